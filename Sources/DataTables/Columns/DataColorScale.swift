import TableKit

/// A color scale, which colors the values of a column by their numbers.
public struct DataColorScale: Hashable, Sendable {
    /// The colors: two to nine from the least number to the greatest, or the name of a palette.
    public var colors = Colors.palette(.blues)
    /// A Boolean value that indicates whether the colors are in reverse order. Default: false.
    public var isReversed = false
    /// The numbers with the first color and the last color. Numbers beyond them have these colors. Default: the least and
    /// the greatest number of all rows.
    public var range: NumberRange?
    /// The number with the color in the middle, such as 0. Without a range, both ends are equally far from it. Default:
    /// the middle of the range.
    public var midpoint: Double?
    /// A Boolean value that indicates whether the least and the greatest number are those of all columns of the section with
    /// the same scale. Default: false.
    public var isShared = false
    /// The color of missing values. Default: none.
    public var missing: Color?
    /// The part of the cell that has the color. Default: background.
    public var target = Target.background

    /// The colors of a scale.
    public enum Colors: Hashable, Sendable {
        /// The colors of a palette.
        case palette(ColorPalette)
        /// Colors from the least number to the greatest.
        case list([Color])
    }

    /// The parts of a cell that a scale colors.
    public enum Target: String, Hashable, Sendable, CaseIterable {
        /// The background, on which the text stays readable.
        case background
        /// The text, in a shade that is readable.
        case text
    }

    /// Creates a scale with a palette.
    public init(_ palette: ColorPalette) { colors = .palette(palette) }

    /// Creates a scale with the palette `blues`.
    public init() {}
}

/// Two numbers, of which the first is less than the second.
public struct NumberRange: Hashable, Sendable {
    /// The first number.
    public var lower: Double
    /// The second number.
    public var upper: Double

    /// Creates a range of numbers.
    public init(_ lower: Double, _ upper: Double) { (self.lower, self.upper) = (lower, upper) }

    /// The numbers that scenes permit.
    package static let limits = -1e12...1e12

    package func contains(_ number: Double) -> Bool { lower <= number && number <= upper }

    /// Returns the position of a number, from 0 for the first to 1 for the second.
    func fraction(of number: Double) -> Double {
        guard lower < upper else { return number < lower ? 0 : number > lower ? 1 : 0.5 }
        return (0...1).clamp((number - lower) / (upper - lower))
    }
}
