import Testing

@testable import Typesetting

@Suite("Fonts and scripts")
struct FontTests {
    @Test(arguments: [
        "Αθήνα", "Москва", "العربية", "עברית", "हिन्दी", "বাংলা", "தமிழ்", "ไทย", "ລາວ", "ខ្មែរ", "မြန်မာ", "ქართული",
        "Հայերեն", "አማርኛ", "中文", "日本語", "한국어", "བོད", "😀🇳🇴👩‍👩‍👧‍👦", "∑√∞", "→✓★",
    ])
    func everyScriptHasGlyphs(text: String) {
        let layout = layOut(text)
        #expect(layout.missing.isEmpty)
        #expect(!layout.glyphs.isEmpty)
        #expect(!layout.glyphs.contains(0), "glyph 0 is the box of a font without the character")
        #expect(layout.width > 0)
    }

    @Test func onlyEmojiHaveColoredGlyphs() {
        let layout = layOut("a😀")
        #expect(layout.runs.map(\.run.font.isColored) == [false, true])
        // A family and a flag are one glyph each.
        #expect(layOut("👩‍👩‍👧‍👦").glyphs.count == 1)
        #expect(layOut("🇳🇴").glyphs.count == 1)
        let width = layOut("😀").width
        #expect(width > 14 && width < 26)
    }

    @Test func rightToLeftGlyphsAreInVisualOrder() {
        let layout = layOut("אב")
        let (alef, bet) = (layOut("א").glyphs, layOut("ב").glyphs)
        #expect(layout.glyphs == bet + alef)
        let mixed = layOut("a אב b")
        #expect(mixed.glyphs.first == layOut("a").glyphs.first)
        #expect(mixed.glyphs.last == layOut("b").glyphs.first)
    }

    @Test func combiningMarksHaveNoWidth() {
        #expect(abs(layOut("e\u{301}").width - layOut("é").width) < 0.01)
    }

    @Test func missingGlyphsReserveSpace() {
        let layout = layOut("a\u{10FFFD}b")
        #expect(layout.missing.map(\.character) == [0x10FFFD])
        let box = layout.missing[0]
        #expect(box.width > 3 && abs(box.height - Font.systemFont(ofSize: 17).capHeight) < 0.01)
        #expect(layout.width > layOut("ab").width + 3)
    }

    @Test func systemFontIsInter() {
        let names = Set(layOut("Norway").runs.map(\.run.font.name))
        #expect(names.count == 1)
        #expect(names.first?.hasPrefix("Inter") == true)
    }

    @Test func weightAndSlantSelectFont() {
        func name(_ font: Font) -> String? {
            TextLayout(TextRequest(text: "n", font: font)).runs.first?.run.font.name
        }
        let regular = name(.systemFont(ofSize: 17))
        let semibold = name(.systemFont(ofSize: 17, weight: .semibold))
        let bold = name(.boldSystemFont(ofSize: 17))
        let italic = name(.italicSystemFont(ofSize: 17))
        #expect(Set([regular, semibold, bold, italic]).count == 4)
        #expect(semibold?.contains("Semi-Bold") == true)
        #expect(bold?.contains("Bold") == true)
        #expect(italic?.contains("Italic") == true)
    }

    @Test func unknownFamilyUsesFallbackFont() {
        let request = TextRequest(text: "Norway", font: Font(family: "No Such Family", pointSize: 17))
        let layout = TextLayout(request)
        #expect(layout.missing.isEmpty)
        #expect(layout.runs.first?.run.font.name.hasPrefix("Noto Sans") == true)
    }

    @Test func otherInstalledFontsAreNotUsed() {
        for family in ["DejaVu Sans", "Liberation Sans", "monospace", "serif"] {
            let layout = TextLayout(TextRequest(text: "n", font: Font(family: family, pointSize: 17)))
            let name = layout.runs.first?.run.font.name ?? ""
            #expect(name.hasPrefix("Noto Sans") || name.hasPrefix("Inter"), "\(family) gave \(name)")
        }
    }

    @Test func fontMetricsAreConsistent() {
        let font = Font.systemFont(ofSize: 20)
        #expect(font.ascender > font.capHeight && font.capHeight > 10 && font.descender < 0)
        #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-9)
        #expect(abs(font.withSize(40).lineHeight - 2 * font.lineHeight) < 0.1)
        let metrics = FontMeasures(of: font)
        #expect(metrics.xHeight > 0 && metrics.xHeight < metrics.capHeight)
    }

    @Test func missingFamiliesAreReportedWithPackages() {
        #expect(FontFamilies.notInstalled(["Inter"]).isEmpty)
        #expect(FontFamilies.notInstalled(["Inter", "No Such Family"]) == ["No Such Family"])
        #expect(FontFamilies.advice(for: "Inter").contains("fonts-inter"))
        #expect(FontFamilies.advice(for: "Noto Color Emoji").contains("fonts-noto-color-emoji"))
        #expect(FontFamilies.advice(for: "Noto Sans CJK JP").contains("fonts-noto-cjk"))
        #expect(FontFamilies.advice(for: "Noto Sans Math").contains("google-noto-sans-math-fonts"))
        for family in ["Nope", "My CJK Font"] {
            #expect(FontFamilies.advice(for: family) == "install the font \(family)")
        }
    }
}
