import DrawerModel
import Testing

@testable import DrawerReader

/// Recordings as files.
struct RecordingTests {
    private func recording(_ text: String) throws(ReadError) -> Recording {
        try Recording(Document(bytes: Array(text.utf8)), name: "trace")
    }

    @Test func linesForPeopleAreSkipped() throws {
        let text = """
            # what it is

            0.0 resize 80 24
               \t
            #0.1 key Up
            0.2 key Down\r
            0.2 key Left
            """
        let expected = ["0.0 resize 80 24", "0.2 key Down", "0.2 key Left"]
        #expect(try recording(text).events == expected.compactMap { RecordedEvent($0) })
    }

    @Test(arguments: [
        ("0.0 resize 80 24\n\n0.1 key up", ReadError.noEvent(name: "trace", line: 3)),
        ("any text", .noEvent(name: "trace", line: 1)),
        ("0.0 resize 80 24\n0.2 key Up\n0.1 key Up", .eventTooEarly(name: "trace", line: 3)),
        ("0.1 key Up\n0.2 resize 80 24", .noRecording(name: "trace")),
        ("# nothing\n", .noRecording(name: "trace")), ("", .noRecording(name: "trace")),
    ]) func whatIsNoRecordingIsTold(text: String, error: ReadError) {
        #expect(throws: error) { try recording(text) }
    }

    @Test func invalidBytesAreNoEvent() {
        let bytes = Array("0.0 resize 80 24\n0.1 key ".utf8) + [0xFF]
        #expect(throws: ReadError.noEvent(name: "trace", line: 2)) {
            try Recording(Document(bytes: bytes), name: "trace")
        }
    }

    @Test func messagesAreOneLine() {
        for error in [
            ReadError.noEvent(name: "a\nb", line: 7), .eventTooEarly(name: "a\nb", line: 7),
            .noRecording(name: "a\nb"),
        ] {
            #expect(error.description.hasPrefix("a␊b:") && !error.description.contains("\n"))
        }
        #expect(ReadError.noEvent(name: "a", line: 7).description.hasPrefix("a:7: "))
    }
}
