extension DrawerSet {
    mutating func key(_ press: KeyPress) -> Outcome {
        if KeyPan.intent(of: press) == nil { repeats.reset() }
        if press.key == .escape { return escape(press) }
        if press.key == .enter, letGo() { return .consumed }
        if let intent = KeyPan.scrub(of: press), scrub(intent) { return .consumed }
        if let intent = KeyPan.intent(of: press), flicked(intent) { return .consumed }
        return .forward(focus, .key(press))
    }

    /// Escape ends what is innermost: a live drag, then the drawer.
    private mutating func escape(_ press: KeyPress) -> Outcome {
        guard let index = frontIndex else { return .forward(.content, .key(press)) }
        if panned != nil {
            cancelPress()
        } else if isFree(drawers[index]) {
            send(index, to: .closed)
        }
        return .consumed
    }

    /// Applies an arrow key as a pan; false where no drawer moves that way.
    private mutating func flicked(_ intent: PanRecognizer.Intent) -> Bool {
        guard let index = frontIndex ?? opening(intent), isFree(drawers[index]),
            drawers[index].edge.axis == intent.axis
        else { return false }
        // Held down, the arrow that has closed one drawer does not go on to open another.
        let isRepeat = repeats.continues(intent, at: now)
        repeats.note(intent, at: now)
        if isRepeat, frontIndex == nil { return true }
        if drawers[index].isHeld { dropPan() }
        for gesture in KeyPan.flick(intent) { apply(gesture, to: index) }
        return true
    }

    /// Moves a drawer by one cell and holds it there; false where none moves that way.
    private mutating func scrub(_ intent: PanRecognizer.Intent) -> Bool {
        guard let index = frontIndex ?? opening(intent), isFree(drawers[index]),
            drawers[index].edge.axis == intent.axis
        else { return false }
        if !drawers[index].canStep(intent.sign) { return true }
        if scrubbed == nil {
            if drawers[index].isHeld { dropPan() }
            apply(PanGesture(.began, source: .scrub, axis: intent.axis), to: index)
        }
        let cells = (scrubbed ?? 0) + intent.sign
        scrubbed = cells
        let moved = PanGesture(.changed, source: .scrub, axis: intent.axis, translation: cells)
        apply(moved, to: index)
        return true
    }

    /// Ends a scrub as a release by a hand that stands still; false where there is none.
    mutating func letGo() -> Bool {
        guard let cells = scrubbed, let index = frontIndex else { return false }
        scrubbed = nil
        let ended = PanGesture(
            .ended, source: .scrub, axis: drawers[index].edge.axis, translation: cells,
            reach: .infinity)
        apply(ended, to: index)
        return true
    }

    /// The closed drawer that a movement this way opens.
    func opening(_ intent: PanRecognizer.Intent) -> Int? {
        drawers.firstIndex {
            $0.edge.axis == intent.axis && $0.edge.openingSign == intent.sign
        }
    }

    /// Whether gestures may move the drawer.
    func isFree(_ drawer: Drawer) -> Bool { drawer.configuration.lock == .unlocked }
}
