import Foundation
import Testing

@testable import Typesetting

@Suite("Text of several styles")
struct StyledLayoutTests {
    /// Lays out parts with separate styles, in 17 points of the system font.
    private func layOut(
        _ parts: [(String, TextStyle)], width: Double? = nil, lines: Int = 1,
        paragraphs: [ParagraphStyle] = [], isRightToLeft: Bool = false
    ) -> TextLayout {
        var request = TextRequest(text: "", font: .systemFont(ofSize: 17))
        for (index, (text, style)) in parts.enumerated() {
            request.spans.append(TextSpan(start: request.text.utf8.count, style: style))
            if index < paragraphs.count {
                request.paragraphs.append(
                    ParagraphSpan(start: request.text.utf8.count, style: paragraphs[index]))
            }
            request.text += text
        }
        request.width = width
        request.lineLimit = lines
        request.isRightToLeft = isRightToLeft
        return TextLayout(request)
    }

    private func style(_ change: (inout TextStyle) -> Void) -> TextStyle {
        var style = TextStyle()
        change(&style)
        return style
    }

    private func paragraph(_ change: (inout ParagraphStyle) -> Void) -> ParagraphStyle {
        var style = ParagraphStyle()
        change(&style)
        return style
    }

    // MARK: Spans

    @Test func runsMayHaveDifferentFonts() {
        let bold = style { $0.font = .boldSystemFont(ofSize: 17) }
        let layout = layOut([("light ", TextStyle()), ("heavy", bold), (" end", TextStyle())])
        #expect(layout.runs.map(\.span) == [0, 1, 2])
        #expect(layout.runs[1].run.font.name.contains("Bold"))
        #expect(!layout.runs[0].run.font.name.contains("Bold"))
        #expect(layout.runs[0].run.font == layout.runs[2].run.font)
        #expect(Set(layout.runs.map(\.baseline)).count == 1)
    }

    @Test func largestFontDeterminesLineHeight() {
        let large = style { $0.font = .systemFont(ofSize: 34) }
        for lines in [0, 1] {
            let layout = layOut([("a", TextStyle()), ("B", large)], lines: lines)
            #expect(abs(layout.height - Font.systemFont(ofSize: 34).lineHeight) < 0.01)
            #expect(abs(layout.firstBaseline - Font.systemFont(ofSize: 34).ascender) < 0.01)
        }
    }

    /// Control characters vanish, line ends become one, and letters take one to four bytes.
    @Test func spansMatchRunsInCleanedText() {
        let parts = ["a\u{0}é", "日\r\n", "\u{1}", "😀b", "\u{7}", "z"]
        let layout = layOut(parts.map { ($0, TextStyle()) }, lines: 0)
        #expect(layout.lineCount == 2)
        let spans = layout.runs.map { $0.span }
        #expect(Set(spans) == [0, 1, 3, 5])
        #expect(spans == spans.sorted())
        #expect(layout.runs.first { $0.run.font.isColored }?.span == 3)
    }

    @Test func letterSpacingWidensText() {
        let spaced = style { $0.letterSpacing = 3 }
        let more = layOut([("abcdef", spaced)]).width - layOut([("abcdef", TextStyle())]).width
        #expect(more >= 15 && more <= 18.1)
        let narrow = style { $0.letterSpacing = -1 }
        #expect(layOut([("abcdef", narrow)]).width < layOut([("abcdef", TextStyle())]).width - 4)
    }

    @Test func raisedRunIncreasesLineHeight() {
        let raised = style { $0.baselineOffset = 7 }
        let flat = layOut([("m", TextStyle()), ("2", TextStyle())])
        let layout = layOut([("m", TextStyle()), ("2", raised)])
        #expect(abs(layout.runs[0].baseline - layout.runs[1].baseline - 7) < 1e-9)
        #expect(abs(layout.height - flat.height - 7) < 0.01)
        #expect(layout.firstBaseline == layout.runs[0].baseline)
        let lowered = layOut([("m", TextStyle()), ("2", style { $0.baselineOffset = -7 })])
        #expect(abs(lowered.height - flat.height - 7) < 0.01)
        #expect(lowered.firstBaseline == flat.firstBaseline)
    }

