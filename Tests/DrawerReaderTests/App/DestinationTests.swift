import Testing

@testable import DrawerReader

struct DestinationTests {
    @Test(arguments: [
        ("#install", "README.md", Destination.heading("install")),
        ("#a%20b", "x.md", .heading("a b")), ("#%6Fne", "x.md", .heading("one")),
        ("docs/feel.md", "README.md", .file(path: "docs/feel.md", heading: nil)),
        ("feel.md#slop", "docs/gallery.md", .file(path: "docs/feel.md", heading: "slop")),
        ("../README.md", "docs/feel.md", .file(path: "README.md", heading: nil)),
        ("../../up.md", "docs/feel.md", .file(path: "../up.md", heading: nil)),
        ("./a/./b.md", "/home/x/c.md", .file(path: "/home/x/a/b.md", heading: nil)),
        ("/etc/motd", "docs/x.md", .file(path: "/etc/motd", heading: nil)),
        ("100%.md", "x.md", .file(path: "100%.md", heading: nil)),
        ("a/b:c.md", "x.md", .file(path: "a/b:c.md", heading: nil)),
        ("https://example.org/x", "x.md", .web("https://example.org/x")),
        ("MAILTO:a@example.org", "x.md", .web("MAILTO:a@example.org")),
    ]) func linksLeadSomewhere(target: String, name: String, destination: Destination) {
        #expect(Destination(target, in: name) == destination)
    }

    /// What could start a program, or hide something from the eye, is not followed.
    @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "ssh://host", "x:y", ""])
    func othersDoNot(target: String) {
        #expect(Destination(target, in: "x.md") == nil)
    }

    @Test func aZeroByteStaysAsItIs() {
        #expect(Destination("a%00b", in: "x") == .file(path: "a%00b", heading: nil))
    }
}
