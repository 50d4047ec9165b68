import DataFiles

/// The mark of a note about columns, after their title or after some of their values.
package struct ColumnMark {
    /// What has the mark.
    package enum Place {
        /// The title of a column, or its values in the records that meet a condition.
        case column(Int, condition: String?)
        /// The title of a group of columns.
        case group(String)
    }

    /// The mark, such as `¹`.
    let text: String
    let place: Place
    /// The path of the note in the document.
    let path: String

    package init(_ text: String, place: Place, path: String) {
        (self.text, self.place, self.path) = (text, place, path)
    }
}

extension [String] {
    /// The marks of several notes about the same place, which do not break.
    package var joinedMarks: String { joined(separator: "\u{A0}") }
}
