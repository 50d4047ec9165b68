/// A color that may differ between light and dark appearance, and with more contrast. Mirrors `UIColor`.
public struct Color: Sendable, Hashable {
    /// The color on a light background.
    public var light: RGBA
    /// The color on a dark background.
    public var dark: RGBA
    /// The color on a light background where contrast is high; nil for ``light``.
    public var highContrastLight: RGBA?
    /// The color on a dark background where contrast is high; nil for ``dark``.
    public var highContrastDark: RGBA?

    /// Makes a color from one for each appearance, and perhaps others where contrast is high.
    public init(light: RGBA, dark: RGBA, highContrastLight: RGBA? = nil, highContrastDark: RGBA? = nil) {
        self.light = light
        self.dark = dark
        self.highContrastLight = highContrastLight
        self.highContrastDark = highContrastDark
    }

    /// Makes a color that a closure chooses by traits. Mirrors `UIColor(dynamicProvider:)`.
    ///
    /// The closure is called at once, for light and dark and for normal and high contrast, so that the color is a
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

    /// Makes a color from sRGB components and opacity between 0 and 1; drawing clamps other numbers.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        self.init(light: color, dark: color)
    }

    /// Makes a gray from a brightness and an opacity between 0 and 1.
    public init(white: CGFloat, alpha: CGFloat = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Makes a color from components between 0 and 255, for a light and optionally a dark background.
    package init(
        _ light: (Double, Double, Double), alpha: Double = 1,
        dark: (Double, Double, Double)? = nil, darkAlpha: Double? = nil
    ) {
        func color(_ parts: (Double, Double, Double), _ alpha: Double) -> RGBA {
            RGBA(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: alpha)
        }
        self.init(light: color(light, alpha), dark: color(dark ?? light, darkAlpha ?? alpha))
    }

    /// The same color at another opacity between 0 and 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> Color {
        var color = self
        color.light.alpha = alpha
        color.dark.alpha = alpha
        color.highContrastLight?.alpha = alpha
        color.highContrastDark?.alpha = alpha
        return color
    }

    /// The same color with others where contrast is high, from components between 0 and 255.
    func highContrast(
        _ light: (Double, Double, Double), alpha: Double = 1, dark: (Double, Double, Double),
        darkAlpha: Double? = nil
    ) -> Color {
        let strong = Color(light, alpha: alpha, dark: dark, darkAlpha: darkAlpha)
        return Color(
            light: self.light, dark: self.dark, highContrastLight: strong.light, highContrastDark: strong.dark
        )
    }

    /// The color to draw under the given traits.
    public func resolvedColor(with traits: TraitCollection) -> RGBA {
        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.light, .normal): light
        case (.dark, .normal): dark
        case (.light, .high): highContrastLight ?? light
        case (.dark, .high): highContrastDark ?? dark
        }
    }
}
