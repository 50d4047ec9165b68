/// One of several tables that stand side by side in a picture.
public struct SnapshotPanel {
    /// The table, or another view. No two panels share one.
    public var view: View
    /// How it is drawn, and its callouts. The frame is the picture's.
    public var options: SnapshotOptions
    /// What stands below it.
    public var caption: String?

    /// Makes a panel.
    public init(_ view: View, options: SnapshotOptions = SnapshotOptions(), caption: String? = nil) {
        self.view = view
        self.options = options
        self.caption = caption
    }
}

extension TableSnapshot {
    /// Prepares a picture of tables, or other views, that stand side by side, each with its callouts and its caption.
    ///
    /// - Parameters:
    ///   - panels: The tables, from the leading side on.
    ///   - frame: What surrounds each of them; its caption has no effect. The first panel's theme and traits decide how
    ///     it looks.
    /// - Throws: ``SnapshotError`` as for one table, and when the panels have different scales.
    public init(
        of panels: [SnapshotPanel], in frame: PictureFrame = PictureFrame()
    ) throws(SnapshotError) {
        let composition = try Composition(panels, frame: frame)
        let scale = composition.traits.displayScale
        for (pixels, name, maximum) in [
            (composition.width, "a width", Self.maximumWidth),
            (composition.height, "a height", Self.maximumHeight),
        ] {
            try Self.check(
                Double(pixels), name, points: CGFloat(pixels) / scale, scale, maximum: maximum)
        }
        subject = .composition(composition)
        options = panels.first?.options ?? SnapshotOptions()
        firstRow = 0
        pixelWidth = composition.width
        pixelHeight = composition.height
        isOpaque = composition.background.alpha >= 1
    }
}
