import Testing

@testable import Typesetting

@Suite("Truncated text")
struct TruncationTests {
    static let texts = [
        "The quick brown fox jumps over the lazy dog",
        "e\u{301}o\u{308}\u{304}q\u{307}\u{323}a\u{361}b n\u{303}e\u{301}o\u{308}",
        "جملة عربية طويلة لا تتسع", "שורה ארוכה 123 יותר", "क्षत्रिय श्रीमान् विश्वविद्यालय", "ข้อความภาษาไทยที่ยาวมาก",
        "日本語の長い文章です。",
        "👩‍👩‍👧‍👦👨‍👩‍👧🏳️‍🌈👩🏽‍🚀👍🏿🇳🇴👩‍👩‍👧‍👦👍🏿🇳🇴", "Paris إلى القطار 42 then", "العربية then Latin 42",
    ]
    private static let modes: [LineBreakMode] = [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail]

    private var ellipsis: UInt32 { layOut("…").glyphs[0] }

    /// Returns the text with some of its characters replaced by an ellipsis, in every way that a mode allows.
    private func cuts(_ text: String, _ mode: LineBreakMode) -> [String] {
        let all = Array(text)
        func cut(_ first: Int, _ last: Int) -> String { String(all[..<first]) + "…" + String(all[last...]) }
        switch mode {
        case .byTruncatingHead: return (0...all.count).map { cut(0, $0) }
        case .byTruncatingTail: return (0...all.count).map { cut($0, all.count) }
        default: return (0...all.count).flatMap { first in (first...all.count).map { cut(first, $0) } }
        }
    }

    @Test(arguments: texts, [12, 47, 90.5, 120])
    func ellipsisReplacesWholeCharacters(text: String, width: Double) {
        for mode in Self.modes where layOut(text).width > width {
            let layout = layOut(text, width: width, mode)
            #expect(layout.isTruncated && layout.glyphs.contains(ellipsis), "\(mode)")
            // The paragraph retains the direction of the whole text.
            let isRightToLeft = "جשا".unicodeScalars.contains(text.unicodeScalars.first ?? " ")
            let mark = isRightToLeft ? "\u{200F}" : "\u{200E}"
            let possible = cuts(text, mode).map { layOut(mark + $0) }
            // There is no gap next to the ellipsis either.
            #expect(
                possible.contains { $0.glyphs == layout.glyphs && abs($0.width - layout.width) < 0.01 },
                "\(mode)")
            #expect(layout.width <= width || layout.glyphs == [ellipsis], "\(mode)")
        }
    }

    @Test(arguments: texts)
    func layoutsDoNotDependOnEarlierLayouts(text: String) {
        let font = Font.systemFont(ofSize: 17)
        let typesetters = (fresh: Typesetter(), used: Typesetter())
        var earlier = TextRequest(text: "…", font: font)
        earlier.isRightToLeft = true
        _ = FontAccess.exclusively { typesetters.used.layout(earlier) }
        for mode in Self.modes {
            for width in stride(from: 12.0, through: 150, by: 1.5) {
                var request = TextRequest(text: text, font: font)
                (request.width, request.lineBreakMode) = (width, mode)
                let layouts = (
                    FontAccess.exclusively { typesetters.fresh.layout(request) },
                    FontAccess.exclusively { typesetters.used.layout(request) }
                )
                #expect(layouts.0.glyphs == layouts.1.glyphs && layouts.0.width == layouts.1.width)
            }
        }
    }

    @Test(arguments: texts)
    func truncationRetainsAsMuchAsFits(text: String) {
        for mode in [LineBreakMode.byTruncatingHead, .byTruncatingTail] {
            // Letters can be narrower next to an ellipsis than next to each other, so not every point is used.
            let best = cuts(text, mode).map { layOut($0).width }.filter { $0 <= 88 }.max() ?? 0
            #expect(layOut(text, width: 90.5, mode).width >= best - 0.01, "\(mode)")
        }
    }

    @Test(arguments: texts)
    func ellipsisRemainsAtAnyWidth(text: String) {
        for mode in Self.modes {
            for width in [0, 0.5, 1, 3, 7, 13] {
                for lines in [1, 2] {
                    let layout = layOut(text, width: width, lines: lines, mode)
                    #expect(layout.glyphs.contains(ellipsis), "\(mode) in \(width), \(lines) lines")
                    #expect(layout.lineCount == lines)
                }
            }
        }
    }

    @Test func lastOfSeveralLinesIsTruncated() {
        for mode in Self.modes {
            let whole = layOut(prose, width: 150, lines: 0, .byWordWrapping)
            let cut = layOut(prose, width: 150, lines: 3, mode)
            #expect(cut.lineCount == 3 && whole.lineCount > 3)
            let firstLines = cut.runs.filter { $0.baseline < cut.baselines[2] }.flatMap { $0.run.glyphs }
            #expect(Array(whole.runs.flatMap { $0.run.glyphs }.prefix(firstLines.count)) == firstLines)
            let last = cut.runs.filter { $0.baseline == cut.baselines[2] }.flatMap { $0.run.glyphs }
            #expect(last.contains { $0.index == ellipsis }, "\(mode)")
        }
        let end = layOut(prose).glyphs.suffix(4)
        #expect(layOut(prose, width: 150, lines: 3, .byTruncatingHead).glyphs.suffix(4) == end)
    }

    @Test func spansMatchRunsAfterTruncation() {
        var request = TextRequest(text: "red green blue", font: .systemFont(ofSize: 17))
        var wide = TextStyle()
        wide.letterSpacing = 0.01
        request.spans = [TextSpan(start: 0, style: TextStyle()), TextSpan(start: 4, style: wide)]
        request.spans.append(TextSpan(start: 10, style: TextStyle()))
        request.width = 80
        func spans(_ mode: LineBreakMode) -> [Int] {
            request.lineBreakMode = mode
            let runs = TextLayout(request).runs
            return runs.flatMap { run in run.run.glyphs.map { _ in run.span } }
        }
        let (head, tail) = (spans(.byTruncatingHead), spans(.byTruncatingTail))
        #expect(head.first == 0 && head.dropFirst().first == 1 && head.last == 2)
        #expect(head == head.sorted() && head.filter { $0 == 2 }.count == 4)
        #expect(tail.prefix(4) == [0, 0, 0, 0] && tail.last == 1)
    }
}
