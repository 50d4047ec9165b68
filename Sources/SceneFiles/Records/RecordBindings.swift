import Records
import TableKit

/// What of a record goes where in its row.
package struct RecordBindings: Sendable {
    package var title: Template?
    package var detail: Template?
    package var image: Template?
    /// The column whose changes begin a section.
    package var section: Int?
    package var accessory = RowValue<TableViewCell.AccessoryType>.always(.none)
    package var editingStyle = RowValue<TableViewCell.EditingStyle>.always(.delete)

    package init() {}
}

/// Something that is the same for every row, or named by a template in each.
package enum RowValue<Value: NamedValue>: Sendable {
    case always(Value)
    case template(Template)

    /// Reads a name, or a template with braces that gives a name for each record.
    package init(_ text: String, columns: [String]) throws(TemplateError) {
        if text.contains("{") {
            self = .template(try Template(text, columns: columns))
        } else {
            self = .always(try Value.named(text))
        }
    }

    /// Whether records decide the value.
    var isTemplate: Bool {
        if case .template = self { true } else { false }
    }

    /// The columns that decide the value.
    package var columns: [Int] {
        if case .template(let template) = self { template.columns } else { [] }
    }

    /// The value for a record. An empty text stands for the value called "none".
    package func value(for record: Record) throws(TemplateError) -> Value {
        switch self {
        case .always(let value): return value
        case .template(let template):
            let name = template.string(for: record)
            return try Value.named(name.isEmpty ? "none" : name)
        }
    }
}
