import Diagnostics

// The lines of a table in Markdown.
extension RecordReader {
    /// Moves past the header and the delimiter row of the table that the options specify.
    mutating func findTable() throws(Diagnostic) {
        let definitions = try readDefinitions()
        let number = options.table ?? 1
        for index in 1...max(number, 1) {
            guard try moveToTable() else {
                throw Diagnostic(
                    file: window.name,
                    message: index == 1
                        ? "expected a table in Markdown: a header such as | a | b |, and | - | - | below it"
                        : "the text has \(counted(index - 1, "table")), and none with the number \(number)")
            }
            if index == number {
                markdown.definitions = definitions
                try readTableHeader()
                return
            }
            try skipTable()
        }
    }

    /// Returns the definitions of links in the whole text, but for code blocks, and moves back.
    private mutating func readDefinitions() throws(Diagnostic) -> LinkDefinitions {
        let (offset, line, lineStart) = (window.offset, window.line, window.lineStart)
        var definitions = LinkDefinitions()
        var fence: UInt8?
        while try hasLine() {
            let line = UnsafeRawBufferPointer(rebasing: window.bytes[..<(try window.loadLine())])
            if !markdown.isCode(line, open: &fence) { definitions.add(line) }
            try scanLine()
            consume()
        }
        window.seek(to: offset, line: line, lineStart: lineStart)
        return definitions
    }

    private func hasLine() throws(Diagnostic) -> Bool {
        try window.loadLine() > 0 || !window.isFinal || !window.bytes.isEmpty
    }

    /// Returns the note about further tables, after the rows of the first one. `nil` if there are none, or if the options
    /// specify a table.
    mutating func noteAboutOtherTables() throws(Diagnostic) -> Diagnostic? {
        guard format == .markdown, options.table == nil else { return nil }
        var count = 1
        while try moveToTable() {
            try skipTable()
            count += 1
        }
        return count == 1
            ? nil
            : Diagnostic(
                .note, file: window.name, message: "the text has \(count) tables, and this is the first",
                remedy: "for another one, add \(options.spelled("table", "2"))")
    }

    /// Moves to the header of the next table, which is not in a code block or a comment. Returns `false` if there is none.
    private mutating func moveToTable() throws(Diagnostic) -> Bool {
        var header: (offset: Int, line: Int, cells: Int)?
        var fence: UInt8?
        var isInComment = false
        while try hasLine() {
            let line = UnsafeRawBufferPointer(rebasing: window.bytes[..<(try window.loadLine())])
            var canBeHeader = false
            let isOfComment = isInComment || fence == nil && markdown.beginsComment(line)
            if isOfComment {
                isInComment = !markdown.endsComment(line)
            } else if !markdown.isCode(line, open: &fence) {
                if let header, let alignments = markdown.alignments(in: line),
                    alignments.count == header.cells
                {
                    self.alignments = alignments
                    window.seek(to: header.offset, line: header.line)
                    return true
                }
                canBeHeader = markdown.hasBar(line)
            }
            try scanLine()
            header = canBeHeader ? (window.offset, window.line, row.fields.count) : nil
            consume()
        }
        return false
    }

    /// Moves past the header and the rows of a table.
    private mutating func skipTable() throws(Diagnostic) {
        repeat {
            try scanLine()
            consume()
        } while try !isAtEndOfTable()
    }

    private mutating func readTableHeader() throws(Diagnostic) {
        try scanLine()
        guard row.fields.count <= limits.columns else {
            throw window.error(
                at: 0, sentence: "the table has more than the maximum of \(limits.columns) columns")
        }
        try takeHeader()
        try scanLine()
        consume()
    }

    /// Moves to the next line of the table.
    mutating func advanceInTable() throws(Diagnostic) -> Bool {
        guard state != .end else { return false }
        let isRow = try !isAtEndOfTable()
        state = isRow ? .record : .end
        return isRow
    }

    private func isAtEndOfTable() throws(Diagnostic) -> Bool {
        let length = try window.loadLine()
        return markdown.endsTable(UnsafeRawBufferPointer(rebasing: window.bytes[..<length]))
    }

    /// Divides the line at the cursor into as many cells as the header. GitHub ignores further ones, too.
    mutating func scanCells() throws(Diagnostic) {
        try scanLine()
        if row.fields.count > header.count { row.fields.removeLast(row.fields.count - header.count) }
    }

    /// Divides the line at the cursor into cells.
    private mutating func scanLine() throws(Diagnostic) {
        let length = try window.loadLine()
        if length < window.bytes.count, window.bytes[length] == .carriageReturn {
            try window.load(length + 2)
        }
        let end = window.bytes[length...].prefix(2)
        row.removeAll()
        markdown.scan(UnsafeRawBufferPointer(rebasing: window.bytes[..<length]), into: &row)
        row.lineEnds = end.isEmpty ? 0 : 1
        row.length = length + (end.elementsEqual([.carriageReturn, .lineFeed]) ? 2 : row.lineEnds)
    }
}
