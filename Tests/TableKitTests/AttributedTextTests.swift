import TableSpecimens
import Testing

@testable import TableKit

@Suite("Labels with attributed text")
struct AttributedTextTests: AttributedLabels {
    // MARK: Text and attributes

    @Test func plainAndAttributedTextReplaceEachOther() {
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

    @Test func plainTextHasAttributesOfLabel() throws {
        let plain = label(nil)
        plain.text = "plain"
        plain.font = .boldSystemFont(ofSize: 20)
        plain.textColor = .blue
        plain.textAlignment = .center
        let attributes = try #require(plain.attributedText).attributes(at: 0, effectiveRange: nil)
        #expect(attributes[.font] as? Font == .boldSystemFont(ofSize: 20))
        #expect(attributes[.foregroundColor] as? Color == .blue)
        #expect((attributes[.paragraphStyle] as? ParagraphStyle)?.alignment == .center)
        // The returned text draws the same.
        let same = label(plain.attributedText)
        #expect(Drawing(of: same).list == Drawing(of: plain).list)
    }

    @Test func runsHaveTheirColorOrLabelColor() {
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

    @Test func settingLabelAttributesAppliesToWholeText() {
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

    @Test func attributeValuesOfAllTypesAreAccepted() {
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
        // A label ignores attributes with values of another type.
        let odd = label(
            text("odd", [.font: "Inter", .kern: Double.nan, .paragraphStyle: 7, .underlineStyle: "x"]))
        #expect(Drawing(of: odd).list == Drawing(of: label(text("odd"))).list)
    }

    @Test func changingStyleLaterDoesNotChangeLabel() {
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
        // Foundation compares the attributes of neighbors.
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

    @Test func decorationsDefaultToTextColor() {
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
        // The background is behind the text, and the strikethrough in front of it.
        let kinds = drawing.entries.map { entry -> String in
            switch entry.item {
            case .rectangle: "behind"
            case .rule: "bar"
            default: "glyphs"
            }
        }
        #expect(kinds == ["behind", "bar", "glyphs", "glyphs", "glyphs", "bar"])
    }

    // MARK: Shadows

    @Test func labelShadowIsBehindText() {
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

    @Test func onlyRunsWithShadowCastIt() {
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
}

/// A suite about labels with attributed text.
protocol AttributedLabels {}

extension AttributedLabels {
    func label(_ text: NSAttributedString?, width: CGFloat = 300, height: CGFloat = 44) -> Label {
        let label = Label(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.attributedText = text
        return label
    }

    func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString { NSAttributedString(string: string, attributes: attributes) }

    func joined(_ parts: NSAttributedString...) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        parts.forEach { whole.append($0) }
        return whole
    }

    var red: RGBA { RGBA(255, 0, 0) }
    var blue: RGBA { RGBA(0, 0, 255) }
    var black: RGBA { RGBA(0, 0, 0) }
}
