import DataFiles
import DataTables
import SceneSchema
import TableKit

// The keys of charts, color scales and summaries.
extension DataChart: SceneObject {
    package static let definition = Definition<DataChart>(
        name: "chart",
        keys: [
            Key(always: "kind", \.kind, .choice).shown(
                "progress",
                stage: "columns: [Name, {value: Done, chart: HERE}]\nrows: [[Ada, 0.9], [Alan, 0.4]]"
            ).required,
            Key("range", \.range, .range).shown("[0, 30]"),
            Key("color", \.color, .color).shown("systemGreen"),
            Key("negativeColor", \.negativeColor, .color).shown(
                "systemPurple", stage: "data: people.csv\ncolumns: [name, {value: \"-{score}\", chart: HERE}]"
            ),
            Key("maximum", \.maximum, .whole(1...10)).shown(
                "3", adding: "kind: stars",
                stage: "columns: [Name, {value: Rating, chart: HERE}]\nrows: [[Oslo, 2.5], [Rome, 1]]"),
            Key("reference", \.reference, .reference).shown(
                "3",
                adding: "kind: sparkline",
                stage:
                    "columns: [Name, {value: Visits, chart: HERE}]\nrows: [[Oslo, \"1, 5, 4, 8\"], [Rome, \"9, 6, 7, 2\"]]"
            ),
            Key("showsEnds", \.showsEnds, .flag).shown(
                "true",
                adding: "kind: area",
                stage:
                    "columns: [Name, {value: Visits, chart: HERE}]\nrows: [[Oslo, \"1, 5, 4, 8\"], [Rome, \"9, 6, 7, 2\"]]"
            ),
            Key("showsValue", \.showsValue, .flag).shown("false"),
        ], scalarKey: "kind",
        check: { chart, reader in
            chart.range?.check(&reader)
            if case .band(let band)? = chart.reference { band.check(&reader, at: "reference") }
            if !chart.kind.hasRange {
                reader.warn("\"reference\" has no effect on \(chart.kind.rawValue)", key: "reference")
            }
            if !chart.kind.isOfList {
                reader.warn("\"showsEnds\" has no effect on \(chart.kind.rawValue)", key: "showsEnds")
            } else if chart.showsEnds {
                reader.warn("\"showsValue\" has no effect next to \"showsEnds\"", key: "showsValue")
            }
            if chart.kind != .stars { reader.warn("\"maximum\" has an effect only on stars", key: "maximum") }
            if !chart.kind.hasRange {
                reader.warn("\"range\" has no effect on \(chart.kind.rawValue)", key: "range")
            }
        },
        stage: ExampleStage(
            "data: people.csv\ncolumns: [name, {value: score, chart: HERE}]", base: "kind: bar"))
}

extension DataChart.Kind: NamedValue { package static let kind = "a kind of chart" }

extension DataColorScale: SceneObject {
    package static let definition = Definition<DataColorScale>(
        name: "scale",
        keys: [
            Key(always: "colors", \.colors, .scaleColors).shown("heat"),
            Key("reversed", \.isReversed, .flag).describing("isReversed").shown("true"),
            Key("range", \.range, .range).shown("[0, 30]"),
            Key("midpoint", \.midpoint, .number(NumberRange.limits)).shown("20"),
            Key("shared", \.isShared, .flag).describing("isShared").shown(
                "true",
                stage:
                    "columns: [Month, {value: Oslo, scale: HERE}, {value: Rome, scale: HERE}]\nrows: [[May, 12, 20], [July, 18, 28]]"
            ),
            Key("missing", \.missing, .color).shown(
                "systemGray3",
                stage:
                    "columns: [Month, {value: Visits, scale: HERE}]\nrows: [[January, 12], [February, \"\"], [March, 30]]"
            ),
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

extension DataColorScale.Target: NamedValue { package static let kind = "a target of a scale" }

extension Form where Value == DataColorScale.Colors {
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

extension Form where Value == DataChart.Reference {
    /// A number, or two numbers in brackets.
    static let reference: Form = {
        let (line, band) = (Form<Double>.number(NumberRange.limits), Form<NumberRange>.range)
        return Form(
            shape: .either([line.shape, band.shape]),
            decode: { node, reader in
                if node.sequence != nil { return band.decode(node, &reader).map { .band($0) } }
                return line.decode(node, &reader).map { .line($0) }
            },
            encode: { reference in
                switch reference {
                case .line(let number): line.encode(number)
                case .band(let range): band.encode(range)
                }
            })
    }()
}

extension Form where Value == NumberRange {
    /// Two numbers in brackets.
    static let range = Form.numbers(
        ["lower": NumberRange.limits, "upper": NumberRange.limits], { NumberRange($0[0], $0[1]) },
        { [$0.lower, $0.upper] })
}

extension DataSummary: SceneObject {
    package static let definition = Definition<DataSummary>(
        name: "summary",
        keys: [
            Key(always: "function", \.function, .summaryFunction).shown("mean").required,
            Key("title", \.title, .text).shown("All people"),
            Key("columns", \.columns, .list(.text, max: SceneLimits.columns, isFlow: true).orOne).shown(
                "score"),
            Key("format", \.format, .text).shown("number.2"),
        ], scalarKey: "function",
        stage: ExampleStage(
            "data: people.csv\ncolumns: [name, score, {value: \"{score}\", title: Again}]\nsummary: HERE",
            base: "function: sum"))
}

extension SummaryFunction: NamedValue {
    package static let kind = "a function of summaries"
    package static let names: Names = named.map { ($0.name, $0) }

    /// Returns the function with a name, or an expression.
    package static func reading(_ text: String) throws(Diagnostic) -> SummaryFunction {
        isExpression(text) ? .expression(text) : try named(text)
    }

    fileprivate static func isExpression(_ text: String) -> Bool { text.contains { "(+-*/".contains($0) } }
}

extension Form where Value == SummaryFunction {
    /// The name of a function, or an expression.
    static let summaryFunction: Form = {
        let function = Form.choice
        return Form(
            shape: .either([
                function.shape, .pattern(name: "an expression such as max - min", expression: "[-(+*/]"),
            ]),
            decode: { node, reader in
                if let scalar = node.scalar, scalar.number == nil, SummaryFunction.isExpression(scalar.text) {
                    return .expression(scalar.text)
                }
                return function.decode(node, &reader)
            },
            encode: { .text($0.name) })
    }()
}

extension DataSummary {
    /// The maximum number of summaries in a list.
    private static let max = 32

    /// The form of summaries, or of only one.
    static let list: Form<[DataSummary]> = .list(.object, max: max, isFlow: true).orOne
}

extension NumberRange {
    /// Reports a range whose first number is not less than the second.
    fileprivate func check(_ reader: inout SceneReader, at key: String = "range") {
        if lower >= upper {
            reader.fail("the first number must be less than the second", key: key)
        }
    }
}
