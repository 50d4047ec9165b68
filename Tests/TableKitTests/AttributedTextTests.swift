import TableSpecimens
import Testing

@testable import TableKit

@Suite("Labels with attributed text")
struct AttributedTextTests {
    private func label(_ text: NSAttributedString?, width: CGFloat = 300, height: CGFloat = 44) -> Label {
        let label = Label(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.attributedText = text
        return label
    }

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString { NSAttributedString(string: string, attributes: attributes) }

    private func joined(_ parts: NSAttributedString...) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        parts.forEach { whole.append($0) }
        return whole
    }

    private let red = RGBA(255, 0, 0)
    private let blue = RGBA(0, 0, 255)
    private let black = RGBA(0, 0, 0)

    // MARK: Text and attributes

    @Test func eitherTextReplacesTheOther() {
        let both = label(text("styled", [.foregroundColor: Color.red]))
        #expect(both.text == "styled")
        #expect(both.accessibilityLabel == "styled")
        both.text = "plain"
        #expect(Drawing(of: both).text("plain")?.color == black)
        #expect(both.attributedText?.string == "plain")
        both.attributedText = nil
        #expect(both.text == nil && both.attributedText == nil)
        #expect(Drawing(of: both).texts.isEmpty)
    }

    @Test func plainTextHasTheLabelsAttributes() throws {
        let plain = label(nil)
        plain.text = "plain"
        plain.font = .boldSystemFont(ofSize: 20)
        plain.textColor = .blue
        plain.textAlignment = .center
        let attributes = try #require(plain.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? Font == .boldSystemFont(ofSize: 20))
        #expect(attributes[.foregroundColor] as? Color == .blue)
        #expect((attributes[.paragraphStyle] as? ParagraphStyle)?.alignment == .center)
        // What it answers looks the same.
        let same = label(plain.attributedText)
        #expect(Drawing(of: same).list == Drawing(of: plain).list)
    }

    @Test func runsHaveTheirOwnColoursAndTheLabels() {
        let mixed = label(
            joined(
                text("one", [.foregroundColor: Color.red]), text("two"),
                text("three", [.foregroundColor: Color.blue])))
        let drawing = Drawing(of: mixed)
        #expect(drawing.texts.map(\.color) == [red, black, blue])
        mixed.highlightedTextColor = .blue
        mixed.isHighlighted = true
        #expect(Drawing(of: mixed).texts.map(\.color) == [blue, blue, blue])
        mixed.isHighlighted = false
        mixed.isEnabled = false
        #expect(Drawing(of: mixed).texts.map(\.color.alpha) == [0.5, 0.5, 0.5])
    }

    @Test func settingAnAttributeOfTheLabelAppliesToAllOfTheText() {
        let changed = label(
            joined(
                text("one", [.font: Font.systemFont(ofSize: 30)]), text("two", [.foregroundColor: Color.red]))
        )
        changed.textColor = .blue
        changed.font = .boldSystemFont(ofSize: 17)
        let drawing = Drawing(of: changed)
        #expect(Set(drawing.texts.map(\.color)) == [blue])
        #expect(drawing.texts.allSatisfy { $0.run.font.name.contains("Bold") && $0.run.font.size == 17 })
        changed.textAlignment = .right
        #expect(Drawing(of: changed).texts[0].x > 200)
    }

