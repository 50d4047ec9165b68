/// A named part of a picture.
package struct SnapshotPart: Hashable {
    /// What the part belongs to, such as "row 1:4".
    package let owner: String
    /// The part of it, such as "accessory"; empty for the owner as a whole.
    package let name: String
    /// In pixels of the picture, not rounded.
    package let frame: CGRect
}

extension TableSnapshot {
    /// The parts that some rows of pixels show. Those of an update in progress are not known.
    ///
    /// - Parameter bands: Ranges of rows of pixels. Beyond some screens of them the rest is left out.
    package func parts(inRows bands: [Range<Int>]) -> [SnapshotPart] {
        if case .composition(let composition) = subject {
            return composition.panels.flatMap { panel in
                let own = bands.map { $0.lowerBound - panel.y..<$0.upperBound - panel.y }
                return panel.snapshot.parts(inRows: own).map { part in
                    let frame = part.frame.offsetBy(dx: CGFloat(panel.x), dy: CGFloat(panel.y))
                    return SnapshotPart(owner: part.owner, name: part.name, frame: frame)
                }
            }
        }
        var parts: [SnapshotPart] = []
        var known: Set<SnapshotPart> = []
        var rest = Self.mostRowsWithParts
        for band in bands where rest > 0 {
            let band = band.clamped(to: 0..<pixelHeight).prefix(rest)
            rest -= band.count
            forEachShownView(inRows: band) { name, view in
                let owner = frame(of: view)
                func add(_ part: SnapshotPart) {
                    if !part.frame.isEmpty, known.insert(part).inserted { parts.append(part) }
                }
                if !name.isEmpty { add(SnapshotPart(owner: name, name: "", frame: owner)) }
                for part in view.shownParts {
                    let frame = frame(of: part.view).shared(with: owner)
                    // The parts of a picture of one view belong to nothing but the picture.
                    add(
                        name.isEmpty
                            ? SnapshotPart(owner: part.name, name: "", frame: frame)
                            : SnapshotPart(owner: name, name: part.name, frame: frame))
                }
            }
        }
        return parts
    }

    /// Where the views at key paths stand, in pixels of the picture.
    ///
    /// - Parameters:
    ///   - paths: From `owner`, or from anything that the table shows: a cell, a header or a footer. They lead to a view,
    ///     to an optional one, or to an array of them.
    ///   - owner: What the picture was asked of, such as a controller.
    /// - Throws: ``SnapshotError`` when a path leads elsewhere.
    package func frames(of paths: [AnyKeyPath], from owner: Any) throws(SnapshotError) -> [CGRect] {
        guard !paths.isEmpty else { return [] }
        if case .composition(let composition) = subject {
            var frames: [CGRect] = []
            for panel in composition.panels {
                let own = try panel.snapshot.frames(of: paths, from: owner)
                frames += own.map { $0.offsetBy(dx: CGFloat(panel.x), dy: CGFloat(panel.y)) }
            }
            return frames
        }
        var frames: [CGRect] = []
        var strange: AnyKeyPath?
        func add(_ object: Any) {
            for path in paths {
                guard let value = object[keyPath: path] else { continue }
                if let views = value as? [View] {
                    frames += views.filter(isShown).map(frame)
                } else if let view = value as? View? {
                    if let view, isShown(view) { frames.append(frame(of: view)) }
                } else {
                    strange = path
                }
            }
        }
        var row = 0
        while row < pixelHeight {
            let band = row..<min(row + Self.mostRowsAtOnce, pixelHeight)
            forEachShownView(inRows: band) { _, view in if view !== owner as AnyObject { add(view) } }
            row = band.upperBound
        }
        add(owner)
        guard let strange else { return frames }
        throw SnapshotError(
            .invalidPart, "\(strange) leads to \(type(of: strange).valueType), which is not a view")
    }

    static let mostRowsWithParts = 20_000

    static let mostRowsAtOnce = 4_000

    /// Hands over what stands in some rows of pixels: for a table everything in it, otherwise the view itself, whose
    /// name is empty.
    func forEachShownView(inRows band: Range<Int>, _ body: (String, View) -> Void) {
        guard case .view(let view) = subject, !band.isEmpty else { return }
        Self.prepare(view, options)
        guard let table = view as? TableView else { return body("", view) }
        let scale = options.traits.displayScale
        let range =
            CGFloat(firstRow + band.lowerBound) / scale..<CGFloat(firstRow + band.upperBound) / scale
        for shown in table.shownViews(in: range, viewport: Self.viewport(of: table, options)) {
            body(shown.name, shown.view)
        }
    }

    private func isShown(_ view: View) -> Bool {
        guard case .view(let top) = subject else { return false }
        return view.isDescendant(of: top) && view.isSeen(in: top)
    }

    private func frame(of view: View) -> CGRect { frame(of: view.bounds, in: view) }

    /// Where a rectangle of a view stands, in pixels of the picture, not rounded.
    func frame(of rect: CGRect, in view: View) -> CGRect {
        guard case .view(let top) = subject else { return .zero }
        let frame = view.convert(rect, to: top)
        return CGRect(
            x: (frame.minX - top.bounds.minX) * scale, y: frame.minY * scale - CGFloat(firstRow),
            width: frame.width * scale, height: frame.height * scale)
    }
}

extension View {
    /// Whether neither the view nor one that it stands in is hidden.
    fileprivate func isSeen(in top: View) -> Bool {
        var view: View? = self
        while let current = view, current !== top {
            if current.isHidden || current.alpha == 0 { return false }
            view = current.superview
        }
        return true
    }
}
