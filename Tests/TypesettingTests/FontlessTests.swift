import Testing

@testable import Typesetting

/// Views can be measured where no font is installed; only drawing them is an error.
@Suite("Text without any font")
struct FontlessTests {
    @Test func textWithoutFontsHasLineButNoGlyphs() {
        var request = TextRequest(text: prose, font: .systemFont(ofSize: 20))
        request.width = 100
        request.lineLimit = 0
        FontAccess.exclusively {
            let typesetter = Typesetter(
                fonts: FontCollection(configuration: FontConfiguration(folders: ["/nowhere"])))
            let measures = typesetter.metrics(of: request.font, .plain)
            #expect(measures.lineHeight == 25 && measures.capHeight > 0 && measures.ellipsisWidth == 0)
            let layout = typesetter.layout(request)
            #expect(layout.runs.isEmpty && layout.lineCount == 1 && layout.height == 25)
            #expect(typesetter.missing.sorted.isEmpty)
        }
    }
}
