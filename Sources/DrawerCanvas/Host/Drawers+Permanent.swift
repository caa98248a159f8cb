public import DrawerModel

extension Drawers {
    /// Whether the panel at `edge` stands beside the content now.
    public func isStanding(_ edge: Edge) -> Bool {
        permanent.map { $0.edge == edge && $0.isStanding } ?? false
    }

    /// Whether the panel at `edge` has the keyboard.
    public func hasFocus(_ edge: Edge) -> Bool {
        isStanding(edge) ? isPermanentFocused : set.focus == .menu(edge)
    }

    /// Whether the panel at `edge` is to be seen beside the content, if only on its way out.
    func isBeside(_ edge: Edge) -> Bool {
        permanent.map { $0.edge == edge && $0.isShown } ?? false
    }

    /// Whether the panel at `edge` gets the keys, as far as it can be seen.
    func hasKeyboard(_ edge: Edge) -> Bool { !isBeside(edge) || isPermanentFocused }

    /// Gives the keyboard to the panel that stands beside the content, where what is out closes, in
    /// a hand or not, or takes it away.
    mutating func focusPermanent(_ isFocused: Bool) {
        if isFocused, let front = set.front {
            note { $0.move(front.edge, to: .closed, at: $1) }
        }
        isPermanentFocused = isFocused
    }

    /// Sees to it that the panel is in one place, beside the content or in its drawer, and that the
    /// keyboard is where what is seen says.
    mutating func settlePermanent() {
        guard let permanent, let drawer = set[permanent.edge] else { return }
        if !permanent.isStanding || set.focus != .content { isPermanentFocused = false }
        configure(permanent)
        if permanent.isStanding {
            if drawer.isOut { note { $0.dismiss(drawer.edge, at: $1) } }
        } else if drawer.isOut {
            self.permanent?.dismiss()
        }
        settlePanel(permanent.edge)
    }

    /// Keeps gestures from the drawer whose panel stands beside the content.
    private mutating func configure(_ permanent: PermanentDrawer) {
        var wanted = permanent.configuration
        if permanent.isStanding {
            wanted.lock = .lockedClosed
            wanted.showsItselfFirst = false
        }
        guard set[permanent.edge]?.configuration != wanted else { return }
        note { $0.configure(wanted, at: $1) }
    }

    /// Has the panel made that comes to stand, and dropped that does not stand any more.
    private mutating func settlePanel(_ edge: Edge) {
        guard let drawer = set[edge] else { return }
        let isKept = drawer.hasPanel || drawer.configuration.panelLifetime == .always
        if isBeside(edge), panels[edge.slot] == nil { pending.append(.panelNeeded(edge)) }
        if !isBeside(edge), !isKept, panels[edge.slot] != nil {
            pending.append(.panelDropped(edge))
        }
    }

    /// Gives each panel the size that it is shown at.
    mutating func fitPanels() {
        for drawer in set.drawers {
            let length = isBeside(drawer.edge) ? permanent?.length : nil
            let size = set.screen
            panels[drawer.edge.slot]?.fit(
                drawer.edge.axis == .horizontal
                    ? Size(width: length ?? drawer.length, height: size.height)
                    : Size(width: size.width, height: drawer.length))
        }
    }
}
