import Testing

@testable import DataFiles

@Suite struct ColumnContentTests {
    @Test(
        arguments: [
            (["1", "-2", "+3.5"], "."), (["1,234.50", "12"], "."), (["1.234,50", "0,5"], ","),
            (["€12", "3 €", "(4)", "50 %"], "."), (["1 234,5"], ","), (["1'000'000"], "."),
            (["", "7", " "], "."), (["0", "0.5", "00.5", "10"], "."),
            (["1", "n/a", "N/A", "NA", "-", "–", "null", "NaN"], "."), (["NA", "1,5"], ","),
            (["1,234", "5"], "."), (["1234,567"], ","),
        ] as [([String], Character)])
    func numbersHaveDecimalSeparator(texts: [String], separator: Character) {
        #expect(ColumnContent(texts) == .numbers(decimalSeparator: separator))
    }

    @Test func ambiguousSeparatorsAreThoseOfTheLocale() {
        #expect(ColumnContent(["1.234", "5"], separator: ",") == .numbers(decimalSeparator: ","))
    }

    @Test func otherSeparatorsOfAFixedOneAreNone() {
        #expect(ColumnContent(["1,5"], isFixed: true) == .texts)
        #expect(ColumnContent(["1,5"], separator: ",", isFixed: true) == .numbers(decimalSeparator: ","))
    }

    @Test(arguments: [
        ["2026-11-21"], ["21.11.2026", "1.2.2026"], ["9:41", "10:05"], ["2026-11-21T09:41Z", ""],
        ["2026-11-21 09:41:00.5+01:00"], ["11/2026", "2026-11"], ["21.11."], ["9:41-10:05"],
        ["2026-11-21", "NA", "-"], ["9:41 am", "10:05 P.M."], ["2026-11-21 9:41 Z"],
    ])
    func datesConsistOfDigits(texts: [String]) {
        #expect(ColumnContent(texts) == .dates)
    }

    @Test(arguments: [
        ["Oslo"], ["1", "few"], ["12 km"], [], ["", " "], ["-"], ["NA", "n/a"], ["NA", "SE"],
        ["01234", "99501"], ["0301234567"], ["007"], ["3230.78 3756.07"], ["192.168.0.1"], ["555-12345"],
        ["2026-11-21", "1.2 3.4"], ["Z"], ["am 9:41"], ["9:41 noon"], ["May 2026"], ["T9"],
    ])
    func otherTextsAreTexts(texts: [String]) {
        #expect(ColumnContent(texts) == .texts)
    }
}
