import TableSpecimens
import Testing

@testable import TableKit

@Suite("Layout of attributed text")
struct AttributedLayoutTests: AttributedLabels {
    // MARK: Lines

    @Test(arguments: LineBreakMode.allCases)
    func linesOfSeveralRunsEndInsideLabel(mode: LineBreakMode) {
        let long = label(
            joined(
                text("a text much longer "), text("than the label", [.foregroundColor: Color.red]),
                text(" is wide")),
            width: 120)
        long.lineBreakMode = mode
        let texts = Drawing(of: long).texts
        #expect(!texts.isEmpty)
        for text in texts {
            let end = text.x + (text.run.glyphs.last?.x ?? 0)
            #expect(end < 120 || text.clip == CGRect(x: 0, y: 0, width: 120, height: 44), "\(mode)")
        }
        let showsEnd = texts.last?.color == black
        switch mode {
        case .byTruncatingHead, .byTruncatingMiddle: #expect(showsEnd)
        case .byClipping: #expect(showsEnd && texts.count == 3)
        default: #expect(texts.count <= 2)
        }
    }

    @Test func paragraphStyleOverridesLineBreakModeOfLabel() {
        var style = ParagraphStyle()
        let sentence = "a text much longer than the label is wide"
        let own = label(text(sentence, [.paragraphStyle: style]), width: 120)
        #expect(own.lineBreakMode == .byWordWrapping)
        #expect(!own.textLayout(width: 120).isTruncated)
        style.lineBreakMode = .byTruncatingTail
        own.attributedText = text(sentence, [.paragraphStyle: style])
        #expect(own.textLayout(width: 120).isTruncated)
        own.lineBreakMode = .byClipping
        #expect(!own.textLayout(width: 120).isTruncated)
    }

    @Test func linesOfDifferentHeightsAreOmittedBelowEnd() {
        let tall = label(
            joined(text("large\n", [.font: Font.systemFont(ofSize: 40)]), text("small\nsmall\nsmall")),
            height: 75)
        tall.numberOfLines = 0
        let baselines = Set(Drawing(of: tall).texts.map(\.baseline))
        #expect(baselines.count == 2)
        #expect(baselines.allSatisfy { $0 < 75 })
    }

    // MARK: Fitting

    @Test func fontShrinksUntilTextFits() {
        let long = label(nil, width: 200)
        long.text = "A text that is wider than its label"
        long.adjustsFontSizeToFitWidth = true
        let texts = Drawing(of: long).texts
        let size = texts[0].run.font.size
        #expect(size < 17 && size > 10)
        #expect(long.textLayout(width: 200).width <= 200 && long.textLayout(width: 200).width > 190)
        #expect(!long.textLayout(width: 200).isTruncated)
        // The baseline and the height are those of the full size.
        let full = label(nil, width: 400)
        full.text = long.text
        #expect(abs(texts[0].baseline - Drawing(of: full).texts[0].baseline) < 1e-6)
        #expect(long.sizeThatFits(CGSize(width: 200, height: 0)).height == full.sizeThatFits(.zero).height)
        long.baselineAdjustment = .alignCenters
        #expect(Drawing(of: long).texts[0].baseline < texts[0].baseline)
        long.baselineAdjustment = .none
        #expect(Drawing(of: long).texts[0].baseline < texts[0].baseline)
        long.minimumScaleFactor = 0.95
        #expect(long.textLayout(width: 200).isTruncated)
        #expect(abs(Drawing(of: long).texts[0].run.font.size - 17 * 0.95) < 0.01)
        long.minimumScaleFactor = 0
        long.text = "Short"
        #expect(Drawing(of: long).texts[0].run.font.size == 17)
    }

