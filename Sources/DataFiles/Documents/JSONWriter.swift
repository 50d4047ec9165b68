/// A writer of documents as JSON, indented by two spaces, with keys in their order.
package struct JSONWriter {
    private var output = ""

    /// Returns the text of a document, with a line break at the end.
    package static func string(_ node: DocumentNode) -> String {
        var writer = JSONWriter()
        writer.write(node, indentation: 0)
        return writer.output + "\n"
    }

    private mutating func write(_ node: DocumentNode, indentation: Int) {
        let inner = "\n" + String(repeating: " ", count: indentation + 2)
        let outer = "\n" + String(repeating: " ", count: indentation)
        switch node.content {
        case .scalar(let scalar): output += scalar.isText ? Self.quoted(scalar.text) : scalar.text
        case .sequence(let elements):
            let isShort = node.isFlow || elements.isEmpty
            output += "["
            for (index, element) in elements.enumerated() {
                output += (index > 0 ? "," : "") + (isShort ? (index > 0 ? " " : "") : inner)
                write(element, indentation: indentation + 2)
            }
            output += isShort ? "]" : outer + "]"
        case .mapping(let entries):
            output += "{"
            for (index, entry) in entries.enumerated() {
                output += (index > 0 ? "," : "") + inner + Self.quoted(entry.key) + ": "
                write(entry.value, indentation: indentation + 2)
            }
            output += entries.isEmpty ? "}" : outer + "}"
        }
    }

    /// Returns a text in double quotes, with escapes that are valid in both JSON and YAML.
    static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            // YAML does not permit control characters, line separators and byte order marks, which are all
            // below U+10000.
            case "\u{0}"..<" ", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{FFFE}",
                "\u{FFFF}":
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
