package import DataFiles
import Diagnostics
import TableKit

/// The templates in the texts of a section, each of which is compiled once.
package final class Templates {
    /// The columns of the records. `nil` if texts are literal.
    let columns: [String]?
    package let context: FormatContext
    /// A Boolean value that indicates whether the records are those of a table in Markdown, which may contain inline markup.
    package let isMarkdown: Bool
    private var compiled: [Source: Template] = [:]

    private struct Source: Hashable {
        var text: String
        /// A Boolean value that indicates whether the text may be without columns.
        var isText: Bool
    }

    /// Creates no templates.
    package init(
        columns: [String]?, context: FormatContext = FormatContext(), isMarkdown: Bool = false
    ) {
        (self.columns, self.context, self.isMarkdown) = (columns, context, isMarkdown)
    }

    /// Returns the template of a text, which may contain columns in braces.
    package func text(_ text: String) throws(Diagnostic) -> Template {
        if columns == nil { return Template(literal: text) }
        return try compile(text, isText: true)
    }

    /// Returns the template of a value: the name of a column, or a text with columns in braces.
    package func value(_ text: String) throws(Diagnostic) -> Template { try compile(text, isText: false) }

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
package struct TemplateReader {
    package let templates: Templates
    /// The errors, each with the path of its value in the row.
    package private(set) var problems: [Diagnostic] = []
    package private(set) var checks: [RecordCheck] = []

    package init(_ templates: Templates) { self.templates = templates }

    /// Compiles a text, which may contain columns in braces.
    package mutating func template(_ text: String?, at path: String) -> Template? {
        guard let text else { return nil }
        return compiled(at: path) { (templates) throws(Diagnostic) in try templates.text(text) }
    }

    /// Compiles a value that records may determine.
    package mutating func bound<Value: NamedValue & Hashable>(
        _ value: RecordValue<Value>?, at path: String
    ) -> BoundValue<Value>? {
        switch value {
        case nil: return nil
        case .fixed(let value): return .always(value)
        case .template(let text):
            let template = compiled(at: path) { (templates) throws(Diagnostic) in
                try templates.value(text)
            }
            guard let template else { return nil }
            checks.append(.text(template, NameCheck<Value>()))
            return .template(template)
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
