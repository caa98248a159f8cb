#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// A home of its own for one test, with a place for the state and one for the configuration.
final class Home {
    let directory: String

    init() {
        var name = Array("/tmp/drawer-home-XXXXXX".utf8CString)
        directory = mkdtemp(&name).map { String(cString: $0) } ?? "/tmp"
    }

    deinit {
        for name in ["state/drawer/places", "state", "config/drawer/config"] {
            unlink(path(name))
        }
        for name in ["state/drawer", "state", "config/drawer", "config", ""] { rmdir(path(name)) }
    }

    /// What has the command look here.
    var environment: [String: String] {
        ["HOME": directory, "XDG_STATE_HOME": path("state"), "XDG_CONFIG_HOME": path("config")]
    }

    func path(_ name: String) -> String { directory + "/" + name }

    /// Writes a file, and makes the directories that it is in.
    func write(_ bytes: [UInt8], to name: String) {
        var parent = directory
        for part in name.split(separator: "/").dropLast() {
            parent += "/" + part
            mkdir(parent, 0o700)
        }
        guard let stream = fopen(path(name), "w") else { return }
        fwrite(bytes, 1, bytes.count, stream)
        fclose(stream)
    }

    func write(_ text: String, to name: String) { write(Array(text.utf8), to: name) }

    /// The bytes of a file; none where there is no such file.
    func read(_ name: String) -> [UInt8] {
        guard let stream = fopen(path(name), "r") else { return [] }
        defer { fclose(stream) }
        var bytes: [UInt8] = []
        while case let byte = getc(stream), byte != EOF {
            bytes.append(UInt8(truncatingIfNeeded: byte))
        }
        return bytes
    }
}
