struct SpanCursor {
    private let spans: [TextSpan]
    private let paragraphs: [ParagraphSpan]
    private var span = 0
    private var paragraph = 0

    init(_ text: DrawableText) {
        spans = text.spans
        paragraphs = text.paragraphs
    }

    /// Moves to an offset, which must not be less than the previous one.
    mutating func move(to offset: Int) {
        while span + 1 < spans.count, spans[span + 1].start <= offset { span += 1 }
        while paragraph + 1 < paragraphs.count, paragraphs[paragraph + 1].start <= offset { paragraph += 1 }
    }

    var paragraphStyle: ParagraphStyle? { paragraph < paragraphs.count ? paragraphs[paragraph].style : nil }

    /// The language of the span at the cursor, if it specifies one.
    var language: String? { span < spans.count ? spans[span].style.language : nil }

    /// Calls `body` for each span in `range`, which begins at the cursor. Its arguments include the span's index and
    /// its offsets relative to the range. The last span is unbounded, so that it includes a following ellipsis.
    func forEachSpan(in range: Range<Int>, _ body: (Int, TextStyle, Range<Int>) -> Void) {
        for index in spans.indices.dropFirst(span) {
            let start = max(spans[index].start - range.lowerBound, 0)
            let isLast = index + 1 == spans.count || spans[index + 1].start >= range.upperBound
            let end = isLast ? Int(Int32.max) : spans[index + 1].start - range.lowerBound
            if end > start { body(index, spans[index].style, start..<end) }
            if isLast { return }
        }
    }
}
