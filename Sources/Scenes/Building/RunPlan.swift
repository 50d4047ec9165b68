import DataFiles
import Diagnostics
import Foundation
import TableKit

/// A run of a row's text, with its templates read.
struct RunPlan {
    let text: Template
    let color: RowPlan.Bound<Color>?
    let attributes: [NSAttributedString.Key: Any]

    /// The run for a record; without one as it is written.
    func string(for record: Record?) throws(Diagnostic) -> NSAttributedString {
        var attributes = attributes
        if let color = try color?.value(for: record) { attributes[.foregroundColor] = color }
        let text = record.map { self.text.string(for: $0) } ?? self.text.literal
        return NSAttributedString(string: text, attributes: attributes)
    }
}

extension [RunPlan] {
    /// The runs one after another.
    func string(for record: Record?) throws(Diagnostic) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for run in self { whole.append(try run.string(for: record)) }
        return whole
    }
}

extension [SceneRun] {
    /// What the runs show where there are no records.
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
    /// What the text shows where there are no records.
    var literal: NSAttributedString? {
        styledRuns.isEmpty ? text.map { NSAttributedString(string: $0) } : styledRuns.literal
    }
}
