/// A screen. Mirrors `UIScreen`.
public final class Screen: Sendable {
    /// The screen of the image that is being prepared or drawn: that of its device, or else of its theme, with its scale
    /// and traits. Outside an image, it has the default theme and traits, with 402 × 874 points and two pixels per point.
    public static var main: Screen { current ?? standard }

    @TaskLocal private static var current: Screen?
    private static let standard = Screen(.default)

    /// Performs an operation with the screen of an environment as ``main``.
    package static func withMain<Value, Failure: Error>(
        _ environment: Environment, _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        // The task-local's own method does not preserve the type of the error.
        let result = $current.withValue(Screen(environment)) {
            Result { () throws(Failure) in try operation() }
        }
        return try result.get()
    }

    /// The rectangle of the screen in points, with its origin at 0.
    public let bounds: CGRect

    /// The number of pixels per point.
    public let scale: CGFloat

    /// The environment of views without a superview, and of the defaults of configurations.
    package let environment: Environment

    init(_ environment: Environment) {
        self.environment = environment
        bounds = CGRect(origin: .zero, size: environment.screenSize)
        scale = environment.traits.displayScale
    }

    /// The traits of the screen.
    public var traitCollection: TraitCollection { environment.traits }

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
