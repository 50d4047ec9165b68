/// A function that derives a color from the color of a configuration. Mirrors `UIConfigurationColorTransformer`.
///
/// Two transformers are equal if one is a copy of the other.
public struct ConfigurationColorTransformer {
    /// The function.
    public var transform: (Color) -> Color { function.transform }

    private let function: Function

    private final class Function {
        let transform: (Color) -> Color

        init(_ transform: @escaping (Color) -> Color) { self.transform = transform }
    }

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (Color) -> Color) { function = Function(transform) }

    /// Returns the color derived from a color.
    public func callAsFunction(_ color: Color) -> Color { function.transform(color) }

    // Safe to share: the functions are constant and use no other values.
    private nonisolated(unsafe) static let gray = Self { $0.mapped(\.gray) }
    private nonisolated(unsafe) static let identity = Self { $0 }

    /// A transformer that returns the gray of the same brightness.
    public static var grayscale: Self { gray }

    /// A transformer for content in the system's accent color. As on iOS, it returns the same color.
    public static var preferredTint: Self { identity }

    /// A transformer for content in a tint of one color, which returns the gray of the same brightness.
    public static var monochromeTint: Self { gray }
}

extension ConfigurationColorTransformer: Hashable {
    /// Returns a Boolean value that indicates whether both have the same function, not only equal ones.
    public static func == (left: Self, right: Self) -> Bool { left.function === right.function }

    /// Hashes the identity of the function.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(function)) }
}

extension Color {
    /// Returns the color with all its variants replaced.
    func mapped(_ change: (RGBA) -> RGBA) -> Color {
        Color(
            light: change(light), dark: change(dark), highContrastLight: highContrastLight.map(change),
            highContrastDark: highContrastDark.map(change))
    }

    /// Returns the color with its opacity multiplied by a factor.
    package func dimmed(to factor: CGFloat) -> Color {
        mapped {
            var color = $0
            color.alpha *= factor
            return color
        }
    }
}

extension RGBA {
    /// The gray of the same brightness, with the weights of the color channels in sRGB.
    fileprivate var gray: RGBA {
        let white = 0.2126 * red + 0.7152 * green + 0.0722 * blue
        return RGBA(red: white, green: white, blue: white, alpha: alpha)
    }
}
