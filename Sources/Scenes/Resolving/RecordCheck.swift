import DataFiles
import SceneSchema
import TableKit

/// Something in a record that can be wrong.
enum RecordCheck {
    /// The name of a value, such as a color.
    case name(Template, any NamedValue.Type)
    /// The values of columns in formats.
    case format(Template)
    /// The values that a condition compares.
    case condition(Condition)
    /// The value of a view.
    case outlet(SceneOutlet, Template)
    /// The image at a path. In a column, spaces around the path have no meaning.
    case image(Template, isTrimmed: Bool)

    /// Finds what is wrong in a record.
    ///
    /// - Parameters:
    ///   - index: The position of the record.
    ///   - problems: The values that formats and conditions do not understand.
    /// - Throws: `Diagnostic` for other errors.
    func find(
        in record: Record, at index: Int, _ problems: inout ValueProblems, _ images: ImageStore
    ) throws(Diagnostic) {
        switch self {
        case .name(let template, let type): try type.check(template.string(for: record))
        case .format(let template): problems.add([template], in: record, at: index)
        case .condition(let condition): problems.add([condition], in: record, at: index)
        case .outlet(let outlet, let template): _ = try outlet.filled(with: template.string(for: record))
        case .image(let template, let isTrimmed):
            let path = template.string(for: record)
            if let error = images.error(isTrimmed ? path.trimmed : path) {
                throw Diagnostic(message: "the image \(error)")
            }
        }
    }
}

extension NamedValue {
    /// Throws for an unknown name. No name is no error.
    fileprivate static func check(_ name: String) throws(Diagnostic) {
        if !name.isEmpty { _ = try named(name) }
    }
}
