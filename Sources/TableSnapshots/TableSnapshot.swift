import Foundation
import Images
import Rendering
import Typesetting

/// A picture of a table or of another view, or of a part of it, not drawn yet.
///
/// The picture is drawn strip by strip from top to bottom, so the memory it takes does not grow with its height.
public struct TableSnapshot {
    /// The width and the height of the picture in pixels.
    public let pixelWidth: Int
    /// The height of the picture in pixels.
    public let pixelHeight: Int

    let subject: Subject
    let options: SnapshotOptions
    let firstRow: Int
    let isOpaque: Bool

    /// What the picture is of.
    enum Subject {
        case view(View)
        case transition(TableTransition, progress: Double)
        case composition(Composition)
    }

    /// What surrounds the view and decides how it looks.
    var traits: TraitCollection { options.traits }

    /// The table that the picture is of, and of nothing else.
    var tableShown: TableView? {
        guard case .view(let view) = subject else { return nil }
        return view as? TableView
    }

    /// Pixels per point.
    package var scale: Double { Double(options.traits.displayScale) }

    /// The largest sides a picture may have, in pixels: Cairo's for the width, PNG's for the height.
    public static let maximumWidth = StripSurface.maximumSide, maximumHeight = PNGHeader.maximumSide

    /// Prepares a picture of a table or of another view, which takes over the options' traits and theme, and keeps them.
    ///
    /// A view other than a table is drawn as large as its frame. One without a width gets that of the theme's tables, and
    /// one without a height the height that suits it.
    ///
    /// - Throws: ``SnapshotError`` when the part asked for has no pixels or too many, a font is not installed, or a callout
    ///   names a part that there is not.
    public init(of view: View, options: SnapshotOptions = SnapshotOptions()) throws(SnapshotError) {
        if options.callouts.isEmpty, options.frame == nil {
            try self.init(bare: view, options: options)
        } else {
            let frame = options.frame ?? PictureFrame()
            try self.init(of: [SnapshotPanel(view, options: options, caption: frame.caption)], in: frame)
        }
    }

    /// Prepares a picture of a view without anything around it.
    init(bare view: View, options: SnapshotOptions) throws(SnapshotError) {
        subject = .view(view)
        self.options = options
        let scale = options.traits.displayScale
        try Self.check(options)
        Self.prepare(view, options)
        let width = view.frame.size.width
        try Self.check(width > 0, width, "a width of", "points is not above 0")
        try Self.check((width * scale).rounded(), "a width", points: width, scale, maximum: Self.maximumWidth)

        let viewport = Self.viewport(of: view, options)
        let content = viewport.height
        let top = (viewport.minY * scale).rounded()
        let start = top + (options.offset * scale).rounded()
        try Self.check(
            abs(start), "an offset", points: viewport.minY + options.offset, scale,
            maximum: Self.maximumHeight)
        try Self.checkWindow(options, content)
        let end = top + ((options.height.map { options.offset + $0 } ?? content) * scale).rounded()
        try Self.check(
            end - start, "a height", points: options.height ?? content - options.offset, scale,
            maximum: Self.maximumHeight)
        firstRow = Int(clamping: start)
        pixelWidth = max(Int(clamping: (width * scale).rounded()), 1)
        pixelHeight = max(Int(clamping: end - start), 1)
        isOpaque = Self.isOpaque(view)
    }

