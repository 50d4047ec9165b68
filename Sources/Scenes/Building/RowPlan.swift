import DataFiles
import SceneSchema
import TableKit

/// The style and the parsed templates of equal static rows, or of the rows of records that meet the same
/// cases.
final class RowPlan {
    /// The style of the rows' cells, without the parts that differ from row to row.
    let rowStyle: SceneRow
    let text: TextPlan
    let detail: TextPlan
    /// The values of columns in a static row. `nil` if there are none, or if they are from data.
    let cells: Record?
    /// The content of a summary row. `nil` for other rows.
    let summary: SummaryRow?
    let image: Template?
    let highlightedImage: Template?
    let accessory: Bound<TableViewCell.AccessoryType>?
    let editingAccessory: Bound<TableViewCell.AccessoryType>?
    let editingStyle: Bound<TableViewCell.EditingStyle>?
    let background: Bound<Color>?
    let isSelected: Bool
    let isHighlighted: Bool
    let values: [(name: String, template: Template)]
    let accessibility: (label: Template?, value: Template?, hint: Template?, identifier: Template?)
    /// The templates that contain formats.
    let formatted: [Template]
    /// Functions that throw if a record contains an unknown name of a value.
    let nameChecks: [NameCheck]

    typealias NameCheck = (Record) throws -> Void

    /// A value of a row that is either fixed, or determined by a record.
    enum Bound<Value: NamedValue & Hashable> {
        case always(Value)
        case template(Template)

        /// A Boolean value that indicates whether records determine the value.
        var isTemplate: Bool { if case .template = self { true } else { false } }

        /// Returns the value for a record. An empty text results in `nil`.
        func value(for record: Record?) throws(Diagnostic) -> Value? {
            switch self {
            case .always(let value): return value
            case .template(let template):
                let name = template.string(for: record)
                return name.isEmpty ? nil : try Value.named(name)
            }
        }
    }

    /// Parses the templates of a row for records with `columns`. Without columns, texts are literal.
    ///
    /// - Throws: ``SceneError`` with the errors in all templates, with their paths in the row.
    init(
        _ row: SceneRow, columns: [String]?, context: FormatContext = FormatContext(),
        summary: SummaryRow? = nil
    ) throws(SceneError) {
        var parser = TemplateParser(columns: columns, context: context)
        self.summary = summary
        accessory = parser.bound(row.accessory?.standard, at: "accessory")
        editingAccessory = parser.bound(row.editingAccessory?.standard, at: "editingAccessory")
        editingStyle = parser.bound(row.editingStyle, at: "editingStyle")
        background = parser.bound(row.background, at: "background")
        text = parser.text(row.text, at: "text")
        detail = parser.text(row.detail, at: "detail")
        cells = row.cells.isEmpty ? nil : Record(line: 0, texts: row.cells)
        image = parser.template(row.image?.path, at: "image")?.ofPath
        highlightedImage = parser.template(row.image?.highlighted, at: "image.highlighted")?.ofPath
        values = row.values.sorted { $0.key < $1.key }.compactMap { name, value in
            parser.template(value, at: "values.\(name)").map { (name, $0) }
        }
        let texts = row.accessibility
        accessibility = (
            parser.template(texts?.label, at: "accessibility"),
            parser.template(texts?.value, at: "accessibility"),
            parser.template(texts?.hint, at: "accessibility"),
            parser.template(texts?.identifier, at: "accessibility")
        )
        isSelected = row.isSelected ?? false
        isHighlighted = row.isHighlighted ?? false
        rowStyle = row.rowStyle
        formatted = parser.formatted
        nameChecks = parser.nameChecks
        if !parser.problems.isEmpty { throw SceneError(problems: parser.problems) }
    }

    /// Returns the paths of the images in the row of a record.
    func imagePaths(_ record: Record?) -> [String] {
        let outlets = Set(rowStyle.views.located(at: "").filter { $0.view.kind == .image }.names)
        let templates =
            [image, highlightedImage].compactMap { $0 }
            + values.filter { outlets.contains($0.name) }.map(\.template)
        return templates.map { $0.string(for: record) }
    }

    // MARK: Heights

    /// A Boolean value that indicates whether all rows have the height of labels with one line.
    var isOneLine: Bool {
        text.spans.isEmpty && detail.spans.isEmpty && rowStyle.height == nil && rowStyle.views.isEmpty
            && rowStyle.accessory?.view == nil
            // Its texts are stacked where they do not fit side by side.
            && rowStyle.style != .valueCell
            && [rowStyle.text?.lines, rowStyle.detail?.lines].allSatisfy { ($0 ?? 1) == 1 }
    }

