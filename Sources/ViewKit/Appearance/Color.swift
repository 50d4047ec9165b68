/// A color that can differ between light and dark appearance and between contrast levels. Mirrors `UIColor`.
public struct Color: Sendable, Hashable {
    /// The color in the light appearance.
    public var light: RGBA
    /// The color in the dark appearance.
    public var dark: RGBA
    /// The color in the light appearance with high contrast. `nil` uses ``light``.
    public var highContrastLight: RGBA?
    /// The color in the dark appearance with high contrast. `nil` uses ``dark``.
    public var highContrastDark: RGBA?

    /// Creates a color from one for each appearance, and optionally one for each appearance with high contrast.
    public init(light: RGBA, dark: RGBA, highContrastLight: RGBA? = nil, highContrastDark: RGBA? = nil) {
        self.light = light
        self.dark = dark
        self.highContrastLight = highContrastLight
        self.highContrastDark = highContrastDark
    }

    /// Creates a color that a closure chooses by traits. Mirrors `UIColor(dynamicProvider:)`.
    ///
    /// The initializer calls the closure immediately, for both appearances and both contrast levels. The result is
    /// therefore a plain value. Other traits have no effect on it.
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

    /// Creates a color from sRGB components and an opacity, from 0 to 1. Drawing clamps other numbers.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        self.init(light: color, dark: color)
    }

    /// Creates a gray from a brightness and an opacity, from 0 to 1.
    public init(white: CGFloat, alpha: CGFloat = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from components from 0 to 255, for a light and optionally a dark background.
    package init(
        _ light: (Double, Double, Double), alpha: Double = 1,
        dark: (Double, Double, Double)? = nil, darkAlpha: Double? = nil
    ) {
        func color(_ parts: (Double, Double, Double), _ alpha: Double) -> RGBA {
            RGBA(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: alpha)
        }
        self.init(light: color(light, alpha), dark: color(dark ?? light, darkAlpha ?? alpha))
    }

    /// Returns the color with another opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> Color {
        var color = self
        color.light.alpha = alpha
        color.dark.alpha = alpha
        color.highContrastLight?.alpha = alpha
        color.highContrastDark?.alpha = alpha
        return color
    }

    /// Returns the color with high-contrast variants from components from 0 to 255.
    func highContrast(
        _ light: (Double, Double, Double), alpha: Double = 1, dark: (Double, Double, Double),
        darkAlpha: Double? = nil
    ) -> Color {
        let strong = Color(light, alpha: alpha, dark: dark, darkAlpha: darkAlpha)
        return Color(
            light: self.light, dark: self.dark, highContrastLight: strong.light, highContrastDark: strong.dark
        )
    }

    /// Returns the color to draw for the given traits.
    public func resolvedColor(with traits: TraitCollection) -> RGBA {
        switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.light, .normal): light
        case (.dark, .normal): dark
        case (.light, .high): highContrastLight ?? light
        case (.dark, .high): highContrastDark ?? dark
        }
    }
}
