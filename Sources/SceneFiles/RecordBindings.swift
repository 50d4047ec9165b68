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

/// A value that has a name in files and on the command line.
package protocol NamedValue: Sendable {
    /// What the values are called together, with an article, such as "an accessory".
    static var kind: String { get }
    static var names: [(name: String, value: Self)] { get }
}

extension NamedValue {
    /// The value with a name; the error names the nearest one and all others.
    package static func named(_ name: String) throws(TemplateError) -> Self {
        if let found = names.first(where: { $0.name == name }) { return found.value }
        let known = names.map(\.name)
        let all = known.joined(separator: ", ")
        guard let nearest = nearestName(to: name, among: known) else {
            throw TemplateError(sentence: "\"\(name)\" is not \(kind); there are \(all)")
        }
        throw TemplateError(
            sentence: "\"\(name)\" is not \(kind); did you mean \"\(nearest)\"? There are \(all)")
    }
}

extension TableViewCell.AccessoryType: NamedValue {
    package static let kind = "an accessory"
    package static let names: [(name: String, value: Self)] = [
        ("none", .none), ("disclosure", .disclosureIndicator), ("detail-disclosure", .detailDisclosureButton),
        ("checkmark", .checkmark), ("detail", .detailButton),
    ]
}

extension TableViewCell.EditingStyle: NamedValue {
    package static let kind = "an editing style"
    package static let names: [(name: String, value: Self)] = [
        ("none", .none), ("delete", .delete), ("insert", .insert),
    ]
}

extension TableViewCell.CellStyle: NamedValue {
    package static let kind = "a cell style"
    package static let names: [(name: String, value: Self)] = [
        ("default", .default), ("subtitle", .subtitle), ("value1", .value1), ("value2", .value2),
    ]
}

extension TableView.Style: NamedValue {
    package static let kind = "a table style"
    package static let names: [(name: String, value: Self)] = [
        ("plain", .plain), ("grouped", .grouped), ("inset-grouped", .insetGrouped),
    ]
}

extension UserInterfaceStyle: NamedValue {
    package static let kind = "an appearance"
    package static let names: [(name: String, value: Self)] = [("light", .light), ("dark", .dark)]
}
