extension DrawerSet {
    /// Takes a step of the sideways wheel as a pan; false where no drawer moves that way, or where
    /// content that scrolls has a claim to it before the pan has begun.
    mutating func wheelPanned(_ sign: Double, at time: Timestamp, isClaimed: Bool) -> Bool {
        if wheel.isMomentum(sign: sign, at: time) {
            wheel.note(sign: sign, at: time)
            return true
        }
        if isClaimed && !wheel.isActive { return false }
        let intent = PanRecognizer.Intent(axis: .horizontal, sign: sign)
        guard let index = frontIndex ?? opening(intent), isFree(drawers[index]),
            drawers[index].edge.axis == .horizontal
        else { return false }
        // A swipe's momentum goes on when the drawer is where it was sent, or in another hand.
        if recognizer.activeAxis != nil || !drawers[index].canStep(sign) {
            wheel.note(sign: sign, at: time)
            return true
        }
        if !wheel.isActive {
            if drawers[index].isHeld { dropPan() }
            apply(PanGesture(.began, source: .wheel, axis: .horizontal), to: index)
        }
        panned = index
        apply(wheel.turn(sign: sign, at: time), to: index)
        return true
    }

    /// Ends a pan by wheel whose last step is too long ago.
    mutating func endWheel(at time: Timestamp) {
        guard let deadline = wheel.deadline, time >= deadline, let index = panned else { return }
        panned = nil
        apply(wheel.end(), to: index)
    }
}
