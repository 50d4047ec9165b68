import DataFiles
import SceneSchema
import TableKit

/// A parser of the templates in a row, which collects the errors in them.
struct TemplateParser {
    /// The columns of the records. `nil` if texts are literal.
    let columns: [String]?
    var context = FormatContext()
    /// The errors, each with the path of its value in the row.
    private(set) var problems: [Diagnostic] = []
    /// The templates that contain formats.
    private(set) var formatted: [Template] = []
    /// Functions that throw if a record contains an unknown name of a value.
    private(set) var nameChecks: [RowPlan.NameCheck] = []

    /// Parses a text, which may contain columns in braces.
    mutating func template(_ text: String?, at path: String) -> Template? {
        guard let text else { return nil }
        return columns == nil ? Template(literal: text) : parse(text, at: path, Template.text)
    }

    /// Parses a value that records may determine.
    mutating func bound<Value: NamedValue & Hashable>(
        _ value: SceneValue<Value>?, at path: String
    ) -> RowPlan.Bound<Value>? {
        switch value {
        case nil: return nil
        case .fixed(let value): return .always(value)
        case .template(let text):
            guard let template = parse(text, at: path, Template.init(_:columns:context:)) else { return nil }
            let bound = RowPlan.Bound<Value>.template(template)
            nameChecks.append { record in _ = try bound.value(for: record) }
            return bound
        }
    }

    /// Parses a text with its spans and its color.
    mutating func text(_ text: SceneText?, at path: String) -> TextPlan {
        TextPlan(
            template: template(text?.text, at: path),
            spans: spans(text?.styledSpans ?? [], at: "\(path).spans"),
            color: bound(text?.color, at: "\(path).color"))
    }

    /// Parses spans.
    mutating func spans(_ spans: [SceneSpan], at path: String) -> [SpanPlan] {
        spans.compactMap { span in
            guard let text = template(span.text ?? "", at: path) else { return nil }
            return SpanPlan(text: text, color: bound(span.color, at: path), attributes: span.attributes)
        }
    }

    private mutating func parse(
        _ text: String, at path: String,
        _ parse: (String, [String], FormatContext) throws(Diagnostic) -> Template
    ) -> Template? {
        do throws(Diagnostic) {
            let template = try parse(text, columns ?? [], context)
            if template.hasFormats { formatted.append(template) }
            return template
        } catch {
            problems.append(Diagnostic(path: path, message: error.sentence))
            return nil
        }
    }
}
