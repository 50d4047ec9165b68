import CCairo
import DisplayList

/// The structure of a PDF file: its sections, each with a heading and a list of rows. It must be used by one thread at
/// a time.
final class TextStructure {
    /// The open tags around the elements, from the outside in: a document, a section, its list, and a row.
    private var open: [String] = []
    private var leaf: String?
    private var section: Int?, row: Int?
    private static let path = ["Document", "Sect", "L", "LI"]

    /// Begins an element, which must end before the next one begins.
    func begin(_ element: TextElement, on context: OpaquePointer) {
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
            if row != self.row { setDepth(min(open.count, 3), on: context) }
            self.row = row
            begin("LBody", at: 4, on: context)
        case .footer(let section):
            enter(section, on: context)
            begin("P", at: 2, on: context)
        }
    }

    func end(on context: OpaquePointer) {
        if let leaf { cairo_tag_end(context, leaf) }
        leaf = nil
    }

    /// Draws text, which is no part of the structure outside of elements. Cairo 1.18 would make it a part of the
    /// innermost open tag; earlier versions have no artifacts.
    func drawText(on context: OpaquePointer, _ draw: () -> Void) {
        let isArtifact = leaf == nil && !open.isEmpty && cairo_version() >= 11_800
        if isArtifact { cairo_tag_begin(context, "Artifact", nil) }
        draw()
        if isArtifact { cairo_tag_end(context, "Artifact") }
    }

    func finish(on context: OpaquePointer) {
        end(on: context)
        setDepth(0, on: context)
    }

    private func enter(_ section: Int, on context: OpaquePointer) {
        if section == self.section { return }
        (self.section, row) = (section, nil)
        setDepth(min(open.count, 1), on: context)
    }

    private func begin(_ tag: String, at depth: Int, on context: OpaquePointer) {
        end(on: context)
        setDepth(depth, on: context)
        cairo_tag_begin(context, tag, nil)
        leaf = tag
    }

    /// Opens and closes tags until there are `depth` open ones.
    private func setDepth(_ depth: Int, on context: OpaquePointer) {
        while open.count > depth { cairo_tag_end(context, open.removeLast()) }
        while open.count < depth {
            let tag = Self.path[open.count]
            cairo_tag_begin(context, tag, nil)
            open.append(tag)
        }
        if depth < 3 { row = nil }
    }
}
