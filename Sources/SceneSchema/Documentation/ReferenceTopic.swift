/// A topic of the reference of files: the keys of an object, or the forms of a value.
package struct ReferenceTopic: Sendable {
    /// A key with its values, or a form of the value.
    package struct Entry: Sendable {
        package var term: String
        package var description: String

        package init(_ term: String, _ description: String) {
            self.term = term
            self.description = description
        }
    }

    package let name: String
    package let summary: String
    package let entries: [Entry]

    package init(name: String, summary: String, entries: [Entry]) {
        self.name = name
        self.summary = summary
        self.entries = entries
    }
}
