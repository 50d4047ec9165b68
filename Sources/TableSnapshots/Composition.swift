/// The layout of tables and their surroundings in one image.
struct Composition {
    struct Panel {
        let source: SnapshotPanel
        let snapshot: TableSnapshot
        let callouts: CalloutLayout?
        let caption: TextLayout?
        /// The top of the caption, in points of the table.
        let captionTop: CGFloat
        /// The screen of the device around the table. `nil` if there is none, or if the table covers it.
        let screen: DeviceScreenView?
        /// The rectangle of the table, or of the device around it, in points of the table.
        let body: CGRect
        /// The rectangle of all content, in points of the table.
        let bounds: CGRect
        /// The position of the table, in pixels of the image.
        var x = 0, y = 0

        /// The position of the table, in points of the image.
        var origin: CGPoint { CGPoint(x: Double(x) / snapshot.scale, y: Double(y) / snapshot.scale) }

        /// The rectangle of the table, in its own points.
        var table: CGRect { CGRect(origin: .zero, size: snapshot.size) }
    }

    private(set) var panels: [Panel] = []
    let frame: ImageFrame
    let style: Theme.Frame
    let traits: TraitCollection
    private(set) var width = 0, height = 0

    /// - Parameter numbersElements: Whether accessibility elements have numbers and a legend, instead of callouts.
    init(_ panels: [SnapshotPanel], frame: ImageFrame, numbersElements: Bool = false) throws(SnapshotError) {
        guard let first = panels.first else { throw SnapshotError(.invalidSize, "there is no table to draw") }
        self.frame = frame
        style = first.options.theme.frame
        traits = first.options.environment.traits
        for panel in panels {
            guard panel.options.traits.displayScale == traits.displayScale else {
                throw SnapshotError(
                    .invalidSize,
                    "adjacent tables require one scale; found "
                        + "\(traits.displayScale.plainText) and \(panel.options.traits.displayScale.plainText) pixels per point"
                )
            }
            self.panels.append(try makePanel(panel, numbersElements: numbersElements))
        }
        placePanels()
    }

    private func makePanel(
        _ panel: SnapshotPanel, numbersElements: Bool
    ) throws(SnapshotError) -> Panel {
        let snapshot = try TableSnapshot(bare: panel.view, options: panel.options)
        let environment = snapshot.options.environment
        let table = CGRect(origin: .zero, size: snapshot.size)
        let device = style.device
        let screen =
            frame.hasDevice ? device.screen.map { DeviceScreenView($0, around: table, environment) } : nil
        screen?.setBackground(of: panel.view)
        let screenRect = screen?.frame ?? table
        let body = frame.hasDevice ? screenRect.insetBy(dx: -device.side, dy: -device.end) : table
        let caption = panel.caption.flatMap { text in
            text.isEmpty ? nil : self.caption(text, width: body.width, environment)
        }
        let captionHeight = caption.map { style.captionGap + CGFloat($0.height) } ?? 0
        let callouts = try callouts(
            on: snapshot, around: body, captionHeight: captionHeight, numbersElements: numbersElements)
        var bounds = callouts?.bounds ?? body
        if callouts == nil { bounds.size.height += captionHeight }
        return Panel(
            source: panel, snapshot: snapshot, callouts: callouts, caption: caption,
            captionTop: (callouts?.captionTop ?? body.maxY) + style.captionGap, screen: screen, body: body,
            bounds: bounds)
    }

    private func caption(_ text: String, width: CGFloat, _ environment: Environment) -> TextLayout {
        var request = TextRequest(text: text, font: style.captionFont)
        request.systemFont = environment.theme.systemFont
        request.width = Double(width)
        request.lineLimit = 0
        request.lineBreakMode = .byWordWrapping
        request.alignment = .center
        request.isRightToLeft = environment.traits.layoutDirection == .rightToLeft
        return TextLayout(request)
    }

    /// Returns the callouts of a table, or the numbers of its accessibility elements. `nil` if it has none.
    private func callouts(
        on snapshot: TableSnapshot, around body: CGRect, captionHeight: CGFloat, numbersElements: Bool
    ) throws(SnapshotError) -> CalloutLayout? {
        let options = snapshot.options
        let theme = options.environment.theme
        let isRightToLeft = options.traits.layoutDirection == .rightToLeft
        if numbersElements {
            // The numbers continue in the next table.
            let count = panels.reduce(0) { $0 + ($1.callouts?.outlines.count ?? 0) }
            return CalloutLayout(
                numbering: snapshot, from: count + 1, around: body, theme: theme,
                isRightToLeft: isRightToLeft, captionHeight: captionHeight)
        }
        guard !options.callouts.isEmpty else { return nil }
        let parts = snapshot.calloutParts(for: options.callouts)
        return try CalloutLayout(
            options.callouts, of: parts, around: body, theme: theme, isRightToLeft: isRightToLeft,
            captionHeight: captionHeight)
    }

    /// A number of pixels that exceeds every accepted image, but allows sums without overflow.
    private static let farthest = 1 << 40

