internal import DrawerReader

/// What a person has set once and for all: a file of lines `name = value`.
struct Configuration {
    /// What the file is called in errors.
    let name: String
    let lines: [ConfigLine]

    /// The file that the environment leads to; nil where there is none.
    static func file(_ environment: (String) -> String?) throws(UsageError) -> Configuration? {
        func path(_ name: String) -> String? {
            environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        guard let home = path("XDG_CONFIG_HOME") ?? path("HOME").map({ $0 + "/.config" }) else {
            return nil
        }
        let name = home + "/drawer/config"
        let bytes: [UInt8]?
        do {
            bytes = try FilePath(name).contents()
        } catch {
            throw UsageError(description: "\(error.description); --no-config does without")
        }
        guard let bytes else { return nil }
        return try Configuration(bytes, name: name)
    }

    /// The lines of a file.
    init(_ bytes: [UInt8], name: String) throws(UsageError) {
        self.name = name
        let text = String(decoding: bytes, as: UTF8.self).unicodeScalars
        var lines: [ConfigLine] = []
        var number = 0
        do {
            for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                number += 1
                if let line = try ConfigLine(line, number: number) { lines.append(line) }
            }
        } catch {
            throw Self.error(error, in: name)
        }
        self.lines = lines
    }

    /// Has all lines take effect, one after the other.
    func apply(to options: inout Options) throws(UsageError) {
        do {
            for line in lines { try line.apply(to: &options) }
        } catch {
            throw Self.error(error, in: name)
        }
    }

    private static func error(_ problem: ConfigProblem, in name: String) -> UsageError {
        UsageError(description: "\(name):\(problem.line):\(problem.column): \(problem.text)")
    }
}
