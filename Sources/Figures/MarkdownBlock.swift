import CCmark

/// A block of a Markdown page that may be a figure.
///
/// It is a fenced block with the word `tablesnap` or the class `.tablesnap` in its info string, or an HTML block that
/// begins with `<!-- tablesnap`. The parser distinguishes them from other blocks, and from similar text inside those.
struct MarkdownBlock {
    enum Kind: Equatable {
        case fence, html
        /// Text or HTML that was probably meant to begin a block, with the reason why it does not.
        case lost(String)
    }

    private(set) var kind: Kind
    /// The first line of the block, from 1.
    let line: Int
    /// The start of the block in that line, in bytes from 0. It is after list and quote markers, and the
    /// indentation of a directive.
    private(set) var indent: Int
    /// A Boolean value that indicates whether the block is in a list item.
    let isInItem: Bool
    /// The lines in the fence, or those of the HTML, without list and quote markers. Each ends with a line feed.
    let literal: String

    /// Returns the blocks of a page, in their order.
    ///
    /// - Parameters:
    ///   - first: The first line of Markdown, after the front matter.
    ///   - isDocC: Whether there may be directives, in which indentation has no meaning.
    static func blocks(in lines: PageLines, from first: Int, isDocC: Bool) -> [MarkdownBlock] {
        guard first <= lines.count else { return [] }
        let (bytes, indents) = plainLines(of: lines, from: first, isDocC: isDocC)
        let document = bytes.withUnsafeBytes { bytes in
            cmark_parse_document(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, CMARK_OPT_DEFAULT)
        }
        guard let document else { return [] }
        defer { cmark_node_free(document) }
        var blocks: [MarkdownBlock] = []
        var next = cmark_node_first_child(document)
        while let node = next {
            if let block = MarkdownBlock(node, in: lines, lineOffset: first - 1) {
                let own = indents[(block.line - first)...].prefix(block.lineCount)
                blocks.append(isDocC ? block.indented(by: own) : block.inContainer(own, lines))
            }
            next = successor(of: node)
        }
        return blocks
    }

    /// Returns the page as Markdown without directives and containers, and the bytes of indentation that each line lacks.
    private static func plainLines(
        of lines: PageLines, from first: Int, isDocC: Bool
    ) -> (bytes: [UInt8], indents: [Int]) {
        if isDocC {
            let directives = DirectiveLines(lines, from: first)
            return (directives.bytes, directives.indents)
        }
        let containers = ContainerLines(lines, from: first)
        return (containers.bytes, containers.indents)
    }

    /// Returns the next block in the order of the page. It uses no recursion, because the nesting depth of
    /// quotes is unlimited.
    private static func successor(of node: OpaquePointer) -> OpaquePointer? {
        if isContainer(node), let child = cmark_node_first_child(node) { return child }
        var node = node
        while true {
            if let next = cmark_node_next(node) { return next }
            guard let parent = cmark_node_parent(node) else { return nil }
            node = parent
        }
    }

    private static func isContainer(_ node: OpaquePointer) -> Bool {
        let type = cmark_node_get_type(node)
        return type == CMARK_NODE_BLOCK_QUOTE || type == CMARK_NODE_LIST || type == CMARK_NODE_ITEM
    }

    private init?(_ node: OpaquePointer, in page: PageLines, lineOffset: Int) {
        literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        let first = Int(cmark_node_get_start_line(node)) + lineOffset
        let lines = first...max(min(Int(cmark_node_get_end_line(node)) + lineOffset, page.count), first)
        switch cmark_node_get_type(node) {
        case CMARK_NODE_CODE_BLOCK:
            let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
            guard let found = Self.code(info, literal, at: first, in: page) else { return nil }
            (kind, line) = found
        case CMARK_NODE_HTML_BLOCK where literal.drop(while: { $0 == " " }).hasPrefix(FigureComments.source):
            (kind, line) = (.html, first)
        case CMARK_NODE_HTML_BLOCK where FigureComments.resemblesFigure(comment: literal):
            (kind, line) = (
                .lost("this comment begins no figure; begin it with \(FigureComments.source)"), first
            )
        case CMARK_NODE_HTML_BLOCK where !Self.continuesOverBlankLines(literal):
            guard let line = page.firstResemblingBlock(in: lines) else { return nil }
            let reason = "this block is a part of the HTML above it; insert a blank line above it"
            (kind, self.line) = (.lost(reason), line)
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING:
            guard let line = page.firstResemblingBlock(in: lines) else { return nil }
            (kind, self.line) = (.lost(Self.reasonOfText(page.text(line))), line)
        default: return nil
        }
        indent = Int(cmark_node_get_start_column(node)) - 1
        isInItem = cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_ITEM
    }

