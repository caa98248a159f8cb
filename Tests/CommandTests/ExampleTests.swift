import TerminalProbe
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The small programs that others copy, as built by `make examples`.
struct ExampleTests {
    @Test(arguments: Example.all) func anArrowOpensItAndATapBesideItCloses(
        example: Example
    ) throws {
        let terminal = try example.start()
        #expect(terminal.eventually(example.isClosed))
        terminal.send(example.arrow)
        #expect(terminal.eventually(example.isOpen))
        terminal.click(example.beside.x, example.beside.y)
        #expect(terminal.eventually(example.isClosed))
        try terminal.quit()
    }

    @Test(arguments: Example.all) func aDragOpensItAndQLeavesFromThere(example: Example) throws {
        let terminal = try example.start()
        let (start, end) = (example.drag[0], example.drag[1])
        terminal.press(start.x, start.y)
        for step in 1...10 {
            terminal.drag(
                start.x + (end.x - start.x) * step / 10, start.y + (end.y - start.y) * step / 10)
        }
        terminal.release(end.x, end.y)
        #expect(terminal.eventually(example.isOpen))
        try terminal.quit()
    }

    @Test(arguments: Example.all) func controlCInterruptsIt(example: Example) throws {
        let terminal = try example.start()
        terminal.send([3])
        #expect(terminal.ending == .signalled(SIGINT))
        try terminal.expectGivenBack()
    }

    @Test func whatCannotBeShownIsToldInItsName() throws {
        let command = try Example.named("sketch").command(environment: ["TERM": "dumb"])
        let terminal = try PseudoTerminal(command)
        #expect(terminal.ending == .exited(1))
        #expect(terminal.line(0).hasPrefix("sketch: terminal type 'dumb' cannot place its cursor"))
        #expect(!terminal.output.contains(0x1B))
    }

    // MARK: Each one's own

    @Test func theSketchIsPaintedInTheChosenColour() throws {
        let example = try Example.named("sketch")
        let terminal = try example.start()
        terminal.send(example.arrow)
        #expect(terminal.eventually(example.isOpen))
        terminal.send("\u{1B}[B\r")
        #expect(terminal.eventually(example.isClosed))
        // The last sixteenth of a column does not show; a press on its way is still the drawer's.
        terminal.settle(quiet: 0.3, timeout: 20)
        terminal.press(30, 9)
        for x in 31...34 { terminal.drag(x, 9) }
        terminal.release(34, 9)
        #expect(terminal.eventually { $0.line(9) == "●●●●●" })
        #expect(terminal.emulator.cell(column: 32, row: 9)?.foreground == RGB(0xE5484D))
        terminal.send("c")
        #expect(terminal.eventually { $0.line(9) == "" })
    }

    @Test func theHaikuHasPoemsAtTheLeft() throws {
        let terminal = try Example.named("haiku").start()
        terminal.send("\u{1B}[C")
        #expect(terminal.waitForText("Poems", timeout: 20))
        terminal.send("\u{1B}[B\u{1B}[B\r")
        #expect(terminal.waitForText("it knows the way home", timeout: 20))
    }

    @Test func theHaikuHasInksAtTheRight() throws {
        let terminal = try Example.named("haiku").start()
        terminal.send("\u{1B}[D")
        #expect(terminal.waitForText("Inks", timeout: 20))
        terminal.send("\u{1B}[B\r")
        #expect(
            terminal.eventually { terminal in
                let place = terminal.emulator.find("blinking")
                let cell = place.flatMap { terminal.emulator.cell(column: $0.column, row: $0.row) }
                return cell?.foreground == RGB(0xB48EAD)
            })
    }

    @Test(arguments: [("\r", "  100% █"), ("\u{7F}", "  0%")])
    func theTideComesInUntilItIsToldWhereToGo(key: String, end: String) throws {
        let terminal = try Example.named("tide").start()
        terminal.send(" ")
        for percent in 3...6 {
            #expect(terminal.waitForText("  \(percent)% █", timeout: 20))
        }
        terminal.send(key)
        #expect(terminal.eventually { $0.emulator.text(row: 2).hasPrefix(end) })
    }

    @Test func theLifeGoesOnBesideItsPatterns() throws {
        let terminal = try Example.named("life").start(columns: 120)
        #expect(terminal.emulator.text(row: 1).hasPrefix("    Patterns"))
        let before = terminal.emulator.text
        #expect(terminal.eventually { $0.emulator.text != before })
        try terminal.quit()
    }
}
