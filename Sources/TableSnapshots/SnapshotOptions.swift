/// The options of an image: its traits and theme, the part of the table, and the metadata of the file.
public struct SnapshotOptions: Sendable {
    /// The scale, appearance, layout direction, text size and contrast. The scale must be from 0.01 to 100; other
    /// scales result in an error.
    public var traits: TraitCollection

    /// The sizes, fonts and colors. Numbers are clamped to the drawable range; see `Theme`.
    public var theme: Theme { didSet { theme = theme.drawable } }

    /// The device whose screen and safe area controllers and tables without a frame have. `nil` uses the screen of the
    /// theme, without a safe area. Its traits apply where ``traits`` specify none, except for its scale. Default: `nil`.
    public var device: DeviceScreen?

    /// The font files of the text. `nil` uses those of the theme, or else the current ones; see `FontCollection`.
    public var fonts: FontCollection?

    /// The valid scales, in pixels per point.
    package static let scales = 0.01...100.0

    /// The extent of the image: the complete table or its visible part.
    public var extent: Extent

    /// The top edge of the part to draw, in points from the top of the extent, rounded to whole pixels. An offset that
    /// is negative or beyond the end results in an error.
    public var offset: CGFloat

    /// The height of the part to draw, in points. `nil` draws the rest of the extent below ``offset``. A height that is
    /// not above 0 results in an error.
    public var height: CGFloat?

    /// The alt text in the file, on one line without control characters. `nil` uses a summary of the table's first
    /// rows.
    public var description: String?

    /// The callouts around the table, which enlarge the image. A transition has no callouts.
    public var callouts: [Callout] = []

    /// The frame around the table. `nil` draws no frame, unless there are callouts. A transition has no frame.
    public var frame: ImageFrame?

    /// The compression of a PNG file.
    public var compression: Compression

    /// A Boolean value that indicates whether the file contains a record of its environment; see
    /// ``DrawingEnvironment``. The record in a golden image can explain differences. Default: `false`.
    public var recordsEnvironment = false

    /// The number of pixel rows drawn at a time. `nil` uses a number that depends on the width. It affects neither
    /// pixels nor bytes.
    package var stripHeight: Int?

    /// Creates options. Default: the complete table, light, with two pixels per point.
    public init(
        scale: CGFloat? = nil, appearance: UserInterfaceStyle? = nil, theme: Theme = .default,
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

    /// Creates options for the screen of a device, with its scale and traits. Default: light.
    public init(
        device: DeviceScreen, appearance: UserInterfaceStyle? = nil, theme: Theme = .default,
        description: String? = nil, compression: Compression = .fast
    ) {
        self.init(
            appearance: appearance, theme: theme, description: description, compression: compression)
        show(on: device)
    }

    /// Sets the device, its scale unless the traits specify one, and the extent to its screen.
    package mutating func show(on device: DeviceScreen) {
        self.device = device
        extent = .screen
        traits = TraitCollection(traitsFrom: [TraitCollection(displayScale: device.scale), traits])
    }

    /// Performs an operation with the screen of the image as `Screen.main`.
    package func withMainScreen<Value, Failure: Error>(
        _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try Screen.withMain(environment, operation)
    }

    /// The traits, the theme and the screen, which views inherit.
    var environment: Environment { Environment(traits: traits, theme: theme, screen: device) }

    /// The extent of an image.
    public enum Extent: Sendable, Hashable {
        /// The complete table with its insets, as on a screen of that height. A part with an offset and a height has
        /// the same pixels as in the complete image.
        ///
        /// With a visible background view, the image is at least as high as the table's frame, so that the view covers
        /// a screen. A frame without a height uses that of the theme's screen.
        case content
        /// The visible part at the table's content offset, on a screen as high as the table's frame. A frame without a
        /// height uses that of the theme's screen.
        ///
        /// Headers stay at the top of the screen, and a scroll indicator appears while the table scrolls.
        case screen
    }

    /// The compression of a PNG file. All methods are lossless.
    public enum Compression: String, Sendable, Hashable, CaseIterable {
        /// Fast compression. The bytes can differ between kinds of processors, but the pixels do not.
        case fast
        /// Compression to a smaller file with the same bytes on every machine, for golden images.
        case stable
        /// Slow compression to a still smaller file, for pages. The bytes can differ between versions of libdeflate. An
        /// image of more than 64 MiB, with three bytes for an opaque pixel and otherwise four, is compressed by zlib.
        case smallest

        var pngCompression: PNGCompression {
            switch self {
            case .fast: .fast
            case .stable: .stable
            case .smallest: .smallest
            }
        }
    }
}
