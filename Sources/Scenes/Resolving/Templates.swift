import DataFiles
import SceneSchema
import TableKit

/// The templates in the texts of a section, each of which is compiled once.
final class Templates {
    /// The columns of the records. `nil` if texts are literal.
    let columns: [String]?
    let context: FormatContext
    private var compiled: [Source: Template] = [:]

    private struct Source: Hashable {
        var text: String
        /// A Boolean value that indicates whether the text may be without columns.
        var isText: Bool
    }

    /// Creates no templates.
    init(columns: [String]?, context: FormatContext = FormatContext()) {
        (self.columns, self.context) = (columns, context)
    }

    /// Returns the template of a text, which may contain columns in braces.
    func text(_ text: String) throws(Diagnostic) -> Template {
        if columns == nil { return Template(literal: text) }
        return try compile(text, isText: true)
    }

    /// Returns the template of a value: the name of a column, or a text with columns in braces.
    func value(_ text: String) throws(Diagnostic) -> Template { try compile(text, isText: false) }

    private func compile(_ text: String, isText: Bool) throws(Diagnostic) -> Template {
        let source = Source(text: text, isText: isText)
        if let known = compiled[source] { return known }
        let columns = columns ?? []
        let template =
            isText
            ? try Template.text(text, columns: columns, context: context)
            : try Template(text, columns: columns, context: context)
        compiled[source] = template
        return template
    }
}

/// A reader of the templates in a row or in columns, which collects the errors in them, and the checks of records that they
/// require.
struct TemplateReader {
    let templates: Templates
    /// The errors, each with the path of its value in the row.
    private(set) var problems: [Diagnostic] = []
    private(set) var checks: [RecordCheck] = []

    init(_ templates: Templates) { self.templates = templates }

    /// Compiles a text, which may contain columns in braces.
    mutating func template(_ text: String?, at path: String) -> Template? {
        guard let text else { return nil }
        return compiled(at: path) { (templates) throws(Diagnostic) in try templates.text(text) }
    }

    /// Compiles a value that records may determine.
    mutating func bound<Value: NamedValue & Hashable>(
        _ value: SceneValue<Value>?, at path: String
    ) -> BoundValue<Value>? {
        switch value {
        case nil: return nil
        case .fixed(let value): return .always(value)
        case .template(let text):
            let template = compiled(at: path) { (templates) throws(Diagnostic) in
                try templates.value(text)
            }
            guard let template else { return nil }
            checks.append(.name(template, Value.self))
            return .template(template)
        }
    }

    /// Compiles a text with its spans and its color.
    mutating func text(_ text: SceneText?, at path: String) -> TextTemplate {
        TextTemplate(
            template: template(text?.text, at: path),
            spans: spans(text?.styledSpans ?? [], at: "\(path).spans"),
            color: bound(text?.color, at: "\(path).color"))
    }

    /// Compiles spans.
    mutating func spans(_ spans: [SceneSpan], at path: String) -> [SpanTemplate] {
        spans.compactMap { span in
            guard let text = template(span.text ?? "", at: path) else { return nil }
            return SpanTemplate(text: text, color: bound(span.color, at: path), attributes: span.attributes)
        }
    }

    private mutating func compiled(
        at path: String, _ compile: (Templates) throws(Diagnostic) -> Template
    ) -> Template? {
        do throws(Diagnostic) {
            let template = try compile(templates)
            if template.hasFormats { checks.append(.format(template)) }
            return template
        } catch {
            problems.append(Diagnostic(path: path, message: error.sentence))
            return nil
        }
    }
}
