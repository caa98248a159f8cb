import DrawerCanvas
import DrawerModel

@testable import DrawerTerminal

/// The steps from bytes to bytes, each by itself, and a frame from its time to its bytes.
struct Parts {
    let size: Size
    private let theme = Theme(
        ColorScheme(
            foreground: Color(rgb: 0xCDD6F4), background: Color(rgb: 0x1E1E2E), isKnown: true))

    /// All of them by name, in the order in which data flows.
    func measured() -> [(name: String, Stopwatch)] {
        [
            ("decode a drag", decoding), ("gesture", gesture), ("spring", spring),
            ("layout", layout), ("compositing", compositing), ("encoding", encoding),
            ("a whole frame of a slide", frame),
        ]
    }

    private var decoding: Stopwatch {
        var decoder = InputDecoder()
        var inputs: [InputDecoder.Input] = []
        let report = Array("\u{1B}[<32;100;20M".utf8)
        return Stopwatch(runs: 2000) { _ in
            inputs.removeAll(keepingCapacity: true)
            report.withUnsafeBytes { decoder.feed($0[...], into: &inputs) }
        }
    }

    private var gesture: Stopwatch {
        var set = DrawerSet([BenchScene.drawer(.spring(Spring(response: 0.3)))], screen: size)
        _ = set.handle(mouse(.press(.left), 5), at: Timestamp(seconds: 0), claim: [])
        return Stopwatch(runs: 2000) { run in
            let x = 6 + Double(run % (size.width * 3 / 4))
            _ = set.handle(
                mouse(.drag(.left), x), at: Timestamp(seconds: Double(run) / 100), claim: [])
        }
    }

    private func mouse(_ kind: MouseReport.Kind, _ x: Double) -> InputEvent {
        .mouse(MouseReport(kind, at: Location(x: x, y: 3)))
    }

    private var spring: Stopwatch {
        let spring = Spring(response: 0.3)
        var sum = 0.0
        let watch = Stopwatch(runs: 2000) { run in
            sum += spring.state(displacement: -1, velocity: 0, after: Double(run) / 1000).velocity
        }
        precondition(sum.isFinite)
        return watch
    }

    private var layout: Stopwatch {
        var set = DrawerSet([BenchScene.drawer(.curve(.easeOut, duration: 0.25))], screen: size)
        set.toggle(.left, at: Timestamp(seconds: 0))
        set.advance(to: Timestamp(seconds: 0.1))
        var stages = 0
        let watch = Stopwatch(runs: 2000) { _ in
            for drawer in set.layers where Stage(drawer) != nil { stages += 1 }
        }
        precondition(stages > 0)
        return watch
    }

    // MARK: Frames

    /// Frames of slides to and fro, 15 each way, as at 60 a second.
    private func slide(_ draw: (inout DrawerHost<BenchScene>, Timestamp) -> Void) -> Stopwatch {
        let drawers = [BenchScene.drawer(.curve(.easeOut, duration: 0.25))]
        var host = DrawerHost(BenchScene(), drawers: drawers, size: size)
        return Stopwatch(runs: 600) { run in
            let time = Timestamp(seconds: Double(run) / 60)
            if run % 16 == 0 { host.toggle(.left, at: time) }
            draw(&host, time)
        }
    }

    private var compositing: Stopwatch {
        var content = Surface(size: size)
        var scene = BenchScene()
        scene.drawContent(on: &content, theme: theme)
        let panel = Surface(
            size: Size(width: size.width * 4 / 5, height: size.height),
            filledWith: Cell(.blank, theme.panel))
        var frame = Surface(size: size)
        let compositor = Compositor(theme: theme)
        return Stopwatch(runs: 600) { run in
            let share = Double(run % 60) / 60
            let boundary = share * Double(panel.size.width)
            let stage = Stage(
                edge: .left, boundary: boundary, panelShift: boundary - Double(panel.size.width),
                dim: 0.5 * share, shadow: 0.4 * share)
            compositor.compose(content: content, panel: panel, stage: stage, into: &frame)
        }
    }

    private var encoding: Stopwatch {
        let drawers = [BenchScene.drawer(.curve(.easeOut, duration: 0.25))]
        var host = DrawerHost(BenchScene(), drawers: drawers, size: size)
        host.toggle(.left, at: Timestamp(seconds: 0))
        let frames = (0..<16).map { index in
            var frame = Surface(size: size)
            host.advance(to: Timestamp(seconds: Double(index) / 60))
            host.draw(into: &frame, theme: theme)
            return frame
        }
        var encoder = FrameEncoder(Capabilities(), size: size)
        var frame = Surface(size: size)
        var bytes: [UInt8] = []
        return Stopwatch(runs: 600) { run in
            bytes.removeAll(keepingCapacity: true)
            let index = run % 30
            frame.copy(frames[index < 16 ? index : 30 - index])
            encoder.encode(&frame, cursor: nil, showsCursor: false, into: &bytes)
        }
    }

    private var frame: Stopwatch {
        var frame = Surface(size: size)
        var encoder = FrameEncoder(Capabilities(), size: size)
        var bytes: [UInt8] = []
        return slide { host, time in
            bytes.removeAll(keepingCapacity: true)
            host.advance(to: time)
            host.draw(into: &frame, theme: theme)
            encoder.encode(&frame, cursor: nil, showsCursor: false, into: &bytes)
        }
    }
}
