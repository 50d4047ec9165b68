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

    @Test(arguments: [
        ("-5", "\u{2212}5"), ("-€5", "\u{2212}€5"), ("\u{2212}5", "\u{2212}5"),
        ("1e-05", "1\u{A0}×\u{A0}10⁻⁵"),
        ("-1.25E+12", "\u{2212}1.25\u{A0}×\u{A0}10¹²"), ("5", "5"), ("A-1", "A-1"),
        ("2026-01-05", "2026-01-05"),
        ("-", "-"), ("1e-9999999999999999999", "1e-9999999999999999999"), ("three", "three"),
    ])
    func numbersAreDrawnWithMinusSignsAndPowersOfTen(text: String, drawn: String) {
        #expect(text.asDrawnNumber == drawn)
    }

    @Test(arguments: [("12 %", "%"), ("€ 5", "€"), ("5 EUR", "€"), ("-5", ""), ("1e5", "")])
    func unitsSurroundTheNumber(text: String, unit: String) {
        #expect(NumberAffixes.unit(of: text) == unit)
    }
}
