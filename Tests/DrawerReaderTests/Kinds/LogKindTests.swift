import DrawerCanvas
import Testing

@testable import DrawerReader

struct LogKindTests {
    @Test func daysAndWhatWentWrongInThem() {
        let text = """
            2024-05-17T10:00:00.123Z INFO no error here
            2024-05-17T10:00:01.123Z ERROR disk full
            2024-05-17T10:00:02.123Z ERROR disk full
            2024-05-17T10:00:03.123Z INFO in between
            2024-05-17T10:00:04.123Z ERROR disk full
            2024-05-17T10:00:05.123Z WARN disk slow
            2024-05-18 00:00:00,001 [error] disk gone
            \tat some place
            """
        #expect(
            LogKind.contents(text) == [
                "2024-05-17: 1", "  ERROR disk full [×3]: 2", "  WARN disk slow: 6",
                "2024-05-18: 7", "  [error] disk gone: 7",
            ])
        #expect(LogKind.recognizes(text))
    }

    @Test func otherFormsAreReadToo() {
        let syslog = """
            May  7 10:00:00 host kernel: all is well
            May  7 10:00:00 host program[12]: error: it failed
            May 17 10:00:00 host program[12]: warning: it may fail
            """
        #expect(
            LogKind.contents(syslog) == [
                "May 7: 1", "  host program[12]: error: it failed: 2", "May 17: 3",
                "  host program[12]: warning: it may fail: 3",
            ])
        let json = #"""
            {"time":"2024-05-17T10:00:00Z","level":"info","msg":"well"}
            {"time":"2024-05-17T10:00:00Z","level":"ERROR","a":{"level":"x"},"msg":"\"b\"\n\u0041"}
            {"time":"2024-05-17T10:00:00Z","level":40,"msg":"slow"}
            """#
        #expect(LogKind.contents(json) == ["2024-05-17: 1", #"  "b" A: 2"#, "  slow: 3"])
        let others = """
            [   12.345678] usb: error: it failed
            E0517 10:00:00.123456  1 file.cc:1] it failed
            [Fri May 17 10:00:00.123 2024] [core:error] it failed
            """
        #expect(LogKind.contents(others).count == 4)
        for text in [syslog, json, others] { #expect(LogKind.recognizes(text)) }
    }

    @Test(arguments: [
        ("ERROR it", LogSeverity.error), ("[warn] it", .warning), ("level=fatal it", .error),
        ("it: warning: this", .warning), ("an error of it", .unknown), ("no ERROR_CODE", .unknown),
        ("/var/ERROR.log", .unknown), ("INFO then ERROR", .other), ("<CRITICAL>", .error),
        ("TERROR", .unknown), ("Warning: it", .warning), ("error", .unknown), ("", .unknown),
        (String(repeating: "x", count: 200) + " ERROR", .unknown), ("EMERGENCY", .error),
    ]) func theFirstLevelCounts(text: String, severity: LogSeverity) {
        let found = Array(text.utf8).withUnsafeBufferPointer { LogSeverity(in: $0) }
        #expect(found == severity)
    }

    @Test(arguments: [
        "2024-05-17  A. Writer  <a@example.org>\n\n\t* file.c: change\n\n2024-05-16  B\n",
        "10:00 is late\n", "May 17 10:00:00 once\n", "{\"a\": 1}\n{\"b\": 2}\n{\"c\": 3}\n",
        "one\ntwo\nthree\n", "", "{\n}\n",
    ]) func otherTextsAreNoLogs(text: String) {
        #expect(!LogKind.recognizes(text))
    }

    @Test(arguments: [
        ("mail.log", true), ("mail.log.1", true), ("/var/log/syslog", true), ("syslog.2.gz", true),
        ("dmesg", true), ("log", false), ("a.log.txt", false), ("catalog", false), ("a.1", false),
    ]) func namesTell(name: String, isLog: Bool) {
        #expect(LogKind.recognizes("text", name: name) == isLog)
    }

    @Test func errorsAndWarningsHaveTheirInk() {
        let lines = ["ERROR a", "WARN b", "INFO c", "\u{1B}[31mERROR d\u{1B}[m"]
        let document = Document(bytes: Array(lines.joined(separator: "\n").utf8))
        let roles = lines.indices.map {
            LogKind.layout(of: $0, in: document)?.runs.first?.ink.role
        }
        #expect(roles == [.error, .warning, nil, nil])
    }

    /// Too many errors are thinned out evenly, and the last item says how many are missing.
    @Test func tooMuchIsThinnedOut() throws {
        var outline = LogOutline(limit: 100)
        for line in 0..<10_000 {
            let day = 10 + line / 1000
            let text = Array("2024-05-\(day) 10:00:00 ERROR number \(line)".utf8)
            text.withUnsafeBufferPointer { outline.read($0, at: line) }
        }
        let items = outline.finished()
        let days = items.filter { $0.level == 0 }.dropLast()
        #expect(days.map(\.line) == Array(stride(from: 0, to: 10_000, by: 1000)))
        #expect(items.count > 40 && items.count <= 101)
        let last = try #require(items.last)
        #expect(last.title == "… and \(10_010 - items.count + 1) more")
        let gaps = zip(items, items.dropFirst()).map { $1.line - $0.line }
        #expect(gaps.allSatisfy { $0 <= 1000 })
    }
}
