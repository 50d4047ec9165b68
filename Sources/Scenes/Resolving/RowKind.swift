import DataFiles
import DataTables
import SceneSchema
import TableKit

/// The style and the compiled templates of equal static rows, or of the rows of records that meet the same cases.
///
/// It is immutable. It is no structure, because its copies for each row would take longer than the row's text.
final class RowKind {
    /// The style of the rows' cells, without the parts that differ from row to row.
    let style: SceneRow
    let text: TextTemplate
    let detail: TextTemplate
    /// The values of columns in a static row. `nil` if there are none, or if they are from data.
    let cells: Record?
    /// The content of a summary row. `nil` for other rows.
    let summary: SummaryRow?
    let image: Template?
    let highlightedImage: Template?
    let accessory: BoundValue<TableViewCell.AccessoryType>?
    let editingAccessory: BoundValue<TableViewCell.AccessoryType>?
    let editingStyle: BoundValue<TableViewCell.EditingStyle>?
    let background: BoundValue<Color>?
    let isSelected: Bool
    let isHighlighted: Bool
    /// The values of views by outlet or tag.
    let values: [(name: String, template: Template)]
    let accessibility: AccessibilityTemplates
    /// What can be wrong in a record.
    let checks: [RecordCheck]

    /// The accessibility properties that differ from row to row.
    struct AccessibilityTemplates {
        let label, value, hint, identifier: Template?
    }

    init(
        style: SceneRow, text: TextTemplate, detail: TextTemplate, cells: Record?, summary: SummaryRow?,
        image: Template?, highlightedImage: Template?, accessory: BoundValue<TableViewCell.AccessoryType>?,
        editingAccessory: BoundValue<TableViewCell.AccessoryType>?,
        editingStyle: BoundValue<TableViewCell.EditingStyle>?, background: BoundValue<Color>?,
        isSelected: Bool, isHighlighted: Bool, values: [(name: String, template: Template)],
        accessibility: AccessibilityTemplates, checks: [RecordCheck]
    ) {
        (self.style, self.text, self.detail, self.cells, self.summary) = (style, text, detail, cells, summary)
        (self.image, self.highlightedImage) = (image, highlightedImage)
        (self.accessory, self.editingAccessory, self.editingStyle) = (
            accessory, editingAccessory, editingStyle
        )
        (self.background, self.isSelected, self.isHighlighted) = (background, isSelected, isHighlighted)
        (self.values, self.accessibility, self.checks) = (values, accessibility, checks)
    }

    /// Returns the paths of the images in the row of a record.
    func imagePaths(_ record: Record?) -> [String] {
        let outlets = Set(style.views.located(at: "").filter { $0.view.kind == .image }.names)
        let templates =
            [image, highlightedImage].compactMap { $0 }
            + values.filter { outlets.contains($0.name) }.map(\.template)
        return templates.map { $0.string(for: record) }
    }

    // MARK: Heights

    /// A Boolean value that indicates whether all rows have the height of labels with one line.
    var isOneLine: Bool {
        text.spans.isEmpty && detail.spans.isEmpty && style.height == nil && style.views.isEmpty
            && style.accessory?.view == nil
            // Large text may require several lines.
            && style.traits?.typeSize == nil
            // Its texts are stacked where they do not fit side by side.
            && style.style != .valueCell
            && [style.text?.lines, style.detail?.lines].allSatisfy { ($0 ?? 1) == 1 }
    }

