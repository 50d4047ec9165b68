import TableSpecimens
import Testing

@testable import ViewKit

@Suite("Labels")
struct LabelTests {
    private func label(_ text: String?, width: CGFloat = 100, height: CGFloat = 44) -> Label {
        let label = Label(frame: CGRect(x: 10, y: 0, width: width, height: height))
        label.text = text
        return label
    }

    @Test func fittingWidthIsInWholePoints() {
        let size = label("Norway").sizeThatFits(.zero)
        #expect(size.width == size.width.rounded() && size.width > 40)
        #expect(size.height == 20.5)
        #expect(label("Norway").sizeThatFits(CGSize(width: 30, height: 0)).width == 30)
        #expect(label("").sizeThatFits(.zero) == .zero)
        #expect(label(nil).sizeThatFits(.zero) == .zero)
        let fitted = label("Norway")
        fitted.sizeToFit()
        #expect(fitted.frame.size == size)
    }

    @Test(arguments: [(1, 21), (2, 20.5), (3, 61.0 / 3)] as [(CGFloat, CGFloat)])
    func fittingHeightIsInWholePixels(scale: CGFloat, height: CGFloat) {
        let label = label("Norway")
        label.environment = Environment(traits: TraitCollection(displayScale: scale), theme: .default)
        #expect(label.sizeThatFits(.zero).height == height)
        #expect(label.intrinsicContentSize.height == height)
    }

    @Test func linesWrapUpToLimit() {
        let wrapping = label("one two three four five six seven")
        wrapping.numberOfLines = 0
        let line = Font.systemFont(ofSize: 17).lineHeight
        let all = wrapping.sizeThatFits(CGSize(width: 100, height: 0))
        #expect(all.height >= 3 * line && all.width <= 100)
        wrapping.numberOfLines = 2
        #expect(wrapping.sizeThatFits(CGSize(width: 100, height: 0)).height == (4 * line).rounded(.up) / 2)
    }

    @Test(arguments: [(TextAlignment.left, 0.0), (.natural, 0), (.justified, 0), (.center, 0.5), (.right, 1)])
    func textIsAligned(alignment: TextAlignment, fraction: Double) {
        let short = label("Hi")
        short.textAlignment = alignment
        let width = short.textLayout(width: 100).width
        let drawn = Drawing(of: short).text("Hi")!
        #expect(abs(drawn.x - (10 + (100 - width) * fraction)) < 1e-6)
        short.numberOfLines = 0
        #expect(abs(Drawing(of: short).text("Hi")!.x - (10 + (100 - width) * fraction)) < 1e-6)
    }

    @Test func textIsCenteredVertically() {
        let layout = label("Hi").textLayout(width: 100)
        let baseline = Drawing(of: label("Hi", height: 60)).text("Hi")!.baseline
        #expect(abs(baseline - ((60 - layout.height) / 2 + layout.firstBaseline)) < 1e-6)
    }

    @Test(arguments: LineBreakMode.allCases)
    func longLineIsTruncatedOrClipped(mode: LineBreakMode) {
        let long = label("a text much longer than the label is wide")
        long.lineBreakMode = mode
        for text in Drawing(of: long).texts {
            let end = text.x + (text.run.glyphs.last?.x ?? 0)
            #expect(end < 110 || text.clip == CGRect(x: 10, y: 0, width: 100, height: 44), "\(mode)")
        }
    }

    @Test func linesThatDoNotFitHeightAreOmitted() {
        let tall = label("one two three four five six seven", width: 100, height: 44)
        tall.numberOfLines = 0
        let baselines = Set(Drawing(of: tall).texts.map(\.baseline))
        #expect(baselines.count == 2)
        #expect(baselines.allSatisfy { $0 > 10 && $0 < 44 })
        tall.frame.size.height = 200
        #expect(Set(Drawing(of: tall).texts.map(\.baseline)).count > 2)
        // A label lower than a line still shows one.
        tall.frame.size.height = 5
        #expect(Set(Drawing(of: tall).texts.map(\.baseline)).count == 1)
    }

