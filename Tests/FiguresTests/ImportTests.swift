// No other import: this file compiles only with the names that Figures exports.
import Figures
import Testing

@Suite struct ImportTests {
    @Test func signaturesNeedNoOtherImport() throws {
        var figures = DocumentationFigures(in: [])
        figures.fonts = FontCollection?.none
        let problems: [Diagnostic] = try figures.check().pages.flatMap(\.problems)
        #expect(problems.isEmpty)
    }
}
