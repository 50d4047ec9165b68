/// Why records could not be read: where, and one sentence about what is wrong there.
package struct RecordError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of the input, as the user knows it.
    package let file: String
    /// The line the mistake is on, counted from 1; `nil` when it concerns the input as a whole.
    package let line: Int?
    /// One sentence, without a capital or a full stop, that says what is wrong and what would be right.
    package let sentence: String

    package init(file: String, line: Int? = nil, sentence: String) {
        self.file = file
        self.line = line
        self.sentence = sentence
    }

    /// `file:line: sentence`, the form editors and terminals make clickable.
    package var description: String {
        guard let line else { return "\(file): \(sentence)" }
        return "\(file):\(line): \(sentence)"
    }

    /// The input is no longer what it was when it was opened.
    static func changed(_ file: String) -> RecordError {
        RecordError(
            file: file, sentence: "the file changed while it was being read; run again once it is complete")
    }
}
