import Rendering

/// An object that provides the content of images.
package protocol SnapshotOwner: AnyObject {
    /// Reports what an image lacks. It is called after the image was drawn.
    func didDraw()
}

/// An image of a table or another view, or of a part of it, before drawing.
///
/// The image is drawn in strips from top to bottom, so that the required memory is independent of its height.
public struct TableSnapshot {
    /// The width of the image in pixels.
    public let pixelWidth: Int
    /// The height of the image in pixels.
    public let pixelHeight: Int

    let subject: Subject
    let options: SnapshotOptions
    let firstRow: Int
    let isOpaque: Bool

    /// The object that must not be deallocated before drawing, such as the data source of the table.
    var owner: AnyObject?

    enum Subject {
        case view(View)
        case transition(TableTransition, progress: Double)
        case composition(Composition)
    }

    package var traits: TraitCollection { options.environment.traits }

    /// The table, if it is the only subject of the image.
    var tableShown: TableView? {
        guard case .view(let view) = subject else { return nil }
        return view as? TableView
    }

    package var scale: Double { Double(options.traits.displayScale) }

    /// The maximum dimensions of an image in pixels. Cairo limits the width, PNG the height.
    public static let maximumWidth = StripSurface.maximumSide, maximumHeight = PNGHeader.maximumSide

    /// Prepares an image of a table or another view. The view adopts the options' traits and theme, and retains them.
    ///
    /// A view other than a table is drawn with the size of its frame. A frame without a width or height has the one
    /// that constraints determine. Without such constraints, the width is that of the theme's tables, and the height is
    /// the view's preferred one.
    ///
    /// - Throws: ``SnapshotError`` if the requested part has no pixels or too many, if a font is not installed, or if a
    ///   callout's part does not exist.
    public init(of view: View, options: SnapshotOptions = SnapshotOptions()) throws(SnapshotError) {
        if options.callouts.isEmpty, options.frame == nil {
            try self.init(bare: view, options: options)
        } else {
            let frame = options.frame ?? ImageFrame()
            try self.init(of: [SnapshotPanel(view, options: options, caption: frame.caption)], in: frame)
        }
    }

    init(bare view: View, options: SnapshotOptions) throws(SnapshotError) {
        let options = try options.withFonts()
        subject = .view(view)
        self.options = options
        let scale = options.traits.displayScale
        try Self.check(options)
        let frame = view.frame
        Self.prepare(view, options)
        if let failure = (view as? TableView)?.failure { throw SnapshotError(content: failure) }
        let width = (view is TableView ? view.bounds : view.frame).size.width
        try Self.check(width > 0, width, "a width of", "points is not above 0")
        try Self.check(
            width.nearestPixel(scale: scale), "a width", points: width, scale, maximum: Self.maximumWidth)

        let viewport = Self.viewport(of: view, options)
        let content = viewport.height
        guard content > 0 else {
            throw SnapshotError(
                .invalidSize,
                "the view is \(frame.width.plainText) × 0 points; set its frame, or constraints that determine its size"
            )
        }
        let top = viewport.minY.nearestPixel(scale: scale)
        let start = top + options.offset.nearestPixel(scale: scale)
        try Self.check(
            abs(start), "an offset", points: viewport.minY + options.offset, scale,
            maximum: Self.maximumHeight)
        try Self.checkWindow(options, content)
        let end = top + (options.height.map { options.offset + $0 } ?? content).nearestPixel(scale: scale)
        try Self.check(
            end - start, "a height", points: options.height ?? content - options.offset, scale,
            maximum: Self.maximumHeight)
        firstRow = Int(clamping: start)
        pixelWidth = max(Int(clamping: width.nearestPixel(scale: scale)), 1)
        pixelHeight = max(Int(clamping: end - start), 1)
        isOpaque = Self.isOpaque(view)
    }

    /// Prepares an image between two others of the same table.
    init(
        between first: TableSnapshot, and last: TableSnapshot, _ transition: TableTransition, progress: Double
    ) {
        func between(_ value: Int, _ other: Int) -> Int {
            Int(clamping: (Double(value) * (1 - progress) + Double(other) * progress).rounded())
        }
        subject = .transition(transition, progress: progress)
        options = last.options
        firstRow = between(first.firstRow, last.firstRow)
        pixelWidth = between(first.pixelWidth, last.pixelWidth)
        pixelHeight = between(first.pixelHeight, last.pixelHeight)
        isOpaque = last.isOpaque
    }

