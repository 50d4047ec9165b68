/// A scanner of the lines of a table in Markdown, as on GitHub.
///
/// Bars separate cells, and spaces around cells have no meaning. A backslash before a bar makes it a
/// character of the cell, and references to links have the addresses of their definitions. The other text of cells is
/// unchanged.
struct MarkdownScanner {
    /// The maximum number of cells in a line. Further ones are ignored.
    let maximumCells: Int
    /// The definitions of links in the text.
    var definitions = LinkDefinitions()

    /// Divides a line of a table, without its line break, into cells.
    func scan(_ line: UnsafeRawBufferPointer, into row: inout RowLayout) {
        var at = line.firstIndex { !$0.isBlank } ?? line.count
        if at < line.count, line[at] == .bar { at += 1 }
        var start = at
        while at < line.count {
            if line[at] == .backslash, at + 1 < line.count, line[at + 1] == .bar {
                at += 2
            } else if line[at] == .bar {
                row.appendCell(start..<at, of: line, definitions)
                guard row.fields.count < maximumCells else { return }
                at += 1
                start = at
            } else {
                at += 1
            }
        }
        // A bar at the end begins no cell.
        if line[start...].contains(where: { !$0.isBlank }) || row.fields.isEmpty {
            row.appendCell(start..<at, of: line, definitions)
        }
    }

    /// Returns the alignments in the second line of a table. `nil` if it is another line.
    func alignments(in line: UnsafeRawBufferPointer) -> [ColumnAlignment?]? {
        guard line.contains(.bar), !line.contains(.backslash) else { return nil }
        var row = RowLayout()
        scan(line, into: &row)
        var alignments: [ColumnAlignment?] = []
        for field in row.fields {
            let cell = line[field.bounds]
            let (isLeading, isTrailing) = (cell.first == .colon, cell.last == .colon)
            let dashes = cell.dropFirst(isLeading ? 1 : 0).dropLast(isTrailing ? 1 : 0)
            guard !dashes.isEmpty, dashes.allSatisfy({ $0 == .dash }) else { return nil }
            alignments.append(
                isLeading ? (isTrailing ? .center : .leading) : isTrailing ? .trailing : nil)
        }
        return alignments
    }

    /// Returns a Boolean value that indicates whether a line contains a bar, as headers of tables do.
    func hasBar(_ line: UnsafeRawBufferPointer) -> Bool { line.contains(.bar) }

    /// Returns a Boolean value that indicates whether a line begins a comment of HTML.
    func beginsComment(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let start = line.firstIndex(where: { !$0.isBlank }) else { return false }
        return line[start...].starts(with: "<!--".utf8)
    }

    /// Returns a Boolean value that indicates whether a line contains the end of a comment.
    func endsComment(_ line: UnsafeRawBufferPointer) -> Bool {
        let end = Array("-->".utf8)
        return line.indices.contains { line[$0...].starts(with: end) }
    }

    /// Returns the character of the fence that begins or ends a code block. `nil` if the line is not a fence.
    func fence(of line: UnsafeRawBufferPointer) -> UInt8? {
        guard let start = line.firstIndex(where: { !$0.isBlank }),
            line[start] == UInt8(ascii: "`") || line[start] == UInt8(ascii: "~"),
            line[start...].prefix(while: { $0 == line[start] }).count >= 3
        else { return nil }
        return line[start]
    }

    /// Returns a Boolean value that indicates whether a line is in a code block, or begins or ends one.
    ///
    /// - Parameter open: The character of the fence of the block that is open. `nil` without one.
    func isCode(_ line: UnsafeRawBufferPointer, open: inout UInt8?) -> Bool {
        guard let mark = fence(of: line), open == nil || open == mark else { return open != nil }
        open = open == nil ? mark : nil
        return true
    }

    /// Returns a Boolean value that indicates whether a line ends a table: an empty line, or the start of a
    /// heading, a quotation, a list or a code block.
    func endsTable(_ line: UnsafeRawBufferPointer) -> Bool {
        guard let start = line.firstIndex(where: { !$0.isBlank }) else { return true }
        let text = line[start...]
        let marks = text.prefix { $0 == text[start] }
        let next = marks.endIndex < line.count ? line[marks.endIndex] : .space
        switch text[start] {
        case UInt8(ascii: ">"): return true
        case UInt8(ascii: "#"): return marks.count <= 6 && next.isBlank
        case UInt8(ascii: "`"), UInt8(ascii: "~"): return fence(of: line) != nil
        case .dash, UInt8(ascii: "*"), UInt8(ascii: "+"): return marks.count == 1 && next.isBlank
        default: return false
        }
    }
}

/// The alignment of a column, which a table in Markdown specifies.
package enum ColumnAlignment: Sendable {
    case leading, center, trailing
}

extension UInt8 {
    fileprivate static let bar = UInt8(ascii: "|")
    fileprivate static let dash = UInt8(ascii: "-")
    fileprivate var isBlank: Bool { self == .space || self == .tab }
}

extension RowLayout {
    /// Stores the cell in a range of a line, in which a bar with a backslash becomes one without.
    fileprivate mutating func appendCell(
        _ range: Range<Int>, of line: UnsafeRawBufferPointer, _ definitions: LinkDefinitions
    ) {
        let cell = line[range]
        guard let first = cell.firstIndex(where: { !$0.isBlank }),
            let last = cell.lastIndex(where: { !$0.isBlank })
        else { return fields.append(FieldSpan(range.lowerBound..<range.lowerBound)) }
        let text = line[first...last]
        let linked = definitions.withAddresses(text)
        guard linked != nil || text.contains(.backslash) else {
            return fields.append(FieldSpan(first..<last + 1))
        }
        let start = decoded.count
        var previous: UInt8?
        for byte in linked ?? Array(text) {
            if byte == .bar, previous == .backslash { decoded.removeLast() }
            decoded.append(byte)
            previous = byte
        }
        fields.append(FieldSpan(start..<decoded.count, isDecoded: true))
    }
}
