import Testing

@testable import DataFiles

@Suite struct ColumnStatisticsTests {
    private func statistics(_ texts: [String]) -> ColumnStatistics {
        var statistics = ColumnStatistics(hasMedian: true)
        for text in texts { statistics.add(NumberReader.plain(text)) }
        return statistics
    }

    @Test func sumsAreExact() {
        #expect(statistics(["0.1", "0.2"]).sum == DecimalNumber(isNegative: false, digits: 3, exponent: -1))
        #expect(statistics(["1e20", "0.001", "-1e20"]).sum?.double == 0.001)
        #expect(statistics(Array(repeating: "0.1", count: 10_000)).sum?.double == 1000)
        #expect(statistics(["1e100", "1", "-1e100"]).sum?.double == 1)
    }

    @Test(
        arguments: [
            (
                ["9007199254740993", "99999999999999999999999999", "0.000000000000000001"],
                "100000000009007199254740992.00000000000"
            ),
            (["99999999999999999999999999999999999999", "0.4"], "99999999999999999999999999999999999999"),
            (
                ["-99999999999999999999999999999999999999", "-2"],
                "\u{2212}1.000000000000000000\u{A0}×\u{A0}10³⁸"
            ),
            (["12345678901234567890", "0.10"], "12345678901234567890.100000000000000000"),
            (["9e307", "1", "-9e307", "0.5"], "1.500000000000000000"),
            (["9e307"], "9.000000000000000000\u{A0}×\u{A0}10³⁰⁷"),
        ] as [([String], String)])
    func sumsHaveNoFalseDigits(texts: [String], expected: String) throws {
        let sum = try #require(statistics(texts).sum)
        #expect(NumberConventions(texts, decimal: ".").string(sum, places: 18...18, unit: "") == expected)
        // Parts have the same sum as the whole.
        var parts = ColumnStatistics()
        for text in texts { parts.add(statistics([text])) }
        #expect(parts.sum?.double == sum.double)
    }

    @Test func meansHaveAllDigits() {
        let mean = statistics(["9007199254740993", "9007199254740994"]).mean
        #expect(mean == DecimalNumber(isNegative: false, digits: 90_071_992_547_409_935, exponent: -1))
    }

    @Test func functionsIgnoreOtherTexts() {
        let statistics = statistics(["2", "", "-1.25", "many", "8"])
        #expect(statistics.rowCount == 5)
        #expect(statistics.count == 3)
        #expect(statistics.minimum == -1.25)
        #expect(statistics.maximum == 8)
        #expect(statistics.median?.double == 2)
        #expect(statistics.mean?.double == 8.75 / 3)
        #expect(statistics.places == 2)
        #expect(self.statistics(["1", "4"]).median?.double == 2.5)
        #expect(self.statistics([]).sum == nil)
    }

    @Test func partsAreAdded() {
        var whole = statistics(["1", "2.5"])
        whole.add(statistics(["-3", "x"]))
        #expect(whole == statistics(["1", "2.5", "-3", "x"]))
    }

    @Test(
        arguments: [
            (["0.1", "20"], "1234.50"), (["1.234,5", "2"], "1.234,50"), (["€5", "€1,000"], "€1,234.50"),
            (["12 %", "3 %"], "123450.00 %"), (["5 kr.", "6 kr."], "1234.50 kr."),
            (["5 €", "$6"], "1234.50"), (["5%", "12.5 %"], "123450.00%"), (["5 EUR", "€6"], "1234.50 EUR"),
            ([], "1234.50"),
        ] as [([String], String)])
    func conventionsAreThoseOfTexts(texts: [String], expected: String) throws {
        var separator: Character = "."
        if case .numbers(let found) = ColumnContent(texts) { separator = found }
        let conventions = NumberConventions(texts, decimal: separator)
        let number = try #require(NumberReader.plain("1234.5"))
        let units = Set(texts.map(NumberAffixes.unit))
        let unit = units.count == 1 ? units.first ?? "" : ""
        #expect(conventions.string(number, places: 2...2, unit: unit) == expected)
    }

    @Test func negativeNumbersHaveMinusSignsOrTheParenthesesOfTheTexts() throws {
        let number = try #require(NumberReader.plain("-2.5"))
        #expect(NumberConventions(["(1)"], decimal: ".").string(number, places: 1...1, unit: "") == "(2.5)")
        let conventions = NumberConventions(["\u{2212}1"], decimal: ".")
        #expect(conventions.string(number, places: 0...0, unit: "") == "\u{2212}3")
        let amounts = NumberConventions(["-€1"], decimal: ".")
        #expect(amounts.string(number, places: 1...1, unit: "€") == "\u{2212}€2.5")
    }

    @Test(arguments: [
        (2, "€", 2), (0, "$", 2), (3, "€", 3), (0, "¥", 0), (1, "", 2), (1, "%", 2),
    ])
    func meansOfAmountsHaveTheDigitsOfTheCurrency(places: Int, unit: String, expected: Int) {
        #expect(NumberConventions.placesOfMean(places, unit: unit) == expected...expected)
    }

    @Test(arguments: [
        ("5", ""), ("-5.5", ""), ("€5", "€"), ("5 EUR", "€"), ("(5 kr.)", "kr"), ("-.5 %", "%"),
        ("US$ 1", "US$"),
    ])
    func numbersHaveUnits(text: String, unit: String) { #expect(NumberAffixes.unit(of: text) == unit) }

    @Test func unitsOfPartsAreThoseOfTheWhole() {
        var whole = ColumnStatistics()
        whole.add(NumberReader.plain("1"), unit: "$")
        #expect(whole.unit == "$" && !whole.hasSeveralUnits)
        var part = ColumnStatistics()
        part.add(NumberReader.plain("1"))
        whole.add(part)
        #expect(whole.unit.isEmpty && whole.hasSeveralUnits)
        part.add(NumberReader.plain("1"), unit: "€")
        whole.add(part)
        #expect(whole.hasSeveralUnits && whole.units == ["$", "", "€"])
    }
}
