import DataFiles
import Scenes

/// The source block of a figure in a page.
struct FigureSource: Sendable {
    /// A Boolean value that indicates whether the block is a comment instead of a fenced block.
    let isComment: Bool
    let lines: ClosedRange<Int>
    /// The number of bytes of list and quote markers in its lines.
    let indent: Int
    /// A Boolean value that indicates whether the block is in a list item.
    let isInItem: Bool
    let info: String
    /// The column of the attributes in the first line, in characters from 1.
    let infoColumn: Int
    /// The lines of the scene, without list and quote markers.
    let body: [String]

    var line: Int { lines.lowerBound }

    /// The position of the attributes in the first line.
    var start: DocumentPosition { DocumentPosition(line: line, column: infoColumn) }

    /// Reads a block; nil when it is something else.
    ///
    /// - Throws: A `Diagnostic` if the block does not end, or resembles a figure but is none.
    init?(_ block: MarkdownBlock, in page: PageLines) throws(Diagnostic) {
        switch block.kind {
        case .fence: try self.init(fence: block, in: page)
        case .html: try self.init(comment: block, in: page)
        case .lost(let reason):
            let column = FigureComments.column(ofBlockIn: page.text(block.line)) ?? block.indent + 1
            throw Diagnostic(position: DocumentPosition(line: block.line, column: column), message: reason)
        }
    }

    private init?(fence block: MarkdownBlock, in page: PageLines) throws(Diagnostic) {
        let text = page.text(block.line)
        let prefix = String(decoding: text.utf8.prefix(block.indent), as: UTF8.self)
        let whole = text.dropFirst(prefix.count)
        guard let character = whole.first else { return nil }
        let run = whole.prefix { $0 == character }
        let fence = FenceInfo(whole.dropFirst(run.count))
        guard let attributes = fence.attributes else { return nil }
        isComment = false
        (indent, isInItem) = (block.indent, block.isInItem)
        info = attributes
        infoColumn = prefix.count + run.count + fence.offset + 1
        body = block.literalLines
        let last = block.line + body.count + 1
        let end = last <= page.count ? page.text(last).withoutMarkers : ""
        guard end.count >= run.count, end.allSatisfy({ $0 == character }) else {
            throw Diagnostic(
                position: DocumentPosition(line: block.line, column: prefix.count + 1),
                message: "the block has no end; write \(run) on a line below it")
        }
        lines = block.line...last
    }

    private init?(comment block: MarkdownBlock, in page: PageLines) throws(Diagnostic) {
        let literal = block.literalLines
        guard let first = literal.first, let last = literal.last else { return nil }
        let spaces = first.prefix { $0 == " " }.count
        let start = first.dropFirst(spaces + FigureComments.source.count)
        guard start.first.map(\.isWhitespace) ?? true else { return nil }
        let isAlone = literal.count == 1
        guard last.trimmed.hasSuffix("-->"), isAlone || last.trimmed == "-->" else {
            throw Diagnostic(
                position: DocumentPosition(line: block.line, column: block.indent + 1),
                message: "the comment does not end with --> on a separate line")
        }
        isComment = true
        // In some contexts, the spaces before the comment belong to its literal, in others to the markers.
        (indent, isInItem) = (block.indent, block.isInItem)
        info = FigureComments.shown((isAlone ? start.trimmed.dropLast(3) : start).trimmed)
        infoColumn = page.text(block.line).count - start.drop { $0.isWhitespace }.count + 1
        body = literal.dropFirst().dropLast().map { line in
            FigureComments.shown(String(line.dropFirst(min(spaces, line.prefix { $0 == " " }.count))))
        }
        lines = block.line...(block.line + literal.count - 1)
    }

    /// The scene as the text of a file.
    var text: String { body.map { $0 + "\n" }.joined() }

    /// Returns the location in the page of a position in the scene.
    func position(of line: Int, _ column: Int, in page: PageLines) -> DocumentPosition {
        guard body.indices.contains(line - 1) else {
            // An unexpected end is reported at the end of the block.
            return DocumentPosition(
                line: line > body.count ? lines.upperBound : self.line, column: indent + 1)
        }
        let markers = page.text(self.line + line).count - body[line - 1].count
        return DocumentPosition(line: self.line + line, column: column + max(markers, 0))
    }

    /// Returns the block in its other form, without list and quote markers.
    func rewritten(asComment: Bool) -> [String] {
        let attributes = info.isEmpty ? "" : " " + info
        if asComment {
            let start = FigureComments.source + FigureComments.hidden(attributes)
            return body.isEmpty ? [start + " -->"] : [start] + body.map(FigureComments.hidden) + ["-->"]
        }
        // The fence is longer than any in the block. It consists of tildes if the attributes contain backticks.
        let character: Character = info.contains("`") ? "~" : "`"
        let longest = body.map { $0.trimmed.prefix { $0 == character }.count }.max() ?? 0
        let fence = String(repeating: character, count: max(3, longest + 1))
        return ["\(fence)tablesnap" + attributes] + body + [fence]
    }
}

extension StringProtocol {
    /// The line without white space at its ends and without quote markers.
    var withoutMarkers: String { String(drop { $0.isWhitespace || $0 == ">" }).trimmed }
}
