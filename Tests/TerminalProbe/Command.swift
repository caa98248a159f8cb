#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Where one of a command's standard streams leads.
public enum StandardStream: Equatable, Sendable {
    /// The terminal.
    case terminal
    /// A file by path: read when it is the input, created and truncated when it is an output.
    case file(String)
    /// An open descriptor of the test's, which stays open there.
    case descriptor(Int32)

    func open(writing: Bool) throws(ProbeError) -> Descriptor? {
        switch self {
        case .terminal: nil
        case .file(let path):
            try Descriptor.open(path, writing ? O_WRONLY | O_CREAT | O_TRUNC : O_RDONLY).copy()
        case .descriptor(let number): try Descriptor.copy(of: number)
        }
    }
}

extension StandardStream {
    func open(writing: Bool, otherwise: Descriptor) throws(ProbeError) -> Descriptor {
        if let opened = try open(writing: writing) { return opened }
        return try otherwise.copy()
    }
}

/// A program to start: its file, arguments, complete environment, directory and streams.
public struct Command: Equatable, Sendable {
    /// The program: a path, or a name to be looked up in the environment's `PATH`.
    public var program: String
    /// The arguments after the program's own name.
    public var arguments: [String]
    /// The whole environment: nothing is inherited.
    public var environment: [String: String]
    /// The working directory; nil for the test's.
    public var directory: String?
    /// Standard input.
    public var input: StandardStream
    /// Standard output.
    public var output: StandardStream
    /// Standard error.
    public var errors: StandardStream

    /// A command whose streams are the terminal unless said otherwise.
    public init(
        _ program: String, _ arguments: [String] = [],
        environment: [String: String] = Command.plainEnvironment, directory: String? = nil,
        input: StandardStream = .terminal, output: StandardStream = .terminal,
        errors: StandardStream = .terminal
    ) {
        self.program = program
        self.arguments = arguments
        self.environment = environment
        self.directory = directory
        self.input = input
        self.output = output
        self.errors = errors
    }

    /// A small environment: the standard `PATH`, `TERM=xterm-256color`, a UTF-8 locale.
    public static let plainEnvironment = [
        "PATH": "/usr/local/bin:/usr/bin:/bin", "TERM": "xterm-256color", "LC_ALL": "C.UTF-8",
    ]

    /// The path to execute; the program itself if nothing is found.
    var path: String {
        guard !program.contains("/"), let search = environment["PATH"] else { return program }
        let candidates = search.split(separator: ":").map { "\($0)/\(program)" }
        return candidates.first { access($0, X_OK) == 0 } ?? program
    }

    /// Calls `body` with C's argument and environment vectors, valid during the call only.
    func withVectors<Result>(
        _ body: (
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
            UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
        ) -> Result
    ) -> Result {
        let assignments = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var argumentVector = ([program] + arguments).map { strdup($0) } + [nil]
        var environmentVector = assignments.map { strdup($0) } + [nil]
        defer { (argumentVector + environmentVector).forEach { free($0) } }
        return argumentVector.withUnsafeMutableBufferPointer { first in
            environmentVector.withUnsafeMutableBufferPointer { second in
                // Neither is empty: both end with nil.
                body(first.baseAddress!, second.baseAddress!)
            }
        }
    }
}
