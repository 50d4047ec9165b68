import Testing

@testable import DataFiles

/// The format `fraction`.
@Suite struct FractionTests {
    private func text(_ value: String, _ format: String) throws -> String {
        try #require(ValueFormat(format)).string(value, context: FormatContext())
    }

    @Test(arguments: [
        ("0.5", "¹⁄₂"), ("1.75", "1\u{202F}³⁄₄"), ("-0.25", "\u{2212}¹⁄₄"), ("-2.5", "\u{2212}2\u{202F}¹⁄₂"),
        ("3", "3"),
        ("0", "0"), ("0.01", "0"), ("0.99", "1"), ("0.3333333", "¹⁄₃"), ("1234.125", "1,234\u{202F}¹⁄₈"),
        ("n/a", "n/a"),
    ])
    func fractionIsTheNearest(value: String, expected: String) throws {
        #expect(try text(value, "fraction") == expected)
    }

    @Test(arguments: [("fraction.2", "¹⁷⁄₂₀"), ("fraction.1", "⁶⁄₇"), ("fraction.2.sign", "+¹⁷⁄₂₀")])
    func optionsSetTheDenominator(format: String, expected: String) throws {
        #expect(try text("0.85", format) == expected)
    }

    @Test func negativeFractionHasTheSignOfTheLocale() throws {
        let context = FormatContext(locale: try DataLocale.named("ar"))
        let format = try #require(ValueFormat("fraction"))
        #expect(format.string("-0.5", context: context) == "\u{200E}\u{2212}¹⁄₂")
        #expect(format.string("-1.5", context: context) == "\u{200E}\u{2212}1\u{202F}¹⁄₂")
    }

    @Test(arguments: ["fraction.0", "fraction.4", "fraction.1-2", "fraction.plain"])
    func otherOptionsAreErrors(format: String) { #expect(ValueFormat(format) == nil) }
}
