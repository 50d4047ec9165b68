import DataFiles
import TableKit

/// The colors of a column's numbers, computed once for all rows.
struct ColorScale {
    /// The colors of a cell.
    struct Shade: Equatable {
        /// The color of the background. `nil` is none.
        var fill: Color?
        /// The color of the text.
        var text: Color

        /// Creates a background with a text that is readable on it.
        ///
        /// - Parameter text: The color of the text if its contrast is sufficient. Otherwise the text is black or white.
        init(fill: Color, text: Color) {
            self.fill = fill
            self.text = Color { traits in
                // Under a translucent color, the background of the row shows.
                let color = fill.resolvedColor(with: traits).drawn(on: Self.background(traits))
                let usual: RGBA = text.resolvedColor(with: traits)
                if usual.contrast(on: color) >= Self.minContrast { return text }
                let white = RGBA(red: 1, green: 1, blue: 1), black = RGBA(red: 0, green: 0, blue: 0)
                return white.contrast(on: color) > black.contrast(on: color) ? .white : .black
            }
        }

        /// Creates a text on the background of the row, in a shade of a color that is readable there.
        init(text color: Color) {
            text = Color { traits in
                let background = Self.background(traits), color = color.resolvedColor(with: traits) as RGBA
                let label = Color.label.resolvedColor(with: traits) as RGBA
                let shade =
                    (0...Self.shadeSteps).lazy.map {
                        color.mixed(with: label, fraction: Double($0) / Double(Self.shadeSteps))
                    }.first { $0.contrast(on: background) >= Self.minContrast } ?? label
                return Color(light: shade, dark: shade)
            }
        }

        /// The contrast ratio that WCAG requires for text.
        static let minContrast = 4.5
        private static let shadeSteps = 16

        /// The background of rows with the least contrast: that of groups.
        private static func background(_ traits: TraitCollection) -> RGBA {
            Color.secondarySystemGroupedBackground.resolvedColor(with: traits)
        }
    }

    fileprivate let shades: [Shade]
    fileprivate let range: NumberRange
    fileprivate let midpoint: Double?
    /// The colors of missing values. `nil` is none.
    let missing: Shade?

    /// The number of shades, which is odd so that one is in the middle.
    fileprivate static let count = 257

    fileprivate static func color(at fraction: Double, in colors: [Color]) -> Color {
        let position = fraction * Double(colors.count - 1)
        let index = min(Int(position), max(colors.count - 2, 0))
        let (start, end) = (colors[index], colors[min(index + 1, colors.count - 1)])
        return Color { traits in
            let color = (start.resolvedColor(with: traits) as RGBA).mixed(
                with: end.resolvedColor(with: traits), fraction: position - Double(index))
            return Color(light: color, dark: color)
        }
    }

    /// Returns the colors of a number.
    func shade(of number: Double) -> Shade {
        var fraction = range.fraction(of: number)
        if let midpoint {
            fraction =
                number < midpoint
                ? NumberRange(range.lower, midpoint).fraction(of: number) / 2
                : (1 + NumberRange(midpoint, range.upper).fraction(of: number)) / 2
            // Both halves are empty if all numbers are the midpoint.
            if number == midpoint { fraction = 0.5 }
        }
        return shades[Int((fraction * Double(Self.count - 1)).rounded())]
    }
}

extension DataColorScale {
    /// Returns the colors of a column's numbers. The result is `nil` if the column has none.
    ///
    /// - Parameters:
    ///   - numbers: The least and the greatest number.
    ///   - text: The color of the text on backgrounds where it is readable.
    func scale(of numbers: NumberRange?, text: Color) -> ColorScale? {
        guard let range = range(of: numbers) else { return nil }
        let listed =
            switch colors {
            case .palette(let palette): palette.colors
            case .list(let colors): colors
            }
        let colors = isReversed ? listed.reversed() : listed
        guard !colors.isEmpty else { return nil }
        func shade(_ color: Color) -> ColorScale.Shade {
            target == .text ? ColorScale.Shade(text: color) : ColorScale.Shade(fill: color, text: text)
        }
        let shades = (0..<ColorScale.count).map { index in
            shade(ColorScale.color(at: Double(index) / Double(ColorScale.count - 1), in: colors))
        }
        return ColorScale(shades: shades, range: range, midpoint: midpoint, missing: missing.map(shade))
    }

    private func range(of numbers: NumberRange?) -> NumberRange? {
        if let range { return range }
        guard let numbers, let midpoint else { return numbers }
        let distance = max(abs(numbers.lower - midpoint), abs(numbers.upper - midpoint))
        return NumberRange(midpoint - distance, midpoint + distance)
    }
}

extension ColumnStatistics {
    /// The least and the greatest number. `nil` if there are none.
    var range: NumberRange? {
        guard let minimum, let maximum else { return nil }
        return NumberRange(minimum, maximum)
    }
}

extension [ResolvedColumns.Column] {
    /// Returns the least and the greatest number of all columns with a shared scale, or `nil` if they have none.
    func range(ofSharedScale scale: DataColorScale) -> NumberRange? {
        filter { $0.model.scale == scale }.compactMap { $0.statistics?.range }.reduce(nil) { range, next in
            NumberRange(
                Swift.min(range?.lower ?? next.lower, next.lower),
                Swift.max(range?.upper ?? next.upper, next.upper))
        }
    }
}
