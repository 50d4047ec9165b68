import DataFiles

/// The lines of a DocC article as Markdown.
///
/// DocC parses the content of a directive without the indentation of its first line. Indented content is
/// therefore no code block.
struct DirectiveLines {
    /// The article without lines that begin and end directives, and without indentation in them.
    private(set) var bytes: [UInt8] = []
    /// The number of bytes of indentation that are removed from each line.
    private(set) var indents: [Int] = []

    /// The indentation of the first line that is not blank in each directive around a line.
    private var open: [Int?] = []
    private var fence: Substring?

    /// - Parameter first: The first line of Markdown, which must exist.
    init(_ lines: PageLines, from first: Int) {
        for line in first...lines.count {
            let text = lines.text(line)
            let indent = text.utf8.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
            let rest = text.dropFirst(indent)
            if let outer = open.last, outer == nil, !rest.isEmpty { open[open.count - 1] = indent }
            let removed = min(indent, (open.last ?? 0) ?? 0)
            let isCode = indent - removed >= 4
            let depth = open.count
            if !isCode, !readFence(rest), fence == nil { readDirective(rest) }
            let isDirective = open.count != depth
            indents.append(isDirective ? 0 : removed)
            if !isDirective { bytes += text.utf8.dropFirst(removed) }
            bytes += lines.end(of: line)
        }
    }

    /// Returns a Boolean value that indicates whether a line begins or ends a fenced block.
    private mutating func readFence(_ text: Substring) -> Bool {
        guard let character = text.first, character == "`" || character == "~" else { return false }
        let run = text.prefix { $0 == character }
        if let own = fence {
            guard own.first == character, run.count >= own.count, text.trimmed.count == run.count else {
                return false
            }
            fence = nil
            return true
        }
        // Inline code may be between three backticks, too.
        guard run.count >= 3, character == "~" || !text.dropFirst(run.count).contains(character) else {
            return false
        }
        fence = run
        return true
    }

    private mutating func readDirective(_ text: Substring) {
        if text.first == "@", text.dropFirst().first?.isLetter == true, text.trimmed.hasSuffix("{") {
            let depth = text.count { $0 == "{" } - text.count { $0 == "}" }
            open += Array(repeating: nil, count: max(depth, 1))
        } else if text.first == "}", text.allSatisfy({ $0 == "}" || $0.isWhitespace }) {
            open.removeLast(min(open.count, text.count { $0 == "}" }))
        }
    }
}
