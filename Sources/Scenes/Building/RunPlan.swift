import DataFiles
import Diagnostics
import Foundation
import TableKit

/// A span of a row's text, with its parsed templates.
struct RunPlan {
    let text: Template
    let color: RowPlan.Bound<Color>?
    let attributes: [NSAttributedString.Key: Any]

    /// Returns the span for a record, or its literal text without one.
    func string(for record: Record?) throws(Diagnostic) -> NSAttributedString {
        var attributes = attributes
        if let color = try color?.value(for: record) { attributes[.foregroundColor] = color }
        let text = record.map { self.text.string(for: $0) } ?? self.text.literal
        return NSAttributedString(string: text, attributes: attributes)
    }
}

extension [RunPlan] {
    /// Returns the joined spans for a record.
    func string(for record: Record?) throws(Diagnostic) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for run in self { whole.append(try run.string(for: record)) }
        return whole
    }
}

extension [SceneRun] {
    /// The text of the spans without records.
    var literal: NSAttributedString? {
        let plans = map { run in
            RunPlan(
                text: Template(literal: run.text ?? ""),
                color: run.color.flatMap { if case .fixed(let color) = $0 { .always(color) } else { nil } },
                attributes: run.attributes)
        }
        return try? plans.string(for: nil)
    }
}

extension SceneText {
    /// The attributed text without records.
    var literal: NSAttributedString? {
        styledRuns.isEmpty ? text.map { NSAttributedString(string: $0) } : styledRuns.literal
    }
}
