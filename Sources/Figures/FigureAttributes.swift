import DataFiles

/// The attributes after `tablesnap` in the block of a figure: `name=countries alt="Three rows."`.
struct FigureAttributes {
    struct Attribute: Sendable {
        let name: String
        /// The values: one, or those of a list.
        let values: [String]
        /// The location of the attribute in the page.
        let position: DocumentPosition

        /// The only value, which may be empty.
        ///
        /// - Throws: A `Diagnostic` for a list.
        var text: String { get throws(Diagnostic) { values == [""] ? "" : try value } }

        /// The only value.
        ///
        /// - Throws: A `Diagnostic` for a list or an empty value.
        var value: String {
            get throws(Diagnostic) {
                do throws(Diagnostic) {
                    return try FigureOptions.single(values)
                } catch { throw Diagnostic(position: position, message: "\(name): \(error.sentence)") }
            }
        }
    }

    private(set) var attributes: [Attribute] = []

    /// Reads attributes, separated by spaces. Values with spaces are in quotes. Entities and escapes have the same
    /// meaning as in Markdown.
    ///
    /// - Parameter position: The position of the text in the page.
    init(_ text: some StringProtocol, at position: DocumentPosition) throws(Diagnostic) {
        var rest = Array(text)[...]
        func location() -> DocumentPosition {
            DocumentPosition(line: position.line, column: position.column + rest.startIndex)
        }
        while true {
            rest = rest.drop { $0.isWhitespace }
            guard let first = rest.first else { return }
            let start = location()
            let name = String(rest.prefix { !$0.isWhitespace && $0 != "=" })
            rest = rest.dropFirst(name.count)
            guard !name.isEmpty, name.first != "\"", name.first != "'", rest.first == "=" else {
                let found = name.isEmpty ? String(first) : name
                throw Diagnostic(
                    position: start,
                    message: "expected an attribute such as name=countries, found \"\(found.shortened)\"")
            }
            rest = rest.dropFirst()
            let value: String
            if let quote = rest.first, quote == "\"" || quote == "'" {
                rest = rest.dropFirst()
                guard let end = Self.end(of: rest, at: quote) else {
                    throw Diagnostic(
                        position: start, message: "the quotes of \(name) do not end on this line")
                }
                value = String(rest[..<end])
                rest = rest[(end + 1)...]
                if let next = rest.first, !next.isWhitespace {
                    throw Diagnostic(position: location(), message: "a space is missing between attributes")
                }
            } else {
                value = String(rest.prefix { !$0.isWhitespace })
                rest = rest.dropFirst(value.count)
            }
            let values = FigureOptions.values(of: name, in: MarkdownBlock.plain(value))
            attributes.append(Attribute(name: name, values: values, position: start))
        }
    }

    /// Returns the end of a value in quotes: the quote that does not follow a backslash.
    private static func end(of text: ArraySlice<Character>, at quote: Character) -> Int? {
        var index = text.startIndex
        while index < text.endIndex, text[index] != quote { index += text[index] == "\\" ? 2 : 1 }
        return index < text.endIndex ? index : nil
    }
}
