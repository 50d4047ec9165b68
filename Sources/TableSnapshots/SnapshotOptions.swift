import Images

/// How a table is drawn: its surroundings, the part that is shown, and what the file says of it.
public struct SnapshotOptions: Sendable {
    /// Pixels per point, appearance, direction, size of text and contrast. A scale that is not from 0.01 to 100 makes no
    /// image.
    public var traits: TraitCollection

    /// Sizes, fonts and colors. Its numbers become those that can be drawn; see `Theme`.
    public var theme: Theme {
        didSet { theme = theme.drawable }
    }

    /// The scales that images are drawn at, in pixels per point.
    package static let scales = 0.01...100.0

    /// What is drawn: the whole table, or what a screen shows of it.
    public var extent: Extent

    /// The upper edge of the part to draw, in points from the top of the extent; rounded to whole pixels. One below 0, or
    /// beyond the end, makes no image.
    public var offset: CGFloat

    /// The height of the part to draw in points, or nil for everything of the extent below ``offset``.
    /// One that is not above 0 makes no image.
    public var height: CGFloat?

    /// What the picture shows, in words, written in the file on one line without control characters; nil for what its
    /// first rows say to people who do not see them.
    public var description: String?

    /// What points out parts of the table, around it; the picture grows by the room that takes. None is drawn of an update
    /// in progress.
    public var callouts: [Callout] = []

    /// What surrounds the table; nil for nothing, unless there are callouts. Nothing surrounds an update in progress.
    public var frame: PictureFrame?

    /// How a PNG file is compressed.
    public var compression: Compression

    /// Whether the file carries a record of what decides its pixels; see ``DrawingEnvironment``. Golden images want it,
    /// so that a picture that differs can say why.
    public var recordsEnvironment = false

    /// The number of pixel rows drawn at a time; nil for what suits the width. It changes neither pixels nor bytes.
    package var stripHeight: Int?

    /// Makes options; by default the whole table, light, at two pixels a point.
    public init(
        scale: CGFloat = 2, appearance: UserInterfaceStyle = .light, theme: Theme = .modern,
        extent: Extent = .content, offset: CGFloat = 0, height: CGFloat? = nil, description: String? = nil,
        compression: Compression = .fast
    ) {
        traits = TraitCollection(displayScale: scale, userInterfaceStyle: appearance)
        self.theme = theme.drawable
        self.extent = extent
        self.offset = offset
        self.height = height
        self.description = description
        self.compression = compression
    }

    /// What of a table is drawn.
    public enum Extent: Sendable, Hashable {
        /// The whole table with its insets, as on a screen of that height. A part of it, with an offset and a height,
        /// is pixel for pixel a part of the whole picture.
        case content
        /// What a screen as high as the table's frame shows at the table's content offset: headers stay at its top, and
        /// there is a scroll indicator while the table scrolls. A frame without a height has that of the theme's screen.
        case screen
    }

    /// How a PNG file is compressed. Both are lossless.
    public enum Compression: Sendable, Hashable {
        /// Quickly. The bytes may differ from one kind of processor to another; the pixels do not.
        case fast
        /// To a smaller file, with the same bytes on every machine, as golden images want it.
        case stable

        var pngCompression: PNGCompression {
            switch self {
            case .fast: .fast
            case .stable: .stable
            }
        }
    }
}
