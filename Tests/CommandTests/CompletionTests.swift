import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

@testable import drawer

/// What shells complete, asked of the shells themselves where they are installed.
struct CompletionTests {
    private let fixture = Fixture(["a file.txt": "x\n", "beta.txt": "x\n"])

    private static func path(_ shell: String) -> String? {
        ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + shell }
            .first { access($0, X_OK) == 0 }
    }

    private func complete(_ shell: Completions.Shell, by program: String, _ script: String) throws
        -> [String]
    {
        fixture.write(Completions(for: shell).text, to: "completions")
        let path = try #require(Self.path(program))
        let outcome = try Subprocess.run(
            Command(
                path, ["-c", script],
                environment: Command.plainEnvironment.merging(["HOME": fixture.directory]) { $1 },
                directory: fixture.directory),
            timeout: 20)
        #expect(outcome.errorText == "")
        return outcome.text.split(separator: "\n").map(String.init)
    }

    @Test(
        .enabled(if: path("bash") != nil),
        arguments: [
            (["drawer", "--th"], ["--theme"]), (["drawer", "--theme", "d"], ["dark"]),
            (["drawer", "--theme", "=", "l"], ["light"]),
            (["drawer", "--theme", "="], ["auto", "dark", "light"]),
            (["drawer", "--galle"], ["--gallery="]),
            (["drawer", "--gallery", "=", "slide"], ["slideDown"]),
            (["drawer", "--gallery", "b"], ["beta.txt"]), (["drawer", "--width", "1"], []),
            (["drawer", "a"], ["a file.txt"]), (["drawer", "--replay", "b"], ["beta.txt"]),
            (["drawer", "-"], nil),
        ] as [([String], [String]?)])
    func bash(words: [String], completions: [String]?) throws {
        let list = words.map { "'\($0)'" }.joined(separator: " ")
        let found = try complete(
            .bash, by: "bash",
            """
            compopt() { :; }
            . ./completions
            COMP_WORDS=(\(list)) COMP_CWORD=\(words.count - 1)
            _drawer drawer "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """)
        if let completions {
            #expect(found == completions)
        } else {
            for spec in Options.table {
                #expect(found.contains { $0.hasPrefix("--" + spec.name) }, "\(spec.name)")
            }
        }
    }

    @Test(
        .enabled(if: path("fish") != nil),
        arguments: [
            ("drawer --th", ["--theme"]), ("drawer --theme d", ["dark"]),
            ("drawer --theme=l", ["--theme=light"]),
            ("drawer --gallery=slideD", ["--gallery=slideDown"]),
            ("drawer b", ["beta.txt"]),
        ])
    func fish(line: String, completions: [String]) throws {
        let found = try complete(.fish, by: "fish", "source completions; complete -C '\(line)'")
        #expect(found.map { $0.split(separator: "\t").first.map(String.init) ?? "" } == completions)
    }

    /// Its functions are read without a complaint; only a terminal could ask them.
    @Test(.enabled(if: path("zsh") != nil)) func zsh() throws {
        let found = try complete(
            .zsh, by: "zsh",
            """
            _arguments() { print -l -- "${@:#-[sS]}" }
            _files() { : }
            drawer_completions() { source ./completions }
            drawer_completions
            """)
        for spec in Options.table {
            #expect(found.contains { $0.contains("--" + spec.name) }, "\(spec.name)")
        }
    }

    /// Each shell has all options.
    @Test(arguments: [Completions.Shell.bash, .zsh, .fish]) func allOptionsAreThere(
        shell: Completions.Shell
    ) {
        let text = Completions(for: shell).text
        for spec in Options.table { #expect(text.contains(spec.name), "\(spec.name)") }
    }
}
