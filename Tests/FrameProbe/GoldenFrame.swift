public import DrawerCanvas
internal import DrawerModel
internal import Foundation

/// A frame as text that people can read and compare: its characters, and its styles by letters.
public struct GoldenFrame {
    /// The characters, the runs of styles, and what the letters mean.
    public let text: String

    /// The text of a frame.
    public init(_ frame: Surface) {
        var legend: [Style] = []
        var lines: [String] = []
        for y in 0..<frame.size.height {
            lines.append(
                "|" + (0..<frame.size.width).map { frame[$0, y].glyph.text }.joined() + "|")
        }
        lines.append("")
        for y in 0..<frame.size.height {
            var runs: [(Int, Int)] = []
            for x in 0..<frame.size.width {
                let style = frame[x, y].style
                let index = legend.firstIndex(of: style) ?? legend.count
                if index == legend.count { legend.append(style) }
                if runs.last?.0 == index {
                    runs[runs.count - 1].1 += 1
                } else {
                    runs.append((index, 1))
                }
            }
            lines.append(runs.map { "\(Self.letter($0.0))\($0.1)" }.joined(separator: " "))
        }
        lines.append("")
        for (index, style) in legend.enumerated() {
            lines.append("\(Self.letter(index)) = \(Self.name(style))")
        }
        text = lines.joined(separator: "\n") + "\n"
    }

    private static func letter(_ index: Int) -> String {
        let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
        return index < letters.count ? String(letters[index]) : "z\(index)."
    }

    private static func name(_ style: Style) -> String {
        let marks = style.attributes.isEmpty ? "" : " attributes \(style.attributes.rawValue)"
        return "\(name(style.foreground)) on \(name(style.background))\(marks)"
    }

    private static func name(_ color: Color) -> String {
        if let index = color.paletteIndex { return "palette \(index)" }
        return color.rgb.map { String(format: "#%06x", $0) } ?? "standard"
    }

    // MARK: Files

    /// Whether the frame is as it was accepted, in the folder `Golden` of the test's target; with
    /// `UPDATE_GOLDEN` set it is accepted as it is.
    public func matches(_ name: String, test: String = #filePath) throws -> Bool {
        let parts = test.components(separatedBy: "/")
        let tests = parts.lastIndex(of: "Tests") ?? 0
        let file = URL(fileURLWithPath: parts[...(tests + 1)].joined(separator: "/"))
            .appendingPathComponent("Golden").appendingPathComponent(name + ".txt")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        return try String(contentsOf: file, encoding: .utf8) == text
    }
}