    /// Returns the snapshot, which retains the object that provides its content.
    package func retaining(_ owner: any SnapshotOwner) -> TableSnapshot {
        var snapshot = self
        snapshot.owner = owner
        return snapshot
    }

    func didDraw() { (owner as? any SnapshotOwner)?.didDraw() }

    /// Returns the range of the content in rows of the image.
    func range(ofRows rows: Range<Int>) -> Range<CGFloat> {
        CGFloat(firstRow + rows.lowerBound) / scale..<CGFloat(firstRow + rows.upperBound) / scale
    }

    /// The range of the content in the image.
    var shownRange: Range<CGFloat> { range(ofRows: 0..<pixelHeight) }

    var size: CGSize { CGSize(width: Double(pixelWidth) / scale, height: Double(pixelHeight) / scale) }

    /// Applies the options' traits and theme to the view. It is called again before drawing, because the view can have
    /// been drawn with other options since.
    static func prepare(_ view: View, _ options: SnapshotOptions) {
        options.forLayout { layOut(view, options) }
    }

    private static func layOut(_ view: View, _ options: SnapshotOptions) {
        let environment = options.environment
        if let controller = view.screenController {
            controller.appear(in: environment)
            view.layOutSuperviews()
        } else {
            view.environment = environment
        }
        view.awaitsSize = false
        guard let table = view as? TableView else {
            view.takePreferredSize(width: environment.screenSize.width)
            return view.layoutIfNeeded()
        }
        if view.frame.size.width == 0 { view.frame.size.width = environment.screenSize.width }
        switch options.extent {
        case .content:
            table.updateUnavailableContent(in: table.bounds)
            table.measureAllRows()
        case .screen:
            table.takeScreenSize()
            table.layoutIfNeeded()
        }
    }

    /// Returns a Boolean value that indicates whether every pixel of the image is certain to be opaque.
    private static func isOpaque(_ view: View) -> Bool {
        guard let background = view.effectiveBackground, background.isOpaque(with: view.traitCollection)
        else { return false }
        // A table's background fills the image.
        return view is TableView
            || (view.alpha == 1 && view.cornerRadius == 0 && !view.isHidden && view.drawnTransform == nil)
    }

    /// Returns the part of the content on the screen.
    static func viewport(of view: View, _ options: SnapshotOptions) -> CGRect {
        guard let table = view as? TableView else { return CGRect(origin: .zero, size: view.frame.size) }
        switch options.extent {
        case .screen:
            // The screen begins at a whole pixel, so that pinned headers begin at the image's top.
            var viewport = table.bounds
            let scale = options.traits.displayScale
            viewport.origin.y = viewport.minY.nearestPixel(scale: scale) / scale
            return viewport
        case .content:
            var viewport = table.wholeViewport
            if table.backgroundView?.isHidden == false || table.unavailableContent != nil {
                let screen =
                    table.bounds.height > 0 ? table.bounds.height : options.environment.screenSize.height
                viewport.size.height = max(viewport.height, screen)
            }
            if viewport.height == 0 { viewport.size.height = options.theme.emptyTableHeight }
            return viewport
        }
    }

    /// The maximum distance beyond the end of a table, in points. Larger distances are errors that would take extremely
    /// long to draw.
    private static let maxBeyondEnd: CGFloat = 100_000

    private static func checkWindow(_ options: SnapshotOptions, _ content: CGFloat) throws(SnapshotError) {
        let end = options.offset + (options.height ?? 0)
        guard options.height == nil ? end >= content : end > content + maxBeyondEnd else { return }
        let what = options.height == nil ? "an offset of" : "an end of"
        let limit = options.height == nil ? "" : ", by more than \(maxBeyondEnd.plainText)"
        throw SnapshotError(
            .invalidSize, "\(what) \(end.plainText) points is beyond the end at \(content.plainText)\(limit)",
            of: .crop)
    }

