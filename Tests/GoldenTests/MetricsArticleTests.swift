import Foundation
import Scenes
import TableSnapshots
import Testing

/// The figures that the article Metrics lists, compared with the themes.
@Suite("Article Metrics")
struct MetricsArticleTests {
    private static let themes: [String: Theme] = [
        "Modern tables": .modern, "Tables of iOS 26": .ios26, "Tables of iOS 7 to 12": .flat,
        "Classic tables": .classic, "Fonts, lines and letter spacing": .modern, "Other parts": .modern,
    ]

    @Test func valuesAreThoseOfThemes() throws {
        var count = 0
        for row in try MetricsArticle().rows {
            guard let key = row.text("theme key") else { continue }
            let theme = try #require(Self.themes[row.heading], "\(row.heading) belongs to no theme")
            let value = try #require(theme.value(atKey: key), "\(row.heading): there is no key \(key)")
            if let text = row.text("value") {
                #expect(text == Figure(value)?.text, "\(row.heading): \(key)")
            }
            for (column, isDark) in [("light", false), ("dark", true)] {
                guard let text = row.text(column) else { continue }
                let ground = row.text("on").flatMap { theme.value(atKey: $0) }
                var traits = TraitCollection(userInterfaceStyle: isDark ? .dark : .light)
                traits.systemColors = theme.systemColors
                let colors = Shades(value, on: ground, traits)
                #expect(Shades(text: text).isNear(colors), "\(row.heading): \(key), \(column): \(colors)")
            }
            count += 1
        }
        #expect(count > 190)
    }

    @Test func namedColorsAreThoseOfTheirVersion() throws {
        let rows = try MetricsArticle().rows.filter { $0.text("named color") != nil }
        #expect(rows.count == 15)
        for row in rows {
            let name = try #require(row.text("named color"))
            let color = try #require(Color.names.first { $0.name == name }?.value, "\(name)")
            for (column, isDark, version) in [
                ("light", false, Theme.SystemColors.ios13), ("dark", true, .ios13),
                ("light, iOS 26", false, .ios26), ("dark, iOS 26", true, .ios26),
            ] {
                guard let text = row.text(column) else { continue }
                var traits = TraitCollection(userInterfaceStyle: isDark ? .dark : .light)
                traits.systemColors = version
                #expect(Shades(text: text).isNear(Shades(color, on: nil, traits)), "\(name), \(column)")
            }
        }
    }

    @Test func everyRowHasASource() throws {
        let known = ["measured", "not measured", "chosen", "follows modern"]
        for row in try MetricsArticle().rows where row.cells["theme key"] != nil {
            let source = row.text("source") ?? ""
            #expect(known.contains { source.hasPrefix($0) }, "\(row.cells)")
        }
    }

    @Test(arguments: [("regular", Font.Weight.regular), ("semibold", .semibold)])
    func letterSpacingIsThatOfInter(column: String, weight: Font.Weight) throws {
        let rows = try MetricsArticle().rows.compactMap { row in
            row.text("font size").map { [$0, row.text(column) ?? ""] }
        }
        let entries = Theme.modern.systemFont.letterSpacing.filter { $0.weight == weight }.map { entry in
            [entry.size, entry.spacing].compactMap { Figure($0)?.text }
        }
        #expect(rows == entries && !entries.isEmpty)
    }

    @Test func linesAreThoseOfTextStyles() throws {
        let rows = try MetricsArticle().rows.filter { $0.text("text style") != nil }
        #expect(rows.map { $0.text("text style") } == Font.TextStyle.allCases.map { "\($0)" })
        for (row, style) in zip(rows, Font.TextStyle.allCases) {
            for category in ContentSizeCategory.allCases {
                let (size, distance) = (style.size(in: category), style.linePitch(in: category))
                #expect(
                    row.text(category.shortName) == "\(Int(size))/\(Int(distance))", "\(style) \(category)")
            }
        }
    }

    /// The dark variant of an image has no link.
    @Test func everyFigureIsShown() throws {
        let goldens = try Repository.goldens(in: "demo").filter { $0.hasPrefix("metrics-") }
        let dark = goldens.map { $0 + "-dark" }
        #expect(try MetricsArticle().images == Set(goldens).subtracting(dark))
    }
}

extension Theme {
    /// Returns the value of a key of theme files, such as `cell.margin.narrow`. `nil` if there is none.
    fileprivate func value(atKey key: String) -> Any? {
        var value: Any? = self
        for name in key.split(separator: ".").map(String.init) {
            let children = value.map { Mirror(reflecting: $0).children }
            value = children?.first { $0.label == name }.flatMap { unwrapped($0.value) }
        }
        return value
    }

    private func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }
}

/// A value of a theme as text: a length, a size, a count, a font or a Boolean value.
private struct Figure {
    let text: String

    init?(_ value: Any) {
        switch value {
        case let length as CGFloat: text = Self.text(length)
        case let size as CGSize: text = "\(Self.text(size.width)) × \(Self.text(size.height))"
        case let count as Int: text = "\(count)"
        case let flag as Bool: text = flag ? "yes" : "no"
        case let font as Font: text = Self.text(font.pointSize) + (Self.weights[font.weight] ?? "")
        default: return nil
        }
    }

    private static let weights: [Font.Weight: String] = [.semibold: " semibold", .bold: " bold"]

    private static func text(_ length: CGFloat) -> String {
        let rounded = (Double(length) * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}

/// The colors in a value of a theme, or in a cell, each with components from 0 to 255.
private struct Shades: CustomStringConvertible {
    private var colors: [[Double]]

    /// Finds the colors in a value: a color, the stops of a gradient, stripes or lines. A translucent color lies on the
    /// first color of another value. Of equal colors in a row, the first one counts.
    init(_ value: Any, on ground: Any?, _ traits: TraitCollection) {
        let ground = ground.flatMap { Self.colors(in: $0, traits).first }
        colors = Self.colors(in: value, traits).reduce(into: []) { colors, color in
            let parts = [color.red, color.green, color.blue]
            let below = ground.map { [$0.red, $0.green, $0.blue] } ?? parts
            let mixed = zip(parts, below).map { 255 * ($0 * color.alpha + $1 * (1 - color.alpha)) }
            if mixed != colors.last { colors.append(mixed) }
        }
    }

    /// Reads a cell, such as `(242, 242, 247)`.
    init(text: String) {
        colors = text.matches(of: #/\((\d+), (\d+), (\d+)\)/#).map { match in
            [match.1, match.2, match.3].compactMap { Double($0) }
        }
    }

    private static func colors(in value: Any, _ traits: TraitCollection) -> [RGBA] {
        if let color = value as? Color { return [color.resolvedColor(with: traits)] }
        return Mirror(reflecting: value).children.flatMap { colors(in: $0.value, traits) }
    }

    /// Returns a Boolean value that indicates whether the colors differ by rounding alone.
    func isNear(_ other: Shades) -> Bool {
        colors.count == other.colors.count && !colors.isEmpty
            && zip(colors.joined(), other.colors.joined()).allSatisfy { abs($0 - $1) <= 0.6 }
    }

    var description: String {
        colors.map { "(\($0.map { "\(Int($0.rounded()))" }.joined(separator: ", ")))" }.joined(
            separator: ", ")
    }
}
