import SceneSchema
import TableKit

/// A color scale, which colors the values of a column by their numbers.
public struct SceneColorScale: Hashable, Sendable, SceneObject {
    /// The colors: two to nine from the least number to the greatest, or the name of a palette.
    public var colors = Colors.palette(.blues)
    /// A Boolean value that indicates whether the colors are in reverse order. Default: false.
    public var isReversed = false
    /// The numbers with the first color and the last color. Numbers beyond them have these colors. Default: the least and
    /// the greatest number of all rows.
    public var range: SceneRange?
    /// The number with the color in the middle, such as 0. Without a range, both ends are equally far from it. Default:
    /// the middle of the range.
    public var midpoint: Double?
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

    /// Creates a scale with the palette `blues`.
    public init() {}

    package static let definition = Definition<SceneColorScale>(
        name: "scale",
        keys: [
            Key(always: "colors", \.colors, .scaleColors).shown("heat"),
            Key("reversed", \.isReversed, .flag).describing("isReversed").shown("true"),
            Key("range", \.range, .range).shown("[0, 30]"),
            Key("midpoint", \.midpoint, .number(SceneRange.limits)).shown("20"),
            Key("target", \.target, .choice).shown("text"),
        ], scalarKey: "colors", sequenceKey: "colors",
        check: { scale, reader in
            if case .list(let colors) = scale.colors, colors.count < 2, !reader.hasErrors {
                reader.fail("a scale requires two colors or more")
            }
            scale.range?.check(&reader)
            if let midpoint = scale.midpoint, let range = scale.range, !range.contains(midpoint) {
                reader.fail("\"midpoint\" is outside of \"range\"", key: "midpoint")
            }
        },
        stage: ExampleStage(
            "data: people.csv\ncolumns: [name, {value: score, scale: HERE}]", base: "colors: blues"))
}

extension SceneColorScale.Target: NamedValue { package static let kind = "a target of a scale" }

extension Form where Value == SceneColorScale.Colors {
    /// The name of a palette, or a list of colors.
    static let scaleColors: Form = {
        let palette = Form<ColorPalette>.choice
        let list = Form<[Color]>.list(.color, max: 9, isFlow: true)
        return Form(
            shape: .either([palette.shape, list.shape]),
            decode: { node, reader in
                if node.sequence != nil { return list.decode(node, &reader).map { .list($0) } }
                return palette.decode(node, &reader).map { .palette($0) }
            },
            encode: { colors in
                switch colors {
                case .palette(let name): palette.encode(name)
                case .list(let colors): list.encode(colors)
                }
            })
    }()
}

/// Two numbers, of which the first is less than the second.
public struct SceneRange: Hashable, Sendable {
    /// The first number.
    public var lower: Double
    /// The second number.
    public var upper: Double

    /// Creates a range of numbers.
    public init(_ lower: Double, _ upper: Double) { (self.lower, self.upper) = (lower, upper) }

    /// The numbers that scenes permit.
    static let limits = -1e12...1e12

    func contains(_ number: Double) -> Bool { lower <= number && number <= upper }

    /// Returns the position of a number, from 0 for the first to 1 for the second.
    func fraction(of number: Double) -> Double {
        guard lower < upper else { return number < lower ? 0 : number > lower ? 1 : 0.5 }
        return (0...1).clamp((number - lower) / (upper - lower))
    }

    func check(_ reader: inout SceneReader) {
        if lower >= upper {
            reader.fail("the first number must be less than the second", key: "range")
        }
    }
}

extension Form where Value == SceneRange {
    /// Two numbers in brackets.
    static let range = Form.numbers(
        ["lower": SceneRange.limits, "upper": SceneRange.limits], { SceneRange($0[0], $0[1]) },
        { [$0.lower, $0.upper] })
}