    /// Returns a Boolean value that indicates whether rows have the same height as those of another plan,
    /// because all relevant properties are equal.
    func hasHeight(of other: RowPlan) -> Bool {
        isOneLine && rowStyle.withoutColors == other.rowStyle.withoutColors
            && [\RowPlan.text.template, \.detail.template, \.image].allSatisfy { template in
                (self[keyPath: template] == nil) == (other[keyPath: template] == nil)
            }
    }
}

extension TableScene {
    /// Returns a header or footer completed by its prototype.
    func completed(_ headerFooter: SceneHeaderFooter?) -> SceneHeaderFooter? {
        guard var headerFooter, let base = headerFooter.prototype.flatMap({ headerFooterPrototypes[$0] })
        else { return headerFooter }
        headerFooter = SceneHeaderFooter.definition.overlay(base, with: headerFooter)
        headerFooter.prototype = nil
        return headerFooter
    }

    /// Returns the plan of a static row.
    func plan(of row: SceneRow) throws(SceneError) -> RowPlan {
        let base = row.prototype.flatMap { prototypes[$0] }
        let whole = base.map { SceneRow.definition.overlay($0, with: row) } ?? row
        return try RowPlan(completed(whole), columns: nil)
    }

    /// Returns the plan of a summary row, with the margins of the other rows in its section.
    func plan(
        of summary: SummaryRow, in section: Int, _ style: Theme.Columns
    ) throws(SceneError) -> RowPlan {
        let section = sections[section]
        let other = section.row ?? section.rows.first ?? SceneRow()
        let base = other.prototype.flatMap { prototypes[$0] }
        let whole = base.map { SceneRow.definition.overlay($0, with: other) } ?? other
        var row = SceneRow()
        (row.margins, row.separatorInset, row.indentation) = (
            whole.margins, whole.separatorInset, whole.indentation
        )
        row.indentationWidth = whole.indentationWidth
        row.editingStyle = .fixed(.none)
        row.canReorder = false
        row.background = style.summaryBackground.map { .fixed($0) }
        return try RowPlan(completed(row), columns: nil, summary: summary)
    }

    /// Returns a row completed by the defaults of the table, and without its cases and prototype.
    func completed(_ row: SceneRow) -> SceneRow {
        var row = row
        row.prototype = nil
        row.cases = []
        let style = row.style ?? rowStyle ?? (row.detail == nil ? .default : .value1)
        row.style = style
        row.canReorder = row.canReorder ?? canReorder
        if wraps || style.isConfiguration {
            if row.text?.lines == nil { row.text?.lines = 0 }
            if row.detail?.lines == nil { row.detail?.lines = 0 }
        }
        return row
    }
}

extension SceneRow {
    /// The row without the parts that differ from row to row. Rows with the same style can then reuse each
    /// other's cells.
    fileprivate var rowStyle: SceneRow {
        var row = self
        for text in [\SceneRow.text, \.detail] where row[keyPath: text] != nil {
            row[keyPath: text]?.text = ""
            row[keyPath: text]?.spans = []
        }
        row.cells = []
        row.image?.file = nil
        row.image?.symbol = nil
        row.image?.highlighted = nil
        (row.isSelected, row.isHighlighted, row.editingStyle, row.values) = (nil, nil, nil, [:])
        if let accessibility {
            // A column in the accessibility properties differs from row to row.
            row.accessibility = SceneAccessibility()
            row.accessibility?.traits = accessibility.traits
            row.accessibility?.isElement = accessibility.isElement
        }
        if case .standard? = row.accessory { row.accessory = nil }
        if case .standard? = row.editingAccessory { row.editingAccessory = nil }
        return row
    }

    /// The row without the parts that do not affect its height. All other differences count as differences in
    /// height.
    fileprivate var withoutColors: SceneRow {
        var row = self
        for text in [\SceneRow.text, \.detail] where row[keyPath: text] != nil {
            row[keyPath: text]?.color = nil
            row[keyPath: text]?.highlightedColor = nil
        }
        (row.background, row.tint, row.selectionStyle, row.separatorInset) = (nil, nil, nil, nil)
        (row.backgroundView, row.selectedBackground, row.multipleSelectionBackground) = (nil, nil, nil)
        (row.trailingActions, row.leadingActions, row.accessibility) = (nil, nil, nil)
        return row
    }
}
