package import DataFiles
import Diagnostics

/// Something in a record that can be wrong.
package enum RecordCheck {
    /// A text that is understood only if it is one of some.
    case text(Template, any TextCheck)
    /// The values of columns in formats.
    case format(Template)
    /// The values that a condition compares.
    case condition(Condition)
    /// The image at a path. In a column, spaces around the path have no meaning.
    case image(Template, isTrimmed: Bool)

    /// Finds what is wrong in a record.
    ///
    /// - Parameters:
    ///   - index: The position of the record.
    ///   - problems: The values that formats and conditions do not understand.
    /// - Throws: `Diagnostic` for other errors.
    package func find(
        in record: Record, at index: Int, _ problems: inout ValueProblems, _ images: ImageStore
    ) throws(Diagnostic) {
        switch self {
        case .text(let template, let check): try check.check(template.string(for: record))
        case .format(let template): problems.add([template], in: record, at: index)
        case .condition(let condition): problems.add([condition], in: record, at: index)
        case .image(let template, let isTrimmed):
            let path = template.string(for: record)
            if let error = images.error(isTrimmed ? path.trimmed : path) {
                throw Diagnostic(message: "the image \(error)")
            }
        }
    }
}

/// A check of texts of which only some are understood.
package protocol TextCheck {
    /// Throws a `Diagnostic` without a location for a text that is not understood.
    func check(_ text: String) throws(Diagnostic)
}

/// The check of the names of values, such as colors. No name is no error.
struct NameCheck<Value: NamedValue>: TextCheck {
    func check(_ text: String) throws(Diagnostic) {
        if !text.isEmpty { _ = try Value.named(text) }
    }
}
