/// Why a template cannot be used with the columns there are.
package struct TemplateError: Error, Equatable, Sendable, CustomStringConvertible {
    /// One sentence, without a capital, that says what is wrong and what would be right.
    package let sentence: String

    package var description: String { sentence }

    package init(sentence: String) {
        self.sentence = sentence
    }

    /// There is no column called `name`.
    static func unknownColumn(_ name: String, columns: [String]) -> TemplateError {
        let start = "no column \"\(name.shortened)\""
        guard !columns.isEmpty else {
            return TemplateError(sentence: "\(start); the records have no columns")
        }
        let listed = 12
        // A remainder of one takes no more room when it is named.
        let isLong = columns.count > listed + 1
        var list = columns.prefix(isLong ? listed : listed + 1).map(\.shortened).joined(separator: ", ")
        if isLong {
            list += " and \(columns.count - listed) more"
        }
        let all = columns.count == 1 ? "The only column is \(list)" : "The columns are \(list)"
        guard let nearest = nearestName(to: name, among: columns) else {
            return TemplateError(sentence: "\(start). \(all)")
        }
        return TemplateError(sentence: "\(start); did you mean \"\(nearest.shortened)\"? \(all)")
    }
}
