/// A screen. Mirrors `UIScreen`.
public final class Screen: Sendable {
    /// The screen of controllers that load their views outside an image: that of the default theme and traits, with 375
    /// × 667 points and two pixels per point.
    public static let main = Screen(.default)

    /// The rectangle of the screen in points, with its origin at 0.
    public let bounds: CGRect

    /// The number of pixels per point.
    public let scale: CGFloat

    /// The traits of the screen.
    public let traitCollection: TraitCollection

    init(_ environment: Environment) {
        bounds = CGRect(origin: .zero, size: environment.theme.screenSize)
        traitCollection = environment.traits
        scale = environment.traits.displayScale
    }

    /// The rectangle of the screen in pixels.
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// The number of pixels per point of the device.
    public var nativeScale: CGFloat { scale }

    /// The brightness, from 0 to 1. It is always 1.
    public var brightness: CGFloat { 1 }

    /// The maximum number of frames per second.
    public var maximumFramesPerSecond: Int { 60 }
}
