/// One of several adjacent tables in an image.
public struct SnapshotPanel {
    /// The table or another view. Each panel requires a separate view.
    public var view: View
    /// The options and callouts of the table. The frame is that of the image.
    public var options: SnapshotOptions
    /// The caption below the table. `nil` shows no caption.
    public var caption: String?

    /// Creates a panel.
    public init(_ view: View, options: SnapshotOptions = SnapshotOptions(), caption: String? = nil) {
        self.view = view
        self.options = options
        self.caption = caption
    }
}

extension TableSnapshot {
    /// Prepares an image of adjacent tables or other views, each with its callouts and caption.
    ///
    /// - Parameters:
    ///   - panels: The tables, from the leading side.
    ///   - frame: The frame around each table. Its caption has no effect. The first panel's theme and traits determine
    ///     its style.
    /// - Throws: ``SnapshotError`` as for one table, and if the panels have different scales.
    public init(of panels: [SnapshotPanel], in frame: ImageFrame = ImageFrame()) throws(SnapshotError) {
        try self.init(of: panels, in: frame, numbersElements: false)
    }

    /// - Parameter numbersElements: Whether accessibility elements have numbers and a legend, instead of callouts.
    init(
        of panels: [SnapshotPanel], in frame: ImageFrame, numbersElements: Bool
    ) throws(SnapshotError) {
        let composition = try Composition(panels, frame: frame, numbersElements: numbersElements)
        let scale = composition.traits.displayScale
        for (pixels, name, maximum) in [
            (composition.width, "a width", Self.maximumWidth),
            (composition.height, "a height", Self.maximumHeight),
        ] {
            try Self.check(
                Double(pixels), name, points: CGFloat(pixels) / scale, scale, maximum: maximum)
        }
        subject = .composition(composition)
        options = composition.panels.first?.snapshot.options ?? SnapshotOptions()
        firstRow = 0
        pixelWidth = composition.width
        pixelHeight = composition.height
        isOpaque = composition.background.alpha >= 1
    }
}
