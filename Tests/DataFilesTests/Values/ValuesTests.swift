import Testing

@testable import DataFiles

/// The texts that are wrong if a part of them is missing.
@Suite struct ValuesTests {
    @Test(arguments: [
        "11456230.50", "1 234 567,89 €", "-12 km", "€ 12", "DE89370400440532013000",
        "DE89 3704 0044 0532 0130 00", "+49 30 1234567", "2026-11-26T10:00:00Z", "Thursday, 26 November 2026",
        "No. 1234", "2026年11月26日", "123,456円", "e3b0c44298fc1c149afbf4c8996fb924",
    ])
    func numbersDatesAndCodesAreValues(text: String) {
        #expect(FormatContext().isValue(text))
    }

    @Test(arguments: [
        "", "…", "A long title", "The Battle of Hastings in 1066", "Chapter 12", "2024年の売上高は増加しました",
        "一二三", "Donaudampfschifffahrt",
    ])
    func proseIsNoValue(text: String) {
        #expect(!FormatContext().isValue(text))
    }

    @Test func namesOfMonthsFollowTheLocale() throws {
        var context = FormatContext()
        context.locale = try DataLocale.named("de")
        #expect(context.isValue("Donnerstag, 26. November 2026"))
    }

    @Test(arguments: [
        ("Total: 1,2…", "Total: 1,234.50", true), ("Total: 1…", "Total: 1,234.50", true),
        ("Order A17…", "Order A1729 of Monday", true), ("Born in 1984…", "Born in 1984, in London", false),
        ("Born in 1984…", "Born in 1984 in London", false), ("Born in Lon…", "Born in London in 1984", false),
        ("Complete 12", "Complete 12", false), ("…234", "Total: 1,234", false),
    ])
    func ellipsesInNumbersAreDetected(shown: String, text: String, isWithin: Bool) {
        #expect(FormatContext.isWithinValue(shown, of: text) == isWithin)
    }
}
