import Testing

@testable import DrawerModel

/// The lines of a recording.
struct RecordedEventTests {
    static let lines: [(String, InputEvent)] = [
        ("0.000000 resize 120 36", .resize(Size(width: 120, height: 36))),
        ("0.133512 drag left 12 4", .mouse(MouseReport(.drag(.left), at: Location(x: 12, y: 4)))),
        (
            "0.140000 press right 0 0 shift alt control",
            .mouse(
                MouseReport(
                    .press(.right), at: Location(x: 0, y: 0), modifiers: [.shift, .alt, .control]))
        ),
        (
            "0.150000 release middle -0.5 3.125",
            .mouse(MouseReport(.release(.middle), at: Location(x: -0.5, y: 3.125)))
        ),
        ("1.000000 move 3 4", .mouse(MouseReport(.move, at: Location(x: 3, y: 4)))),
        (
            "1.000001 wheel left 3 4 control",
            .mouse(
                MouseReport(.wheel(.left), at: Location(x: 3, y: 4), modifiers: .control))
        ),
        ("1.100000 cancel 3 4", .mouse(MouseReport(.cancel, at: Location(x: 3, y: 4)))),
        ("1.250000 key Right shift", .key(KeyPress(.right, .shift))),
        ("1.250000 key F12", .key(KeyPress(.function(12)))),
        ("1.250000 key \"q\"", .key(KeyPress(.character("q")))),
        ("1.250000 key \" \" control", .key(KeyPress(.character(" "), .control))),
        ("1.250000 key \"\\\"\"", .key(KeyPress(.character("\"")))),
        ("1.250000 key \"\\u{301}\"", .key(KeyPress(.character("\u{301}")))),
        ("99.999999 focus in", .focus(true)), ("100.000000 focus out", .focus(false)),
        (
            "2.000000 paste \"two\\nlines\\t\\\\ \\u{1B}[31m \\u{202E}é 漢 \\u{9B}\"",
            .paste("two\nlines\t\\ \u{1B}[31m \u{202E}é 漢 \u{9B}")
        ),
        ("3.000000 paste \"\"", .paste("")),
    ]

    @Test(arguments: lines) func everyKindHasItsLine(line: String, event: InputEvent) throws {
        let read = try #require(RecordedEvent(line))
        #expect(read.event == event)
        #expect(read.text == line)
        #expect(RecordedEvent(event, at: read.time).text == line)
    }

    @Test func aLineWrittenByHandMayBeLooser() throws {
        let line = try #require(RecordedEvent("  2.5  key   Left  alt shift  "))
        #expect(line.event == .key(KeyPress(.left, [.shift, .alt])))
        #expect(line.time == Timestamp(seconds: 2.5))
        #expect(RecordedEvent("7 focus in")?.time == Timestamp(seconds: 7))
    }

    @Test(arguments: [
        "", "x", "1.0", "key Up", "-1.0 key Up", "1. key Up", ".5 key Up", "1.0000000 key Up",
        "1e3 key Up", "1,5 key Up", "1234567890.0 key Up", "1.0 kez Up", "1.0 key", "1.0 key up",
        "1.0 key UP", "1.0 key Up Shift", "1.0 key Up shift x", "1.0 key \"\"", "1.0 key \"ab\"",
        "1.0 key \"a", "1.0 key a", "1.0 key Fx", "1.0 key \"\\x\"", "1.0 key \"\\u{}\"",
        "1.0 key \"\\u{D800}\"", "1.0 key \"\\u{110000}\"", "1.0 key \"\\u{+41}\"",
        "1.0 key \"\\u41\"", "1.0 key \"\\", "1.0 paste", "1.0 paste two", "1.0 paste \"a\" \"b\"",
        "1.0 focus", "1.0 focus yes", "1.0 focus in 1", "1.0 resize 80", "1.0 resize 80 -24",
        "1.0 resize 80 24 1", "1.0 resize 80.5 24", "1.0 press 1 2", "1.0 press up 1 2",
        "1.0 press left 1", "1.0 press left 1 2 3", "1.0 press left x 2", "1.0 press left nan 2",
        "1.0 press left inf 2", "1.0 wheel 1 2", "1.0 wheel in 1 2", "1.0 move left 1 2",
        "1.0\tkey\tUp",
    ]) func whatIsNoEventIsRefused(line: String) {
        #expect(RecordedEvent(line) == nil)
    }