    @Test func everyRunShrinksInProportion() {
        let mixed = label(
            joined(
                text("Large and ", [.font: Font.systemFont(ofSize: 30)]),
                text("small and wider than the label")),
            width: 220)
        mixed.adjustsFontSizeToFitWidth = true
        let sizes = Drawing(of: mixed).texts.map(\.run.font.size)
        #expect(sizes[0] < 30 && sizes[1] < 17)
        #expect(abs(sizes[0] / sizes[1] - 30 / 17) < 0.02)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 0, 1e9])
    func invalidFontScalesGiveFinitePositions(number: CGFloat) {
        let odd = label(nil, width: 20)
        odd.text = "A text that is wider than its label"
        odd.adjustsFontSizeToFitWidth = true
        odd.minimumScaleFactor = number
        _ = Drawing(of: odd)
        odd.font = .systemFont(ofSize: number)
        #expect(Drawing(of: odd).texts.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
    }

    // MARK: From right to left

    @Test func naturalAlignmentFollowsReadingDirection() {
        for lines in [0, 1] {
            for (alignment, fraction) in [
                (TextAlignment.natural, 1.0), (.left, 0), (.right, 1), (.center, 0.5),
            ] {
                let directed = label(text("Hi", [.foregroundColor: Color.red]), width: 100)
                directed.environment = Environment(
                    traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
                directed.numberOfLines = lines
                directed.textAlignment = alignment
                let space = 100 - directed.textLayout(width: 100).width
                #expect(abs(Drawing(of: directed).texts[0].x - space * fraction) < 1e-6, "\(alignment)")
            }
        }
        let clipped = label(nil, width: 50)
        clipped.environment = Environment(
            traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
        clipped.text = "שורה ארוכה מאוד"
        clipped.lineBreakMode = .byClipping
        let drawn = Drawing(of: clipped).texts[0]
        #expect(abs(drawn.x + clipped.textLayout(width: 50).width - 50) < 0.01)
    }

    // MARK: In rows

    @Test func rowsFitTheirAttributedText() {
        let cell = TableViewCell(style: .subtitle)
        cell.textLabel?.attributedText = text("Title", [.font: Font.systemFont(ofSize: 40)])
        cell.detailTextLabel?.attributedText = text("one\ntwo\nthree")
        cell.detailTextLabel?.numberOfLines = 0
        let height = cell.sizeThatFits(CGSize(width: 375, height: 0)).height
        #expect(height > Font.systemFont(ofSize: 40).lineHeight + 3 * Font.systemFont(ofSize: 12).lineHeight)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
        #expect(Set(Drawing(of: cell).texts.map(\.baseline)).count == 4)
        #expect(cell.accessibilityLabel == nil || cell.accessibilityLabel?.contains("Title") == true)
    }

    @Test func equalTextIsNotLaidOutTwice() {
        let same = label(joined(text("one", [.foregroundColor: Color.red]), text("two")), width: 40)
        let cell = TableViewCell(style: .default)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.textLabel?.attributedText = same.attributedText
        cell.layoutIfNeeded()
        let count = cell.layoutCount
        cell.textLabel?.attributedText = joined(text("one", [.foregroundColor: Color.red]), text("two"))
        cell.layoutIfNeeded()
        #expect(cell.layoutCount == count)
        cell.textLabel?.attributedText = text("other")
        cell.layoutIfNeeded()
        #expect(cell.layoutCount == count + 1)
    }

    // MARK: Measuring

    @Test func measuredTextHasSizeOfLabel() {
        let font = Font.systemFont(ofSize: 17)
        let sentence = "A sentence that takes several lines when it is narrow"
        let measured = sentence.boundingRect(
            with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
            options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil)
        let shown = label(nil)
        shown.text = sentence
        shown.numberOfLines = 0
        let size = shown.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(
            (2 * measured.height).rounded(.up) == 2 * size.height && measured.width.rounded(.up) == size.width
        )
        let line = sentence.size(withAttributes: [.font: font])
        #expect(line.width > 300 && line.height == font.lineHeight)
        #expect((sentence as NSString).size(withAttributes: [.font: font]) == line)
        let cut = sentence.boundingRect(
            with: CGSize(width: 120, height: 30),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
            attributes: [.font: font])
        #expect(cut.height == 30)
        #expect("".size().width == 0)
    }
}
