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
            if let foreign = (block.line + 1..<end).first(where: { !isDrawn($0) }) {
                broken.append(
                    Diagnostic(
                        position: DocumentPosition(line: foreign, column: 1),
                        message:
                            "this line is between the comments for generated lines, which would replace it; move it above line \(block.line) or below line \(end)"
                    ))
                continue
            }
            let range = LineRange(lines: block.line...end, indent: block.indent)
            if comment == FigureComments.above { above[block.line] = range } else { below[end] = range }
        }
    }

    /// Returns a Boolean value that indicates whether drawing writes such a line. Other lines are from an
    /// author, and would be lost.
    private func isDrawn(_ line: Int) -> Bool {
        let text = page.text(line).withoutMarkers
        return text.isEmpty || text == FigureComments.foldEnd || FigureComments.fold.contains(text)
            || ImageLink.writes(text)
    }

    /// Returns the line of the comment that ends a range, before another one begins.
    private func end(of first: Int) -> Int? {
        var line = first + 1
        while line <= page.count {
            switch page.text(line).withoutMarkers {
            case FigureComments.end: return line
            case FigureComments.above, FigureComments.below: return nil
            default: line += 1
            }
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