    @Test func decorationsCoverTheirRun() throws {
        let decorated = style {
            $0.underline = .single
            $0.strikethrough = .double
            $0.hasBackground = true
        }
        // Latin, a fallback font's and Latin again: one bar all the same.
        let layout = layOut(
            [("before ", TextStyle()), ("in 字 it", decorated), (" after", TextStyle())], lines: 0)
        #expect(layout.decorations.map(\.part) == [.background, .underline, .strikethrough])
        #expect(layout.decorations.allSatisfy { $0.span == 1 })
        let start = try #require(layout.runs.first { $0.span == 1 }).x
        let end = try #require(layout.runs.first { $0.span == 2 }).x
        for decoration in layout.decorations {
            #expect(abs(decoration.rule.x - start) < 0.01)
            #expect(abs(decoration.rule.x + decoration.rule.width - end) < 0.01)
            #expect(decoration.rule.baseline == layout.firstBaseline)
        }
        let (background, underline, strike) = (
            layout.decorations[0].rule.rect, layout.decorations[1].rule.rect, layout.decorations[2].rule.rect
        )
        #expect(abs(background.minY) < 0.01 && abs(background.height - layout.height) < 0.01)
        #expect(underline.minY > layout.firstBaseline && underline.maxY < layout.height)
        let middle = layout.firstBaseline - FontMeasures(of: .systemFont(ofSize: 17)).xHeight / 2
        #expect(abs(strike.midY - middle) < 2)
    }

    @Test func underlinesFollowWrappedLines() {
        let underlined = style { $0.underline = .single }
        let layout = layOut([(prose, underlined)], width: 150, lines: 0)
        #expect(layout.decorations.count == layout.lineCount)
        #expect(layout.decorations.allSatisfy { $0.rule.width <= 150.1 })
        #expect(Set(layout.decorations.map(\.rule.baseline)).count == layout.lineCount)
    }

    @Test func ellipsisUsesStyleOfTruncatedRun() {
        let bold = style { $0.font = .boldSystemFont(ofSize: 17) }
        let layout = layOut([("short ", TextStyle()), (prose, bold)], width: 200)
        #expect(layout.isTruncated && layout.width <= 200.5)
        #expect(layout.runs.last?.span == 1)
        #expect(layout.runs.last?.run.font.name.contains("Bold") == true)
    }

    // MARK: Paragraphs

    @Test func eachParagraphIsAligned() {
        let alignments: [TextAlignment] = [.left, .center, .right]
        let layout = layOut(
            [("x\n", TextStyle()), ("x\n", TextStyle()), ("x", TextStyle())], width: 300, lines: 0,
            paragraphs: alignments.map { alignment in paragraph { $0.alignment = alignment } })
        let space = 300 - layOut([("x", TextStyle())]).width
        for (start, expected) in zip(layout.lineStarts, [0, space / 2, space]) {
            #expect(abs(start - expected) < 0.01)
        }
    }

    @Test func spacingIsBetweenLinesAndParagraphs() {
        let spaced = paragraph {
            $0.lineSpacing = 5
            $0.paragraphSpacing = 11
            $0.paragraphSpacingBefore = 2
        }
        let line = Font.systemFont(ofSize: 17).lineHeight
        let layout = layOut([("a\u{2028}b\nc", TextStyle())], width: 300, lines: 0, paragraphs: [spaced])
        let steps = zip(layout.baselines, layout.baselines.dropFirst()).map { $1 - $0 }
        #expect(abs(steps[0] - line - 5) < 0.01)
        #expect(abs(steps[1] - line - 18) < 0.01)
        #expect(abs(layout.height - 3 * line - 23) < 0.01)
    }

    @Test func linesHaveRequestedHeights() {
        let line = Font.systemFont(ofSize: 17).lineHeight
        func height(_ change: (inout ParagraphStyle) -> Void) -> Double {
            layOut([("a\u{2028}b", TextStyle())], width: 300, lines: 0, paragraphs: [paragraph(change)])
                .height
        }
        #expect(abs(height { $0.lineHeightMultiple = 1.5 } - 3 * line) < 0.01)
        #expect(abs(height { $0.minimumLineHeight = 30 } - 60) < 0.01)
        #expect(abs(height { $0.maximumLineHeight = 10 } - 20) < 0.01)
    }

    @Test func linesAreIndented() {
        let first = paragraph {
            $0.firstLineHeadIndent = 20
            $0.tailIndent = -50
        }
        let hanging = paragraph { $0.headIndent = 20 }
        let parts = [(prose, TextStyle())]
        let begun = layOut(parts, width: 200, lines: 0, paragraphs: [first])
        #expect(abs(begun.lineStarts[0] - 20) < 0.01)
        #expect(begun.lineStarts.dropFirst().allSatisfy { $0 == 0 })
        #expect(begun.runs.allSatisfy { $0.x + ($0.run.glyphs.last?.x ?? 0) < 150 })
        #expect(begun.width > 150 && begun.width <= 200)
        let hung = layOut(parts, width: 200, lines: 0, paragraphs: [hanging])
        #expect(hung.lineStarts[0] == 0)
        #expect(hung.lineStarts.dropFirst().allSatisfy { abs($0 - 20) < 0.01 })
        // Every line is full: no word of the next line fits into the first.
        #expect(hung.width > 185 && hung.width <= 200.01)
    }

