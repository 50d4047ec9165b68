/// A list of terms and their descriptions in two columns of text.
struct TextColumns {
    /// The usual number of characters in a line.
    static let width = 80

    /// The column where the descriptions begin.
    let indent: Int
    /// The maximum number of characters in a line.
    var width = TextColumns.width

    /// Returns the lines of the terms. A long term is on a separate line.
    func text(of rows: [(term: String, description: String)]) -> String {
        rows.map { term, description in
            let lines = Self.wrapped(description, indent: indent, width: width)
            guard term.count + 4 <= indent else { return "  \(term)\n\(lines)" }
            let space = String(repeating: " ", count: indent - term.count - 2)
            return "  " + term + space + lines.drop { $0 == " " }
        }.joined(separator: "\n")
    }

    /// Returns a text in lines of a maximum width, each indented. Words that are longer are on separate lines.
    ///
    /// - Parameter hanging: The additional indentation of all lines but the first.
    static func wrapped(
        _ text: String, indent: Int = 0, hanging: Int = 0, width: Int = TextColumns.width
    ) -> String {
        var lines: [String] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                let space = lines.isEmpty ? indent : indent + hanging
                lines.append(String(repeating: " ", count: space) + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}
