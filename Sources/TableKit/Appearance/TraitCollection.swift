/// What surrounds a view and decides how it looks. Mirrors the part of `UITraitCollection` a picture needs.
public struct TraitCollection: Sendable, Hashable {
    /// Pixels per point; any positive number.
    public var displayScale: CGFloat

    /// Light or dark.
    public var userInterfaceStyle: UserInterfaceStyle

    /// Makes traits; by default two pixels a point and light.
    public init(displayScale: CGFloat = 2, userInterfaceStyle: UserInterfaceStyle = .light) {
        self.displayScale = displayScale
        self.userInterfaceStyle = userInterfaceStyle
    }
}

/// Light or dark appearance. Mirrors `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}
