/// The style of a bar. Mirrors `UIBarStyle`.
public enum BarStyle: Int, Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case `default`
    /// Light text on a black background.
    case black

    /// The name of ``black`` before iOS 13.
    public static let blackOpaque = BarStyle.black
    /// A translucent black bar, which is that of ``black``.
    public static let blackTranslucent = BarStyle.black
}

/// The height of a bar. Mirrors `UIBarMetrics`.
public enum BarMetrics: Int, Sendable, Hashable, CaseIterable {
    /// The normal height.
    case `default`
    /// The compact height.
    case compact
}
