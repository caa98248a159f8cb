public import DrawerCanvas
public import DrawerModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

extension EventLoop {
    /// Runs the program that `make` makes for a terminal of its size, and ends the process as that
    /// ends: with its status, or by the signal that ended it.
    ///
    /// Where the terminal cannot be used, one line on standard error says why, and the status is 1.
    public static func main(
        options: TerminalOptions = TerminalOptions(), _ make: (Size) -> Main
    ) -> Never {
        do {
            exit(try run(options: options, make).exitStatus())
        } catch {
            StandardError.complain(error.description)
            exit(1)
        }
    }
}

extension DrawerScene {
    /// Runs the scene in the terminal, with a drawer for each configuration, and ends the process as
    /// that ends; see `EventLoop.main`.
    ///
    /// From `permanentAt` columns on the first drawer at the left or right stands beside the content.
    public func run(
        drawers: [DrawerConfiguration], permanentAt: Int? = nil,
        options: TerminalOptions = TerminalOptions()
    ) -> Never {
        EventLoop.main(options: options) {
            DrawerHost(self, drawers: drawers, permanentAt: permanentAt, size: $0)
        }
    }
}
