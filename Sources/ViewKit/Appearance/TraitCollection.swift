/// The environment that determines a view's appearance. Mirrors the part of `UITraitCollection` that an image needs.
///
/// The margins of tables depend on their width, and not on the size classes.
public struct TraitCollection: Sendable {
    /// The specified scale. `nil` is unspecified.
    package private(set) var specifiedScale: CGFloat?

    /// The other specified traits.
    package private(set) var specified = TraitOverrides()

    /// The number of pixels per point. It can be any positive number. Default: 2.
    public var displayScale: CGFloat {
        get { specifiedScale ?? 2 }
        set { specifiedScale = newValue }
    }

    /// The light or dark appearance. Default: light.
    public var userInterfaceStyle: UserInterfaceStyle {
        get { specified.userInterfaceStyle ?? .light }
        set { specified.userInterfaceStyle = newValue }
    }

    /// The layout direction. Default: left to right.
    public var layoutDirection: LayoutDirection {
        get { specified.layoutDirection ?? .leftToRight }
        set { specified.layoutDirection = newValue }
    }

    /// The preferred text size. Default: `large`.
    public var preferredContentSizeCategory: ContentSizeCategory {
        get { specified.preferredContentSizeCategory ?? .large }
        set { specified.preferredContentSizeCategory = newValue }
    }

    /// The contrast level of colors. Default: normal.
    public var accessibilityContrast: AccessibilityContrast {
        get { specified.accessibilityContrast ?? .normal }
        set { specified.accessibilityContrast = newValue }
    }

    /// The language of text that specifies none, as a BCP 47 tag such as `ja` or `zh-Hant`.
    ///
    /// The language selects between regional forms of a character. An empty string specifies no language. Mirrors
    /// `UITraitTypesettingLanguage`.
    public var typesettingLanguage: String {
        get { specified.typesettingLanguage ?? "" }
        set { specified.typesettingLanguage = newValue }
    }

    /// The space for content in a row. Default: that of the device, or `compact`, as on an upright phone.
    public var horizontalSizeClass: UserInterfaceSizeClass {
        get { specified.horizontalSizeClass ?? .compact }
        set { specified.horizontalSizeClass = newValue }
    }

    /// The space for content in a column. Default: that of the device, or `regular`, as on an upright phone.
    public var verticalSizeClass: UserInterfaceSizeClass {
        get { specified.verticalSizeClass ?? .regular }
        set { specified.verticalSizeClass = newValue }
    }

    /// The kind of device. Default: that of the device, or a phone.
    public var userInterfaceIdiom: UserInterfaceIdiom {
        get { specified.userInterfaceIdiom ?? .phone }
        set { specified.userInterfaceIdiom = newValue }
    }

    /// The named colors. They belong to the theme and are no trait, so they do not count for equality.
    package var systemColors = Theme.SystemColors.ios13

    /// Creates traits. Omitted traits are unspecified: they have their defaults, unless ``init(traitsFrom:)`` combines
    /// them with others.
    public init(
        displayScale: CGFloat? = nil, userInterfaceStyle: UserInterfaceStyle? = nil,
        layoutDirection: LayoutDirection? = nil, preferredContentSizeCategory: ContentSizeCategory? = nil,
        accessibilityContrast: AccessibilityContrast? = nil, typesettingLanguage: String? = nil,
        horizontalSizeClass: UserInterfaceSizeClass? = nil, verticalSizeClass: UserInterfaceSizeClass? = nil,
        userInterfaceIdiom: UserInterfaceIdiom? = nil
    ) {
        specifiedScale = displayScale
        specified.userInterfaceStyle = userInterfaceStyle
        specified.layoutDirection = layoutDirection
        specified.preferredContentSizeCategory = preferredContentSizeCategory
        specified.accessibilityContrast = accessibilityContrast
        specified.typesettingLanguage = typesettingLanguage
        specified.horizontalSizeClass = horizontalSizeClass
        specified.verticalSizeClass = verticalSizeClass
        specified.userInterfaceIdiom = userInterfaceIdiom
    }

    /// Creates traits with the specified ones of others, of which later ones take precedence.
    public init(traitsFrom traitCollections: [TraitCollection]) {
        for traits in traitCollections {
            specifiedScale = traits.specifiedScale ?? specifiedScale
            specified = specified.overlaid(with: traits.specified)
        }
    }

    /// Creates traits, which a closure changes. Mirrors `UITraitCollection.init(mutations:)`.
    public init(mutations: (inout TraitCollection) -> Void) {
        self.init()
        mutations(&self)
    }

    /// Returns the traits with the changes of a closure.
    public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
        var traits = self
        mutations(&traits)
        return traits
    }

    /// Returns the traits with overrides.
    func overlaid(with overrides: TraitOverrides) -> TraitCollection {
        var traits = self
        traits.specified = specified.overlaid(with: overrides)
        return traits
    }
}

extension TraitCollection: Hashable {
    /// Compares the values, which determine an image. An unspecified trait equals its default.
    public static func == (traits: TraitCollection, other: TraitCollection) -> Bool {
        traits.displayScale == other.displayScale
            && traits.userInterfaceStyle == other.userInterfaceStyle
            && traits.layoutDirection == other.layoutDirection
            && traits.preferredContentSizeCategory == other.preferredContentSizeCategory
            && traits.accessibilityContrast == other.accessibilityContrast
            && traits.typesettingLanguage == other.typesettingLanguage
            && traits.horizontalSizeClass == other.horizontalSizeClass
            && traits.verticalSizeClass == other.verticalSizeClass
            && traits.userInterfaceIdiom == other.userInterfaceIdiom
    }

    /// Hashes the values.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(displayScale)
        hasher.combine(userInterfaceStyle)
        hasher.combine(layoutDirection)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(accessibilityContrast)
        hasher.combine(typesettingLanguage)
        hasher.combine(horizontalSizeClass)
        hasher.combine(verticalSizeClass)
        hasher.combine(userInterfaceIdiom)
    }
}

/// The layout direction. Mirrors `UITraitEnvironmentLayoutDirection`.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
    /// Left to right, as in English.
    case leftToRight
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft
}

/// The light or dark appearance. Mirrors `UIUserInterfaceStyle`.
public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
}

/// The contrast level of colors. Mirrors `UIAccessibilityContrast`.
public enum AccessibilityContrast: String, Sendable, Hashable, CaseIterable {
    /// Normal contrast.
    case normal
    /// High contrast, for users with low vision.
    case high
}
