/// A colour that may differ between light and dark appearance, and with more contrast. Mirrors `UIColor`.
public struct Color: Sendable, Hashable {
    /// The colour on a light background.
    public var light: RGBA
    /// The colour on a dark background.
    public var dark: RGBA
    /// The colour on a light background where contrast is high; nil for ``light``.
    public var highContrastLight: RGBA?
    /// The colour on a dark background where contrast is high; nil for ``dark``.
    public var highContrastDark: RGBA?

    /// Makes a colour from one for each appearance, and perhaps others where contrast is high.
    public init(light: RGBA, dark: RGBA, highContrastLight: RGBA? = nil, highContrastDark: RGBA? = nil) {
        self.light = light
        self.dark = dark
        self.highContrastLight = highContrastLight
        self.highContrastDark = highContrastDark
    }

    /// Makes a colour that a closure chooses by traits. Mirrors `UIColor(dynamicProvider:)`.
    ///
    /// The closure is called at once, for light and dark and for normal and high contrast, so that the colour is a
    /// value like any other. Other traits have no part in it.
    public init(dynamicProvider: (TraitCollection) -> Color) {
        func color(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> RGBA {
            let traits = TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
            return dynamicProvider(traits).resolvedColor(with: traits)
        }
        self.init(light: color(.light, .normal), dark: color(.dark, .normal))
        let (light, dark) = (color(.light, .high), color(.dark, .high))
        if light != self.light { highContrastLight = light }
        if dark != self.dark { highContrastDark = dark }
    }

    /// Makes a colour from sRGB components and opacity between 0 and 1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        self.init(light: color, dark: color)
    }

    /// Makes a grey from a brightness and an opacity between 0 and 1.
    public init(white: CGFloat, alpha: CGFloat = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a colour from components between 0 and 255, for a light and optionally a dark background.
    package init(
        _ light: (Double, Double, Double), alpha: Double = 1,
        dark: (Double, Double, Double)? = nil, darkAlpha: Double? = nil
    ) {
        func color(_ parts: (Double, Double, Double), _ alpha: Double) -> RGBA {
            RGBA(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: alpha)
        }
        self.init(light: color(light, alpha), dark: color(dark ?? light, darkAlpha ?? alpha))
    }

    /// The same colour at another opacity between 0 and 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> Color {
        var color = self
        color.light.alpha = alpha
        color.dark.alpha = alpha
        color.highContrastLight?.alpha = alpha
        color.highContrastDark?.alpha = alpha
        return color
    }

    /// The same colour with others where contrast is high, from components between 0 and 255.
    fileprivate func highContrast(
        _ light: (Double, Double, Double), alpha: Double = 1, dark: (Double, Double, Double),
        darkAlpha: Double? = nil
    ) -> Color {
        let strong = Color(light, alpha: alpha, dark: dark, darkAlpha: darkAlpha)
        return Color(
            light: self.light, dark: self.dark, highContrastLight: strong.light, highContrastDark: strong.dark
        )
    }

    /// The colour to draw under the given traits.
    public func resolvedColor(with traits: TraitCollection) -> RGBA {
        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.light, .normal): light
        case (.dark, .normal): dark
        case (.light, .high): highContrastLight ?? light
        case (.dark, .high): highContrastDark ?? dark
        }
    }
}

extension Color {
    /// No colour at all.
    public static let clear = Color(white: 0, alpha: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// A grey of brightness 1/3.
    public static let darkGray = Color(white: 1 / 3)
    /// A grey of brightness 1/2.
    public static let gray = Color(white: 0.5)
    /// A grey of brightness 2/3.
    public static let lightGray = Color(white: 2 / 3)
    /// White.
    public static let white = Color(white: 1)
    /// Pure red.
    public static let red = Color(red: 1, green: 0, blue: 0)
    /// Pure green.
    public static let green = Color(red: 0, green: 1, blue: 0)
    /// Pure blue.
    public static let blue = Color(red: 0, green: 0, blue: 1)

    /// The colour of text. Mirrors `UIColor.label`, as the following mirror their namesakes.
    public static let label = Color((0, 0, 0), dark: (255, 255, 255))
    /// The colour of less important text.
    public static let secondaryLabel = Color((60, 60, 67), alpha: 0.6, dark: (235, 235, 245))
        .highContrast((60, 60, 67), alpha: 0.8, dark: (235, 235, 245), darkAlpha: 0.8)
    /// The colour of hints and of disclosure indicators.
    public static let tertiaryLabel = Color((60, 60, 67), alpha: 0.3, dark: (235, 235, 245))
        .highContrast((60, 60, 67), alpha: 0.6, dark: (235, 235, 245), darkAlpha: 0.6)
    /// The system's blue, which is also the default tint.
    public static let systemBlue = Color((0, 122, 255), dark: (10, 132, 255))
        .highContrast((0, 64, 221), dark: (64, 156, 255))
    /// The system's red, as delete controls have it.
    public static let systemRed = Color((255, 59, 48), dark: (255, 69, 58))
        .highContrast((215, 0, 21), dark: (255, 105, 97))
    /// The system's green, as insert controls have it.
    public static let systemGreen = Color((52, 199, 89), dark: (48, 209, 88))
        .highContrast((36, 138, 61), dark: (48, 219, 91))
    /// The system's orange.
    public static let systemOrange = Color((255, 149, 0), dark: (255, 159, 10))
        .highContrast((201, 52, 0), dark: (255, 179, 64))
    /// The line between rows.
    public static let separator = Color((60, 60, 67), alpha: 0.29, dark: (84, 84, 88), darkAlpha: 0.6)
        .highContrast((60, 60, 67), alpha: 0.6, dark: (84, 84, 88), darkAlpha: 1)
    /// Behind a plain table.
    public static let systemBackground = Color((255, 255, 255), dark: (0, 0, 0))
    /// Behind a grouped table.
    public static let systemGroupedBackground = Color((242, 242, 247), dark: (0, 0, 0))
        .highContrast((235, 235, 240), dark: (0, 0, 0))
    /// Behind the rows of a grouped table.
    public static let secondarySystemGroupedBackground = Color((255, 255, 255), dark: (28, 28, 30))
        .highContrast((255, 255, 255), dark: (36, 36, 38))
}
