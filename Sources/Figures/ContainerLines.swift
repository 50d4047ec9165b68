import DataFiles

/// The lines of a Markdown page in which the content of containers is plain Markdown.
///
/// In MkDocs, the content of an admonition (`!!! note`, `??? note`) and of a tab (`=== "Tab"`) is indented by four
/// spaces. In MyST, that of a directive is between fences, as in `{note}`. CommonMark would read both as code.
struct ContainerLines {
    /// The page without that indentation, and without those fences.
    private(set) var bytes: [UInt8] = []
    /// The number of bytes of indentation that are removed from each line.
    private(set) var indents: [Int] = []

    /// The fences of the open directives.
    private var fences: [Substring] = []
    /// The open admonitions and tabs.
    private var indented: [Indented] = []
    private var fence: Substring?

    private struct Indented {
        /// The minimum number of spaces before the content, of which four are removed.
        let spaces: Int
        /// The number of directives around it.
        let fences: Int
    }

    private static let step = 4

    /// - Parameter first: The first line of Markdown, which must exist.
    init(_ lines: PageLines, from first: Int) {
        for line in first...lines.count {
            let text = lines.text(line)
            let spaces = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
            let rest = text.dropFirst(spaces)
            if !rest.allSatisfy(\.isWhitespace) { closeContainers(before: spaces) }
            let removed = min(indented.count * Self.step, spaces)
            let isFenceOfContainer = read(rest, spaces)
            indents.append(isFenceOfContainer ? 0 : removed)
            if !isFenceOfContainer {
                // CommonMark would read a footnote as the definition of a link, and omit it.
                let isLost =
                    fence == nil && rest.hasPrefix("[^") && FigureComments.column(ofBlockIn: text) != nil
                bytes += (isLost ? text.replacing("[^", with: " ^", maxReplacements: 1) : text).utf8
                    .dropFirst(removed)
            }
            bytes += lines.end(of: line)
        }
    }

    /// Closes the containers whose content is indented by more than a line.
    private mutating func closeContainers(before spaces: Int) {
        while let last = indented.last, last.spaces > spaces {
            indented.removeLast()
            fences.removeLast(max(fences.count - last.fences, 0))
            fence = nil
        }
    }

    /// Reads a line, and returns a Boolean value that indicates whether it is a fence of a container.
    private mutating func read(_ text: Substring, _ spaces: Int) -> Bool {
        let run = text.prefix { $0 == text.first }
        let isFence = run.count >= 3 && (run.first == "`" || run.first == "~")
        if let own = fence {
            if isFence, Self.closes(text, run, own) { fence = nil }
            return false
        }
        guard isFence else {
            if Self.markers.contains(where: text.hasPrefix) {
                indented.append(Indented(spaces: spaces + Self.step, fences: fences.count))
            }
            return false
        }
        if let own = fences.last, Self.closes(text, run, own) {
            fences.removeLast()
            return true
        }
        let info = text.dropFirst(run.count)
        // Inline code may be between three backticks, too.
        guard run.first == "~" || !info.contains("`") else { return false }
        guard FenceInfo(info).containsMarkdown else {
            fence = run
            return false
        }
        fences.append(run)
        return true
    }

    private static func closes(_ text: Substring, _ run: Substring, _ fence: Substring) -> Bool {
        run.first == fence.first && run.count >= fence.count && text.trimmed.count == run.count
    }

    private static let markers = ["!!! ", "??? ", "???+ ", "=== \"", "===! \"", "===+ \""]
}
