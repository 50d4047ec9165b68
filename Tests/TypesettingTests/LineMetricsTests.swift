import Foundation
import Testing

@testable import Typesetting

/// The heights and distances of lines.
@Suite("Line metrics")
struct LineMetricsTests {
    /// Returns the font of a text style with a distance of lines in points.
    private func font(ofSize size: CGFloat, linePitch: CGFloat) -> Font {
        var font = Font.systemFont(ofSize: size)
        font.linePitch = linePitch
        return font
    }

    private func layOut(
        _ text: String, _ font: Font, _ systemFont: SystemFont = .plain,
        change: (inout TextRequest) -> Void = { _ in }
    ) -> TextLayout {
        var request = TextRequest(text: text, font: font)
        request.systemFont = systemFont
        request.lineLimit = 0
        change(&request)
        return TextLayout(request)
    }

    /// The figures of the article Metrics.
    @Test(arguments: [(11.0, 13.13), (14, 16.71), (17, 20.29), (34, 40.57)])
    func systemFontHasLinesOfSanFrancisco(size: Double, height: Double) {
        let font = Font.systemFont(ofSize: size)
        #expect(abs(font.ascender - 0.952 * size) < 0.01 && abs(font.descender + 0.241 * size) < 0.01)
        #expect(abs(font.lineHeight - height) < 0.01 && font.leading == 0)
        for weight in [Font.Weight.ultraLight, .semibold, .black] {
            #expect(Font.systemFont(ofSize: size, weight: weight).lineHeight == font.lineHeight)
        }
        let layout = layOut("One\nTwo\nThree", font)
        #expect(abs(layout.height - 3 * font.lineHeight) < 1e-9)
        #expect(abs(layout.firstBaseline - font.ascender) < 1e-9)
    }

    @Test func textStylesHaveLeadingBetweenLines() {
        let font = font(ofSize: 17, linePitch: 22)
        #expect(abs(font.leading - (22 - font.lineHeight)) < 1e-9)
        #expect(abs(layOut("One", font).height - font.lineHeight) < 1e-9)
        let layout = layOut("One\nTwo\nThree", font)
        #expect(
            layout.baselines.map { $0 - layout.firstBaseline }.map { ($0 * 100).rounded() } == [
                0, 2200, 4400,
            ])
        #expect(abs(layout.height - font.lineHeight - 44) < 1e-9)
        #expect(abs(layout.height - layout.lastBaseline + font.descender) < 1e-9)
        // The lines of the largest text styles are closer than the font is high.
        let large = self.font(ofSize: 60, linePitch: 70)
        #expect(abs(layOut("One\nTwo", large).height - large.lineHeight - 70) < 1e-9)
        #expect(large.leading < 0)
    }

    @Test func linesOfSpansHaveLeadingOfTheirFonts() {
        var style = TextStyle()
        style.font = font(ofSize: 17, linePitch: 30)
        let layout = layOut("One\nTwo\nThree", font(ofSize: 17, linePitch: 22)) {
            $0.spans = [TextSpan(start: 0, style: TextStyle()), TextSpan(start: 4, style: style)]
        }
        let pitches = zip(layout.baselines, layout.baselines.dropFirst()).map { $1 - $0 }
        #expect(abs(pitches[0] - 22) < 1e-9 && abs(pitches[1] - 30) < 1e-9)
    }

    @Test func lineSpacingAddsToLeading() {
        var style = ParagraphStyle()
        style.lineSpacing = 5
        let layout = layOut("One two", font(ofSize: 17, linePitch: 22)) {
            $0.width = 40
            $0.paragraphs = [ParagraphSpan(start: 0, style: style)]
        }
        #expect(layout.lineCount == 2 && abs(layout.lastBaseline - layout.firstBaseline - 27) < 1e-9)
    }

    @Test func linesAreDataOfTheSystemFont() {
        let tall = SystemFont(family: "Inter", lines: LineMetrics(ascender: 1.5, descender: 0.5))
        let font = Font.systemFont(ofSize: 10)
        let layout = layOut("One", font, tall)
        #expect(layout.height == 20 && layout.firstBaseline == 15)
        // Fonts of other families have the lines in their files, and capitals in the center.
        let other = Font(family: "Nimbus Sans", pointSize: 10)
        #expect(layOut("One", other, tall).height == layOut("One", other).height)
        // Without data, so has the system font.
        let plain = layOut("H", font, SystemFont(family: "Inter"))
        #expect(abs(plain.firstBaseline - font.capHeight / 2 - plain.height / 2) < 1e-9)
    }

    @Test func linesOfTallFontsDoNotOverlap() {
        let measures = FontMeasures(
            of: font(ofSize: 17, linePitch: 10), systemFont: SystemFont(family: "Nimbus Sans"))
        #expect(measures.leading == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 1e300])
    func oddLinesAreDrawn(number: CGFloat) {
        let odd = [
            LineMetrics(ascender: number, descender: 0.2), LineMetrics(ascender: 1, descender: number),
        ]
        for lines in odd {
            let systemFont = SystemFont(family: "Inter", lines: lines)
            let usual = SystemFont(family: "Inter")
            #expect(
                layOut("One\nTwo", .systemFont(ofSize: 17), systemFont)
                    == layOut("One\nTwo", .systemFont(ofSize: 17), usual))
        }
    }
}
