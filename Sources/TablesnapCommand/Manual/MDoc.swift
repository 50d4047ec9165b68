/// A document in the format mdoc of manual pages.
struct MDoc {
    private var lines: [String] = []

    var text: String { lines.joined(separator: "\n") }

    /// Appends a line with a macro, such as `.Sh NAME`.
    mutating func add(macro line: String) { lines.append(line) }

    /// Appends a line of text.
    mutating func add(line: String) { lines.append(Self.guarded(Self.escaped(line))) }

    /// Appends a text, with a line or more for each sentence, as the format expects.
    mutating func add(sentences text: String) {
        for sentence in text.replacing("\n", with: " ").replacing(". ", with: ".\n").split(separator: "\n") {
            lines += TextColumns.wrapped(Self.escaped(String(sentence))).split(separator: "\n")
                .map { Self.guarded(String($0)) }
        }
    }

    /// Appends paragraphs, which blank lines separate. Those with an indented line appear unchanged.
    mutating func add(paragraphs text: String) {
        let paragraphs = text.split(separator: "\n\n")
        for (index, paragraph) in paragraphs.enumerated() {
            if paragraph.hasPrefix(" ") {
                lines.append(".Bd -literal -offset indent")
                lines += paragraph.split(separator: "\n").map {
                    Self.guarded(Self.escaped(String($0.trimmingPrefix("  "))))
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

    /// Returns a text whose backslashes and dashes appear in the page.
    static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    }

    /// Returns a line that is no macro.
    private static func guarded(_ line: String) -> String {
        line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
    }
}
