extension DrawerSet {
    mutating func mouse(_ report: MouseReport, at time: Timestamp, claim: Claim) -> Outcome {
        switch report.kind {
        case .press(let button): pressed(button, report, at: time, claim: claim)
        case .drag: dragged(report, at: time)
        case .release: released(report, at: time)
        case .move: moved(report)
        case .wheel(let direction): wheeled(direction, report, at: time, claim: claim)
        case .cancel: cancelled()
        }
    }

    // MARK: Press

    private mutating func pressed(
        _ button: MouseReport.Button, _ report: MouseReport, at time: Timestamp, claim: Claim
    ) -> Outcome {
        cancelPress()
        repeats.reset()
        let place = place(of: report.location, claim: claim)
        press = Press(place: place, location: report.location, claim: claim)
        if button == .left { recognizer.press(at: report.location, time: time) }
        switch place {
        case .content, .control:
            return give(report, to: .content)
        case .dim:
            pressedDim(report.location, isTap: button == .left)
            return .consumed
        case .panel:
            if button == .left, catches() { return .consumed }
            return give(report, to: frontIndex.map { .menu(drawers[$0].edge) })
        }
    }

    private func place(of location: Location, claim: Claim) -> Press.Place {
        guard drawers.contains(where: \.isShown) else { return .content }
        guard let front, front.isShown else { return .dim }
        if isOver(front, location) { return .panel }
        return claim.contains(.control) && leavesContentLive ? .control : .dim
    }

    /// A press beside a moving drawer turns it to closed; beside one at rest it may become a tap.
    private mutating func pressedDim(_ location: Location, isTap: Bool) {
        guard let index = frontIndex, isTap, isFree(drawers[index]) else { return }
        if drawers[index].isSettling {
            send(index, to: .closed)
        } else {
            tap.press(at: location)
        }
    }

    /// A press on a moving drawer takes it in hand without any slop. What a scrub holds is let go
    /// of first, so that released without moving it goes where it is nearest to.
    private mutating func catches() -> Bool {
        guard let index = frontIndex, isFree(drawers[index]) else { return false }
        _ = letGo()
        guard drawers[index].isSettling else { return false }
        begin(index)
        return true
    }

    private mutating func begin(_ index: Int) {
        wheel.reset()
        scrubbed = nil
        driven = nil
        let began = recognizer.activate(along: drawers[index].edge.axis)
        panned = index
        tap.cancel()
        apply(began, to: index)
        if let changed = recognizer.changed() { apply(changed, to: index) }
    }

    // MARK: Drag and release

    private mutating func dragged(_ report: MouseReport, at time: Timestamp) -> Outcome {
        guard let press else { return .consumed }
        tap.drag(to: report.location)
        let intent = recognizer.drag(to: report.location, time: time)
        if let overtaken = overtaken(report) { return overtaken }
        if let index = panned {
            if let changed = recognizer.changed() { apply(changed, to: index) }
            return .consumed
        }
        guard let intent, let index = drawer(for: intent, press: press) else {
            return give(report, to: press.receiver)
        }
        begin(index)
        self.press?.receiver = nil
        guard let receiver = press.receiver else { return .consumed }
        return forward(MouseReport(.cancel, at: report.location), to: receiver)
    }

    /// The drawer that a drag in this direction moves, if what lies under the press lets it.
    private func drawer(for intent: PanRecognizer.Intent, press: Press) -> Int? {
        guard let index = frontIndex ?? opening(intent), isFree(drawers[index]),
            drawers[index].edge.axis == intent.axis, isStart(press, of: drawers[index]),
            !isClaimed(press, against: drawers[index], intent)
        else { return nil }
        return index
    }

    /// Whether the press is where a pan of this drawer may begin.
    private func isStart(_ press: Press, of drawer: Drawer) -> Bool {
        let rule = drawer.configuration.pan
        switch press.place == .content ? rule.closed : rule.open {
        case .anywhere: return true
        case .edge:
            let way = press.location.distance(from: drawer.edge, of: screen)
            return way < drawer.configuration.edgeZone
        case .uncovered: return press.place == .dim
        case .nowhere: return false
        }
    }

    /// Whether the content, or the menu, wants the drags of this press for itself.
    private func isClaimed(
        _ press: Press, against drawer: Drawer, _ intent: PanRecognizer.Intent
    ) -> Bool {
        if press.place == .dim { return false }
        if press.claim.contains(.control) { return true }
        let isSideways = intent.axis == .horizontal
        let scroll = isSideways ? Claim(sideways: intent.sign) : .vertical
        let way = press.location.distance(from: drawer.edge, of: screen)
        return press.claim.contains(scroll) && way >= drawer.configuration.edgeZone
    }

    private mutating func released(_ report: MouseReport, at time: Timestamp) -> Outcome {
        let overtaken = overtaken(report)
        guard let press else { return .consumed }
        self.press = nil
        let ended = recognizer.release(at: report.location, time: time)
        if let ended, let index = panned {
            panned = nil
            apply(ended, to: index)
            return .consumed
        }
        if tap.release(at: report.location), let index = frontIndex {
            send(index, to: .closed)
        }
        return overtaken ?? give(report, to: press.receiver)
    }

    /// Takes the press from content that a drawer has come out over in the meantime.
    private mutating func overtaken(_ report: MouseReport) -> Outcome? {
        guard press?.receiver == .content, press?.place != .control, frontIndex != nil else {
            return nil
        }
        press?.receiver = nil
        return forward(MouseReport(.cancel, at: report.location), to: .content)
    }

    // MARK: Everything else

    /// Movement without a button: the release of a button held until now was lost.
    private mutating func moved(_ report: MouseReport) -> Outcome {
        if press != nil { return cancelled() }
        return drawers.contains(where: \.isShown) ? .consumed : forward(report, to: .content)
    }

    /// Ends a press when the terminal has lost the keyboard, and its button's release with it.
    mutating func lostFocus(_ event: InputEvent) -> Outcome {
        if press?.receiver != nil { return cancelled() }
        cancelPress()
        return .forward(.content, event)
    }

    private mutating func wheeled(
        _ direction: MouseReport.Wheel, _ report: MouseReport, at time: Timestamp, claim: Claim
    ) -> Outcome {
        if let sign = WheelPan.sign(of: direction),
            wheelPanned(sign, at: time, isClaimed: claim.contains(Claim(sideways: sign)))
        {
            return .consumed
        }
        switch place(of: report.location, claim: claim) {
        case .content, .control: return forward(report, to: .content)
        case .panel: return front.map { forward(report, to: .menu($0.edge)) } ?? .consumed
        case .dim:
            return leavesContentLive ? forward(report, to: .content) : .consumed
        }
    }

    private mutating func cancelled() -> Outcome {
        let ended = press
        cancelPress()
        guard let ended, let receiver = ended.receiver else { return .consumed }
        return forward(MouseReport(.cancel, at: ended.location), to: receiver)
    }

    /// Forwards a report, and remembers the receiver of a press for what follows it.
    private mutating func give(_ report: MouseReport, to receiver: Target?) -> Outcome {
        guard let receiver else { return .consumed }
        press?.receiver = receiver
        return forward(report, to: receiver)
    }
}

extension DrawerSet.Claim {
    /// The drags to the right, or to the left where `sign` is negative.
    fileprivate init(sideways sign: Double) { self = sign < 0 ? .leftward : .rightward }
}
