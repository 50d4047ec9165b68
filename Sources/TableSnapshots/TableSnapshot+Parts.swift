package struct SnapshotPart: Hashable {
    package let part: TablePart
    /// The frame in pixels of the image, not rounded.
    package let frame: CGRect
}

extension TableSnapshot {
    /// Returns the parts in ranges of pixel rows. The parts of a transition are unknown.
    ///
    /// - Parameter ranges: The ranges of pixel rows. Rows beyond a limit are omitted.
    package func parts(inRows ranges: [Range<Int>]) -> [SnapshotPart] {
        var parts: [SnapshotPart] = []
        forEachPart(inRows: ranges, limit: Self.maxRowsWithParts) { part, _ in parts.append(part) }
        return parts
    }

    /// Calls a closure with the parts in ranges of pixel rows and their views, each once. Rows beyond a limit are omitted.
    func forEachPart(
        inRows ranges: [Range<Int>], limit: Int, _ body: (SnapshotPart, View) -> Void
    ) {
        if case .composition(let composition) = subject {
            for panel in composition.panels {
                let own = ranges.map { $0.lowerBound - panel.y..<$0.upperBound - panel.y }
                panel.snapshot.forEachPart(inRows: own, limit: limit) { part, view in
                    let frame = part.frame.offsetBy(dx: CGFloat(panel.x), dy: CGFloat(panel.y))
                    body(SnapshotPart(part: part.part, frame: frame), view)
                }
            }
            return
        }
        var known: Set<SnapshotPart> = []
        var rest = limit
        for rows in ranges where rest > 0 {
            let rows = rows.clamped(to: 0..<pixelHeight).prefix(rest)
            rest -= rows.count
            forEachShownView(inRows: rows) { element, view in
                let owner = frame(of: view)
                for shown in view.shownParts(of: element) where shown.isReported {
                    let frame = shown.view === view ? owner : frame(of: shown.view).shared(with: owner)
                    let part = SnapshotPart(part: shown.part, frame: frame)
                    if !frame.isEmpty, known.insert(part).inserted { body(part, shown.view) }
                }
            }
        }
    }

    /// Returns the frames of the views at key paths, in pixels of the image.
    ///
    /// - Parameters:
    ///   - paths: Key paths from `owner`, or from a cell, header or footer of the table. Their values are views,
    ///     optional views or arrays of views.
    ///   - owner: The subject of the image, such as a controller.
    /// - Throws: ``SnapshotError`` if the value at a path has another type.
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
            let rows = row..<min(row + Self.maxRowsAtOnce, pixelHeight)
            forEachShownView(inRows: rows) { _, view in if view !== owner as AnyObject { add(view) } }
            row = rows.upperBound
        }
        add(owner)
        guard let strange else { return frames }
        throw SnapshotError(
            .invalidPart, "\(strange) leads to \(type(of: strange).valueType), which is not a view")
    }

    static let maxRowsWithParts = 20_000
    static let maxRowsAtOnce = 4_000

    /// Calls a closure with the views in a range of pixel rows: the views in a table with their elements, or
    /// otherwise the view itself.
    func forEachShownView(inRows rows: Range<Int>, _ body: (TablePart.Element?, View) -> Void) {
        guard case .view(let view) = subject, !rows.isEmpty else { return }
        Self.prepare(view, options)
        guard let table = view as? TableView else { return body(nil, view) }
        let viewport = Self.viewport(of: table, options)
        let shown = options.withCurrentFonts {
            let range = range(ofRows: rows)
            let reflection = table.reflection(in: viewport)
            return table.shownViews(
                in: reflection.map { range.reflected(by: $0) } ?? range, viewport: viewport)
        }
        for shown in shown { body(shown.element, shown.view) }
    }

    private func isShown(_ view: View) -> Bool {
        guard case .view(let top) = subject else { return false }
        return view.isDescendant(of: top) && view.isShown(in: top)
    }

    private func frame(of view: View) -> CGRect { frame(of: view.bounds, in: view) }

    /// Returns the frame of a rectangle of a view, in pixels of the image, not rounded.
    func frame(of rect: CGRect, in view: View) -> CGRect {
        guard case .view(let top) = subject else { return .zero }
        var frame = view.convert(rect, to: top)
        var left = top.bounds.minX
        if top.drawnTransform != nil {
            if let table = top as? TableView {
                let reflection = table.reflection(in: Self.viewport(of: table, options))
                frame = reflection.map { frame.applying($0) } ?? frame
            } else {
                let origin = top.frame.origin
                left = 0
                frame = frame.applying(top.coordinates()).offsetBy(dx: -origin.x, dy: -origin.y)
            }
        }
        return CGRect(
            x: (frame.minX - left) * scale, y: frame.minY * scale - CGFloat(firstRow),
            width: frame.width * scale, height: frame.height * scale)
    }
}

extension View {
    fileprivate func isShown(in top: View) -> Bool {
        var view: View? = self
        while let current = view, current !== top {
            if current.isHidden || current.alpha == 0 { return false }
            view = current.superview
        }
        return true
    }
}
