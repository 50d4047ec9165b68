/// What surrounds a view and decides how it looks. Mirrors the part of `UITraitCollection` a picture needs.
public struct TraitCollection: Sendable, Hashable {
    /// Pixels per point; any positive number.
    public var displayScale: CGFloat

    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle

    /// Which way reading goes.
    public var layoutDirection: LayoutDirection

    /// Makes traits; by default two pixels a point, light, and from left to right.
    public init(
        displayScale: CGFloat = 2, userInterfaceStyle: UserInterfaceStyle = .light,
        layoutDirection: LayoutDirection = .leftToRight
    ) {
        self.displayScale = displayScale
        self.userInterfaceStyle = userInterfaceStyle
        self.layoutDirection = layoutDirection
    }
}

/// Which way reading goes. Mirrors `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    /// As in English.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}

/// Light or dark appearance. Mirrors `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
