extension Font {
    /// Creates a font from a PostScript name such as `Inter-SemiBold`, or the name of a family, and a size in points.
    /// Mirrors `UIFont(name:size:)`.
    ///
    /// Only the fonts in effect are available; see ``FontCollection/current``. As in UIKit, the result is `nil` for other
    /// names. Helvetica, Helvetica Neue and Arial are drawn with Nimbus Sans, which has the same widths.
    public init?(name: String, size: CGFloat) {
        if let font = Self.systemFont(named: name, size) ?? Self.substitute(for: name, size) {
            self = font
        } else if let face = FontCollection.current.configuration.faces.first(where: {
            $0.postScriptName == name
        }) {
            self.init(family: face.family, pointSize: size, weight: face.weight, isItalic: face.isItalic)
        } else if FontCollection.current.contains(name) {
            self.init(family: name, pointSize: size)
        } else {
            return nil
        }
    }

    /// The name of the family. Mirrors `UIFont.familyName`, with the same name for the system font.
    public var familyName: String { family ?? Self.systemFamily }

    /// The PostScript name of the installed font that is most similar. Mirrors `UIFont.fontName`, with the same names
    /// for the system font. `Font(name:size:)` returns the font for its name.
    public var fontName: String {
        guard let family else { return Self.systemPrefix + "-" + FontStyleName(weight, isItalic).name }
        let faces = FontCollection.current.configuration.faces.filter { $0.family == family }
        return faces.min { $0.distance(to: self) < $1.distance(to: self) }?.postScriptName ?? family
    }

    /// The names of the available families. Mirrors `UIFont.familyNames`.
    public static var familyNames: [String] { FontCollection.current.familyNames }

    /// Returns the PostScript names of a family's fonts, or an empty array if the family is not available. Mirrors
    /// `UIFont.fontNames(forFamilyName:)`.
    public static func fontNames(forFamilyName familyName: String) -> [String] {
        let faces = FontCollection.current.configuration.faces.filter { $0.family == familyName }
        return Set(faces.map(\.postScriptName)).sorted()
    }

    // MARK: Names of UIKit

    private static let systemFamily = ".AppleSystemUIFont"
    private static let systemPrefix = ".SFUI"

    private static func systemFont(named name: String, _ size: CGFloat) -> Font? {
        if name == systemFamily { return .systemFont(ofSize: size) }
        guard name.hasPrefix(systemPrefix), let hyphen = name.firstIndex(of: "-") else { return nil }
        return FontStyleName(name[hyphen...].dropFirst()).map {
            Font(family: nil, pointSize: size, weight: $0.weight, isItalic: $0.isItalic)
        }
    }

    /// Returns the font with the widths of a font of Helvetica or Arial, or `nil` for other names.
    private static func substitute(for name: String, _ size: CGFloat) -> Font? {
        guard FontCollection.current.contains(FontFamilies.classic) else { return nil }
        let parts = name.split(separator: "-", maxSplits: 1)
        let families = ["Helvetica", "HelveticaNeue", "Helvetica Neue", "Arial", "ArialMT"]
        guard let family = parts.first, families.contains(String(family)) else { return nil }
        let style = parts.count > 1 ? parts[1] : "Regular"
        return FontStyleName(style.hasSuffix("MT") ? style.dropLast(2) : style).map {
            Font(
                family: FontFamilies.classic, pointSize: size, weight: $0.weight, isItalic: $0.isItalic)
        }
    }
}

/// The style in a PostScript name, such as `SemiboldItalic`.
private struct FontStyleName {
    let weight: Font.Weight
    let isItalic: Bool

    init(_ weight: Font.Weight, _ isItalic: Bool) {
        self.weight = weight
        self.isItalic = isItalic
    }

    private static let weights: KeyValuePairs<String, Font.Weight> = [
        "Regular": .regular, "Ultralight": .ultraLight, "Thin": .thin, "Light": .light, "Medium": .medium,
        "Semibold": .semibold, "Bold": .bold, "Heavy": .heavy, "Black": .black,
    ]

    /// Creates a style from a name without the family. `nil` for other styles, such as condensed ones.
    init?(_ name: Substring) {
        var name = String(name).lowercased()
        isItalic = ["italic", "oblique"].contains { name.hasSuffix($0) }
        if isItalic { name.removeLast(name.hasSuffix("italic") ? "italic".count : "oblique".count) }
        guard let weight = Self.weights.first(where: { name.isEmpty || $0.key.lowercased() == name })?.value
        else { return nil }
        self.weight = weight
    }

    var name: String {
        let nearest = Self.weights.min {
            abs($0.value.rawValue - weight.rawValue) < abs($1.value.rawValue - weight.rawValue)
        }
        return (nearest?.key ?? "Regular") + (isItalic ? "Italic" : "")
    }
}
