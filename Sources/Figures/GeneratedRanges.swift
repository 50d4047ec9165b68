import DataFiles

/// The ranges of a page between the comments that enclose generated content.
struct GeneratedRanges {
    private struct LineRange {
        let lines: ClosedRange<Int>
        let indent: Int
    }

    private let page: PageLines
    /// The ranges by their first line.
    private var above: [Int: LineRange] = [:]
    /// The ranges by their last line.
    private var below: [Int: LineRange] = [:]
    /// The problems of invalid ranges.
    private var broken: [Diagnostic] = []

    init(_ blocks: [MarkdownBlock], in page: PageLines) {
        self.page = page
        for block in blocks where block.kind == .html {
            let comment = block.literalLines.first?.trimmed
            guard comment == FigureComments.above || comment == FigureComments.below else { continue }
            guard let end = end(of: block.line) else {
                broken.append(
                    Diagnostic(
                        position: DocumentPosition(line: block.line, column: 1),
                        message:
                            "this comment has no end; write \(FigureComments.end) on the line below the generated lines"
                    ))
                continue
            }
            if let problem = foreignLine(between: block.line, and: end) {
                broken.append(problem)
                continue
            }
            let range = LineRange(lines: block.line...end, indent: block.indent)
            if comment == FigureComments.above { above[block.line] = range } else { below[end] = range }
        }
    }

    /// Returns the error of a line that drawing did not write, and would replace.
    private func foreignLine(between first: Int, and end: Int) -> Diagnostic? {
        let texts = (first + 1..<end).map(page.text)
        let own = page.text(end).withoutMarkers
        guard let index = FigureComments.firstForeignLine(in: texts, end: own) else { return nil }
        let move = "move it above line \(first) or below line \(end)"
        let message =
            own == FigureComments.end
            ? "this line is between the comments for generated lines, which would replace it; \(move)"
            : "the lines from here to line \(end - 1) have changed since they were drawn, and would be replaced; move yours out, and remove the others"
        let line = own == FigureComments.end ? first + 1 + index : first + 1
        return Diagnostic(position: DocumentPosition(line: line, column: 1), message: message)
    }

    /// Returns the line of the comment that ends a range, before another one begins.
    private func end(of first: Int) -> Int? {
        var line = first + 1
        while line <= page.count {
            let text = page.text(line).withoutMarkers
            if FigureComments.isEnd(text) { return line }
            if text == FigureComments.above || text == FigureComments.below { return nil }
            line += 1
        }
        return nil
    }

    /// Removes and returns the lines of a figure: those of its block, and the ranges next to it. Also returns
    /// the number of bytes of list and quote markers in the first line.
    mutating func take(around source: FigureSource) -> (ClosedRange<Int>, indent: Int) {
        var (first, last, indent) = (source.lines.lowerBound, source.lines.upperBound, source.indent)
        if let line = filledLine(from: last, step: 1), let range = above.removeValue(forKey: line) {
            last = range.lines.upperBound
        }
        if let line = filledLine(from: first, step: -1), let range = below.removeValue(forKey: line) {
            (first, indent) = (range.lines.lowerBound, range.indent)
        }
        return (first...last, indent)
    }

    /// Returns the next line that is not blank.
    private func filledLine(from line: Int, step: Int) -> Int? {
        var line = line + step
        while line >= 1, line <= page.count {
            if !page.text(line).withoutMarkers.isEmpty { return line }
            line += step
        }
        return nil
    }

    /// The problems of invalid ranges, and of ranges without a block.
    var problems: [Diagnostic] {
        let left = (above.values.map(\.lines) + below.values.map(\.lines)).map { lines in
            Diagnostic(
                position: DocumentPosition(line: lines.lowerBound, column: 1),
                message: "these generated lines have no block; remove them, down to line \(lines.upperBound)")
        }
        return (broken + left).sortedByLocation()
    }
}
