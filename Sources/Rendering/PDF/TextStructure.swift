import CCairo
import DisplayList

/// The structure of a PDF file: its sections, each with a heading, and a list of rows or a table. It must be used by
/// one thread at a time.
///
/// Cairo retains the tags of all pages in memory until the end of the file. After the maximum number of tags, each page is
/// one paragraph, so that the memory does not grow with the rows.
///
/// There are no tags in translucent groups: when Cairo 1.16 copies the end of a tag in a group, it reads memory that was never
/// written.
final class TextStructure {
    private let maximumTagCount: Int
    private var tagCount = 0
    /// The open tags around the elements, from the outside in: a document, a section, its list or table, and a row.
    private var open: [String] = []
    /// The open tag that contains text.
    private var leaf: String?
    /// A Boolean value that indicates whether the open tag is the paragraph of a page.
    private var isInPageParagraph = false
    private var isInLink = false
    /// The number of open groups and texts, and whether their content is a cell of a table.
    private var groupDepth = 0
    private var groupIsCell = false
    private var section: Int?, row: Int?
    private var path = TextStructure.listPath

    private static let listPath = ["Document", "Sect", "L", "LI"]
    private static let tablePath = ["Document", "Sect", "Table", "TR"]

    init(maximumTagCount: Int) { self.maximumTagCount = maximumTagCount }

    /// Begins an element, which must end before the next one begins. Links may be in elements, and have no effect outside
    /// of them.
    func begin(_ element: TextElement, on context: OpaquePointer) {
        guard groupDepth == 0 else { return }
        if tagCount >= maximumTagCount { return beginPageParagraph(on: context) }
        switch element {
        case .table:
            section = nil
            setDepth(1, on: context)
        case .paragraph:
            section = nil
            begin("P", at: 1, on: context)
        case .header(let section):
            enter(section, on: context)
            begin("H1", at: 2, on: context)
        case .row(let row, let section):
            enter(section, on: context)
            enter(row: row, of: Self.listPath, on: context)
            begin("LBody", at: 4, on: context)
        case .tableRow(let row, let section):
            enter(section, on: context)
            enter(row: row, of: Self.tablePath, on: context)
        case .cell(let isTitle): begin(isTitle ? "TH" : "TD", at: 4, on: context)
        case .footer(let section):
            enter(section, on: context)
            begin("P", at: 2, on: context)
        case .link(let address):
            guard leaf != nil else { return }
            beginTag(CAIRO_TAG_LINK, attributes: "uri='\(address.text)'", on: context)
            isInLink = true
        }
    }

    func end(on context: OpaquePointer) {
        guard groupDepth == 0 else { return }
        if isInLink {
            cairo_tag_end(context, CAIRO_TAG_LINK)
            isInLink = false
        } else if !isInPageParagraph {
            endLeaf(on: context)
        }
    }

    /// Begins a group. The cells of a row in a group are one cell.
    func beginGroup(on context: OpaquePointer) {
        if groupDepth == 0, leaf == nil, row != nil, path == Self.tablePath, tagCount < maximumTagCount {
            begin("TD", at: 4, on: context)
            groupIsCell = true
        }
        groupDepth += 1
    }

    func endGroup(on context: OpaquePointer) {
        groupDepth -= 1
        guard groupDepth == 0, groupIsCell else { return }
        endLeaf(on: context)
        groupIsCell = false
    }

    /// Ends the elements of a page.
    func endPage(on context: OpaquePointer) {
        endLeaf(on: context)
        isInPageParagraph = false
    }

    /// Draws text, which is no part of the structure outside of elements. Cairo 1.18 would make it a part of the
    /// innermost open tag; earlier versions have no artifacts.
    func drawText(on context: OpaquePointer, _ draw: () -> Void) {
        let isArtifact =
            groupDepth == 0 && leaf == nil && !open.isEmpty && cairo_version() >= 11_800
        if isArtifact { cairo_tag_begin(context, "Artifact", nil) }
        // Text may be drawn as a group.
        groupDepth += 1
        draw()
        groupDepth -= 1
        if isArtifact { cairo_tag_end(context, "Artifact") }
    }

    func finish(on context: OpaquePointer) {
        endLeaf(on: context)
        setDepth(0, on: context)
    }

    private func beginPageParagraph(on context: OpaquePointer) {
        if isInPageParagraph { return }
        begin("P", at: 1, on: context)
        isInPageParagraph = true
    }

    private func enter(_ section: Int, on context: OpaquePointer) {
        if section == self.section { return }
        (self.section, row) = (section, nil)
        setDepth(min(open.count, 1), on: context)
    }

    /// Closes the previous row, and the list or table if it is of another kind.
    private func enter(row: Int, of path: [String], on context: OpaquePointer) {
        if path != self.path { setDepth(min(open.count, 2), on: context) }
        if row != self.row { setDepth(min(open.count, 3), on: context) }
        (self.path, self.row) = (path, row)
    }

    private func begin(_ tag: String, at depth: Int, on context: OpaquePointer) {
        endLeaf(on: context)
        setDepth(depth, on: context)
        beginTag(tag, on: context)
        leaf = tag
    }

    private func endLeaf(on context: OpaquePointer) {
        if let leaf { cairo_tag_end(context, leaf) }
        leaf = nil
    }

    /// Opens and closes tags until there are `depth` open ones.
    private func setDepth(_ depth: Int, on context: OpaquePointer) {
        while open.count > depth { cairo_tag_end(context, open.removeLast()) }
        while open.count < depth {
            let tag = path[open.count]
            beginTag(tag, on: context)
            open.append(tag)
        }
        if depth < 3 { row = nil }
    }

    private func beginTag(_ tag: String, attributes: String? = nil, on context: OpaquePointer) {
        cairo_tag_begin(context, tag, attributes)
        tagCount += 1
    }
}
