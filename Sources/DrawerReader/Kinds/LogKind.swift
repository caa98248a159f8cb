public import DrawerCanvas

/// A log: lines with the time, or a level such as ERROR, or JSON with both.
public enum LogKind: DocumentKind {
    /// By its name, or where nearly all of the first lines begin with a time of day, or are JSON
    /// with a level.
    public static func recognizes(_ head: DocumentHead) -> Bool {
        if isLogName(head.name) { return true }
        return head.withText { lines in
            let entries = lines.filter { !$0.isBlank && $0.indent == 0 && !$0.hasPrefix("-- ") }
            let known = entries.filter { LogEntry.isCertain($0) }.count
            return entries.count > 2 && 10 * known >= 9 * entries.count
        }
    }

    /// Its days, and the errors and warnings of each.
    public static func outline(of document: Document, name: String) -> [OutlineItem] {
        var outline = LogOutline()
        for index in 0..<document.lineCount {
            document.withSeenLine(index) { outline.read($0, at: index) }
        }
        return outline.finished()
    }

    /// Errors and warnings, unless they have colours of their own.
    public static func layout(of line: Int, in document: Document) -> LineLayout? {
        document.withLine(line) { text in
            guard AnsiLine.isPlain(text),
                let role = LogEntry(text).severity.role
            else { return nil }
            return LineLayout(runs: [TextRun(0..<text.count, TextInk(role))])
        }
    }

    /// Names such as `mail.log`, `mail.log.1` and `syslog`.
    private static func isLogName(_ name: DocumentName) -> Bool {
        name.ending == "log" || ["syslog", "messages", "dmesg"].contains(name.base)
            || (name.ending.utf8.allSatisfy(\.isDigit)
                && (name.base.hasSuffix(".log." + name.ending)
                    || name.base == "syslog." + name.ending))
    }
}

extension LogSeverity {
    /// How its lines look; nil for those that look like all others.
    fileprivate var role: TextRole? {
        switch self {
        case .error: .error
        case .warning: .warning
        case .other, .unknown: nil
        }
    }
}
