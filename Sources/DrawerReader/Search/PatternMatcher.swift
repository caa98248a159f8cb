internal import CPcre2

/// A pattern made ready for matching, with all that PCRE2 keeps for that. It belongs to one thread.
///
/// What it may take is bounded, so that no expression blocks for long: `limit` steps from one place
/// of the text, and some megabytes.
final class PatternMatcher {
    /// As many steps as take about a millisecond, from one place.
    private static let limit: UInt32 = 1_000_000
    /// The most memory for the ways that are still open, in bytes, compiled and not.
    private static let stack = 4 << 20
    private static let heap: UInt32 = 16 << 10  // in KB

    /// What is searched for.
    let pattern: SearchPattern
    /// Whether a block of lines may be matched at once. Without machine code PCRE2 looks through the
    /// whole block for invalid UTF-8 at each call.
    let takesBlocks: Bool

    private let code: OpaquePointer
    private let data: OpaquePointer
    private let context: OpaquePointer
    private let jitStack: OpaquePointer?
    private let ends: UnsafeMutablePointer<Int>

    /// Compiles a pattern, to machine code where the system lets it.
    init(_ pattern: SearchPattern) throws(SearchProblem) {
        self.pattern = pattern
        code = try Self.compile(pattern)
        let isMachineCode = pcre2_jit_compile_8(code, UInt32(PCRE2_JIT_COMPLETE)) == 0
        takesBlocks = isMachineCode && pattern.keepsToLines
        jitStack = isMachineCode ? pcre2_jit_stack_create_8(1 << 15, Self.stack, nil) : nil
        guard let data = pcre2_match_data_create_8(1, nil),
            let context = pcre2_match_context_create_8(nil),
            let ends = pcre2_get_ovector_pointer_8(data)
        else { preconditionFailure("no memory is left") }
        self.data = data
        self.context = context
        self.ends = ends
        pcre2_set_match_limit_8(context, Self.limit)
        pcre2_set_heap_limit_8(context, Self.heap)
        if let jitStack {
            pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(jitStack))
        }
    }

    deinit {
        pcre2_match_context_free_8(context)
        pcre2_match_data_free_8(data)
        pcre2_jit_stack_free_8(jitStack)
        pcre2_code_free_8(code)
    }

    /// The first match from byte `start` on; nil where there is none. Of matches without a byte only
    /// those count that `emptyToo` asks for.
    func match(
        _ text: UnsafeBufferPointer<UInt8>, from start: Int, emptyToo: Bool
    ) throws(SearchProblem) -> Range<Int>? {
        guard let base = text.baseAddress else { return nil }
        let options = emptyToo ? 0 : UInt32(PCRE2_NOTEMPTY)
        let result = pcre2_match_8(code, base, text.count, start, options, data, context)
        if result == PCRE2_ERROR_NOMATCH { return nil }
        guard result >= 0 else { throw .tooHard }
        return ends[0]..<max(ends[0], ends[1])
    }

    private static func compile(_ pattern: SearchPattern) throws(SearchProblem) -> OpaquePointer {
        var text = pattern.text
        let settings = pcre2_compile_context_create_8(nil)
        defer { pcre2_compile_context_free_8(settings) }
        pcre2_set_newline_8(settings, UInt32(PCRE2_NEWLINE_LF))
        pcre2_set_max_pattern_length_8(settings, SearchPattern.longest)
        var options =
            PCRE2_UTF | PCRE2_UCP | PCRE2_MATCH_INVALID_UTF | PCRE2_MULTILINE
            | PCRE2_ALT_CIRCUMFLEX | PCRE2_NEVER_BACKSLASH_C
        if !pattern.heedsCapitals { options |= PCRE2_CASELESS }
        var error: Int32 = 0
        var offset = 0
        let code = text.withUTF8 {
            pcre2_compile_8($0.baseAddress, $0.count, options, &error, &offset, settings)
        }
        if let code { return code }
        if pattern.text.utf8.count > SearchPattern.longest {
            throw .tooLong(most: SearchPattern.longest)
        }
        let before = String(decoding: pattern.text.utf8.prefix(offset), as: UTF8.self)
        throw .wrong(message(of: error), character: min(before.count + 1, pattern.text.count))
    }

    private static func message(of error: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 256)
        let length = pcre2_get_error_message_8(error, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, Int(length))), as: UTF8.self)
    }
}