    @Test func omittedParagraphsLeaveEllipsis() {
        let plain = TextLayout(request("one\ntwo\nthree", lines: 2))
        #expect(plain.isTruncated && plain.lineCount == 2)
        let ellipsis = TextLayout(request("…", lines: 1)).glyphs
        #expect(plain.glyphs.suffix(1) == ellipsis[...])
        let all = TextLayout(request("one\ntwo", lines: 2))
        #expect(!all.isTruncated && all.glyphs.suffix(1) != ellipsis[...])
    }

    private func request(_ text: String, lines: Int) -> TextRequest {
        var request = TextRequest(text: text, font: .systemFont(ofSize: 17))
        request.width = 300
        request.lineLimit = lines
        return request
    }

    @Test func wordsAreBrokenWithoutHyphens() {
        let hyphen =
            TextLayout(request("-", lines: 1)).glyphs + TextLayout(request("\u{2010}", lines: 1)).glyphs
        var long = request(String(repeating: "m", count: 60), lines: 0)
        for mode in [LineBreakMode.byCharWrapping, .byWordWrapping] {
            long.lineBreakMode = mode
            #expect(TextLayout(long).glyphs.allSatisfy { !hyphen.contains($0) })
        }
        // A soft hyphen shows where it breaks a word, and nowhere else.
        var soft = request("mmmmmm\u{AD}mmmmmm", lines: 0)
        #expect(TextLayout(soft).glyphs.allSatisfy { !hyphen.contains($0) })
        soft.width = 110
        let broken = TextLayout(soft)
        #expect(broken.lineCount == 2 && broken.glyphs.contains { hyphen.contains($0) })
    }

    @Test func singleLineContainsOnlyFittingWords() {
        var first = request(prose, lines: 1)
        first.lineBreakMode = .byWordWrapping
        let layout = TextLayout(first)
        #expect(layout.lineCount == 1 && layout.width <= 300 && !layout.isTruncated)
        #expect(layout.glyphs.count < prose.count)
    }

    // MARK: From right to left

    @Test func rightToLeftLinesBeginAtRight() {
        let indented = paragraph {
            $0.firstLineHeadIndent = 20
            $0.lineBreakMode = .byWordWrapping
        }
        let layout = layOut(
            [("אבג אבג אבג אבג אבג אבג אבג אבג אבג", TextStyle())], width: 100, lines: 0,
            paragraphs: [indented],
            isRightToLeft: true)
        #expect(layout.lineCount > 2)
        let ends = Dictionary(grouping: layout.runs, by: \.baseline).sorted { $0.key < $1.key }.map { line in
            line.value.map { $0.x + width(of: $0.run) }.max() ?? 0
        }
        #expect(abs(ends[0] - 80) < 3)
        #expect(ends.dropFirst().allSatisfy { abs($0 - 100) < 3 })
        #expect(layout.runs.allSatisfy { $0.x >= -0.01 })
    }

    private func width(of run: GlyphRun) -> Double {
        guard let last = run.glyphs.last else { return 0 }
        return last.x + 9
    }

    // MARK: Odd numbers

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, -5, 0])
    func invalidDistancesGiveFiniteLayout(number: Double) {
        let distances: [WritableKeyPath<ParagraphStyle, CGFloat>] = [
            \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.lineHeightMultiple,
            \.minimumLineHeight,
            \.maximumLineHeight, \.firstLineHeadIndent, \.headIndent, \.tailIndent,
        ]
        let odd = style { $0.font = .systemFont(ofSize: number) }
        for distance in distances {
            for width in [nil, 100.0, number] {
                let layout = layOut(
                    [("abc def\n", odd), ("ghi", TextStyle())], width: width, lines: 0,
                    paragraphs: [paragraph { $0[keyPath: distance] = CGFloat(number) }])
                #expect(layout.width.isFinite && layout.height.isFinite)
                #expect(layout.runs.allSatisfy { $0.x.isFinite && $0.baseline.isFinite })
                #expect(layout.lineCount >= 2)
            }
        }
    }
}