    @Test func numbersAndObjectsOfEveryKindAreUnderstood() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let attributes: [[NSAttributedString.Key: Any]] = [
            [.underlineStyle: 1], [.underlineStyle: UnderlineStyle.single],
            [.underlineStyle: UnderlineStyle.single.rawValue], [.underlineStyle: NSNumber(value: 1)],
            [.underlineStyle: UInt8(1)],
        ]
        for values in attributes {
            #expect(Drawing(of: label(text("under", values))).rules.count == 1, "\(values)")
        }
        for kern in [3 as Any, 3.0, CGFloat(3), Float(3), NSNumber(value: 3)] {
            let wide = label(text("abc", [.kern: kern])).sizeThatFits(.zero).width
            #expect(wide >= label(text("abc")).sizeThatFits(.zero).width + 6)
        }
        #expect(Drawing(of: label(text("x", [.paragraphStyle: style]))).texts[0].x > 250)
        #expect(Drawing(of: label(text("x", [.paragraphStyle: style.value]))).texts[0].x > 250)
        // What a label cannot understand, it leaves alone.
        let odd = label(
            text("odd", [.font: "Inter", .kern: Double.nan, .paragraphStyle: 7, .underlineStyle: "x"]))
        #expect(Drawing(of: odd).list == Drawing(of: label(text("odd"))).list)
    }

    @Test func aStyleCanBeChangedAfterwardsWithoutChangingTheLabel() {
        let style = NSMutableParagraphStyle()
        let mutable = NSMutableAttributedString(string: "text", attributes: [.paragraphStyle: style])
        let fixed = label(mutable)
        let before = Drawing(of: fixed).list
        style.alignment = .right
        mutable.mutableString.append(" more")
        #expect(Drawing(of: fixed).list == before)
        #expect((style.mutableCopy() as? NSMutableParagraphStyle)?.alignment == .right)
        #expect(NSParagraphStyle.default.alignment == .natural)
    }

    @Test func stylesOfMixedAttributesCanBeEnumerated() {
        // Foundation compares the attributes of neighbours.
        let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        first.headIndent = 3
        second.headIndent = 4
        let mixed = joined(
            text("a", [.paragraphStyle: first, .shadow: NSShadow()]),
            text("b", [.paragraphStyle: second, .font: Font.systemFont(ofSize: 3)]),
            text("c", [.paragraphStyle: first, .foregroundColor: Color.red]))
        var count = 0
        mixed.enumerateAttributes(in: NSRange(location: 0, length: 3)) { _, _, _ in count += 1 }
        #expect(count == 3)
    }

    // MARK: Bars

    @Test func barsHaveTheTextsColourUnlessTheyBringOne() {
        let decorated = label(
            joined(
                text("under", [.underlineStyle: UnderlineStyle.single, .foregroundColor: Color.red]),
                text(
                    "through", [.strikethroughStyle: UnderlineStyle.thick, .strikethroughColor: Color.blue]),
                text("behind", [.backgroundColor: Color.blue])))
        let drawing = Drawing(of: decorated)
        #expect(drawing.rules.map(\.color) == [red, blue])
        #expect(drawing.rules[1].rule.thickness > drawing.rules[0].rule.thickness * 1.5)
        #expect(drawing.boxes.map(\.color) == [blue])
        // Behind what it is behind, and through what it goes through.
        let kinds = drawing.entries.map { entry -> String in
            switch entry.item {
            case .rectangle: "behind"
            case .rule: "bar"
            default: "glyphs"
            }
        }
        #expect(kinds == ["behind", "bar", "glyphs", "glyphs", "glyphs", "bar"])
    }

    // MARK: Lines

    @Test(arguments: LineBreakMode.allCases)
    func everyModeEndsALineOfSeveralRuns(mode: LineBreakMode) {
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

    @Test func aParagraphStylesModeComesBeforeTheLabels() {
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

    @Test func linesOfDifferentHeightsAreLeftOutWhereTheyEnd() {
        let tall = label(
            joined(text("large\n", [.font: Font.systemFont(ofSize: 40)]), text("small\nsmall\nsmall")),
            height: 75)
        tall.numberOfLines = 0
        let baselines = Set(Drawing(of: tall).texts.map(\.baseline))
        #expect(baselines.count == 2)
        #expect(baselines.allSatisfy { $0 < 75 })
    }

    // MARK: Fitting

    @Test func theFontShrinksUntilTheTextFits() {
        let long = label(nil, width: 200)
        long.text = "A text that is wider than its label"
        long.adjustsFontSizeToFitWidth = true
        let texts = Drawing(of: long).texts
        let size = texts[0].run.font.size
        #expect(size < 17 && size > 10)
        #expect(long.textLayout(width: 200).width <= 200 && long.textLayout(width: 200).width > 190)
        #expect(!long.textLayout(width: 200).isTruncated)
        // It stands on the baseline it has at its full size, and its height stays.
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

    @Test func everyRunShrinks() {
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
    func oddNumbersShrinkNothingToNothing(number: CGFloat) {
        let odd = label(nil, width: 20)
        odd.text = "A text that is wider than its label"
        odd.adjustsFontSizeToFitWidth = true
        odd.minimumScaleFactor = number
        _ = Drawing(of: odd)
        odd.font = .systemFont(ofSize: number)
        #expect(Drawing(of: odd).texts.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
    }

    // MARK: Shadows

    @Test func aLabelsShadowStandsBehindItsText() {
        let shadowed = label(nil)
        shadowed.text = "Shadow"
        shadowed.shadowColor = .red
        let drawing = Drawing(of: shadowed)
        let texts = drawing.entries.compactMap { entry -> (RGBA, Double, Double)? in
            if case .glyphs(_, let x, let baseline, let color) = entry.item {
                (color, x, baseline)
            } else {
                nil
            }
        }
        #expect(texts.map(\.0) == [red, black])
        #expect(texts[0].1 == texts[1].1 && texts[0].2 == texts[1].2 - 1)
        shadowed.shadowOffset = CGSize(width: 2, height: 3)
        let moved = Drawing(of: shadowed).texts
        #expect(moved[0].x == moved[1].x + 2)
        shadowed.shadowColor = nil
        #expect(Drawing(of: shadowed).texts.count == 1)
    }

    @Test func onlyWhatHasAShadowCastsIt() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowColor = .red
        let partly = label(
            joined(text("plain"), text("shadow", [.shadow: shadow, .underlineStyle: UnderlineStyle.single])))
        let drawing = Drawing(of: partly)
        #expect(drawing.texts.map(\.color) == [red, black, black])
        #expect(drawing.rules.map(\.color) == [red, black])
        #expect(drawing.texts[0].x == drawing.texts[2].x + 1)
        shadow.shadowBlurRadius = 4
        partly.attributedText = text("soft", [.shadow: shadow])
        guard case .glyphShadow(_, _, _, let radius, let color) = Drawing(of: partly).entries[0].item else {
            Issue.record("\(Drawing(of: partly))")
            return
        }
        #expect(radius == 2 && color == red)
    }

    // MARK: From right to left

    @Test func naturalAlignmentFollowsTheReadingDirection() {
        for lines in [0, 1] {
            for (alignment, share) in [(TextAlignment.natural, 1.0), (.left, 0), (.right, 1), (.center, 0.5)]
            {
                let directed = label(text("Hi", [.foregroundColor: Color.red]), width: 100)
                directed.environment = Environment(
                    traits: TraitCollection(layoutDirection: .rightToLeft), theme: .modern)
                directed.numberOfLines = lines
                directed.textAlignment = alignment
                let room = 100 - directed.textLayout(width: 100).width
                #expect(abs(Drawing(of: directed).texts[0].x - room * share) < 1e-6, "\(alignment)")
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

    @Test func rowsAreAsHighAsTheirAttributedText() {
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

    @Test func theSameTextAgainIsNotLaidOutAgain() {
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

    @Test func measuredTextIsAsLargeAsItsLabel() {
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
        #expect(measured.height == size.height && measured.width.rounded(.up) == size.width)
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
