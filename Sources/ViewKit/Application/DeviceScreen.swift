/// The screen of a device, in an orientation: the size, the safe area and the scale of an image. Its presets have the
/// names and figures of swift-snapshot-testing's `ViewImageConfig`, where that has them.
///
/// Presets are in portrait. Call one for another orientation: `.iPhone13(.landscape)`.
public struct DeviceScreen: Sendable, Hashable {
    /// The size in points.
    public var size: CGSize

    /// The distances from the edges to the area that bars, corners and the camera do not cover, in points.
    public var safeAreaInsets: EdgeInsets

    /// The number of pixels per point.
    public var scale: CGFloat

    /// The safe area in landscape.
    private var landscapeInsets: EdgeInsets

    /// An orientation of a device.
    public enum Orientation: Sendable, Hashable, CaseIterable {
        /// Higher than wide.
        case portrait
        /// Wider than high.
        case landscape
    }

    /// Creates a screen of a size in points. Default: no bars, and two pixels per point.
    public init(size: CGSize, safeAreaInsets: EdgeInsets = .zero, scale: CGFloat = 2) {
        self.init(
            size.width, size.height, scale: scale, portrait: safeAreaInsets, landscape: safeAreaInsets)
    }

    private init(
        _ width: CGFloat, _ height: CGFloat, scale: CGFloat, portrait: EdgeInsets, landscape: EdgeInsets
    ) {
        size = CGSize(width: width, height: height)
        safeAreaInsets = portrait
        self.scale = scale
        landscapeInsets = landscape
    }

    /// Returns the screen in an orientation.
    public func callAsFunction(_ orientation: Orientation) -> DeviceScreen {
        guard orientation == .landscape, size.height > size.width else { return self }
        var screen = self
        screen.size = CGSize(width: size.height, height: size.width)
        screen.safeAreaInsets = landscapeInsets
        return screen
    }
}

// The screens of devices with a home button, with a camera in the screen, and of tablets.
extension DeviceScreen {
    private static func homeButton(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2) -> DeviceScreen {
        DeviceScreen(
            width, height, scale: scale, portrait: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            landscape: .zero)
    }

    private static func camera(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, side: CGFloat, landscapeBottom: CGFloat = 21,
        scale: CGFloat = 3
    ) -> DeviceScreen {
        DeviceScreen(
            width, height, scale: scale, portrait: EdgeInsets(top: top, left: 0, bottom: 34, right: 0),
            landscape: EdgeInsets(top: 0, left: side, bottom: landscapeBottom, right: side))
    }

    private static func tablet(
        _ width: CGFloat, _ height: CGFloat, top: CGFloat, bottom: CGFloat = 0
    ) -> DeviceScreen {
        let insets = EdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
        return DeviceScreen(width, height, scale: 2, portrait: insets, landscape: insets)
    }

    /// The screen of the first iPhone SE: 320 × 568 points.
    public static let iPhoneSe = homeButton(320, 568)
    /// The same as ``iPhoneSe``.
    public static let iPhoneSE = iPhoneSe
    /// The screen of the iPhone 8: 375 × 667 points.
    public static let iPhone8 = homeButton(375, 667)
    /// The screen of the iPhone 8 Plus: 414 × 736 points.
    public static let iPhone8Plus = homeButton(414, 736, scale: 3)
    /// The screen of the iPhone X: 375 × 812 points.
    public static let iPhoneX = camera(375, 812, top: 44, side: 44, landscapeBottom: 24)
    /// The screen of the iPhone XS Max: 414 × 896 points.
    public static let iPhoneXsMax = camera(414, 896, top: 44, side: 44, landscapeBottom: 24)
    /// The screen of the iPhone XR: 414 × 896 points.
    public static let iPhoneXr = camera(414, 896, top: 44, side: 44, landscapeBottom: 24, scale: 2)
    /// The screen of the iPhone 12: 390 × 844 points.
    public static let iPhone12 = camera(390, 844, top: 47, side: 47)
    /// The screen of the iPhone 12 Pro: that of ``iPhone12``.
    public static let iPhone12Pro = iPhone12
    /// The screen of the iPhone 12 Pro Max: 428 × 926 points.
    public static let iPhone12ProMax = camera(428, 926, top: 47, side: 47)
    /// The screen of the iPhone 13: 390 × 844 points.
    public static let iPhone13 = iPhone12
    /// The screen of the iPhone 13 mini: 375 × 812 points.
    public static let iPhone13Mini = camera(375, 812, top: 50, side: 50)
    /// The screen of the iPhone 13 Pro: that of ``iPhone13``.
    public static let iPhone13Pro = iPhone12
    /// The screen of the iPhone 13 Pro Max: that of ``iPhone12ProMax``.
    public static let iPhone13ProMax = iPhone12ProMax
    /// The screen of the iPhone 14: that of ``iPhone13``.
    public static let iPhone14 = iPhone12
    /// The screen of the iPhone 14 Pro: 393 × 852 points.
    public static let iPhone14Pro = camera(393, 852, top: 59, side: 59)
    /// The screen of the iPhone 14 Pro Max: 430 × 932 points.
    public static let iPhone14ProMax = camera(430, 932, top: 59, side: 59)
    /// The screen of the iPhone 15: that of ``iPhone14Pro``.
    public static let iPhone15 = iPhone14Pro
    /// The screen of the iPhone 15 Pro: that of ``iPhone14Pro``.
    public static let iPhone15Pro = iPhone14Pro
    /// The screen of the iPhone 15 Pro Max: that of ``iPhone14ProMax``.
    public static let iPhone15ProMax = iPhone14ProMax
    /// The screen of the iPhone 16: that of ``iPhone14Pro``.
    public static let iPhone16 = iPhone14Pro
    /// The screen of the iPhone 16 Pro: 402 × 874 points.
    public static let iPhone16Pro = camera(402, 874, top: 62, side: 62)
    /// The screen of the iPhone 16 Pro Max: 440 × 956 points.
    public static let iPhone16ProMax = camera(440, 956, top: 62, side: 62)
    /// The screen of the iPhone 17: that of ``iPhone16Pro``.
    public static let iPhone17 = iPhone16Pro
    /// The screen of the iPhone 17 Pro: that of ``iPhone16Pro``.
    public static let iPhone17Pro = iPhone16Pro
    /// The screen of the iPhone 17 Pro Max: that of ``iPhone16ProMax``.
    public static let iPhone17ProMax = iPhone16ProMax

    /// The screen of the iPad mini with a home button: 768 × 1,024 points.
    public static let iPadMini = tablet(768, 1024, top: 20)
    /// The screen of the iPad with 9.7 inches: that of ``iPadMini``.
    public static let iPad9_7 = iPadMini
    /// The screen of the iPad with 10.2 inches: 810 × 1,080 points.
    public static let iPad10_2 = tablet(810, 1080, top: 20)
    /// The screen of the iPad Pro with 10.5 inches: 834 × 1,112 points.
    public static let iPadPro10_5 = tablet(834, 1112, top: 20)
    /// The screen of the iPad Pro with 11 inches: 834 × 1,194 points.
    public static let iPadPro11 = tablet(834, 1194, top: 24, bottom: 20)
    /// The screen of the iPad Pro with 12.9 inches: 1,024 × 1,366 points.
    public static let iPadPro12_9 = tablet(1024, 1366, top: 20)
}
