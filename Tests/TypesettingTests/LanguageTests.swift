import Testing

@testable import Typesetting

@Suite("Languages and missing fonts")
struct LanguageTests {
    private func glyphs(_ text: String, _ language: String) -> [UInt32] {
        var request = TextRequest(text: text, font: .systemFont(ofSize: 17))
        request.language = language
        return TextLayout(request).glyphs
    }

    @Test func chineseGlyphsDependOnRegion() {
        let forms = ["zh-Hans", "zh-Hant", "zh-HK", "ja", "ko"].map { glyphs("直骨返角誤", $0) }
        #expect(Set(forms).count == 5)
        #expect(glyphs("直骨", "zh_TW") == glyphs("直骨", "zh-Hant"))
        #expect(glyphs("直骨", "ja-JP") == glyphs("直骨", "ja"))
        #expect(glyphs("直骨", "") == glyphs("直骨", "zh"))
        #expect(glyphs("直骨", "no such language/!") == glyphs("直骨", ""))
    }

    @Test func punctuationUsesFontOfText() {
        for language in ["", "ja", "zh-Hant", "ko"] {
            var request = TextRequest(text: "直。「骨」、", font: .systemFont(ofSize: 17))
            request.language = language
            let names = Set(TextLayout(request).runs.map(\.run.font.name))
            #expect(names.count == 1 && names.first?.hasPrefix("Noto Sans CJK") == true, "\(names)")
        }
    }

    @Test func runsMayHaveDifferentLanguages() {
        var style = TextStyle()
        style.language = "ja"
        var request = TextRequest(text: "直直", font: .systemFont(ofSize: 17))
        request.language = "zh-Hans"
        request.spans = [TextSpan(start: 0, style: TextStyle()), TextSpan(start: 3, style: style)]
        #expect(TextLayout(request).glyphs == glyphs("直", "zh-Hans") + glyphs("直", "ja"))
    }

    @Test func tabStopsAreMultiplesOf28Points() {
        func end(_ text: String) -> Double { layOut(text).width }
        #expect(abs(end("\t") - 28) < 0.01 && abs(end("i\t") - 28) < 0.01 && abs(end("\t\t\t") - 84) < 0.01)
        #expect(abs(end("mmmm\t") - 84) < 0.01)
    }

    @Test(arguments: ["Nimbus Sans", "Noto Sans", "Noto Sans Thai"])
    func capitalsAreCenteredInLine(family: String) {
        let font = Font(family: family, pointSize: 40)
        let layout = TextLayout(TextRequest(text: "H", font: font))
        #expect(abs(layout.firstBaseline - font.capHeight / 2 - layout.height / 2) < 1e-9)
        #expect(layout.height == font.lineHeight && font.lineHeight > 40)
        #expect(font.ascender == layout.firstBaseline && font.descender < 0)
    }

    // MARK: Missing fonts

    @Test func missingFontIsReportedWithPackage() {
        func missing(_ character: Unicode.Scalar, without families: String...) -> MissingFont {
            MissingFont(character) { !families.contains($0) }
        }
        #expect(
            missing("ខ", without: "Noto Sans Khmer").description
                == "U+1781 is drawn as a box: the font Noto Sans Khmer is not installed; install the package "
                + "fonts-noto-core (Debian), google-noto-sans-khmer-fonts (Fedora) or font-noto-sans-khmer (Homebrew)"
        )
        #expect(missing("字", without: "Noto Sans CJK SC").description.contains("fonts-noto-cjk (Debian)"))
        #expect(missing("か", without: "Noto Sans CJK SC").family == "Noto Sans CJK SC")
        #expect(missing("😀", without: "Noto Color Emoji").description.contains("fonts-noto-color-emoji"))
        #expect(missing("∑", without: "Noto Sans Math").family == "Noto Sans Math")
        #expect(missing("𐌰", without: "Noto Sans Gothic").family == "Noto Sans Gothic")
        #expect(missing("ж", without: "Noto Sans").family == "Noto Sans")
        #expect(missing("\u{10FFFD}").family == nil)
    }

    @Test func missingFontsAreFoundOnceOnAllThreads() async {
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { _ = layOut("\u{10FFF0}\u{10FFFD} \u{10FFF0}") } }
        }
        let characters: [Unicode.Scalar] = ["\u{10FFF0}", "\u{10FFFD}"]
        let found = MissingFont.found.filter { !$0.characters.allSatisfy { !characters.contains($0) } }
        #expect(found.count == 1 && found[0].characters.filter(characters.contains) == characters)
    }

    @Test func fontsOfEveryScriptAreInstalled() {
        #expect(FontFamilies.notInstalled(FontFamilies.allowed).isEmpty)
        #expect(Set(FontFamilies.allowed).count == FontFamilies.allowed.count)
    }
}
