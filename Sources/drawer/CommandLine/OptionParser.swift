internal import CSystem
internal import DrawerReader

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Reads a command line by the table of options, with getopt_long.
struct OptionParser {
    private static let firstValue: Int32 = 1000

    private let count: Int32
    private let words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let table = Options.table

    /// A parser of `count` words, the first of which is the program's name. They are put in another
    /// order: options first.
    init(count: Int32, words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) {
        self.count = count
        self.words = words
    }

    /// The options and operands among words without a program's name.
    static func parse(_ words: [String]) throws(UsageError) -> OptionList {
        var copies = (["drawer"] + words).map { strdup($0) } + [nil]
        let copied = copies
        defer { for copy in copied { free(copy) } }
        // A typed error does not pass through the closure.
        let result = copies.withUnsafeMutableBufferPointer { buffer in
            Result { () throws(UsageError) in
                try OptionParser(count: Int32(buffer.count - 1), words: buffer.baseAddress!).parse()
            }
        }
        return try result.get()
    }

    /// The options and operands.
    func parse() throws(UsageError) -> OptionList {
        var list = OptionList()
        // Before getopt puts the options first.
        let afterDashes = wordsAfterDashes
        cs_options_restart()
        // The colon has getopt tell a missing value from the rest.
        var letters = ":"
        for (index, spec) in table.enumerated() {
            cs_options_add(spec.name, spec.argument, Self.firstValue + Int32(index))
            if let letter = spec.letter { letters.append(letter) }
        }
        var next: Int32 = 1
        while true {
            var value: UnsafePointer<CChar>?
            var culprit: Int32 = 0
            let found = cs_next_option(count, words, letters, &next, &value, &culprit)
            if found == Int32(CS_OPTIONS_END) { break }
            guard let spec = spec(for: found) else {
                throw problem(found, culprit, before: next)
            }
            let text = value.map { String(cString: $0) } ?? ""
            list.given.append(OptionList.Given(spec: spec, value: text))
        }
        takeOperands(from: next, afterDashes: afterDashes, into: &list)
        return list
    }

    /// Takes files, and where to start; what follows two dashes is a file whatever it looks like.
    private func takeOperands(
        from first: Int32, afterDashes: Int, into list: inout OptionList
    ) {
        let all = (first..<max(first, count)).compactMap(path)
        let files = word(first - 1) == "--" ? all.suffix(afterDashes) : []
        for operand in all.dropLast(files.count) {
            if let start = StartOperand.position(operand) {
                list.start = start
            } else {
                list.operands.append(operand)
            }
        }
        list.operands += files
    }

    /// How many words follow the first two dashes.
    private var wordsAfterDashes: Int {
        (1..<max(1, count)).first { word($0) == "--" }.map { Int(count - $0) - 1 } ?? 0
    }

    private func spec(for found: Int32) -> Options.Spec? {
        if found >= Self.firstValue { return table[Int(found - Self.firstValue)] }
        return table.first { $0.letter?.asciiValue.map(Int32.init) == found }
    }

    private func problem(_ found: Int32, _ culprit: Int32, before next: Int32) -> UsageError {
        let name = name(of: culprit, before: next)
        let isKnown = culprit >= Self.firstValue
        var reason = isKnown ? "\(name) takes no value" : "unknown option '\(name)'"
        if found == Int32(CS_OPTION_NEEDS_VALUE) { reason = "\(name) needs a value" }
        return UsageError(description: "\(reason); try 'drawer --help'")
    }

    /// What to call a wrong option. A letter may be one of several in its word.
    private func name(of culprit: Int32, before next: Int32) -> String {
        switch culprit {
        case 0: word(next - 1) ?? ""
        case 1..<128: "-" + String(Unicode.Scalar(UInt8(culprit)))
        case Self.firstValue...: spec(for: culprit).map { "--" + $0.name } ?? ""
        default: word(next) ?? ""
        }
    }

    private func path(_ index: Int32) -> FilePath? {
        words[Int(index)].map { FilePath(cString: $0) }
    }

    private func word(_ index: Int32) -> String? { words[Int(index)].map { String(cString: $0) } }
}

extension Options.Spec {
    /// Whether a value follows, in getopt's numbers: not at all, always, or after a `=`.
    fileprivate var argument: Int32 { value == nil ? 0 : isValueOptional ? 2 : 1 }
}
