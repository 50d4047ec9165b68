import Testing

@testable import Typesetting

@Suite("Text in lines")
struct TextLayoutTests {
    @Test func lineHeightDependsOnlyOnFont() {
        let height = Double(Font.systemFont(ofSize: 17).lineHeight)
        #expect(height > 17 && height < 25)
        for text in ["x", "Ågö", "日本語", "ประเทศไทย", "😀", "हिन्दी", ""] {
            let layout = layOut(text)
            #expect(layout.height == height, "\(text)")
            #expect(layout.lineCount == 1, "\(text)")
        }
    }

    /// Text that its font can draw is laid out without fallbacks.
    @Test(arguments: ["Nor", "Ågö – 12 €", "Ελλάδα", "№ 5"])
    func fallbacksDoNotChangeText(text: String) throws {
        for family in [nil, "Nimbus Sans", "Noto Sans", "Absent"] {
            var request = TextRequest(text: text, font: .systemFont(ofSize: 17))
            request.font.family = family
            let alone = TextLayout(request)
            request.text = text + "\u{2060}"
            let withFallbacks = TextLayout(request)
            #expect(
                alone.glyphs == withFallbacks.glyphs && alone.width == withFallbacks.width, "\(family ?? "")")
            let families = alone.runs.map(\.run.font.family)
            #expect(families == withFallbacks.runs.map(\.run.font.family), "\(family ?? "")")
        }
    }

    @Test func widthGrowsWithTextAndFontSize() {
        let (short, long) = (layOut("Nor").width, layOut("Norway").width)
        #expect(short > 0 && long > short)
        #expect(abs(layOut("Norway", size: 34).width - 2 * long) < 0.1)
    }

    @Test func textFitsItsMeasuredWidth() {
        for count in 1...60 {
            let text = String(prose.prefix(count))
            let natural = layOut(text)
            let fitted = layOut(text, width: natural.width)
            #expect(!fitted.isTruncated, "\(text)")
            #expect(fitted.glyphs == natural.glyphs, "\(text)")
        }
    }

    @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func truncatedTextFitsItsWidth(mode: LineBreakMode) {
        for width in [20.0, 60, 111.5, 200] {
            let layout = layOut(prose, width: width, mode)
            #expect(layout.isTruncated)
            #expect(layout.lineCount == 1)
            #expect(layout.width <= width + 0.5)
        }
    }

    @Test func eachTruncationModeOmitsItsPart() {
        let all = layOut(prose).glyphs
        let (head, tail) = (Array(all.suffix(5)), Array(all.prefix(5)))
        let atHead = layOut(prose, width: 200, .byTruncatingHead).glyphs
        let inMiddle = layOut(prose, width: 200, .byTruncatingMiddle).glyphs
        let atTail = layOut(prose, width: 200, .byTruncatingTail).glyphs
        #expect(Array(atHead.suffix(5)) == head)
        #expect(Array(atTail.prefix(5)) == tail)
        #expect(Array(inMiddle.prefix(5)) == tail)
        #expect(Array(inMiddle.suffix(5)) == head)
        #expect(Array(atHead.prefix(5)) != tail)
        #expect(Array(atTail.suffix(5)) != head)
    }

    @Test func clippedAndUnlimitedTextRetainsEveryGlyph() {
        let all = layOut(prose).glyphs
        #expect(layOut(prose, width: 100, .byClipping).glyphs == all)
        #expect(!layOut(prose, width: 100, .byClipping).isTruncated)
        // Spaces at the ends of lines may be left out of the runs: letters may not.
        #expect(layOut(prose, width: 100, lines: 0, .byWordWrapping).lineCount > 5)
    }

    @Test func linesWrapBetweenWordsAndInsideLongWords() {
        let words = layOut(prose, width: 150, lines: 0, .byWordWrapping)
        let characters = layOut(prose, width: 150, lines: 0, .byCharWrapping)
        #expect(words.width <= 150 && characters.width <= 150)
        #expect(words.lineCount >= characters.lineCount)
        #expect(words.height > Double(words.lineCount - 1) * 17)
        let long = layOut(String(repeating: "m", count: 60), width: 150, lines: 0, .byWordWrapping)
        #expect(long.width <= 150 && long.lineCount > 4)
    }

    @Test func lineLimitIsRespected() {
        for lines in 1...5 {
            for mode in LineBreakMode.allCases {
                let layout = layOut(prose, width: 60, lines: lines, mode)
                #expect(layout.lineCount == lines, "\(mode)")
            }
        }
        #expect(layOut(prose, width: 60, lines: 2).isTruncated)
        #expect(layOut(prose, width: 60, lines: 2).width <= 60.5)
    }

    @Test func linesAreAlignedInWidth() {
        let text = "A long first line here\nx"
        func start(_ alignment: TextAlignment) -> Double? {
            layOut(text, width: 300, lines: 0, .byWordWrapping, alignment).lineStarts.last
        }
        let width = layOut("x").width
        #expect(start(.left) == 0)
        #expect(start(.natural) == 0)
        #expect(abs((start(.center) ?? 0) - (300 - width) / 2) < 0.1)
        #expect(abs((start(.right) ?? 0) - (300 - width)) < 0.1)
        #expect(start(.justified) == 0)
    }

    @Test func justifiedLinesReachBothEdges() {
        let layout = layOut(prose, width: 200, lines: 0, .byWordWrapping, .justified)
        #expect(abs(layout.width - 200) < 1)
    }

    @Test func baselinesAdvanceByLineHeight() {
        let layout = layOut("a\nb\nc", lines: 0)
        let line = Font.systemFont(ofSize: 17).lineHeight
        #expect(layout.baselines.count == 3)
        #expect(layout.baselines.first == layout.firstBaseline)
        for (upper, lower) in zip(layout.baselines, layout.baselines.dropFirst()) {
            #expect(abs(lower - upper - line) < 0.01)
        }
        #expect(abs(layout.height - 3 * line) < 0.01)
    }

    @Test(arguments: ["a\nb", "a\r\nb", "a\rb", "a\u{2028}b", "a\u{2029}b", "a\u{85}b", "a\u{B}b", "a\u{C}b"])
    func everyLineSeparatorIsOneBreakOrSpace(text: String) {
        #expect(layOut(text, lines: 0).lineCount == 2)
        #expect(layOut(text, lines: 0).missing.isEmpty)
        #expect(layOut(text).glyphs == layOut("a b").glyphs)
        #expect(layOut("a\n\nb", lines: 0).lineCount == 3)
    }

    @Test func controlCharactersAreInvisible() {
        let controls = String(String.UnicodeScalarView((0...8).map { Unicode.Scalar($0) }))
        #expect(layOut("a\(controls)\u{7F}\u{1B}b").glyphs == layOut("ab").glyphs)
        #expect(layOut(controls).width == 0)
        let noCharacters = String(
            String.UnicodeScalarView([0xFFFF, 0xFDD0, 0x10FFFF].compactMap { Unicode.Scalar($0 as UInt32) }))
        #expect(layOut("a\(noCharacters)b").glyphs == layOut("ab").glyphs)
        #expect(layOut("a\tb").width > layOut("ab").width)
        #expect(layOut("a\tb").missing.isEmpty)
    }

    @Test func longTextIsLaidOutQuickly() {
        let long = String(repeating: prose + " ", count: 20_000)
        let duration = ContinuousClock().measure {
            #expect(layOut(long, width: 300).isTruncated)
            #expect(layOut(long, width: 300, lines: 2).lineCount == 2)
            #expect(layOut(String(repeating: "字", count: 300_000), width: 300).isTruncated)
        }
        #expect(duration < .seconds(3))
    }

    @Test func invalidSizesAndWidthsGiveFiniteLayout() {
        for size in [0, -5, .nan, .infinity, 1e9, 1e-9] {
            let layout = layOut("abc", size: size)
            #expect(layout.width.isFinite && layout.height.isFinite, "size \(size)")
        }
        for width in [0, -5, .nan, .infinity, 1e300] {
            for lines in [0, 1, 2] {
                for alignment in TextAlignment.allCases {
                    let layout = layOut("abc def", width: width, lines: lines, .byWordWrapping, alignment)
                    #expect(layout.width.isFinite && layout.height.isFinite, "width \(width)")
                    #expect(
                        layout.runs.allSatisfy { $0.x.isFinite && $0.baseline.isFinite }, "width \(width)")
                }
            }
        }
        #expect(layOut("abc", lines: .max).lineCount == 1)
        #expect(layOut("abc", lines: -3).lineCount == 1)
    }

    @Test func equalRequestsGiveEqualLayoutsOnAnyThread() async {
        let expected = layOut(prose, width: 200, lines: 0, .byWordWrapping)
        await withTaskGroup(of: TextLayout.self) { group in
            for _ in 0..<8 { group.addTask { layOut(prose, width: 200, lines: 0, .byWordWrapping) } }
            for await layout in group {
                #expect(layout.glyphs == expected.glyphs)
                #expect(layout.runs.map(\.x) == expected.runs.map(\.x))
                #expect(layout.height == expected.height)
            }
        }
    }
}
