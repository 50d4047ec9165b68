import DataFiles
import TableKit

/// A text of a row, with its parsed templates.
struct TextPlan {
    let template: Template?
    let spans: [SpanPlan]
    let color: RowPlan.Bound<Color>?

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

/// A span of a text, with its parsed templates.
struct SpanPlan {
    let text: Template
    let color: RowPlan.Bound<Color>?
    let attributes: [NSAttributedString.Key: Any]
}

extension [SpanPlan] {
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
        var parser = TemplateParser(columns: nil)
        return try? parser.spans(self, at: "").string(for: nil)
    }
}
