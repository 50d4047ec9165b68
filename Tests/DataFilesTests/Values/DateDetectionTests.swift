import DataFiles
import Testing

/// The detection of dates with names of months.
@Suite struct DateDetectionTests {
    @Test(arguments: [
        ("en", "3 Sep 2026"), ("en", "Sept. 3, 2026"), ("en", "September 3"), ("en", "Thu, 3-Sep-26"),
        ("en", "2026-09-03"), ("en", "Sep 2026"), ("de", "3. Dez. 2026"), ("de", "3. Dezember 2026"),
        ("de", "3 December 2026"), ("es", "3 de septiembre de 2026"), ("ja", "2026年9月3日"),
    ])
    func datesContainMonths(locale: String, text: String) throws {
        let context = FormatContext(locale: try .named(locale))
        #expect(context.areDates([text, "n/a", ""]))
    }

    @Test(arguments: ["Sep", "3", "May the 4th", "Section 3", "3 Sep 2026 or later", "Mars 2020 mission", ""])
    func otherTextsAreNoDates(text: String) {
        #expect(!FormatContext().areDates([text]))
        #expect(!FormatContext().areDates(["3 Sep 2026", "Section 3"]))
    }
}
