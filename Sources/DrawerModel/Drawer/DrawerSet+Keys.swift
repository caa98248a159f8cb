extension DrawerSet {
    mutating func key(_ press: KeyPress, at time: Timestamp) -> Outcome {
        if press.key == .escape { return escape(press, at: time) }
        if let intent = KeyPan.intent(of: press), flicked(intent, at: time) { return .consumed }
        return .forward(focus, .key(press))
    }

    /// Escape ends what is innermost: a live drag, then the drawer.
    private mutating func escape(_ press: KeyPress, at time: Timestamp) -> Outcome {
        guard let index = frontIndex else { return .forward(.content, .key(press)) }
        if panned != nil {
            cancelPress(at: time)
        } else if isFree(drawers[index]) {
            send(index, to: .closed, at: time)
        }
        return .consumed
    }

    /// Applies an arrow key as a pan; false where no drawer moves that way.
    private mutating func flicked(_ intent: PanRecognizer.Intent, at time: Timestamp) -> Bool {
        guard let index = frontIndex ?? opening(intent), isFree(drawers[index]),
            drawers[index].edge.axis == intent.axis
        else { return false }
        if panned != nil { dropPan() }
        for gesture in KeyPan.flick(intent) { apply(gesture, to: index, at: time) }
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
