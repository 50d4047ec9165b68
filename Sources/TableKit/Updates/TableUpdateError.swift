/// An error that makes an update of a table impossible. The description is one sentence that suggests a solution.
public struct TableUpdateError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The kind of error.
    public enum Kind: Sendable, Equatable {
        /// A change refers to a row or section that does not exist.
        case missing
        /// Two changes of one row or section conflict.
        case conflict
        /// The data source's number of rows or sections after the update does not match the changes.
        case count
    }

    /// The kind of error.
    public let kind: Kind

    /// The complete sentence, without a period.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}

/// An element of an update, as messages name it.
protocol UpdatedPosition: Hashable, Comparable, Sendable {
    /// The name of the row or section, as in “deletes row 2 of section 0”.
    var name: String { get }
}

extension IndexPath: UpdatedPosition {
    var name: String {
        count == 2 ? "row \(row) of section \(section)" : "the index path \(Array(self)), which is no row's"
    }
}

extension Int: UpdatedPosition {
    var name: String { "section \(self)" }
}
