/// Walks through a text's spans from block to block.
struct SpanCursor {
    private let spans: [TextSpan]
    private let paragraphs: [ParagraphSpan]
    private var span = 0
    private var paragraph = 0

    init(_ text: DrawableText) {
        spans = text.spans
        paragraphs = text.paragraphs
    }

    /// Moves on to an offset that is not before the last one.
    mutating func move(to offset: Int) {
        while span + 1 < spans.count, spans[span + 1].start <= offset { span += 1 }
        while paragraph + 1 < paragraphs.count, paragraphs[paragraph + 1].start <= offset { paragraph += 1 }
    }

    /// The paragraph style that holds here.
    var paragraphStyle: ParagraphStyle? {
        paragraph < paragraphs.count ? paragraphs[paragraph].style : nil
    }

    /// The language of the span that holds here, if it has one of its own.
    var language: String? { span < spans.count ? spans[span].style.language : nil }

    /// The number of the span that holds here.
    var spanIndex: Int { span }

    /// Calls `body` for each stretch of `range`, which begins here, with the span's number and offsets from the
    /// range's start. The last one has no end, so that an ellipsis behind it belongs to it.
    func forEachSpan(in range: Range<Int>, _ body: (Int, TextStyle, Range<Int>) -> Void) {
        var index = span
        while index < spans.count, index == span || spans[index].start < range.upperBound {
            let start = max(spans[index].start - range.lowerBound, 0)
            let isLast = index + 1 == spans.count || spans[index + 1].start >= range.upperBound
            let end = isLast ? Int(Int32.max) : spans[index + 1].start - range.lowerBound
            if end > start { body(index, spans[index].style, start..<end) }
            if isLast { return }
            index += 1
        }
    }
}
