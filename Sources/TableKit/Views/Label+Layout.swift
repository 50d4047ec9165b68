extension Label {
    private func request(width: CGFloat?) -> TextRequest {
        var request = TextRequest(text: text ?? "", font: plainFont)
        request.systemFamily = environment.theme.systemFontFamily
        request.language = environment.traits.typesettingLanguage
        request.width = width.map { Double($0) }
        request.lineLimit = max(numberOfLines, 0)
        request.lineBreakMode = plainLineBreakMode
        request.alignment = numberOfLines == 1 ? .left : plainTextAlignment
        request.isRightToLeft = isRightToLeft
        request.hyphenates = hyphenates
        if let styledText {
            request.spans = styledText.spans
            for index in request.spans.indices {
                request.spans[index].style.font = request.spans[index].style.font.map { resolved($0) }
            }
            request.paragraphs = numberOfLines == 1 ? styledText.paragraphOfOneLine : styledText.paragraphs
        }
        return request
    }

    /// The text as wide as it is. Text on one line that fits is drawn from this as well, so that it is laid out
    /// once whatever its place.
    func unboundedLayout() -> TextLayout {
        if let natural = layouts.natural { return natural }
        let layout = TextLayout(request(width: nil))
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
        let layout = shrinksToFit ? shrunkLayout(width: width) : TextLayout(request(width: width))
        layouts.fitted = (width, layout)
        return layout
    }

    /// The text laid out in lines of at most `width` points, and no more lines than stand in `height` points; but one
    /// at least.
    package func textLayout(width: CGFloat, height: CGFloat) -> TextLayout {
        let whole = textLayout(width: width)
        guard whole.lineCount > 1, whole.height > height else { return whole }
        let lineCount = max(whole.lineBottoms.prefix { $0 <= height }.count, 1)
        if let shortened = layouts.shortened, shortened.width == width, shortened.lineCount == lineCount {
            return shortened.layout
        }
        var request = request(width: width)
        request.lineLimit = lineCount
        let layout = TextLayout(request)
        layouts.shortened = (width, lineCount, layout)
        return layout
    }

    /// The size of the text in lines of at most `width` points and of no more lines than stand in `height` points.
    /// Without width there is no text, but one line's height.
    package func size(width: CGFloat, height: CGFloat) -> CGSize {
        guard width > 0 else { return CGSize(width: 0, height: unboundedLayout().height) }
        let layout = width.isFinite ? textLayout(width: width, height: height) : unboundedLayout()
        // Text that shrinks keeps the height and so the baseline it has at its full size.
        let fullHeight = shrinksToFit ? unboundedLayout().height : layout.height
        // What is left of truncated text would be truncated again in less than the room it had.
        let textWidth = layout.isTruncated ? width : min(layout.width.rounded(.up), width)
        return CGSize(width: textWidth, height: fullHeight)
    }

    /// From the top of the text to its first baseline, in points.
    package var firstBaseline: CGFloat { unboundedLayout().firstBaseline }

    /// The height of a line in a font, in points.
    func lineHeight(of font: Font) -> CGFloat {
        FontMeasures(of: font, systemFamily: environment.theme.systemFontFamily).lineHeight
    }

    // MARK: Shrinking

    /// Whether text that is too wide gets a smaller font.
    var shrinksToFit: Bool { adjustsFontSizeToFitWidth && numberOfLines == 1 }

    /// The text on one line in the largest font in which it fits. Sizes go in steps, so that the labels of a long
    /// table share a few fonts.
    private func shrunkLayout(width: CGFloat) -> TextLayout {
        let size = font.pointSize
        guard size > Self.fontSizeStep else { return TextLayout(request(width: width)) }
        let least = max(size * min(max(minimumScaleFactor, 0), 1), Self.fontSizeStep)
        let share = width / unboundedLayout().width
        var candidate = (size * share / Self.fontSizeStep).rounded(.down) * Self.fontSizeStep
        // Widths follow sizes so closely that one step more is all it may take.
        for _ in 0..<4 where candidate > least {
            let layout = TextLayout(request(width: nil).scaled(by: candidate / size))
            if layout.width <= width { return layout }
            candidate -= Self.fontSizeStep
        }
        return TextLayout(request(width: width).scaled(by: least / size))
    }

    private static let fontSizeStep: CGFloat = 0.25
}
