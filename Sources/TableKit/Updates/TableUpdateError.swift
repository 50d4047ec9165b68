/// Why an update of a table cannot be. The description is one sentence for people, which says what to change.
public struct TableUpdateError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What kind of mistake it is.
    public enum Kind: Sendable, Equatable {
        /// A change names a row or section that there is not.
        case missing
        /// Two changes of one row or section exclude each other.
        case conflict
        /// The data source has more or fewer rows or sections after the update than the changes make.
        case count
    }

    /// What kind of mistake it is.
    public let kind: Kind

    /// The whole sentence, without a full stop.
    public let description: String

    init(_ kind: Kind, _ description: String) {
        self.kind = kind
        self.description = description
    }
}

/// What an update changes, as its messages name it.
protocol UpdatedPlace: Hashable, Comparable, Sendable {
    /// The words for the row or section, as in "deletes row 2 of section 0".
    var name: String { get }
}

extension IndexPath: UpdatedPlace {
    var name: String {
        count == 2 ? "row \(row) of section \(section)" : "the index path \(Array(self)), which is no row's"
    }
}

extension Int: UpdatedPlace {
    var name: String { "section \(self)" }
}

/// "1 row", "2 rows".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