    /// Returns the kind of a code block, and its first line. The result is `nil` if it is no figure.
    private static func code(
        _ info: String, _ literal: String, at first: Int, in page: PageLines
    ) -> (Kind, Int)? {
        let fence = FenceInfo(info[...])
        if fence.attributes != nil { return (.fence, first) }
        if fence.isUnknownDirective {
            let reason =
                "no engine has a directive {tablesnap}; write tablesnap without braces, or {.tablesnap}"
            return (.lost(reason), first)
        }
        if FenceInfo.resemblesFigure(info) {
            let reason =
                "this block begins no figure; begin it with tablesnap, in small letters and before a space"
            return (.lost(reason), first)
        }
        guard info.isEmpty else { return nil }
        let lines = literal.split(separator: "\n", omittingEmptySubsequences: false)
        // Indented code begins on its first line, and the content of a fence begins on the next.
        let index = lines.firstIndex { line in
            let line = String(line)
            // Indented code may contain comments of Swift.
            return FigureComments.column(ofBlockIn: line) != nil
                && !FigureComments.isOtherTag(FigureComments.withoutMarkers(line))
        }
        guard let index,
            first + index <= page.count, page.text(first + index).hasSuffix(lines[index])
        else { return nil }
        let reason =
            "this block is in code indented by four spaces; indent it less, or show it as an example between ```` fences"
        return (.lost(reason), first + index)
    }

    /// Returns a Boolean value that indicates whether HTML continues over blank lines up to its end tag. The
    /// content of a comment or of `<pre>` is not meant as a figure.
    private static func continuesOverBlankLines(_ html: String) -> Bool {
        let start = html.drop { $0 == " " }.prefix(9).lowercased()
        return ["<!", "<?", "<pre", "<script", "<style", "<textarea"].contains { start.hasPrefix($0) }
    }

    /// Returns the reason why a line of text begins no block.
    private static func reasonOfText(_ line: String) -> String {
        let text = FigureComments.withoutMarkers(line)
        if FigureComments.isOtherTag(text) {
            return "tablesnap reads no tags of other programs; begin and end the block with ```"
        }
        if FigureComments.withoutNote(text) != text {
            return "no block begins in a definition or a footnote; write it below, without indentation"
        }
        if line.contains(":::") {
            return "tablesnap reads no fences of colons; begin and end the block with ```"
        }
        let fence = line.drop { $0 != "`" && $0 != "~" }
        if fence.prefix(while: { $0 == fence.first }).count == 2 {
            return "two \(fence.first == "~" ? "tildes" : "backticks") begin no block; write three"
        }
        if fence.first == "`", fence.drop(while: { $0 == "`" }).contains("`") {
            return
                "the line contains another backtick after those that begin the block; begin and end the block with ~~~"
        }
        return "this block is a part of the paragraph above it; indent it by less than four spaces"
    }

    /// The number of lines, with those of fences.
    private var lineCount: Int { literalLines.count + (kind == .fence ? 2 : 0) }

    /// Returns the block with the indentation of a directive, which is removed from each line.
    private func indented(by spaces: ArraySlice<Int>) -> MarkdownBlock {
        var block = self
        block.indent += spaces.first ?? 0
        return block
    }

    /// Returns the block with the indentation of a container, which all of its lines must have.
    private func inContainer(_ spaces: ArraySlice<Int>, _ page: PageLines) -> MarkdownBlock {
        var block = indented(by: spaces)
        guard let first = spaces.first, first > 0 else { return block }
        let outside = spaces.enumerated().first { offset, spaces in
            spaces < first && !page.text(line + offset).allSatisfy(\.isWhitespace)
        }
        if let outside, kind == .fence || kind == .html {
            block.kind = .lost(
                "line \(line + outside.offset) of this block is outside of the indented content that the block is in; indent it like the first line"
            )
        }
        return block
    }

    var literalLines: [String] {
        var lines = literal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// Returns a text with its Markdown entities and escapes replaced.
    static func plain(_ text: String) -> String {
        guard text.contains("&") || text.contains("\\") else { return text }
        // In the info string of a fence, the parser replaces nothing else.
        let page = Array("~~~ [\(text)]".utf8)
        let document = page.withUnsafeBytes { bytes in
            cmark_parse_document(bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, CMARK_OPT_DEFAULT)
        }
        guard let document else { return text }
        defer { cmark_node_free(document) }
        guard let node = cmark_node_first_child(document), let info = cmark_node_get_fence_info(node) else {
            return text
        }
        return String(String(cString: info).dropFirst().dropLast())
    }
}
