import DisplayList
import Images
import Typesetting

/// Tables in one picture with what surrounds them: where everything stands.
struct Composition {
    /// A table with its frame, callouts and caption.
    struct Panel {
        let snapshot: TableSnapshot
        let callouts: CalloutLayout?
        let caption: TextLayout?
        /// The table, or the device around it, in points of the table.
        let body: CGRect
        /// Everything, in points of the table.
        let bounds: CGRect
        /// Where the table stands, in pixels of the picture.
        var x = 0, y = 0

        /// Where the table stands, in points of the picture.
        var origin: CGPoint {
            CGPoint(x: Double(x) / snapshot.scale, y: Double(y) / snapshot.scale)
        }

        /// The table, in its own points.
        var table: CGRect { Self.table(of: snapshot) }

        static func table(of snapshot: TableSnapshot) -> CGRect {
            CGRect(
                x: 0, y: 0, width: Double(snapshot.pixelWidth) / snapshot.scale,
                height: Double(snapshot.pixelHeight) / snapshot.scale)
        }
    }

    private(set) var panels: [Panel] = []
    let frame: PictureFrame
    let look: Theme.Frame
    let traits: TraitCollection
    /// In pixels.
    private(set) var width = 0, height = 0

    /// Finds the places of tables that stand side by side.
    init(_ panels: [SnapshotPanel], frame: PictureFrame) throws(SnapshotError) {
        guard let first = panels.first else {
            throw SnapshotError(.invalidSize, "there is no table to draw")
        }
        self.frame = frame
        look = first.options.theme.frame
        traits = first.options.traits
        for panel in panels {
            guard panel.options.traits.displayScale == traits.displayScale else {
                throw SnapshotError(
                    .invalidSize,
                    "tables side by side want the same scale: one has "
                        + "\(plain(traits.displayScale)) pixels a point, another \(plain(panel.options.traits.displayScale))"
                )
            }
            self.panels.append(try makePanel(panel))
        }
        placePanels()
    }

    private func makePanel(_ panel: SnapshotPanel) throws(SnapshotError) -> Panel {
        let snapshot = try TableSnapshot(bare: panel.view, options: panel.options)
        let table = Panel.table(of: snapshot)
        let device = look.device
        let body = frame.hasDevice ? table.insetBy(dx: -device.side, dy: -device.end) : table
        var bounds = body
        var callouts: CalloutLayout?
        if !panel.options.callouts.isEmpty {
            let parts = snapshot.calloutParts(for: panel.options.callouts)
            do throws(CalloutError) {
                let layout = try CalloutLayout(
                    panel.options.callouts, of: parts, around: body, theme: panel.options.theme,
                    isRightToLeft: panel.options.traits.layoutDirection == .rightToLeft)
                callouts = layout
                bounds = layout.bounds
            } catch {
                throw SnapshotError(.invalidPart, error.description, of: .callout(error.index))
            }
        }
        var caption: TextLayout?
        if let text = panel.caption, !text.isEmpty {
            var request = TextRequest(text: text, font: look.captionFont)
            request.systemFamily = panel.options.theme.systemFontFamily
            request.width = Double(body.width)
            request.lineLimit = 0
            request.lineBreakMode = .byWordWrapping
            request.alignment = .center
            request.isRightToLeft = panel.options.traits.layoutDirection == .rightToLeft
            let layout = TextLayout(request)
            bounds.size.height += look.captionGap + layout.height
            caption = layout
        }
        return Panel(snapshot: snapshot, callouts: callouts, caption: caption, body: body, bounds: bounds)
    }

    /// So many pixels are beyond every image, which is refused, and a sum of as many as there are tables is a number.
    private static let farthest = 1 << 40

