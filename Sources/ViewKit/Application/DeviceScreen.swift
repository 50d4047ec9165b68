/// The screen of a device, in an orientation: the size, the safe area, the scale and the traits of an image.
///
/// The presets are the elements of ``all``. They are in portrait. Call one for another orientation:
/// `.iPhone13(.landscape)`.
public struct DeviceScreen: Sendable, Hashable {
    /// The name of the device and the orientation, such as `iPhone 13` or `iPhone 13 landscape`. Default: the size, such
    /// as `320x480`.
    public var name: String {
        get { specifiedName ?? "\(size.width.plainText)x\(size.height.plainText)" }
        set { specifiedName = newValue }
    }

    /// The size in points.
    public var size: CGSize

    /// The distances from the edges to the area that bars, corners and the camera do not cover, in points.
    public var safeAreaInsets: EdgeInsets

    /// The number of pixels per point.
    public var scale: CGFloat

    /// The kind of device and the size classes. They apply where an image and its views specify none.
    public var traits: TraitCollection

    private var specifiedName: String?

    /// The safe area and the traits in landscape.
    private var landscapeInsets: EdgeInsets, landscapeTraits: TraitCollection

    /// An orientation of a device.
    public enum Orientation: Sendable, Hashable, CaseIterable {
        /// Higher than wide.
        case portrait
        /// Wider than high.
        case landscape
    }

    /// Creates a screen of a size in points. Default: no bars, two pixels per point, and the traits of an upright phone.
    public init(
        name: String? = nil, size: CGSize, safeAreaInsets: EdgeInsets = .zero, scale: CGFloat = 2,
        traits: TraitCollection = TraitCollection()
    ) {
        specifiedName = name
        self.size = size
        self.safeAreaInsets = safeAreaInsets
        self.scale = scale
        self.traits = traits
        landscapeInsets = safeAreaInsets
        landscapeTraits = traits
    }

    /// Returns the screen in an orientation.
    public func callAsFunction(_ orientation: Orientation) -> DeviceScreen {
        guard orientation == .landscape, size.height > size.width else { return self }
        var screen = self
        screen.specifiedName = specifiedName.map { $0 + " landscape" }
        screen.size = CGSize(width: size.height, height: size.width)
        screen.safeAreaInsets = landscapeInsets
        screen.traits = landscapeTraits
        return screen
    }

    /// The height between the bars at the top and the bottom, in points.
    package var heightBetweenBars: CGFloat { size.height - safeAreaInsets.top - safeAreaInsets.bottom }

    /// The name as a part of a file name, which is the Swift name of a preset: `iPadPro12_9` or `iPhone13-landscape`.
    package var fileName: String {
        name.replacing(" landscape", with: "-landscape").replacing(" ", with: "").replacing(".", with: "_")
    }
}

// The kinds of devices.
extension DeviceScreen {
    /// Returns a phone. Only large phones have a regular width in landscape.
    ///
    /// - Parameters:
    ///   - portrait: The safe area at the top and the bottom, in points.
    ///   - landscape: The safe area at the top, at both sides and at the bottom, in points.
    static func phone(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3,
        portrait: (top: CGFloat, bottom: CGFloat), landscape: (top: CGFloat, sides: CGFloat, bottom: CGFloat),
        isLarge: Bool = false
    ) -> DeviceScreen {
        var screen = DeviceScreen(
            name: name, size: CGSize(width: width, height: height),
            safeAreaInsets: EdgeInsets(top: portrait.top, left: 0, bottom: portrait.bottom, right: 0),
            scale: scale,
            traits: TraitCollection(
                horizontalSizeClass: .compact, verticalSizeClass: .regular, userInterfaceIdiom: .phone))
        screen.landscapeInsets = EdgeInsets(
            top: landscape.top, left: landscape.sides, bottom: landscape.bottom, right: landscape.sides)
        screen.landscapeTraits = TraitCollection(
            horizontalSizeClass: isLarge ? .regular : .compact, verticalSizeClass: .compact,
            userInterfaceIdiom: .phone)
        return screen
    }

    /// Returns a phone with a home button, which shows no status bar in landscape.
    static func homeButton(
        _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, isLarge: Bool = false
    ) -> DeviceScreen {
        phone(
            name, width, height, scale: scale, portrait: (20, 0), landscape: (0, 0, 0), isLarge: isLarge)
    }

    /// Returns a phone with a camera in the screen and a home indicator. The camera has the same inset at all edges.
    static func camera(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ inset: CGFloat, scale: CGFloat = 3,
        landscape: (top: CGFloat, bottom: CGFloat) = (0, 21), isLarge: Bool = false
    ) -> DeviceScreen {
        phone(
            name, width, height, scale: scale, portrait: (inset, 34),
            landscape: (landscape.top, inset, landscape.bottom), isLarge: isLarge)
    }

    /// Returns a tablet, whose safe area is the same in both orientations.
    static func tablet(
        _ name: String, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 24, bottom: CGFloat = 20
    ) -> DeviceScreen {
        DeviceScreen(
            name: name, size: CGSize(width: width, height: height),
            safeAreaInsets: EdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
            traits: TraitCollection(
                horizontalSizeClass: .regular, verticalSizeClass: .regular, userInterfaceIdiom: .pad))
    }

    /// Returns the screen with the name of another device.
    func named(_ name: String) -> DeviceScreen {
        var screen = self
        screen.specifiedName = name
        return screen
    }
}
