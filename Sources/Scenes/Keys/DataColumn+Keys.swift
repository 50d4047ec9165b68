import DataFiles
import DataTables
import SceneSchema
import TableKit

// The keys of columns.
extension DataColumn: SceneObject {
    package static let definition = Definition<DataColumn>(
        name: "column",
        keys: [
            Key("title", \.title, .text).shown("Score of the player"),
            Key("unit", \.unit, .text).shown("km"),
            Key("rotateTitle", \.rotatesTitle, .flag).describing("rotatesTitle").shown("true"),
            Key("group", \.group, .text).shown("People"),
            Key("rowTitle", \.isRowTitle, .flag).describing("isRowTitle").shown("true"),
            Key("hidesRepeats", \.hidesRepeats, .flag).shown(
                "true", adding: "value: city",
                stage: "data: {file: people.csv, sort: city}\ncolumns: [HERE, name]"),
            Key("value", \.value, .text).shown("city"),
            Key("each", \.each, .list(.text, max: SceneLimits.columns, isFlow: true).orOne).shown(
                "numbers", adding: "value: null\nformat: number.1",
                stage: "data: people.csv\ncolumns: [name, HERE]"),
            Key("format", \.format, .text).shown("number.2", adding: "value: score"),
            Key("pattern", \.pattern, .text).shown("\"≈ {} km\"", adding: "value: score"),
            Key("missing", \.missing, .text).shown(
                "none", adding: "value: score",
                stage: "columns: [Name, HERE]\nrows: [[Ada, 12], [Ben, \"\"]]"),
            Key("zero", \.zero, .text).shown(
                "none", adding: "value: Boxes",
                stage: "columns: [Item, HERE]\nrows: [[Apples, 12], [Figs, 0]]"),
            Key("least", \.least, .number(0...NumberRange.limits.upperBound)).shown(
                "0.01", adding: "value: p", stage: "columns: [Test, HERE]\nrows: [[A, 0.034], [B, 0.0004]]"),
            Key("align", \.alignment, .choice).describing("alignment").shown("center"),
            Key("width", \.width, .columnWidth).shown("30%"),
            Key("wrap", \.wraps, .flag).describing("wraps").shown(
                "true", adding: "value: \"{name}, {city}, {name}, {city}, {name}, {city}\""),
            Key("lines", \.lines, .whole(SceneLimits.lines)).shown(
                "2", adding: "value: \"{name}, {city}, {name}, {city}, {name}, {city}\""),
            Key("font", \.font, .object).shown("{weight: bold}"),
            Key("color", \.color, .bound(.color)).shown("systemBlue"),
            Key("background", \.background, .color).shown("systemYellow"),
            Key("rule", \.hasRule, .flag).describing("hasRule").shown(
                "true", stage: "data: people.csv\ncolumns: [HERE, score]"),
            Key("when", \.cases, .list(.object, max: SceneLimits.cases)).describing("cases").shown(
                "[{if: score > 20, color: systemRed}]"),
            Key("content", \.content, .choice).shown(
                "markdown", adding: "value: \"**{name}** of _{city}_\""),
            Key("chart", \.chart, .object).shown("bar", adding: "value: score"),
            Key("scale", \.scale, .object).shown("blues", adding: "value: score"),
            Key("summary", \.summary, .columnSummary).shown(
                "mean", adding: "value: score",
                stage: "data: people.csv\ncolumns: [name, HERE]\nsummary: sum"),
        ], scalarKey: "value",
        habits: [
            "column": "value", "name": "value", "field": "value", "key": "value", "header": "title",
            "label": "title", "alignment": "align", "total": "summary", "bold": "font: {weight: bold}",
        ],
        check: { column, reader in
            if column.value == nil, column.each.isEmpty, !reader.hasErrors {
                reader.fail("expected \"value\", or \"each\" for several columns of the data")
            }
            if column.value != nil { reader.warn("\"each\" has no effect next to \"value\"", key: "each") }
            if let pattern = column.pattern, pattern.ranges(of: DataColumn.patternPlace).count != 1 {
                reader.fail(
                    "expected a text with {} in place of the value, such as \"≈ {} kg\", found \"\(pattern.shortened)\"",
                    at: "pattern")
            }
            if column.content == .link || column.showsImage {
                reader.warn("\"pattern\" has no effect on links and images", key: "pattern")
            }
            if let chart = column.chart, chart.kind.isOfList, !chart.showsEnds {
                reader.warn("\"format\" has no effect on a list without \"showsEnds\"", key: "format")
            }
            if column.lines != nil {
                reader.warn("\"wrap\" has no effect next to \"lines\"", key: "wrap")
            }
            if column.chart != nil {
                reader.warn("\"content\" has no effect next to \"chart\"", key: "content")
            }
        },
        stage: ExampleStage(
            "width: 375\ndata: people.csv\ncolumns: [HERE, {value: city, width: content}]",
            base: "value: name"))
}

extension DataColumnCase: SceneObject {
    package static let definition = Definition<DataColumnCase>(
        name: "column case",
        keys: [
            Key(always: "if", \.condition, .text).describing("condition").shown("score > 20").required,
            Key("font", \.font, .object).shown("{weight: bold}"),
            Key("color", \.color, .color).shown("systemRed"),
            Key("icon", \.icon, .text).shown("arrow.up"),
            Key("background", \.background, .color).shown("systemYellow"),
        ],
        check: { change, reader in
            guard let icon = change.icon, let remedy = ImageStore.remedy(forSymbol: icon) else { return }
            reader.fail("there is no symbol \"\(icon)\"; \(remedy)", key: "icon")
        },
        stage: ExampleStage(
            "data: people.csv\ncolumns: [{value: name, when: [HERE]}, score]",
            base: "if: score > 20\ncolor: systemBlue"))
}

extension DataColumn.Alignment: NamedValue {
    package static let kind = "an alignment of columns"
    package static let names: Names =
        allCases.map { ($0.rawValue, $0) } + [("left", .leading), ("right", .trailing)]
}

extension DataColumn.Content: NamedValue { package static let kind = "a kind of content" }

extension Form where Value == DataColumn.Summary {
    /// The name of a function, an expression, or `none`.
    static let columnSummary: Form = Form<SummaryFunction>.summaryFunction.orNone.mapped(
        { $0.map { .function($0) } ?? .omitted },
        { summary in
            if case .function(let function) = summary { function } else { nil }
        })
}

extension Form where Value == DataColumn.Width {
    /// A number of points, a percentage, `content`, or `rest`.
    static let columnWidth: Form = {
        let points = SceneLimits.width
        let shape = Shape.either([
            .number(points, isWhole: false),
            .pattern(name: "a percentage such as 30%", expression: "^[0-9]+(\\.[0-9]+)?%$"),
            .choice(kind: "a width", names: ["content", "rest"]),
        ])
        return Form(
            shape,
            read: { node in
                guard let scalar = node.scalar, !scalar.isNull else { return nil }
                if let number = scalar.number { return points.contains(number) ? .points(number) : nil }
                switch scalar.text {
                case "content": return .content
                case "rest": return .rest
                default:
                    guard scalar.text.last == "%", let percent = Double(scalar.text.dropLast()),
                        (1...100).contains(percent)
                    else { return nil }
                    return .percent(percent)
                }
            },
            encode: { width in
                switch width {
                case .points(let points): .word(points.plainText)
                case .percent(let percent): .text("\(percent.plainText)%")
                case .content: .text("content")
                case .rest: .text("rest")
                }
            })
    }()
}
