import Testing

@testable import Typesetting

@Suite("Names of fonts")
struct FontNameTests {
    @Test func postScriptNamesResolve() throws {
        let semibold = try #require(Font(name: "Inter-SemiBold", size: 15))
        #expect(semibold.familyName == "Inter" && semibold.weight == .semibold && !semibold.isItalic)
        #expect(semibold.pointSize == 15)
        let italic = try #require(Font(name: "Inter-BoldItalic", size: 15))
        #expect(italic.weight == .bold && italic.isItalic)
        #expect(Font(name: "NotoSans-Regular", size: 15)?.familyName == "Noto Sans")
        #expect(Font(name: "Noto Sans", size: 15)?.familyName == "Noto Sans")
        let layout = TextLayout(TextRequest(text: "n", font: semibold))
        #expect(layout.runs.first?.run.font.name.contains("Semi-Bold") == true)
    }

    @Test func helveticaAndArialResolveToFontOfSameWidths() {
        for (name, weight, isItalic) in [
            ("Helvetica", Font.Weight.regular, false), ("Helvetica-Bold", .bold, false),
            ("HelveticaNeue-Medium", .medium, false), ("Helvetica Neue", .regular, false),
            ("HelveticaNeue-UltraLightItalic", .ultraLight, true), ("Helvetica-BoldOblique", .bold, true),
            ("ArialMT", .regular, false), ("Arial-BoldItalicMT", .bold, true),
        ] {
            let font = Font(name: name, size: 12)
            #expect(font?.familyName == "Nimbus Sans", "\(name)")
            #expect(font?.weight == weight && font?.isItalic == isItalic, "\(name)")
        }
    }

    @Test(arguments: [
        "No Such Family", "Avenir-Book", "Georgia", "HelveticaNeue-CondensedBold", "Inter-", "", "-Bold",
        "DejaVu Sans", "DejaVuSans",
    ])
    func absentFontsAreNil(name: String) { #expect(Font(name: name, size: 12) == nil) }

    @Test func namesOfFontsResolveToFonts() {
        for family in Font.familyNames {
            for name in Font.fontNames(forFamilyName: family) {
                #expect(Font(name: name, size: 12)?.familyName == family, "\(name)")
            }
        }
        #expect(Font.familyNames.contains("Inter"))
        for name in Font.fontNames(forFamilyName: "Inter") {
            #expect(Font(name: name, size: 12)?.fontName == name)
        }
        #expect(Font.fontNames(forFamilyName: "Nimbus Sans").contains("NimbusSans-Bold"))
        #expect(Font.fontNames(forFamilyName: "Avenir").isEmpty)
        for font in [
            Font.systemFont(ofSize: 12), .boldSystemFont(ofSize: 12), .italicSystemFont(ofSize: 12),
            .systemFont(ofSize: 12, weight: .ultraLight),
        ] {
            #expect(Font(name: font.fontName, size: 12) == font, "\(font.fontName)")
            #expect(Font(name: font.familyName, size: 12) == .systemFont(ofSize: 12))
        }
        #expect(Font.systemFont(ofSize: 12).fontName == ".SFUI-Regular")
    }

    @Test func descriptorsChangeTraits() throws {
        let font = Font.systemFont(ofSize: 17)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(bold.symbolicTraits == [.traitBold, .traitItalic])
        let both = Font(descriptor: bold, size: 0)
        #expect(both.weight == .bold && both.isItalic && both.pointSize == 17)
        #expect(Font(descriptor: bold, size: 20).pointSize == 20)
        #expect(bold.withSymbolicTraits([]).map { Font(descriptor: $0, size: 0) } == font)
        #expect(font.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
        let light = Font.systemFont(ofSize: 17, weight: .light).fontDescriptor.withSymbolicTraits(
            .traitItalic)
        #expect(light.map { Font(descriptor: $0, size: 0).weight } == .light)
        #expect(font.fontDescriptor.withFamily("Nimbus Sans").postscriptName == "NimbusSans-Regular")
    }
}