    /// Prepares a picture between two others of the same table.
    init(
        between first: TableSnapshot, and last: TableSnapshot, _ transition: TableTransition,
        progress: Double
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

    /// The stretch of the content that the picture shows, and the part of the content that is on the screen.
    func stretch(of table: TableView) -> (range: Range<CGFloat>, viewport: CGRect) {
        let scale = options.traits.displayScale
        let range = CGFloat(firstRow) / scale..<CGFloat(firstRow + pixelHeight) / scale
        return (range, Self.viewport(of: table, options))
    }

    /// Gives the view the options' traits and theme: when the picture is prepared, and again when it is drawn, because
    /// the view may have been drawn otherwise since.
    static func prepare(_ view: View, _ options: SnapshotOptions) {
        view.environment = Environment(traits: options.traits, theme: options.theme)
        if view.frame.size.width == 0 { view.frame.size.width = options.theme.tableWidth }
        guard let table = view as? TableView else {
            if view.frame.size.height == 0 {
                view.frame.size.height = view.sizeThatFits(CGSize(width: view.frame.width, height: 0)).height
            }
            return view.layoutIfNeeded()
        }
        switch options.extent {
        case .content: table.measureAllRows()
        case .screen:
            table.takeScreenSize()
            table.layoutIfNeeded()
        }
    }

    /// Whether every pixel of the picture is opaque for certain.
    private static func isOpaque(_ view: View) -> Bool {
        guard let background = view.effectiveBackground, background.isOpaque(with: view.traitCollection)
        else {
            return false
        }
        // A table's background fills the picture.
        return view is TableView || (view.alpha == 1 && view.cornerRadius == 0 && !view.isHidden)
    }

    /// The part of the content that is on the screen.
    static func viewport(of view: View, _ options: SnapshotOptions) -> CGRect {
        guard let table = view as? TableView else { return CGRect(origin: .zero, size: view.frame.size) }
        switch options.extent {
        case .screen:
            // From a whole pixel, so that headers that stay at the top begin where the picture does.
            var viewport = table.bounds
            let scale = options.traits.displayScale
            viewport.origin.y = (viewport.minY * scale).rounded() / scale
            return viewport
        case .content:
            var viewport = table.wholeViewport
            if viewport.height == 0 { viewport.size.height = options.theme.emptyTableHeight }
            return viewport
        }
    }

    /// So far beyond its end a table may be drawn, in points: more is a mistake that would take forever.
    private static let mostBeyondEnd: CGFloat = 100_000

    private static func checkWindow(_ options: SnapshotOptions, _ content: CGFloat) throws(SnapshotError) {
        let end = options.offset + (options.height ?? 0)
        let isBeyond = options.height == nil ? end >= content : end > content + mostBeyondEnd
        guard isBeyond else { return }
        let what = options.height == nil ? "an offset of" : "what ends at"
        let limit = options.height == nil ? "" : ", by more than \(plain(mostBeyondEnd))"
        throw SnapshotError(
            .invalidSize, "\(what) \(plain(end)) points is beyond the end at \(plain(content))\(limit)",
            of: .window)
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
        guard isRight else { throw SnapshotError(.invalidSize, "\(beginning) \(plain(number)) \(reason)") }
    }

    static func check(
        _ pixels: Double, _ side: String, points: CGFloat, _ scale: CGFloat, maximum: Int
    ) throws(SnapshotError) {
        guard pixels <= Double(maximum) else {
            throw SnapshotError(
                .invalidSize,
                "\(side) of \(plain(points)) points at \(plain(scale)) pixels a point is \(plain(pixels)) pixels; "
                    + "the most is \(maximum)")
        }
    }
}

extension Theme {
    /// Checks that the system font is installed. Another font in its place would change every image.
    ///
    /// - Throws: ``SnapshotError`` of the kind ``SnapshotError/Kind-swift.enum/fontMissing``.
    package func checkFont() throws(SnapshotError) {
        guard let missing = FontFamilies.notInstalled([systemFontFamily]).first else { return }
        throw SnapshotError(.fontMissing, FontFamilies.problem(without: missing))
    }
}

/// A number as people write it: without a fraction when it has none.
func plain(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)"
}

extension View {
    /// Draws the view, such as a table, into a PNG file; see `TableSnapshot` for its size first, or for its bytes.
    ///
    /// - Throws: `SnapshotError` when the options make no picture or the file cannot be written.
    public func writePNG(to path: String, options: SnapshotOptions = SnapshotOptions()) throws(SnapshotError)
    {
        try TableSnapshot(of: self, options: options).writePNG(to: path)
    }
}
