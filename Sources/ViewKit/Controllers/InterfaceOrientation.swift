/// An orientation of the device. Mirrors `UIInterfaceOrientation`.
public enum InterfaceOrientation: Int, Sendable, Hashable, CaseIterable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// The home button is right.
    case landscapeRight = 3
    /// The home button is left.
    case landscapeLeft = 4

    /// A Boolean value that indicates whether the orientation is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// A Boolean value that indicates whether the orientation is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations. Mirrors `UIInterfaceOrientationMask`.
public struct InterfaceOrientationMask: OptionSet, Sendable, Hashable {
    /// The bits, one for each orientation.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    private init(_ orientation: InterfaceOrientation) { self.init(rawValue: 1 << orientation.rawValue) }

    /// Upright.
    public static let portrait = InterfaceOrientationMask(.portrait)
    /// Upside down.
    public static let portraitUpsideDown = InterfaceOrientationMask(.portraitUpsideDown)
    /// The home button is left.
    public static let landscapeLeft = InterfaceOrientationMask(.landscapeLeft)
    /// The home button is right.
    public static let landscapeRight = InterfaceOrientationMask(.landscapeRight)
    /// Both orientations on a side.
    public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations except upside down.
    public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
    /// All orientations.
    public static let all: InterfaceOrientationMask = [.allButUpsideDown, .portraitUpsideDown]
}
