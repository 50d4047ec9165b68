import SceneSchema
import TableKit

/// A column of a table of data, whose rows consist of columns instead of a text and a detail text.
public struct SceneColumn: Hashable, Sendable, SceneObject {
    /// The title in the header. Default: the name of the column.
    public var title: String?
    /// The unit of the values, which appears in parentheses after the title.
    public var unit: String?
    /// The title above those of adjacent columns with the same group.
    public var group: String?
    /// A Boolean value that indicates whether the values are titles of their rows. Their columns come first, and do not
    /// scroll sideways. Default: false.
    public var isRowTitle = false
    /// The value: the name of a column of the data, or a text with columns in braces. In a section with rows, it is the
    /// name of the column, and the values are the lists of the rows.
    public var value: String?
    /// The format of the value, such as `number.2`, as in braces after a colon.
    public var format: String?
    /// The alignment of the values and the title. `left` and `right` are those in left-to-right layout. Default: decimal
    /// for numbers, otherwise leading.
    public var alignment: Alignment?
    /// The width: points, a percentage of the row, `content`, or `rest` for what the other columns leave. Default: the
    /// content, which shrinks if the columns are too wide together, and grows if it is text and space remains.
    public var width: Width?
    /// A Boolean value that indicates whether texts wrap. Default: the table's `wrap`.
    public var wraps: Bool?
    /// The maximum number of lines of a value, from 0 to 1,000. 0 is no limit. Default: 0 for texts that wrap, otherwise
    /// 1.
    public var lines: Int?
    /// The font of the values. Properties that it does not specify are those of the theme.
    public var font: SceneFont?
    /// The color of the values. Summary rows have that of the theme.
    public var color: SceneValue<Color>?
    /// The cases that change the font, the colors or the icon of some values, at most 32. They do not apply to summary
    /// rows.
    public var cases: [SceneColumnCase] = []
    /// The kind of content: text, inline Markdown, a link in Markdown or an address, or the path of an image.
    /// Default: text.
    public var content = Content.text
    /// The chart of the value, or of the list of numbers in it.
    public var chart: SceneChart?
    /// The color scale of the values. It does not apply to summary rows.
    public var scale: SceneColorScale?
    /// The function that replaces those of summary rows in the column: sum, mean, median, min, max, count, or none for
    /// no value.
    public var summary: Summary?

    /// The summary of a column.
    public enum Summary: Hashable, Sendable {
        /// No value in summary rows.
        case omitted
        /// A function of the numbers.
        case function(SummaryFunction)
    }

    /// The alignments of a column.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// At the leading edge.
        case leading
        /// At the trailing edge.
        case trailing
        /// In the center.
        case center
        /// By the decimal separators, at the trailing edge.
        case decimal
    }

    /// The width of a column.
    public enum Width: Hashable, Sendable {
        /// A width in points.
        case points(Double)
        /// A percentage of the row without the gaps between its columns, from 1 to 100.
        case percent(Double)
        /// The width of the content.
        case content
        /// The width that the other columns leave.
        case rest
    }

    /// The kinds of content.
    public enum Content: String, Hashable, Sendable, CaseIterable {
        /// The text as it is.
        case text
        /// A text with emphasis, code and links in Markdown.
        case markdown
        /// The path of an image file.
        case image
        /// A link with a title, or an address without its scheme.
        case link
    }

    /// Creates a column of data.
    public init(_ value: String? = nil) { self.value = value }

    /// Creates a column without properties.
    public init() { self.init(nil) }

    /// The title in the header.
    var shownTitle: String {
        let name = title ?? value.flatMap { $0.contains("{") ? nil : $0 } ?? ""
        guard let unit else { return name }
        return name.isEmpty ? unit : "\(name) (\(unit))"
    }

    /// The title after that of its group.
    var fullTitle: String { [group ?? "", shownTitle].filter { !$0.isEmpty }.joined(separator: " ") }

    /// The names of the values in callouts and touches, in the order of precedence: the title with and without its unit
    /// and after that of its group, and the value as it is written. A name can be empty, which is none.
    var partNames: [String] {
        [shownTitle, title ?? "", fullTitle, value ?? ""].map {
            $0.split(whereSeparator: \.isNewline).joined(separator: " ").trimmed
        }
    }

    /// The text that VoiceOver reads before a value. A row title requires none.
    var spokenTitle: String { isRowTitle ? "" : fullTitle }

    /// A Boolean value that indicates whether the values are images.
    var showsImage: Bool { content == .image && chart == nil }

    /// A Boolean value that indicates whether the drawing depends on the numbers of all rows.
    var requiresStatistics: Bool {
        chart?.requiresStatistics == true || scale.map { $0.range == nil } == true
    }

    package static let definition = Definition<SceneColumn>(
        name: "column",
        keys: [
            Key("title", \.title, .text).shown("Score of the player"),
            Key("unit", \.unit, .text).shown("km"),
            Key("group", \.group, .text).shown("People"),
            Key("rowTitle", \.isRowTitle, .flag).describing("isRowTitle").shown("true"),
            Key("value", \.value, .text).shown("city").required,
            Key("format", \.format, .text).shown("number.2", adding: "value: score"),
            Key("align", \.alignment, .choice).describing("alignment").shown("center"),
            Key("width", \.width, .columnWidth).shown("30%"),
            Key("wrap", \.wraps, .flag).describing("wraps").shown(
                "true", adding: "value: \"{name}, {city}, {name}, {city}, {name}, {city}\""),
            Key("lines", \.lines, .whole(0...1000)).shown(
                "2", adding: "value: \"{name}, {city}, {name}, {city}, {name}, {city}\""),
            Key("font", \.font, .object).shown("{weight: bold}"),
            Key("color", \.color, .bound(.color)).shown("systemBlue"),
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

extension SceneColumn.Alignment: NamedValue {
    package static let kind = "an alignment of columns"
    package static let names: Names =
        allCases.map { ($0.rawValue, $0) } + [("left", .leading), ("right", .trailing)]
}

extension SceneColumn.Content: NamedValue { package static let kind = "a kind of content" }

/// A change of a column for the records that meet a condition.
public struct SceneColumnCase: Hashable, Sendable, SceneObject {
    /// The condition on columns, such as `change < 0`.
    public var condition = ""
    /// The font of the value. Properties that it does not specify are those of the column.
    public var font: SceneFont?
    /// The color of the value and of its icon or chart.
    public var color: Color?
    /// The name of the symbol before the value, such as `arrow.up`. Its color is that of the case, or the tint.
    public var icon: String?
    /// The color behind the value. Without `color`, the text is black or white if the usual color is not readable on it.
    public var background: Color?

    /// Creates a case without properties.
    public init() {}

    package static let definition = Definition<SceneColumnCase>(
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

extension Form where Value == SceneColumn.Summary {
    /// The name of a function, or `none`.
    static let columnSummary: Form = Form<SummaryFunction>.choice.orNone.mapped(
        { $0.map { .function($0) } ?? .omitted },
        { summary in
            if case .function(let function) = summary { function } else { nil }
        })
}

extension Form where Value == SceneColumn.Width {
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
