/// The space for content in a direction. Mirrors `UIUserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: Int, Sendable, Hashable, CaseIterable {
    /// The space is not specified.
    case unspecified
    /// The space is limited.
    case compact
    /// The space is not limited.
    case regular
}

extension TraitCollection {
    /// The traits without overrides. Mirrors `UITraitCollection.current`, which follows the view that is being drawn.
    public static var current: TraitCollection { TraitCollection() }

    /// Returns a Boolean value that indicates whether colors can differ between these traits and others.
    public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool {
        userInterfaceStyle != other?.userInterfaceStyle
            || accessibilityContrast != other?.accessibilityContrast
    }
}

/// A kind of device. Mirrors `UIUserInterfaceIdiom`.
public enum UserInterfaceIdiom: Int, Sendable, Hashable, CaseIterable {
    /// Unknown.
    case unspecified = -1
    /// A phone.
    case phone = 0
    /// A tablet.
    case pad = 1
    /// A television.
    case tv = 2
    /// The display of a car.
    case carPlay = 3
    /// A computer.
    case mac = 5
    /// A headset.
    case vision = 6
}