    /// What is written is read as it was, and is one line without a control character.
    @Test(arguments: 1...8) func anythingComesBack(seed: UInt64) throws {
        var numbers = SplitMix64(seed: seed)
        for _ in 0..<2000 {
            let time = Timestamp(nanoseconds: .random(in: 0...99_999_999_999_000, using: &numbers))
            let event = InputEvent.random(using: &numbers)
            let written = RecordedEvent(event, at: time)
            let line = written.text
            let read = try #require(RecordedEvent(line), "\(line)")
            // Strings are equal where they mean the same; here each scalar counts.
            #expect(read == written && Array(read.text.utf8) == Array(line.utf8))
            #expect(read.event.scalars == event.scalars)
            #expect(time.nanoseconds - read.time.nanoseconds < 1000 && read.time <= time)
            #expect(line.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
            #expect(line.unicodeScalars.allSatisfy { !(0x80..<0xA0).contains($0.value) })
        }
    }
}

extension InputEvent {
    /// The characters in it.
    fileprivate var scalars: [Unicode.Scalar] {
        switch self {
        case .paste(let text): Array(text.unicodeScalars)
        default: []
        }
    }

    fileprivate static func random(using numbers: inout SplitMix64) -> InputEvent {
        switch Int.random(in: 0..<8, using: &numbers) {
        case 0: .key(KeyPress(.random(using: &numbers), .random(using: &numbers)))
        case 1: .focus(.random(using: &numbers))
        case 2:
            .resize(
                Size(
                    width: .random(in: 0...500, using: &numbers),
                    height: .random(in: 0...500, using: &numbers)))
        case 3:
            .paste(
                String(
                    String.UnicodeScalarView(
                        (0..<Int.random(in: 0..<20, using: &numbers)).map { _ in
                            .random(using: &numbers)
                        })))
        default:
            .mouse(
                MouseReport(
                    .random(using: &numbers), at: .random(using: &numbers),
                    modifiers: .random(using: &numbers)))
        }
    }
}

extension Unicode.Scalar {
    /// Of all there are; half the time one of the first 256, where the trouble is.
    fileprivate static func random(using numbers: inout SplitMix64) -> Unicode.Scalar {
        let most: UInt32 = Bool.random(using: &numbers) ? 0xFF : 0x10FFFF
        return Unicode.Scalar(.random(in: 0...most, using: &numbers)) ?? "\u{301}"
    }
}

extension Key {
    fileprivate static func random(using numbers: inout SplitMix64) -> Key {
        let plain = EventWords.keys.all.map(\.value)
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: return .character(.random(using: &numbers))
        case 1: return .function(.random(in: 1...24, using: &numbers))
        default: return plain.randomElement(using: &numbers) ?? .enter
        }
    }
}

extension Modifiers {
    fileprivate static func random(using numbers: inout SplitMix64) -> Modifiers {
        Modifiers(rawValue: .random(in: 0..<8, using: &numbers))
    }
}

extension Location {
    /// In whole cells, or anywhere between.
    fileprivate static func random(using numbers: inout SplitMix64) -> Location {
        let place = Location(
            x: .random(in: -10...1e7, using: &numbers), y: .random(in: -1...60, using: &numbers))
        if Bool.random(using: &numbers) { return place }
        return Location(x: place.x.rounded(), y: place.y.rounded())
    }
}

extension MouseReport.Kind {
    fileprivate static func random(using numbers: inout SplitMix64) -> MouseReport.Kind {
        let buttons: [MouseReport.Button] = [.left, .middle, .right]
        let wheels: [MouseReport.Wheel] = [.up, .down, .left, .right]
        let kinds: [MouseReport.Kind] =
            buttons.flatMap { [.press($0), .drag($0), .release($0)] }
            + wheels.map { .wheel($0) } + [.move, .cancel]
        return kinds.randomElement(using: &numbers) ?? .move
    }
}
