extension DrawerSet {
    /// The drawers that are out, from the lowest to the one in front.
    public var layers: [Drawer] {
        let out = drawers.filter(\.isOut)
        guard out.count > 1, let front else { return out }
        return out.filter { $0.edge != front.edge } + [front]
    }

    /// Whose layer a pointer at `location` is over; of content that is under a drawer, or beside one
    /// as a snapshot, nobody's.
    public func target(at location: Location) -> Target? {
        guard drawers.contains(where: \.isShown) else { return .content }
        guard let front, front.isShown else { return nil }
        if isOver(front, location) { return .menu(front.edge) }
        return leavesContentLive ? .content : nil
    }

    /// A place on the screen in the cells of a layer, wherever that layer is now.
    public func location(_ location: Location, in target: Target) -> Location {
        switch target {
        case .content:
            guard let front, let stage = Stage(front) else { return location }
            return stage.contentLocation(location)
        case .menu(let edge):
            guard let drawer = self[edge], let stage = Stage(drawer) else { return location }
            return stage.panelLocation(location, length: drawer.length, screen: screen)
        }
    }

    /// Whether a pointer at `location` is over the panel of `drawer`.
    func isOver(_ drawer: Drawer, _ location: Location) -> Bool {
        location.distance(from: drawer.edge, of: screen) < drawer.boundary
            && Rect(x: 0, y: 0, width: screen.width, height: screen.height).contains(location.cell)
    }

    /// Whether what the drawers leave uncovered of the content is the content itself and takes
    /// input; while two change places, it does not.
    var leavesContentLive: Bool {
        guard let front, drawers.count(where: \.isShown) == 1 else { return false }
        return front.configuration.content == .live && front.configuration.style != .cover
    }

    /// Forwards a report in the receiver's own cells.
    func forward(_ report: MouseReport, to target: Target) -> Outcome {
        var report = report
        report.location = location(report.location, in: target)
        return .forward(target, .mouse(report))
    }
}
