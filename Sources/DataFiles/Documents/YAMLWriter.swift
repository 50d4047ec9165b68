/// A writer of documents as idiomatic YAML: blocks indented by two spaces, and quotes only where they are
/// necessary.
package struct YAMLWriter {
    private var output = ""

    /// Returns the text of a document, with a line break at the end.
    package static func string(_ node: DocumentNode) -> String {
        var writer = YAMLWriter()
        writer.write(node, indentation: 0, after: .lineStart)
        return writer.output
    }

    /// The context of a value on its line.
    private enum Context {
        case lineStart, dash, key
    }

    private mutating func write(_ node: DocumentNode, indentation: Int, after context: Context) {
        switch node.content {
        case .sequence(let elements) where !node.isInline:
            // A sequence below a key is indented one step deeper than the key's mapping.
            if context == .key { output += "\n" }
            for (index, element) in elements.enumerated() {
                if index > 0 || context != .dash { indent(indentation) }
                output += "- "
                write(element, indentation: indentation + 2, after: .dash)
            }
        case .mapping(let entries) where !node.isInline:
            if context == .key { output += "\n" }
            for (index, entry) in entries.enumerated() {
                if index > 0 || context != .dash { indent(indentation) }
                output += Self.spelled(key: entry.key) + ":"
                if entry.value.isInline { output += " " }
                write(entry.value, indentation: indentation + 2, after: .key)
            }
        default: output += Self.inline(node) + "\n"
        }
    }

    private mutating func indent(_ count: Int) { output += String(repeating: " ", count: count) }

    private static func inline(_ node: DocumentNode) -> String {
        switch node.content {
        case .scalar(let scalar): spelled(scalar)
        case .sequence(let elements): "[" + elements.map(inline).joined(separator: ", ") + "]"
        case .mapping(let entries):
            "{" + entries.map { spelled(key: $0.key) + ": " + inline($0.value) }.joined(separator: ", ") + "}"
        }
    }

    // MARK: Scalars

    /// Returns a key as YAML. Keys are always texts, so words that are values elsewhere need no quotes.
    private static func spelled(key: String) -> String {
        let isWord =
            !key.isEmpty && key.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
        return isWord ? key : spelled(DocumentScalar(key, isText: true))
    }

    /// Returns a scalar as YAML: plain if a reader then returns it unchanged, otherwise in double quotes.
    private static func spelled(_ scalar: DocumentScalar) -> String {
        guard scalar.isText else { return scalar.text }
        let plain = DocumentScalar(scalar.text, isText: false)
        let isAmbiguous = plain.isNull || plain.flag != nil || plain.number != nil || scalar.text == "<<"
        return !isAmbiguous && isPlain(scalar.text) ? scalar.text : JSONWriter.quoted(scalar.text)
    }

    /// Returns a Boolean value that indicates whether every YAML reader interprets the plain text as itself
    /// in every context.
    private static func isPlain(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last, last != " ", last != ":",
            first.properties.isAlphabetic || first == "_" || first == "/" || first == "." || first == "("
                || ("0"..."9").contains(first)
        else { return false }
        var previous: Unicode.Scalar = " "
        for scalar in scalars {
            let isFree =
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                || " _-./()+;=$".unicodeScalars.contains(scalar)
            guard isFree || (scalar == ":" && previous != ":") || scalar == "'" else { return false }
            if previous == ":", scalar == " " { return false }
            previous = scalar
        }
        // Some readers interpret these words as Boolean values.
        return !["yes", "no", "on", "off", "y", "n"].contains(text.lowercased())
            && !text.utf8.allSatisfy { (0x30...0x3A).contains($0) || $0 == 0x5F || $0 == 0x2E || $0 == 0x2D }
    }
}

extension DocumentNode {
    /// A Boolean value that indicates whether the value is on the line of its key.
    fileprivate var isInline: Bool { isFlow || (sequence?.isEmpty ?? mapping?.isEmpty ?? true) }
}
