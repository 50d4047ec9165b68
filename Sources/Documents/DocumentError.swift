/// Why a document could not be read: where, and one sentence about what is wrong there.
package struct DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the document, as the user knows it.
    package let file: String
    /// The place of the mistake; nil when it concerns the document as a whole.
    package let position: DocumentPosition?
    /// One sentence, without a capital or a full stop, that says what is wrong and what would be right.
    package let sentence: String

    package init(file: String, position: DocumentPosition? = nil, sentence: String) {
        self.file = file
        self.position = position
        self.sentence = sentence
    }

    /// `file:line:column: sentence`, the form editors and terminals make clickable.
    package var description: String {
        guard let position else { return "\(file): \(sentence)" }
        return "\(file):\(position.line):\(position.column): \(sentence)"
    }
}

/// Where and why a document could not be read, before its file's name is known.
struct DocumentFault: Error {
    var position: DocumentPosition
    var sentence: String
}
