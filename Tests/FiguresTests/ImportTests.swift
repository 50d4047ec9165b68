// No other import: this file compiles only with the names that Figures exports.
import Figures
import Testing

@Suite struct ImportTests {
    @Test func signaturesNeedNoOtherImport() {
        var figures = DocumentationFigures(in: [])
        figures.fonts = FontCollection?.none
        let error = #expect(throws: Diagnostic.self) { try figures.check() }
        #expect(error != nil)
    }
}