    /// Places the tables in layout direction, with their tops aligned.
    private mutating func placePanels() {
        let scale = traits.displayScale
        // Positions are multiples of a point where these are whole pixels, so that a table is rendered identically at
        // every position.
        func pixels(_ points: CGFloat) -> Int {
            let pixels =
                scale == scale.rounded()
                ? (points - 1e-6).rounded(.up) * scale : (points * scale - 1e-6).rounded(.up)
            return Int(clamping: pixels, within: Self.farthest)
        }
        let padding = pixels(max(frame.padding ?? style.padding, 0))
        let top = panels.map { pixels(-$0.bounds.minY) }.max() ?? 0
        var left = padding
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        for index in isRightToLeft ? Array(panels.indices.reversed()) : Array(panels.indices) {
            let bounds = panels[index].bounds
            panels[index].x = left + pixels(-bounds.minX)
            panels[index].y = padding + top
            left = panels[index].x + pixels(bounds.maxX) + pixels(style.spacing)
            height = max(height, padding + top + pixels(bounds.maxY) + padding)
        }
        width = left - pixels(style.spacing) + padding
    }

    var background: RGBA { (frame.background ?? style.background).resolvedColor(with: traits) }

    /// The traits in the appearance whose text is legible on the background, which can differ from that of the tables.
    var surroundingTraits: TraitCollection {
        traits.withContrast(of: style.captionColor, on: background)
    }

    // MARK: Recording

    /// Returns a closure that records a range of the image, in points of the image.
    func describer() -> (Range<CGFloat>, GraphicsContext) -> Void {
        let panels = panels.map { (panel: $0, describe: $0.snapshot.describer()) }
        func describeTables(_ range: Range<CGFloat>, _ context: GraphicsContext) {
            let strip = CGRect(
                x: 0, y: range.lowerBound, width: CGFloat(width) / traits.displayScale,
                height: range.upperBound - range.lowerBound)
            context.fill(strip, with: background)
            for (panel, describe) in panels {
                context.translated(by: panel.origin) {
                    let local = range.moved(by: -panel.origin.y)
                    describeCase(of: panel, in: local, context)
                    describeTable(of: panel, in: local, describe, context)
                }
            }
        }
        // The surroundings are recorded once for all strips, so that the content of magnifiers is not recorded
        // repeatedly.
        let list = GraphicsContext.list { context in
            for (panel, _) in panels {
                context.translated(by: panel.origin) {
                    describeSurroundings(of: panel, context) { rect in
                        let back = CGPoint(x: -panel.origin.x, y: -panel.origin.y)
                        let top = rect.minY + panel.origin.y
                        return GraphicsContext.list { context in
                            context.translated(by: back) { describeTables(top..<top + rect.height, context) }
                        }
                    }
                }
            }
        }
        return { range, context in
            describeTables(range, context)
            context.draw(list)
        }
    }

    private func describeTable(
        of panel: Panel, in range: Range<CGFloat>, _ describe: (Range<CGFloat>, GraphicsContext) -> Void,
        _ context: GraphicsContext
    ) {
        let screen = panel.screen?.frame ?? panel.table
        // The screen has no corners outside of a device.
        let radius = max(frame.cornerRadius ?? 0, frame.hasDevice ? style.device.screenRadius : 0)
        let shape = RoundedRectangle(screen, radius: radius)
        if let screen = panel.screen { context.clipped(to: shape) { screen.describe(in: context) } }
        let shown = range.clamped(to: 0..<panel.table.height)
        guard !shown.isEmpty else { return }
        let top = CGFloat(panel.snapshot.firstRow) / traits.displayScale
        context.clipped(to: shape) {
            context.clipped(to: panel.table) {
                context.element(.table) {
                    context.translated(by: CGPoint(x: 0, y: -top)) { describe(shown.moved(by: top), context) }
                }
            }
        }
        if frame.hasBorder, !frame.hasDevice {
            context.drawBorder(
                of: shape, width: style.borderWidth,
                with: style.borderColor.resolvedColor(with: traits))
        }
    }

    private func describeSurroundings(
        of panel: Panel, _ context: GraphicsContext, content: (CGRect) -> DisplayList
    ) {
        if let callouts = panel.callouts {
            callouts.describe(in: context, traits: surroundingTraits, content: content)
            for (area, traits) in traitsOfLines(of: callouts, on: panel)
            where traits.userInterfaceStyle != surroundingTraits.userInterfaceStyle {
                context.clipped(to: area) { callouts.describeLines(in: context, traits: traits) }
            }
        }
        if let caption = panel.caption {
            let origin = CGPoint(x: panel.body.minX, y: panel.captionTop)
            context.draw(caption, at: origin, with: style.captionColor.resolvedColor(with: surroundingTraits))
        }
    }
}

extension TraitCollection {
    /// Returns the traits in the appearance in which a color has more contrast on a background.
    func withContrast(of color: Color, on background: RGBA) -> TraitCollection {
        guard background.alpha > 0 else { return self }
        var other = self
        other.userInterfaceStyle = userInterfaceStyle == .dark ? .light : .dark
        func contrast(_ traits: TraitCollection) -> Double {
            color.resolvedColor(with: traits).contrast(on: background)
        }
        return contrast(other) > contrast(self) ? other : self
    }
}

extension Range<CGFloat> {
    func moved(by distance: CGFloat) -> Range<CGFloat> { lowerBound + distance..<upperBound + distance }
}
