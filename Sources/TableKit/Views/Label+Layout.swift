extension Label {
    private func request(width: CGFloat?, lineCount: Int) -> TextRequest {
        var request = TextRequest(text: text ?? "", font: plainFont)
        request.systemFamily = environment.theme.systemFontFamily
        request.width = width.map { Double($0) }
        request.lineLimit = max(lineCount, 0)
        request.lineBreakMode = lineBreakMode
        // A label puts its only line into place itself, so that the natural layout serves every width.
        request.alignment = numberOfLines == 1 ? .left : textAlignment
        request.readsRightToLeft = readsRightToLeft
        if let styledText {
            request.spans = styledText.spans
            request.paragraphs = numberOfLines == 1 ? styledText.singleLineParagraphs : styledText.paragraphs
        }
        return request
    }

    var readsRightToLeft: Bool { environment.traits.layoutDirection == .rightToLeft }

    /// The text as wide as it is. Text on one line that fits is drawn from this as well, so that it is laid out
    /// once whatever its place.
    func unboundedLayout() -> TextLayout {
        if let natural = layouts.natural { return natural }
        let layout = TextLayout(request(width: nil, lineCount: numberOfLines))
        layouts.natural = layout
        return layout
    }

    /// The text laid out in lines of at most `width` points.
    package func textLayout(width: CGFloat) -> TextLayout {
        if numberOfLines == 1 {
            let natural = unboundedLayout()
            if natural.width <= width { return natural }
        }
        if let fitted = layouts.fitted, fitted.width == width { return fitted.layout }
        let shrinks = adjustsFontSizeToFitWidth && numberOfLines == 1
        let layout =
            shrinks
            ? shrunkLayout(width: width) : TextLayout(request(width: width, lineCount: numberOfLines))
        layouts.fitted = (width, layout)
        return layout
    }

    /// From the top of the text to its first baseline, in points.
    package var firstBaseline: CGFloat { unboundedLayout().firstBaseline }

    // MARK: Shrinking

    /// The text on one line in the largest font in which it fits. Sizes go in steps, so that the labels of a long
    /// table share a few fonts.
    private func shrunkLayout(width: CGFloat) -> TextLayout {
        let size = font.pointSize
        let least = max(size * min(max(minimumScaleFactor, 0), 1), Self.fontSizeStep)
        let share = width / unboundedLayout().width
        var candidate = (size * share / Self.fontSizeStep).rounded(.down) * Self.fontSizeStep
        // Widths follow sizes so closely that one step more is all it may take.
        for _ in 0..<4 where candidate > least {
            let layout = TextLayout(request(width: nil, lineCount: 1).scaled(by: candidate / size))
            if layout.width <= width { return layout }
            candidate -= Self.fontSizeStep
        }
        return TextLayout(request(width: width, lineCount: 1).scaled(by: least / size))
    }

    private static let fontSizeStep: CGFloat = 0.25

    // MARK: Sizes

    /// The size of the text within `size`, in at most `lineCount` lines.
    func textSize(within size: CGSize, lineCount: Int) -> CGSize {
        guard let text, !text.isEmpty else { return .zero }
        let isBounded = size.width < Self.widest
        let layout =
            if lineCount != numberOfLines {
                TextLayout(request(width: isBounded ? size.width : nil, lineCount: lineCount))
            } else {
                isBounded ? textLayout(width: size.width) : unboundedLayout()
            }
        let width = layout.width.rounded(.up)
        return CGSize(
            width: isBounded ? min(width, size.width) : width, height: min(layout.height, size.height))
    }

    /// A width beyond this is no limit.
    private static let widest: CGFloat = 1_000_000

    /// The text as it is shown in a label of the given size: in as many lines as fit.
    func shownLayout(in size: CGSize) -> TextLayout {
        let layout = textLayout(width: size.width)
        guard numberOfLines != 1, layout.lineCount > 1, layout.height > size.height + Self.tolerance else {
            return layout
        }
        if let shortened = layouts.shortened, shortened.size == size { return shortened.layout }
        let shorter = shortenedLayout(of: layout, in: size)
        layouts.shortened = (size, shorter)
        return shorter
    }

    private func shortenedLayout(of layout: TextLayout, in size: CGSize) -> TextLayout {
        let lineHeight = layout.height / Double(layout.lineCount)
        var lineCount = min(
            max(Int((size.height + Self.tolerance) / lineHeight), 1) + 1, layout.lineCount - 1)
        while true {
            let layout = TextLayout(request(width: size.width, lineCount: lineCount))
            if lineCount == 1 || layout.height <= size.height + Self.tolerance { return layout }
            lineCount -= 1
        }
    }

    /// How much a line may stand out before it is left out: frames are often rounded.
    private static let tolerance: CGFloat = 1
}
