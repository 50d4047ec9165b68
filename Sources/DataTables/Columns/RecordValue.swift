package import DataFiles
import Diagnostics

/// A value of a row that is either fixed, or determined by each record.
public enum RecordValue<Value: Hashable & Sendable>: Hashable, Sendable {
    /// A fixed value.
    case fixed(Value)
    /// A template with columns in braces, such as `{mark}`, which results in the name of the value for each
    /// record.
    case template(String)

    /// The fixed value, if it is one.
    package var fixed: Value? { if case .fixed(let value) = self { value } else { nil } }

    /// The template, if it is one.
    package var template: String? { if case .template(let text) = self { text } else { nil } }
}

/// A value that is either fixed, or determined by a record with a compiled template.
package enum BoundValue<Value: NamedValue & Hashable> {
    case always(Value)
    case template(Template)

    /// A Boolean value that indicates whether records determine the value.
    package var isTemplate: Bool { if case .template = self { true } else { false } }

    /// Returns the value for a record. An empty text results in `nil`.
    package func value(for record: Record?) throws(Diagnostic) -> Value? {
        switch self {
        case .always(let value): return value
        case .template(let template):
            let name = template.string(for: record).trimmed
            return name.isEmpty ? nil : try Value.named(name)
        }
    }
}
