import Testing

@testable import DataFiles

/// Suffixes that multiply numbers.
@Suite struct NumberMultipleTests {
    @Test(arguments: [
        ("1.2M", 1_200_000), ("900K", 900_000), ("900k", 900_000), ("3G", 3e9), ("2T", 2e12),
        ("1.5bn", 1.5e9),
        ("$1.2B", 1.2e9), ("$1.2M", 1_200_000), ("-4K", -4000), ("(4K)", -4000), ("1,200K", 1_200_000),
        ("5K€", 5000), ("1.5 Mio. €", 1_500_000), ("3 Mrd", 3e9), ("0M", 0),
    ])
    func suffixMultiplies(text: String, number: Double) throws {
        #expect(try #require(NumberReader.number(text, mark: .point)).double == number)
    }

    /// Bytes, months and words are no multiples.
    @Test(arguments: ["512B", "5m", "5 M", "M", "K5", "5KM", "5MB", "4x4K5", "5Mi", "12MK"])
    func otherTextsAreNoNumbers(text: String) {
        #expect(NumberReader.number(text, mark: .point) == nil)
    }

    @Test(arguments: [
        ("$1.2M", "$"), ("1.2M", ""), ("5K €", "€"), ("1.5 Mio. €", "€"), ("12 kg", "kg"), ("5 kr", "kr"),
        ("3%", "%"),
    ])
    func unitExcludesTheSuffix(text: String, unit: String) {
        #expect(NumberAffixes.unit(of: text) == unit)
    }

    @Test(arguments: [
        (["900K", "1.2M", "15K"], 2_115_000.0, "2.1M"), (["900K", "1.2M", "15K"], 700_000, "700K"),
        (["$1.25M", "$3.5M"], 4_750_000, "$4.75M"), (["900", "1.2K"], 950, "950"),
        (["900", "1.2K"], 2100, "2.1K"),
        (["5K", "7K"], 12000, "12K"), (["5K", "7K"], 400, "0.4K"), (["-5K", "7K"], -12000, "\u{2212}12K"),
        (["1,5 Mio. €", "2 Mio. €"], 3_500_000, "3,5 Mio. €"), (["5", "7"], 12, "12"),
    ])
    func sumsHaveTheSuffix(texts: [String], number: Double, expected: String) throws {
        let conventions = NumberConventions(texts, decimal: texts[0].contains(",") ? "," : ".")
        let unit = NumberAffixes.unit(of: texts[0])
        let decimal = try #require(DecimalNumber(number))
        #expect(conventions.string(decimal, places: 0...0, unit: unit) == expected)
    }
}
