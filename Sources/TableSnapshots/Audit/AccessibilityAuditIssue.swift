import Diagnostics
import TableKit

/// A finding of an accessibility audit.
public struct AccessibilityAuditIssue: Sendable, Hashable {
    /// The check.
    public let type: AccessibilityAuditType
    /// The first part of the table with the finding, such as `row 0:1 detail`.
    public let part: TablePart
    /// The image of the part, such as a state of a scene. `nil` for the only or first image of the subject.
    public package(set) var image: String?
    /// The text of the part, the name of its row, or the pair of colors. It identifies the finding in a baseline.
    package let subject: String
    /// What is wrong, with the measured and the required value, such as "contrast 3.44:1, expected at least 4.5:1".
    package let problem: String
    /// What to do about it.
    public let remedy: String
    /// The number of parts with the same finding.
    public package(set) var count = 1
    /// The conditions of the finding.
    package var conditions: Set<AccessibilityAuditCondition> = []

    /// The problem, with the number of other parts and the text sizes and layout directions in which it occurs.
    public var message: String {
        let others = count == 1 ? "" : ", and \(counted(count - 1, "other"))"
        return "\(type.rawValue): \(problem)\(others), \(conditions.words)"
    }
}

extension AccessibilityAuditIssue: CustomStringConvertible {
    /// `part: message; remedy`.
    public var description: String {
        let state = image.map { " in \($0)" } ?? ""
        return "\(part)\(state): \(message); \(remedy)"
    }
}

extension AccessibilityAuditIssue {
    /// The check, the kind of part and the subject, which remain when rows are inserted elsewhere.
    package var identity: String {
        ([type.rawValue, partKind, subject]).filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The part without the numbers of its row and section, such as `row detail`. It is empty if the subject is a pair
    /// of colors, which many parts have.
    private var partKind: String { type == .contrast && subject.hasPrefix("#") ? "" : part.kind }

    /// The kind of the part without numbers, which is the same for all columns.
    private var similarParts: String { part.kind.filter { !$0.isNumber } }

    /// The identity of findings that are reported on one line: those of the same kind of part.
    package var group: String { "\(type.rawValue) \(similarParts) \(type == .contrast ? subject : "")" }
}

extension TablePart {
    /// The part without the numbers of its row and section.
    fileprivate var kind: String {
        let words: String? =
            switch element {
            case .row: "row"
            case .header: "header"
            case .footer: "footer"
            case .section: "section"
            case let element?: "\(element)"
            case nil: nil
            }
        return [words, name].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
}
