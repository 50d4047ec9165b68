import Diagnostics
import Foundation

extension Color {
    /// Creates a color of an asset catalog, or returns `nil` if there is none. Mirrors
    /// `UIColor.init(named:in:compatibleWith:)`.
    ///
    /// The catalog is a folder `….xcassets` of the bundle's resources, as the package manager copies it on Linux. The
    /// color has components in sRGB, for the light and optionally the dark appearance. A warning names a color that is
    /// not found, or its file if that is damaged.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: TraitCollection? = nil
    ) {
        let folder = (bundle ?? .main).resourcePath ?? ""
        let catalogs = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let file = catalogs.sorted().lazy.filter { $0.hasSuffix(".xcassets") }
            .map { "\(folder)/\($0)/\(name).colorset/Contents.json" }
            .first { FileManager.default.fileExists(atPath: $0) }
        guard let file else {
            Warnings.report("\(name): no such color in the asset catalogs of the resources")
            return nil
        }
        guard let data = FileManager.default.contents(atPath: file),
            let set = try? JSONDecoder().decode(ColorSet.self, from: data),
            let light = set.color(isDark: false)
        else {
            Warnings.report("\(file): not a color set; expected the components red, green and blue")
            return nil
        }
        self.init(light: light, dark: set.color(isDark: true) ?? light)
    }
}

/// The file of a color in an asset catalog.
private struct ColorSet: Decodable {
    var colors: [Variant]

    struct Variant: Decodable {
        var appearances: [Appearance]?
        var color: Content?
    }

    struct Appearance: Decodable {
        var appearance: String
        var value: String
    }

    struct Content: Decodable {
        var components: [String: String]
    }

    func color(isDark: Bool) -> RGBA? {
        let variant = colors.first { variant in
            let appearances = variant.appearances ?? []
            return isDark
                ? appearances.contains { $0.appearance == "luminosity" && $0.value == "dark" }
                    && appearances.count == 1
                : appearances.isEmpty
        }
        guard let parts = variant?.color?.components else { return nil }
        let numbers = ["red", "green", "blue", "alpha"].map { Self.number(parts[$0] ?? "") }
        guard let red = numbers[0], let green = numbers[1], let blue = numbers[2] else { return nil }
        return RGBA(red: red, green: green, blue: blue, alpha: numbers[3] ?? 1)
    }

    /// Returns a component from 0 to 1. It is written as such a number, or as a whole number from 0 to 255.
    private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
}
