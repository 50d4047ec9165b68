import Testing

@testable import DataFiles

@Suite struct ColumnContentTests {
    @Test(
        arguments: [
            (["1", "-2", "+3.5"], "."), (["1,234.50", "12"], "."), (["1.234,50", "0,5"], ","),
            (["€12", "3 €", "(4)", "50 %"], "."), (["1 234,5"], ","), (["1'000'000"], "."),
            (["", "7", " "], "."),
            (["1", "n/a", "N/A", "NA", "-", "–", "null", "NaN"], "."), (["NA", "1,5"], ","),
            (["1,234", "5"], "."), (["1234,567"], ","),
        ] as [([String], Character)])
    func numbersHaveDecimalSeparator(texts: [String], separator: Character) {
        #expect(ColumnContent(texts) == .numbers(decimalSeparator: separator))
    }

    @Test func ambiguousSeparatorsAreThoseOfTheLocale() {
        #expect(ColumnContent(["1.234", "5"], separator: ",") == .numbers(decimalSeparator: ","))
    }

    @Test(arguments: [
        ["2026-11-21"], ["21.11.2026", "1.2.2026"], ["9:41", "10:05"], ["2026-11-21T09:41Z", ""],
        ["2026-11-21 09:41:00.5+01:00"], ["11/2026", "2026-11"], ["21.11."], ["9:41-10:05"],
        ["2026-11-21", "NA", "-"],
    ])
    func datesConsistOfDigits(texts: [String]) {
        #expect(ColumnContent(texts) == .dates)
    }

    @Test(arguments: [
        ["Oslo"], ["1", "few"], ["12 km"], [], ["", " "], ["-"], ["NA", "n/a"], ["NA", "SE"],
        ["01234", "98765"], ["0301234567"], ["1", "007"], ["3230.78 3756.07"], ["192.168.0.1"], ["555-12345"],
        ["2026-11-21", "1.2 3.4"],
    ])
    func otherTextsAreTexts(texts: [String]) {
        #expect(ColumnContent(texts) == .texts)
    }

    @Test func zerosBeforeDecimalsAreNoCodes() {
        #expect(ColumnContent(["0.5", "0", "-0.25"]) == .numbers(decimalSeparator: "."))
    }

    @Test(
        arguments: [
            ("year", ["1998", "2026"], true), ("birth_year", ["1998"], true),
            ("Year of birth", ["1998"], true),
            ("founded", ["1851"], true), ("year", ["12", "14"], false), ("tons per year", ["1998"], false),
            ("year", ["3,998"], false), ("homes built", ["1998"], false), ("sales", ["1998", "2001"], false),
            ("order_id", ["1", "20"], true), ("zipCode", ["98765"], true), ("PLZ", ["98765"], true),
            ("order_id", ["1.5"], false), ("price index", ["98"], false), ("number", ["3"], false),
            ("year", [], false),
        ] as [(String, [String], Bool)])
    func namesAndValuesIndicateLabels(name: String, values: [String], expected: Bool) {
        #expect(ColumnTraits(name: name, values: values).isOfLabels == expected)
    }
}
