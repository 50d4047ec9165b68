import Testing

@testable import DataFiles

/// The detection of the first number in a text.
@Suite struct NumberAffixesTests {
    @Test(arguments: [
        ("12.5 ± 0.3", "12.5"), ("1.25(12)", "1.25"), ("€ 1.234,50", "1.234,50"), ("(1,234)", "1,234"),
        ("12 345 678 kg", "12 345 678"), ("5, 7", "5"), ("≥ .5 %", ".5"), ("1.2e-5 m", "1.2e-5"),
        ("3 eggs", "3"),
        ("1:02:03", "1:02:03"), ("5-", "5"), ("1'000.-", "1'000"), ("none", nil), ("", nil),
    ])
    func firstNumberIsFound(text: String, expected: String?) {
        #expect(NumberAffixes.digits(of: text).map { String(text[$0]) } == expected)
    }

    @Test(arguments: [("12 %", "%"), ("€ 5", "€"), ("5 EUR", "€"), ("-5", ""), ("1e5", "")])
    func unitsSurroundTheNumber(text: String, unit: String) {
        #expect(NumberAffixes.unit(of: text) == unit)
    }
}
