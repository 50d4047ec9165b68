import Testing

@testable import Typesetting

@Suite("Font features")
struct FontFeatureTests {
    private func glyphs(
        _ text: String, _ features: [String] = [], font: Font = .systemFont(ofSize: 17),
        systemFeatures: [String] = []
    ) -> [UInt32] {
        var font = font
        font.features = features.compactMap(FontFeature.init)
        var request = TextRequest(text: text, font: font)
        request.systemFont.features = systemFeatures.compactMap(FontFeature.init)
        return TextLayout(request).glyphs
    }

    /// Inter replaces them by a multiplication sign, an arrow, a higher colon and other letters.
    @Test(arguments: ["0x10", "->", "<-->", "12:30", "A-B", "(A)", "=>", "x86", "ffi fl"])
    func lettersAreIndependentOfTheirNeighbors(text: String) {
        #expect(glyphs(text) == text.flatMap { glyphs(String($0)) })
    }

    @Test func systemFontAndFontsTurnFeaturesOn() {
        for text in ["12:30", "->"] {
            let replaced = glyphs(text, ["calt"])
            #expect(replaced != glyphs(text))
            #expect(glyphs(text, systemFeatures: ["calt"]) == replaced)
            #expect(glyphs(text, ["calt"], systemFeatures: ["tnum"]) == glyphs(text, ["calt", "tnum"]))
        }
    }

    @Test func featuresAreOffInOtherFamiliesToo() {
        var request = TextRequest(text: "->", font: Font(family: "Inter", pointSize: 17))
        request.systemFont.family = "Nimbus Sans"
        #expect(TextLayout(request).glyphs == glyphs("->"))
        request.font.features = ["calt"].compactMap { FontFeature(rawValue: $0) }
        #expect(TextLayout(request).glyphs == glyphs("->", ["calt"]))
    }

    @Test func monospacedDigitsHaveEqualWidths() {
        func widths(_ font: Font) -> Set<Double> {
            Set("0123456789".map { TextLayout(TextRequest(text: "\($0)", font: font)).width })
        }
        #expect(widths(.systemFont(ofSize: 17)).count > 1)
        #expect(widths(.monospacedDigitSystemFont(ofSize: 17, weight: .regular)).count == 1)
        // In one weight of Inter, digits differ by a few units of the font's design.
        let bold = widths(.monospacedDigitSystemFont(ofSize: 17, weight: .bold))
        #expect((bold.max() ?? 0) - (bold.min() ?? 0) < 0.05)
    }

    @Test func spansHaveSeparateFeatures() {
        var digits = TextStyle()
        digits.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        var request = TextRequest(text: "11 11", font: .systemFont(ofSize: 17))
        request.spans = [TextSpan(start: 0, style: TextStyle()), TextSpan(start: 3, style: digits)]
        #expect(TextLayout(request).glyphs == glyphs("11 ") + glyphs("11", ["tnum"]))
        #expect(
            TextLayout(request).runs.last?.run.features.last == .init(feature: .tabularFigures, isOn: true))
    }

    @Test(arguments: ["العربية", "हिन्दी क्षत्रिय", "বাংলা"])
    func fallbackFontsRetainTheirFeatures(text: String) {
        #expect(glyphs(text) == glyphs(text, ["calt", "liga", "clig"]))
        #expect(
            TextLayout(TextRequest(text: text, font: .systemFont(ofSize: 17))).runs.allSatisfy {
                $0.run.features.isEmpty
            })
    }

    @Test func tagsHaveFourLettersOrDigits() {
        for tag in ["tnum", "ss01", "CASE"] { #expect(FontFeature(rawValue: tag)?.rawValue == tag) }
        for tag in ["", "tnu", "tnums", "tnu ", "tn=1", "tnü", "a,bc", "т123"] {
            #expect(FontFeature(rawValue: tag) == nil, "\(tag)")
        }
    }
}