    /// Returns a Boolean value that indicates whether rows have the same height as those of another kind,
    /// because all relevant properties are equal.
    func hasHeight(of other: RowKind) -> Bool {
        isOneLine && style.withoutColors == other.style.withoutColors
            && [\RowKind.text.template, \.detail.template, \.image].allSatisfy { template in
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

    /// Returns a row completed by its prototype.
    func overlaid(_ row: SceneRow) -> SceneRow {
        row.prototype.flatMap { prototypes[$0] }.map { SceneRow.definition.overlay($0, with: row) } ?? row
    }

    /// Returns the kind of a static row.
    func kind(of row: SceneRow) throws(InputError) -> RowKind {
        try completed(overlaid(row)).kind(Templates(columns: nil))
    }

    /// Returns the kind of a summary row, with the margins of the other rows in its section.
    func kind(
        of summary: SummaryRow, in section: Int, _ style: Theme.Columns
    ) throws(InputError) -> RowKind {
        let section = sections[section]
        let whole = overlaid(section.row ?? section.rows.first ?? SceneRow())
        var row = SceneRow()
        (row.margins, row.separatorInset, row.indentation) = (
            whole.margins, whole.separatorInset, whole.indentation
        )
        row.indentationWidth = whole.indentationWidth
        row.editingStyle = .fixed(.none)
        row.canReorder = false
        row.background = style.summaryBackground.map { .fixed($0) }
        return try completed(row).kind(Templates(columns: nil), summary: summary)
    }

    /// Returns a row completed by the defaults of the table, and without its cases and prototype.
    func completed(_ row: SceneRow) -> SceneRow {
        var row = row
        row.prototype = nil
        row.cases = []
        let style = row.style ?? rowStyle ?? (row.detail == nil ? .default : .value1)
        row.style = style
        row.canReorder = row.canReorder ?? canReorder
        if let lines = lines ?? (wraps || style.isConfiguration ? 0 : nil) {
            if row.text?.lines == nil { row.text?.lines = lines }
            // A value next to a text is often a number, which does not break.
            let isBeside = style == .value1 || style == .value2
            if row.detail?.lines == nil, self.lines == nil || !isBeside { row.detail?.lines = lines }
        }
        return row
    }
}

extension SceneRow {
    /// Compiles the templates of a completed row. Without columns, texts are literal.
    ///
    /// - Parameter summary: The content of a summary row. `nil` for other rows.
    /// - Throws: `InputError` with the errors in all templates, with their paths in the row.
    func kind(_ templates: Templates, summary: SummaryRow? = nil) throws(InputError) -> RowKind {
        var reader = TemplateReader(templates)
        let accessory = reader.bound(accessory?.standard, at: "accessory")
        let editingAccessory = reader.bound(editingAccessory?.standard, at: "editingAccessory")
        let editingStyle = reader.bound(editingStyle, at: "editingStyle")
        let background = reader.bound(background, at: "background")
        let text = reader.text(text, at: "text")
        let detail = reader.text(detail, at: "detail")
        let image = reader.template(self.image?.path, at: "image")?.ofPath
        let highlightedImage = reader.template(self.image?.highlighted, at: "image.highlighted")?.ofPath
        let views = values.isEmpty ? [] : locatedViews(at: "")
        let labels = Set(views.filter { $0.view.kind == .label }.names)
        let values = values.sorted { $0.key < $1.key }.compactMap { name, value in
            reader.template(value, at: "values.\(name)").map {
                (name: name, template: labels.contains(name) ? $0.ofText : $0)
            }
        }
        func accessibilityTemplate(_ text: String?) -> Template? {
            reader.template(text, at: "accessibility")
        }
        let accessibility = RowKind.AccessibilityTemplates(
            label: accessibilityTemplate(accessibility?.label),
            value: accessibilityTemplate(accessibility?.value),
            hint: accessibilityTemplate(accessibility?.hint),
            identifier: accessibilityTemplate(accessibility?.identifier))
        if !reader.problems.isEmpty { throw InputError(problems: reader.problems) }
        return RowKind(
            style: withoutContent, text: text, detail: detail,
            cells: cells.isEmpty ? nil : Record(line: 0, texts: cells), summary: summary, image: image,
            highlightedImage: highlightedImage, accessory: accessory, editingAccessory: editingAccessory,
            editingStyle: editingStyle, background: background, isSelected: isSelected ?? false,
            isHighlighted: isHighlighted ?? false, values: values, accessibility: accessibility,
            checks: reader.checks
                + values.compactMap { name, template in
                    views.outlet(name).flatMap { $0.canBeWrong ? .text(template, $0) : nil }
                })
    }

    /// The row without the parts that differ from row to row. Rows with the same style can then reuse each
    /// other's cells.
    private var withoutContent: SceneRow {
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