    /// From where reading begins to where it ends, with the tops of all tables at one height.
    private mutating func placePanels() {
        let scale = traits.displayScale
        // Whole points as well where they are whole pixels, so that a table is the same to the last bit wherever it stands.
        func pixels(_ points: CGFloat) -> Int {
            let pixels =
                scale == scale.rounded()
                ? (points - 1e-6).rounded(.up) * scale : (points * scale - 1e-6).rounded(.up)
            return min(max(Int(clamping: pixels), -Self.farthest), Self.farthest)
        }
        let padding = pixels(max(frame.padding ?? look.padding, 0))
        let top = panels.map { pixels(-$0.bounds.minY) }.max() ?? 0
        var left = padding
        let isRightToLeft = traits.layoutDirection == .rightToLeft
        for index in isRightToLeft ? Array(panels.indices.reversed()) : Array(panels.indices) {
            let bounds = panels[index].bounds
            panels[index].x = left + pixels(-bounds.minX)
            panels[index].y = padding + top
            left = panels[index].x + pixels(bounds.maxX) + pixels(look.spacing)
            height = max(height, padding + top + pixels(bounds.maxY) + padding)
        }
        width = left - pixels(look.spacing) + padding
    }

    var background: RGBA { (frame.background ?? look.background).resolvedColor(with: traits) }

    /// The traits with the appearance whose writing is read on the background, which need not be the tables'.
    var surroundingTraits: TraitCollection {
        guard background.alpha > 0 else { return traits }
        var other = traits
        other.userInterfaceStyle = traits.userInterfaceStyle == .dark ? .light : .dark
        func contrast(_ traits: TraitCollection) -> Double {
            look.captionColor.resolvedColor(with: traits).contrast(on: background)
        }
        return contrast(other) > contrast(traits) ? other : traits
    }

    // MARK: Describing

    /// What describes a stretch of the picture, in its points.
    func describer() -> (Range<CGFloat>, GraphicsContext) -> Void {
        let panels = panels.map { (panel: $0, describe: $0.snapshot.describer()) }
        func describeTables(_ range: Range<CGFloat>, _ context: GraphicsContext) {
            let stretch = CGRect(
                x: 0, y: range.lowerBound, width: CGFloat(width) / traits.displayScale,
                height: range.upperBound - range.lowerBound)
            context.fill(stretch, with: background)
            for (panel, describe) in panels {
                context.translated(by: panel.origin) {
                    let local = range.moved(by: -panel.origin.y)
                    describeCase(of: panel, in: local, context)
                    describeTable(of: panel, in: local, describe, context)
                }
            }
        }
        // Once for all strips: what magnifiers show is not asked for again and again.
        let surroundings = GraphicsContext()
        for (panel, _) in panels {
            surroundings.translated(by: panel.origin) {
                describeSurroundings(of: panel, surroundings) { rect in
                    let context = GraphicsContext()
                    let back = CGPoint(x: -panel.origin.x, y: -panel.origin.y)
                    context.translated(by: back) {
                        let top = rect.minY + panel.origin.y
                        describeTables(top..<top + rect.height, context)
                    }
                    return context.takeList()
                }
            }
        }
        let list = surroundings.takeList()
        return { range, context in
            describeTables(range, context)
            context.draw(list)
        }
    }

    private func describeTable(
        of panel: Panel, in range: Range<CGFloat>, _ describe: (Range<CGFloat>, GraphicsContext) -> Void,
        _ context: GraphicsContext
    ) {
        let shown = range.clamped(to: 0..<panel.table.height)
        guard !shown.isEmpty else { return }
        let top = CGFloat(panel.snapshot.firstRow) / traits.displayScale
        let radius = frame.cornerRadius ?? (frame.hasDevice ? look.device.screenRadius : 0)
        context.clipped(to: RoundedRectangle(panel.table, radius: radius)) {
            context.element(.table) {
                context.translated(by: CGPoint(x: 0, y: -top)) { describe(shown.moved(by: top), context) }
            }
        }
        if frame.hasBorder, !frame.hasDevice {
            context.drawBorder(
                of: RoundedRectangle(panel.table, radius: radius), width: look.borderWidth,
                with: look.borderColor.resolvedColor(with: traits))
        }
    }

    private func describeSurroundings(
        of panel: Panel, _ context: GraphicsContext, content: (CGRect) -> DisplayList
    ) {
        if let callouts = panel.callouts {
            callouts.describe(in: context, traits: surroundingTraits, content: content)
        }
        if let caption = panel.caption {
            let place = CGPoint(x: panel.body.minX, y: panel.bounds.maxY - caption.height)
            context.draw(caption, at: place, with: look.captionColor.resolvedColor(with: surroundingTraits))
        }
    }
}

extension Range<CGFloat> {
    func moved(by distance: CGFloat) -> Range<CGFloat> { lowerBound + distance..<upperBound + distance }
}
