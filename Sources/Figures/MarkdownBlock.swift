import CCmark

/// A block of a Markdown page that may be a figure: a fenced block whose info string begins with `tablesnap`, or an HTML
/// block that begins with `<!-- tablesnap`. The parser tells them from other blocks, and from what only looks like them in
/// those.
struct MarkdownBlock {
    enum Kind { case fence, html }

    let kind: Kind
    /// The first line of the block, from 1.
    let line: Int
    /// Where the block begins in that line, in bytes from 0: behind the marks of lists and quotes, and the indentation of
    /// a directive.
    private(set) var indent: Int
    /// The lines in the fence, or those of the HTML: without the marks of lists and quotes, each with a line feed.
    let literal: String

    /// Finds the blocks of a page, in their order.
    ///
    /// - Parameters:
    ///   - first: The line where Markdown begins, behind the front matter.
    ///   - isDocC: Whether there may be directives, in which indentation means nothing.
    static func blocks(in lines: PageLines, from first: Int, isDocC: Bool) -> [MarkdownBlock] {
        guard first <= lines.count else { return [] }
        let directives = isDocC ? DirectiveLines(lines, from: first) : nil
        let bytes = directives?.bytes[...] ?? lines.bytes[lines.start(of: first)...]
        let document = bytes.withUnsafeBytes { bytes in
            cmark_parse_document(
                bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, CMARK_OPT_DEFAULT)
        }
        guard let document else { return [] }
        defer { cmark_node_free(document) }
        var blocks: [MarkdownBlock] = []
        var next = cmark_node_first_child(document)
        while let node = next {
            if var block = MarkdownBlock(node, lineOffset: first - 1) {
                block.indent += directives?.indents[block.line - first] ?? 0
                blocks.append(block)
            }
            next = successor(of: node)
        }
        return blocks
    }

    /// The next block in the order of the page. Without recursion: quotes may nest as deeply as the page is long.
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

    private init?(_ node: OpaquePointer, lineOffset: Int) {
        let type = cmark_node_get_type(node)
        guard type == CMARK_NODE_CODE_BLOCK || type == CMARK_NODE_HTML_BLOCK else { return nil }
        if type == CMARK_NODE_CODE_BLOCK {
            let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
            guard info.split(whereSeparator: \.isWhitespace).first == "tablesnap" else { return nil }
            kind = .fence
        } else {
            kind = .html
        }
        literal = cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        let start = literal.drop { $0 == " " }
        guard kind == .fence || start.hasPrefix(FigureMarks.source) else { return nil }
        line = Int(cmark_node_get_start_line(node)) + lineOffset
        indent = Int(cmark_node_get_start_column(node)) - 1
    }

    /// The lines of the literal.
    var literalLines: [String] {
        var lines = literal.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        return lines
    }

    /// A text as Markdown means it: with its entities and escapes replaced.
    static func plain(_ text: String) -> String {
        guard text.contains("&") || text.contains("\\") else { return text }
        // The info string of a fence is a text of which nothing else is changed.
        let page = Array("~~~ [\(text)]".utf8)
        let document = page.withUnsafeBytes { bytes in
            cmark_parse_document(
                bytes.bindMemory(to: CChar.self).baseAddress, bytes.count, CMARK_OPT_DEFAULT)
        }
        guard let document else { return text }
        defer { cmark_node_free(document) }
        guard let node = cmark_node_first_child(document), let info = cmark_node_get_fence_info(node) else {
            return text
        }
        return String(String(cString: info).dropFirst().dropLast())
    }
}