    private static func check(_ options: SnapshotOptions) throws(SnapshotError) {
        let scale = options.traits.displayScale
        try check(scale > 0, scale, "a scale of", "is not above 0")
        try check(SnapshotOptions.scales.contains(scale), scale, "a scale of", "is not from 0.01 to 100")
        try check(options.offset >= 0, options.offset, "an offset of", "points is below 0")
        if let height = options.height {
            try check(height > 0, height, "a height of", "points is not above 0")
        }
        try options.theme.checkFont()
    }

    private static func check(
        _ isRight: Bool, _ number: CGFloat, _ beginning: String, _ reason: String
    ) throws(SnapshotError) {
        guard number.isFinite else {
            throw SnapshotError(.invalidSize, "\(beginning) \(number) is not a finite number")
        }
        guard isRight else { throw SnapshotError(.invalidSize, "\(beginning) \(number.plainText) \(reason)") }
    }

    static func check(
        _ pixels: Double, _ side: String, points: CGFloat, _ scale: CGFloat, maximum: Int
    ) throws(SnapshotError) {
        guard pixels <= Double(maximum) else {
            throw SnapshotError(
                .invalidSize,
                "\(side) of \(points.plainText) points at \(scale.plainText) pixels per point is \(pixels.plainText) pixels; "
                    + "the maximum is \(maximum)")
        }
    }
}

extension TableSnapshot {
    /// Prepares an image of a controller, which appears if it has not: its view loads with the size of the
    /// screen, and its methods from `viewDidLoad()` to `viewDidAppear(_:)` are called.
    ///
    /// If a table fills the controller's view, the image is that of the table: it shows all rows, or with the extent
    /// `screen` the visible ones. Otherwise it shows the view. The image of a container is that of its visible child.
    ///
    /// - Throws: ``SnapshotError`` as for a view.
    public init(of controller: ViewController, options: SnapshotOptions = SnapshotOptions())
        throws(SnapshotError)
    {
        let options = try options.withFonts()
        let screen = controller.outermost
        let view = options.forLayout {
            screen.appear(in: options.environment)
            controller.takeScreenSize()
            return (controller.view as View).shownContent
        }
        try self.init(of: view, options: options)
        owner = controller
    }
}

extension View {
    /// Sets a width or height of 0 to that which the constraints determine, or else to a width in points and the
    /// preferred height.
    fileprivate func takePreferredSize(width: CGFloat) {
        if frame.size.width == 0 {
            // As in UIKit, a view that translates no autoresizing mask is as wide as its content.
            let priority: LayoutPriority =
                translatesAutoresizingMaskIntoConstraints ? LayoutPriority(999) : .fittingSizeLevel
            let size = constrainedSize(CGSize(width: width, height: 0), priority, .fittingSizeLevel)
            frame.size.width = size.map(\.width).flatMap { $0 > 0 ? $0 : nil } ?? width
        }
        if frame.size.height == 0 {
            let target = CGSize(width: frame.width, height: 0)
            frame.size.height =
                constrainedSize(target, .required, .fittingSizeLevel)?.height ?? sizeThatFits(target).height
        }
    }

    /// The only visible descendant that fills the view: a table if there is one, otherwise the view.
    fileprivate var shownContent: View {
        if self is TableView { return self }
        layoutOwnSubviewsIfNeeded()
        let shown = subviews.filter { !$0.isHidden && $0.alpha > 0 }
        guard shown.count == 1, let only = shown.first, only.frame == bounds, only.alpha == 1 else {
            return self
        }
        let content = only.shownContent
        return content is TableView ? content : self
    }
}

extension ViewController {
    /// Draws the controller's content into a PNG file. Use `TableSnapshot` for the size of the image or its bytes.
    ///
    /// - Throws: `SnapshotError` if the options are invalid or the file cannot be written.
    public func writePNG(to path: String, options: SnapshotOptions = SnapshotOptions()) throws(SnapshotError)
    {
        try TableSnapshot(of: self, options: options).writePNG(to: path)
    }
}

extension View {
    /// Draws the view, such as a table, into a PNG file. Use `TableSnapshot` for the size of the image or its bytes.
    ///
    /// - Throws: `SnapshotError` if the options are invalid or the file cannot be written.
    public func writePNG(to path: String, options: SnapshotOptions = SnapshotOptions()) throws(SnapshotError)
    {
        try TableSnapshot(of: self, options: options).writePNG(to: path)
    }
}
