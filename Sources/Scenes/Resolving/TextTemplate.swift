import DataFiles
import DataTables
import TableKit

/// A text of a row, with its compiled templates.
struct TextTemplate {
    let template: Template?
    let spans: [SpanTemplate]
    let color: BoundValue<Color>?
    /// A Boolean value that indicates whether the text of a record is inline Markdown.
    let isMarkdown: Bool

    /// Sets the text of a label for a record, and its color if the record determines it.
    func show(on label: Label?, _ record: Record?) throws(Diagnostic) {
        guard let label else { return }
        if spans.isEmpty {
            label.show(
                template?.string(for: record).withSpacesForTabs,
                isMarkdown ? label.environment.theme.columns : nil)
        } else {
            label.attributedText = try spans.string(for: record)
        }
        if let color, color.isTemplate {
            label.textColor = try color.value(for: record) ?? label.defaultAppearance.color
        }
    }

}

extension Label {
    /// Shows a text, which is inline Markdown if there is a style for it.
    func show(_ text: String?, _ markdown: Theme.Columns?) {
        guard let text, let markdown else { return self.text = text }
        show(InlineMarkdown(text), markdown)
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

extension TemplateReader {
    /// Compiles a text with its spans and its color.
    mutating func text(_ text: SceneText?, at path: String) -> TextTemplate {
        let template = template(text?.text, at: path)?.ofText
        return TextTemplate(
            template: template, spans: spans(text?.styledSpans ?? [], at: "\(path).spans"),
            color: bound(text?.color, at: "\(path).color"),
            isMarkdown: templates.isMarkdown && template?.hasFormats == false)
    }

    /// Compiles spans.
    mutating func spans(_ spans: [SceneSpan], at path: String) -> [SpanTemplate] {
        spans.compactMap { span in
            guard let text = template(span.text ?? "", at: path) else { return nil }
            return SpanTemplate(
                text: text.ofText, color: bound(span.color, at: path), attributes: span.attributes)
        }
    }
}
