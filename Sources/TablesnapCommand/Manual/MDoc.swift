/// A document in the format mdoc of manual pages.
struct MDoc {
    private var lines: [String] = []

    var text: String { lines.joined(separator: "\n") }

    /// Appends a line with a macro, such as `.Sh NAME`.
    mutating func add(macro line: String) { lines.append(line) }

    /// Appends a text, with a line or more for each sentence, as the format expects.
    mutating func add(sentences text: String) {
        for sentence in text.replacing("\n", with: " ").replacing(". ", with: ".\n").split(separator: "\n") {
            lines += HelpText.wrapped(String(sentence), width: 76).map(Self.escaped)
        }
    }

    /// Appends paragraphs, which blank lines separate. Those with an indented line appear unchanged.
    mutating func add(paragraphs text: String) {
        let paragraphs = text.split(separator: "\n\n")
        for (index, paragraph) in paragraphs.enumerated() {
            if paragraph.hasPrefix(" ") {
                lines.append(".Bd -literal -offset indent")
                lines += paragraph.split(separator: "\n").map {
                    Self.escaped(String($0.trimmingPrefix("  ")))
                }
                lines.append(".Ed")
            } else {
                if index > 0 { lines.append(".Pp") }
                add(sentences: String(paragraph))
            }
        }
    }

    /// Appends a list of terms, which are macros without their dot, and descriptions.
    mutating func add(list: [(term: String, description: String)]) {
        lines.append(".Bl -tag -width Ds")
        for (term, description) in list {
            lines.append(".It \(term)")
            add(sentences: description)
        }
        lines.append(".El")
    }

    /// Returns a line of text without characters that have a meaning in the format.
    static func escaped(_ line: String) -> String {
        let text = line.replacing("\\", with: "\\e").replacing("-", with: "\\-")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }
}
