import Foundation
import Testing

@testable import Typesetting

@Suite("Letter spacing")
struct LetterSpacingTests {
    /// Inter with one point less space after each letter at 20 points, and one more at 10.
    private static let spaced = SystemFont(
        family: "Inter", letterSpacing: [.init(size: 10, spacing: 1), .init(size: 20, spacing: -1)])

    private func request(_ text: String, size: CGFloat = 20, _ systemFont: SystemFont = spaced) -> TextRequest
    {
        var request = TextRequest(text: text, font: .systemFont(ofSize: size))
        request.systemFont = systemFont
        return request
    }

    private func layOut(
        _ text: String, width: Double? = nil, lines: Int = 1, _ systemFont: SystemFont = spaced,
        change: (inout TextRequest) -> Void = { _ in }
    ) -> TextLayout {
        var request = request(text, systemFont)
        request.width = width
        request.lineLimit = lines
        change(&request)
        return TextLayout(request)
    }

    /// Returns the difference that letter spacing makes to the width of a text.
    private func difference(_ text: String, change: (inout TextRequest) -> Void = { _ in }) -> Double {
        layOut(text, change: change).width - layOut(text, .plain, change: change).width
    }

    // MARK: Table

    @Test func spacingIsInterpolatedBetweenSizes() {
        let sizes: [CGFloat] = [1, 10, 15, 17.5, 20, 40]
        #expect(sizes.map { Self.spaced.letterSpacing(at: $0) } == [1, 1, 0, -0.5, -1, -2])
        #expect(SystemFont.plain.letterSpacing(at: 17) == 0)
    }

    @Test func entriesOfAWeightApplyToHeavierFonts() {
        var font = Self.spaced
        font.letterSpacing.append(.init(size: 20, spacing: 3, weight: .semibold))
        func spacing(_ weight: Font.Weight) -> Double { font.letterSpacing(at: 20, weight: weight) }
        #expect([.ultraLight, .regular, .medium].map(spacing) == [-1, -1, -1])
        #expect([.semibold, .bold, .black].map(spacing) == [3, 3, 3])
        func width(_ weight: Font.Weight, _ systemFont: SystemFont) -> Double {
            layOut("abc", systemFont) { $0.font = .systemFont(ofSize: 20, weight: weight) }.width
        }
        #expect(abs(width(.bold, font) - width(.bold, .plain) - 9) < 0.01)
        #expect(abs(width(.regular, font) - width(.regular, .plain) + 3) < 0.01)
    }

