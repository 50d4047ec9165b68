extension Label {
    private func request(width: CGFloat?) -> TextRequest {
        var request = TextRequest(text: text ?? "", font: plainFont)
        request.systemFont = environment.theme.systemFont
        request.language = environment.traits.typesettingLanguage
        request.width = width.map { Double($0) }
        request.lineLimit = max(numberOfLines, 0)
        request.lineBreakMode = plainLineBreakMode
        request.alignment = numberOfLines == 1 ? .left : plainTextAlignment
        request.isRightToLeft = isRightToLeft
        request.alignsByText = alignsByText
        request.hyphenates = hyphenates
        if let styledText {
            request.spans = styledText.spans(plainFont: plainFont, traitCollection) { resolved($0) }
            request.paragraphs = numberOfLines == 1 ? styledText.paragraphOfOneLine : styledText.paragraphs
        }
        return request
    }

    /// Returns the layout of the text at its natural width. A single line that fits is drawn from it too, so that it is
    /// laid out only once.
    func unboundedLayout() -> TextLayout {
        if let natural = layouts.natural { return natural }
        let layout = TextLayout(request(width: nil))
        layouts.natural = layout
        return layout
    }

    /// Returns the layout of the text in lines of at most `width` points.
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

    /// Returns the layout of the text in lines of at most `width` points. It has at least one line, and otherwise only
    /// as many lines as fit into `height` points.
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

    /// Returns the size of the text in lines of at most `width` points. It has only as many lines as fit into `height`
    /// points. If the width is 0 or less, the size is 0 wide and one line high.
    package func size(width: CGFloat, height: CGFloat) -> CGSize {
        guard width > 0 else { return CGSize(width: 0, height: unboundedLayout().height) }
        let layout = width.isFinite ? textLayout(width: width, height: height) : unboundedLayout()
        // Text that shrinks retains the height, and thus the baseline, of its full size.
        let fullHeight = shrinksToFit ? unboundedLayout().height : layout.height
        // In less than its original width, truncated text would be truncated again.
        let textWidth = layout.isTruncated ? width : min(layout.width.rounded(.up), width)
        return CGSize(width: textWidth, height: fullHeight)
    }

    /// Returns the size of the text in lines of at most `width` points, rounded up to whole pixels.
    func intrinsicSize(width: CGFloat) -> CGSize {
        let natural = unboundedLayout()
        let layout = width < natural.width ? textLayout(width: width) : natural
        let size = CGSize(
            width: layout.isTruncated ? width : layout.width,
            height: shrinksToFit ? natural.height : layout.height)
        return size.roundedUpToPixels(scale: traitCollection.displayScale)
    }

    /// Returns the size of the text in lines of at most `width` points, for a label without constraints: in whole points
    /// of width, and in whole pixels of height.
    func frameSize(width: CGFloat) -> CGSize {
        var size = size(width: width, height: .infinity)
        size.height = heightOnPixels(size.height)
        return size
    }

    func heightOnPixels(_ height: CGFloat) -> CGFloat {
        CGSize(width: 0, height: height).roundedUpToPixels(scale: traitCollection.displayScale).height
    }

    package var firstBaseline: CGFloat { unboundedLayout().firstBaseline }

    /// The distance from the last baseline down to the bottom of the text.
    package var descent: CGFloat {
        let layout = unboundedLayout()
        return layout.height - layout.lastBaseline
    }

    package func lineHeight(of font: Font) -> CGFloat {
        FontMeasures(of: font, systemFont: environment.theme.systemFont).lineHeight
    }

    // MARK: Shrinking

    /// A Boolean value that indicates whether text that is too wide shrinks to fit.
    var shrinksToFit: Bool { adjustsFontSizeToFitWidth && numberOfLines == 1 }

    /// Returns the text on one line in the largest font that fits. Font sizes have steps, so that the labels of a long
    /// table share a few fonts.
    private func shrunkLayout(width: CGFloat) -> TextLayout {
        let size = font.pointSize
        guard size > Self.fontSizeStep else { return TextLayout(request(width: width)) }
        let minSize = max(size * min(max(minimumScaleFactor, 0), 1), Self.fontSizeStep)
        let fraction = width / unboundedLayout().width
        var candidate = (size * fraction / Self.fontSizeStep).rounded(.down) * Self.fontSizeStep
        // Widths are nearly proportional to font sizes, so few steps are required. Small letters have wider spacing.
        for _ in 0..<4 where candidate > minSize {
            let layout = TextLayout(request(width: nil).scaled(by: candidate / size))
            if layout.width <= width { return layout }
            let fraction = width / layout.width
            let next = (candidate * fraction / Self.fontSizeStep).rounded(.down) * Self.fontSizeStep
            candidate = min(candidate - Self.fontSizeStep, next)
        }
        return TextLayout(request(width: width).scaled(by: minSize / size))
    }

    private static let fontSizeStep: CGFloat = 0.25
}
