/// A color that can differ between light and dark appearance and between contrast levels. Mirrors `UIColor`.
///
/// It is a class, as in UIKit, so that extensions can add convenience initializers and class properties. Two colors with
/// the same components are equal.
public final class Color: Sendable, Hashable {
    /// The color in the light appearance.
    public let light: RGBA
    /// The color in the dark appearance.
    public let dark: RGBA
    /// The color in the light appearance with high contrast. `nil` uses ``light``.
    public let highContrastLight: RGBA?
    /// The color in the dark appearance with high contrast. `nil` uses ``dark``.
    public let highContrastDark: RGBA?
    /// The color in themes with the named colors of iOS 26. `nil` is the color itself.
    package let ios26: Color?

    /// Creates a color from one for each appearance, and optionally one for each appearance with high contrast.
    public convenience init(
        light: RGBA, dark: RGBA, highContrastLight: RGBA? = nil, highContrastDark: RGBA? = nil
    ) {
        self.init(
            light: light, dark: dark, highContrastLight: highContrastLight,
            highContrastDark: highContrastDark, ios26: nil)
    }

    /// Creates a color that can differ in themes with the named colors of iOS 26.
    init(light: RGBA, dark: RGBA, highContrastLight: RGBA?, highContrastDark: RGBA?, ios26: Color?) {
        self.light = light
        self.dark = dark
        self.highContrastLight = highContrastLight
        self.highContrastDark = highContrastDark
        self.ios26 = ios26
    }

    /// Creates a color that a closure chooses by traits. Mirrors `UIColor(dynamicProvider:)`.
    ///
    /// The initializer calls the closure immediately, for both appearances, both contrast levels and both sets of named
    /// colors. The result is therefore a plain value. Other traits have no effect on it.
    public convenience init(dynamicProvider: (TraitCollection) -> Color) {
        let usual = Color(dynamicProvider, .ios13), recent = Color(dynamicProvider, .ios26)
        self.init(usual, ios26: recent)
    }

    /// Creates the color that a closure chooses in themes with the given named colors.
    private convenience init(_ provider: (TraitCollection) -> Color, _ systemColors: Theme.SystemColors) {
        func color(_ style: UserInterfaceStyle, _ contrast: AccessibilityContrast) -> RGBA {
            var traits = TraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
            traits.systemColors = systemColors
            return provider(traits).resolvedColor(with: traits)
        }
        let (light, dark) = (color(.light, .normal), color(.dark, .normal))
        let (strongLight, strongDark) = (color(.light, .high), color(.dark, .high))
        self.init(
            light: light, dark: dark, highContrastLight: strongLight == light ? nil : strongLight,
            highContrastDark: strongDark == dark ? nil : strongDark)
    }

    /// Creates a color that is another one in themes with the named colors of iOS 26.
    convenience init(_ color: Color, ios26: Color?) {
        self.init(
            light: color.light, dark: color.dark, highContrastLight: color.highContrastLight,
            highContrastDark: color.highContrastDark, ios26: ios26 == color ? nil : ios26)
    }

    /// Creates a color from sRGB components and an opacity, from 0 to 1. Drawing clamps other numbers.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        let color = RGBA(red: red, green: green, blue: blue, alpha: alpha)
        self.init(light: color, dark: color)
    }

    /// Creates a gray from a brightness and an opacity, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color from components from 0 to 255, for a light and optionally a dark background.
    package convenience init(
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
        func translucent(_ color: RGBA) -> RGBA {
            RGBA(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return Color(
            light: translucent(light), dark: translucent(dark),
            highContrastLight: highContrastLight.map(translucent),
            highContrastDark: highContrastDark.map(translucent),
            ios26: ios26?.withAlphaComponent(alpha))
    }

    /// Returns a Boolean value that indicates whether two colors are the same in every appearance.
    public static func == (left: Color, right: Color) -> Bool {
        left === right
            || left.light == right.light && left.dark == right.dark
                && left.highContrastLight == right.highContrastLight
                && left.highContrastDark == right.highContrastDark && left.ios26 == right.ios26
    }

    /// Hashes the components of the color.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(light)
        hasher.combine(dark)
        hasher.combine(highContrastLight)
        hasher.combine(highContrastDark)
        hasher.combine(ios26)
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

    /// Returns the color with others in themes with the named colors of iOS 26, from components from 0 to 255.
    func ios26(
        _ light: (Double, Double, Double), dark: (Double, Double, Double),
        highContrast: (light: (Double, Double, Double), dark: (Double, Double, Double))
    ) -> Color {
        Color(
            self, ios26: Color(light, dark: dark).highContrast(highContrast.light, dark: highContrast.dark))
    }

    /// Returns the color under the given traits, in every appearance. Mirrors `UIColor.resolvedColor(with:)`.
    @_disfavoredOverload
    public func resolvedColor(with traits: TraitCollection) -> Color {
        let color: RGBA = resolvedColor(with: traits)
        return Color(light: color, dark: color)
    }

    /// Returns the color to draw for the given traits.
    public func resolvedColor(with traits: TraitCollection) -> RGBA {
        if traits.systemColors == .ios26, let ios26 { return ios26.resolvedColor(with: traits) }
        return switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
        case (.light, .normal): light
        case (.dark, .normal): dark
        case (.light, .high): highContrastLight ?? light
        case (.dark, .high): highContrastDark ?? dark
        }
    }
}