    @Test func orderOfTableHasNoEffect() {
        var reversed = Self.spaced
        reversed.letterSpacing.reverse()
        for size in [5.0, 12, 30] {
            #expect(reversed.letterSpacing(at: size) == Self.spaced.letterSpacing(at: size))
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, -5, 0])
    func oddNumbersAreDrawn(number: CGFloat) {
        let tables: [[LetterSpacing]] = [
            [.init(size: number, spacing: -1)], [.init(size: 17, spacing: number)],
            [.init(size: number, spacing: number), .init(size: number, spacing: 1)],
            [.init(size: 10, spacing: number), .init(size: 20, spacing: number)],
            [.init(size: 17, spacing: 1, weight: .init(rawValue: number))],
        ]
        for table in tables {
            for width in [nil, 30.0] {
                let font = SystemFont(family: "Inter", letterSpacing: table)
                let layout = layOut("A few letters", width: width, lines: 0, font)
                #expect(layout.width.isFinite && layout.width >= 0)
                #expect(
                    layout.runs.allSatisfy { $0.x.isFinite && $0.run.glyphs.allSatisfy { $0.x.isFinite } })
            }
        }
    }

    // MARK: Text

    @Test func everyLetterIsFollowedBySpacing() {
        #expect(abs(difference("abcdef") + 6) < 0.01)
        let (plain, spaced) = (layOut("abc", .plain).runs[0].run, layOut("abc").runs[0].run)
        for (index, (before, after)) in zip(plain.glyphs, spaced.glyphs).enumerated() {
            #expect(abs(before.x - after.x - Double(index)) < 0.01)
        }
        #expect(abs(spaced.width - plain.width + 3) < 0.01 && spaced.letterSpacing == -1)
    }

    @Test func onlySystemFontIsSpaced() {
        #expect(difference("abc") { $0.font = Font(family: "Nimbus Sans", pointSize: 20) } == 0)
        #expect(abs(difference("abc") { $0.font = Font(family: "Inter", pointSize: 20) } + 3) < 0.01)
    }

    /// Characters of fallback fonts retain their widths, so that letters join.
    @Test(arguments: [
        ("العربية", 0), ("日本 語", 0), ("😀👍🏿", 0), ("1️⃣", 0), ("हिन्दी", 0), ("aé", 2), ("e\u{301}o\u{308}", 2),
        ("ab 日本 cd", 5), ("h\u{200E}h", 2), ("hy\u{AD}phen", 6), ("©™", 2), ("— “q” …", 7),
    ])
    func fallbackFontsAreNotSpaced(text: String, count: Int) {
        #expect(abs(difference(text) + Double(count)) < 0.01)
    }

    @Test(arguments: ["العربية", "日本 語", "😀👍🏿", "1️⃣", "हिन्दी", "क्षत्रिय", "ประเทศไทย"])
    func fallbackFontsRemainUnchanged(text: String) {
        let (spaced, plain) = (layOut(text), layOut(text, .plain))
        #expect(spaced.width == plain.width && spaced.runs.map(\.x) == plain.runs.map(\.x))
        #expect(spaced.runs.map(\.run.glyphs) == plain.runs.map(\.run.glyphs))
    }

    @Test func spacingAddsToThatOfSpans() {
        var (wide, small) = (TextStyle(), TextStyle())
        wide.letterSpacing = 3
        small.font = .systemFont(ofSize: 10)
        let spans = [
            TextSpan(start: 0, style: wide), TextSpan(start: 2, style: small),
            TextSpan(start: 4, style: TextStyle()),
        ]
        func layout(_ systemFont: SystemFont) -> TextLayout {
            layOut("aabbcc", systemFont) { $0.spans = spans }
        }
        #expect(abs(layout(Self.spaced).width - layout(.plain).width - (-2 + 2 - 2)) < 0.01)
        #expect(layout(Self.spaced).runs.map(\.run.letterSpacing) == [2, 1, -1])
        #expect(layout(.plain).runs.map(\.run.letterSpacing) == [3, 0, 0])
    }

    @Test func spacingFollowsScaledSize() {
        let half = TextLayout(request("abcdef").scaled(by: 0.5))
        let plain = TextLayout(request("abcdef", .plain).scaled(by: 0.5))
        #expect(abs(half.width - plain.width - 6) < 0.01)
    }

    // MARK: Lines

    @Test func textFitsItsMeasuredWidth() {
        for text in (1...40).map({ String(prose.prefix($0)) }) + ["日本 a", "a 日本", "שלום abc", "abc שלום"] {
            for size in [10.0, 20] {
                let natural = layOut(text) { $0.font = .systemFont(ofSize: size) }
                for lines in [0, 1] {
                    let fitted = layOut(text, width: natural.width, lines: lines) {
                        $0.font = .systemFont(ofSize: size)
                    }
                    #expect(fitted.lineCount == 1 && !fitted.isTruncated, "\(text)")
                    #expect(fitted.glyphs == natural.glyphs, "\(text)")
                }
            }
        }
    }

    @Test func linesAreFull() {
        // One word fewer than the width of the first line does not fit.
        let words = prose.split(separator: " ").map(String.init)
        for count in 2..<words.count {
            let line = words[..<count].joined(separator: " ")
            let width = layOut(line).width
            let layout = layOut(prose, width: width + 0.01, lines: 0) { $0.lineBreakMode = .byWordWrapping }
            let first = layout.runs.filter { $0.baseline == layout.firstBaseline }
            #expect(first.flatMap { $0.run.glyphs }.count >= line.count)
            #expect(layout.width <= width + 0.02)
        }
    }

    @Test(arguments: [LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail])
    func truncatedTextIsFull(mode: LineBreakMode) {
        let all = Array(prose)
        for width in stride(from: 40.0, through: 200, by: 7.5) {
            let layout = layOut(prose, width: width) { $0.lineBreakMode = mode }
            #expect(layout.isTruncated && layout.width <= width + 0.01)
            guard mode == .byTruncatingTail else { continue }
            let best = (0..<all.count).map { layOut(String(all[..<$0]) + "…").width }.filter { $0 <= width }
                .max()
            // The search ignores that kerning with the ellipsis can provide space for one more letter.
            #expect(layout.width >= (best ?? 0) - 6, "\(width)")
        }
    }

    @Test func runsBeginAtTheirFirstLetter() {
        var bold = TextStyle()
        bold.font = .boldSystemFont(ofSize: 20)
        let layout = layOut("abcdef") {
            $0.spans = [TextSpan(start: 0, style: TextStyle()), TextSpan(start: 3, style: bold)]
        }
        #expect(layout.runs.map { $0.run.glyphs[0].x } == [0, 0])
        #expect(abs(layout.runs[1].x - layout.runs[0].run.width) < 0.01)
        #expect(abs(layout.width - layout.runs[1].x - layout.runs[1].run.width) < 0.01)
    }

    @Test func hyphenatedWordsAreSpaced() {
        for width in [60.0, 90] {
            let layout = layOut("considerable hyphenation", width: width, lines: 0) {
                $0.hyphenates = true
                $0.lineBreakMode = .byWordWrapping
            }
            #expect(layout.lineCount > 2 && layout.width <= width + 1)
        }
    }
}
