internal import CSystem
internal import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The process's terminal as the system has it: a descriptor of our own, its settings, its size.
final class TerminalDevice {
    /// What a read brought.
    enum ReadResult {
        case bytes(Int)
        case nothing
        /// The terminal is gone.
        case gone
    }

    let descriptor: Int32
    /// The settings at the start, which are given back at the end.
    let original: termios

    /// Opens the terminal that the process belongs to.
    init() throws(TerminalError) {
        descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
        var settings = termios()
        guard descriptor >= 0, tcgetattr(descriptor, &settings) == 0 else { throw .noTerminal }
        original = settings
    }

    deinit { close(descriptor) }

    /// The window's size in cells.
    var size: Size {
        guard let window, window.ws_col > 0, window.ws_row > 0 else {
            return Size(width: 80, height: 24)
        }
        return Size(width: Int(window.ws_col), height: Int(window.ws_row))
    }

    /// Where the window's cells are among its pixels; nil where the terminal does not say.
    var grid: PixelGrid? {
        guard let window else { return nil }
        let pixels = Size(width: Int(window.ws_xpixel), height: Int(window.ws_ypixel))
        return PixelGrid(cells: size, pixels: pixels)
    }

    private var window: winsize? {
        var window = winsize()
        return ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0 ? window : nil
    }

    /// Has every byte come through as it is, at once, and nothing echoed.
    func enterRaw() {
        var raw = original
        cfmakeraw(&raw)
        tcsetattr(descriptor, TCSADRAIN, &raw)
    }

    /// Drops what has come in and was not read, and gives the settings back.
    func restore() {
        tcflush(descriptor, TCIFLUSH)
        var settings = original
        tcsetattr(descriptor, TCSANOW, &settings)
    }

    /// Reads what is there into `buffer`.
    func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadResult {
        let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 { return .bytes(count) }
        if count < 0 && (errno == EAGAIN || errno == EINTR) { return .nothing }
        return .gone
    }

    /// Writes what the terminal takes now: how many bytes, or nil when it is gone.
    func write(_ bytes: UnsafeRawBufferPointer) -> Int? {
        let count = systemWrite(descriptor, bytes.baseAddress, bytes.count)
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }
}

/// The system's calls, out of the way of the methods of the same name.
private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)