    @Test func changesAppearInNextDrawing() {
        let changing = label("Before", width: 200)
        #expect(Drawing(of: changing).text("Before") != nil)
        changing.text = "After"
        #expect(
            Drawing(of: changing).texts("After").count == 1 && Drawing(of: changing).text("Before") == nil)
        changing.font = .boldSystemFont(ofSize: 17)
        #expect(Drawing(of: changing).text("After", weight: .bold) != nil)
        changing.textColor = .red
        #expect(Drawing(of: changing).texts[0].color == RGBA(255, 0, 0))
        changing.highlightedTextColor = .blue
        #expect(Drawing(of: changing).texts[0].color == RGBA(255, 0, 0))
        changing.isHighlighted = true
        #expect(Drawing(of: changing).texts[0].color == RGBA(0, 0, 255))
    }

    @Test func nilRestoresThemeValues() {
        let label = Label(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        label.defaultAppearance = .init(font: .boldSystemFont(ofSize: 20), color: .red)
        for attributed in [false, true] {
            label.text = "Text"
            if attributed { label.attributedText = NSAttributedString(string: "Text") }
            label.font = .systemFont(ofSize: 10)
            label.textColor = .blue
            let set = Drawing(of: label).texts[0]
            #expect(set.run.font.size == 10 && set.color == RGBA(0, 0, 255))
            label.font = nil
            label.textColor = nil
            #expect(label.font == .boldSystemFont(ofSize: 20) && label.textColor == .red)
            let reset = Drawing(of: label).texts[0]
            #expect(reset.run.font.size == 20 && reset.color == RGBA(255, 0, 0))
        }
    }

    @Test(arguments: [
        "a\nb", "a\tb", "a\u{0}b", "😀", "العربية", "עברית", "中文", "हिन्दी", "ไทย", "e\u{301}\u{301}\u{301}",
        "\u{202E}abc\u{202C}",
    ])
    func anyTextIsDrawn(text: String) {
        for lines in [0, 1] {
            let any = label(text)
            any.numberOfLines = lines
            let drawn = Drawing(of: any)
            #expect(!drawn.texts.isEmpty)
            #expect(drawn.texts.allSatisfy { $0.run.missing.isEmpty })
        }
    }

    @Test func veryLongTextIsFast() {
        let text = String(repeating: "word ", count: 200_000)
        let duration = ContinuousClock().measure {
            let long = label(text, width: 300)
            _ = Drawing(of: long)
            long.numberOfLines = 0
            _ = Drawing(of: long)
        }
        #expect(duration < .seconds(2))
    }

    // MARK: Letters

    /// The widths of ink in San Francisco, as measured; see the article Metrics.
    @Test(arguments: [("Text", 31.0), ("Setting 1", 63.9), ("Option 1", 60.4), ("Export Keychain", 120.5)])
    func textIsAsWideAsInSanFrancisco(text: String, width: CGFloat) {
        let ink = label(text, width: 300).unboundedLayout().runs.reduce(CGRect.null) {
            $0.union($1.run.bounds.offsetBy(dx: $1.x, dy: 0))
        }
        // Inter 3.019 differs by up to 2.5 %, and Inter 4.001 by up to 3.1 %.
        #expect(abs(ink.width / width - 1) < 0.035, "\(ink.width)")
    }

    @Test func lettersAreSpacedByTheme() {
        let plain = label("abcdef")
        var theme = Theme.modern
        theme.systemFont.letterSpacing = []
        let width = plain.unboundedLayout().width
        plain.environment = Environment(traits: plain.environment.traits, theme: theme)
        #expect(abs(plain.unboundedLayout().width - width - 6 * 0.48) < 0.01)
    }

    @Test func shrunkTextFits() {
        let shrinking = label("several words that shrink")
        shrinking.adjustsFontSizeToFitWidth = true
        for width in stride(from: 90.0, to: 160, by: 7) {
            let layout = shrinking.textLayout(width: width)
            #expect(layout.width <= width && layout.width > width * 0.94 && !layout.isTruncated, "\(width)")
        }
    }
}

@Suite("Image views")
struct ImageViewTests {
    @Test(arguments: [
        (View.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 40)),
        (.redraw, CGRect(x: 0, y: 0, width: 100, height: 40)),
        (.scaleAspectFit, CGRect(x: 30, y: 0, width: 40, height: 40)),
        (.scaleAspectFill, CGRect(x: 0, y: -30, width: 100, height: 100)),
        (.center, CGRect(x: 40, y: 10, width: 20, height: 20)),
        (.top, CGRect(x: 40, y: 0, width: 20, height: 20)),
        (.bottom, CGRect(x: 40, y: 20, width: 20, height: 20)),
        (.left, CGRect(x: 0, y: 10, width: 20, height: 20)),
        (.right, CGRect(x: 80, y: 10, width: 20, height: 20)),
        (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
        (.topRight, CGRect(x: 80, y: 0, width: 20, height: 20)),
        (.bottomLeft, CGRect(x: 0, y: 20, width: 20, height: 20)),
        (.bottomRight, CGRect(x: 80, y: 20, width: 20, height: 20)),
    ])
    func eachContentModePositionsImage(mode: View.ContentMode, position: CGRect) {
        let view = ImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        view.image = .plain(20, 20)
        view.contentMode = mode
        #expect(Drawing(of: view).images.map(\.rect) == [position])
    }

    @Test func fittingSizeIsImageSize() {
        let view = ImageView(image: .plain(20, 10))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
        view.image = .plain(5, 6)
        #expect(view.sizeThatFits(.zero) == CGSize(width: 5, height: 6))
        view.image = nil
        #expect(view.sizeThatFits(.zero) == .zero)
        #expect(Drawing(of: view).images.isEmpty)
    }

    @Test func highlightedViewShowsHighlightedImage() {
        let (usual, other) = (Image.plain(4, 4), Image.plain(4, 4, [0, 0, 0, 255]))
        let view = ImageView(image: usual)
        view.isHighlighted = true
        #expect(Drawing(of: view).images[0].image === usual.bitmap)
        view.highlightedImage = other
        #expect(Drawing(of: view).images[0].image === other.bitmap)
        view.isHighlighted = false
        #expect(Drawing(of: view).images[0].image === usual.bitmap)
    }

    @Test func scaleDividesPixelSize() throws {
        let bitmap = try Bitmap(width: 20, height: 10, bytes: Array(repeating: 7, count: 800))
        #expect(Image(bitmap: bitmap, scale: 2).size == CGSize(width: 10, height: 5))
        for scale in [0, -2, CGFloat.nan, .infinity] {
            #expect(
                Image(bitmap: bitmap, scale: scale).size == CGSize(width: 20, height: 10), "scale \(scale)")
        }
    }
}
