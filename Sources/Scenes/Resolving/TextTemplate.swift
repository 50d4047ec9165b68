import DataFiles
import SceneSchema
import TableKit

/// A value of a row that is either fixed, or determined by a record.
enum BoundValue<Value: NamedValue & Hashable> {
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

/// A text of a row, with its compiled templates.
struct TextTemplate {
    let template: Template?
    let spans: [SpanTemplate]
    let color: BoundValue<Color>?

    /// Sets the text of a label for a record, and its color if the record determines it.
    func show(on label: Label?, _ record: Record?) throws(Diagnostic) {
        guard let label else { return }
        if spans.isEmpty {
            label.text = template?.string(for: record)
        } else {
            label.attributedText = try spans.string(for: record)
        }
        if let color, color.isTemplate {
            label.textColor = try color.value(for: record) ?? label.defaultAppearance.color
        }
    }
}

/// A span of a text, with its compiled templates.
struct SpanTemplate {
    let text: Template
    let color: BoundValue<Color>?
    let attributes: [NSAttributedString.Key: Any]
}

extension [SpanTemplate] {
    /// Returns the joined spans for a record, or their literal text without one.
    func string(for record: Record?) throws(Diagnostic) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for span in self {
            var attributes = span.attributes
            if let color = try span.color?.value(for: record) { attributes[.foregroundColor] = color }
            whole.append(NSAttributedString(string: span.text.string(for: record), attributes: attributes))
        }
        return whole
    }
}

extension [SceneSpan] {
    /// The text of the spans without records.
    var literal: NSAttributedString? {
        var reader = TemplateReader(Templates(columns: nil))
        return try? reader.spans(self, at: "").string(for: nil)
    }
}
