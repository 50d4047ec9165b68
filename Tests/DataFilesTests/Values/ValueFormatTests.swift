import Diagnostics
import Testing

@testable import DataFiles

/// `_` is a no-break space and `~` a narrow one.
private func spaced(_ text: String) -> String {
    text.replacing("_", with: "\u{A0}").replacing("~", with: "\u{202F}")
}

@Suite struct ValueFormatTests {
    @Test(arguments: [
        ("1234567", "number", "en-IN", "12,34,567"), ("1234", "number", "es", "1234"),
        ("12345", "number", "es", "12.345"), ("-5", "number", "sv", "−5"),
        ("1234567.5", "number", "fr", "1~234~567,5"), ("3", "number.sign", "en", "+3"),
        ("0", "number.sign", "en", "0"), ("1234", "number.plain", "en", "1234"),
        ("1.5", "number.0-2", "en", "1.5"), ("1", "number.1-2", "en", "1.0"),
        ("1234.5", "currency.EUR", "en", "€1,234.50"), ("1234.5", "currency.EUR", "de", "1.234,50_€"),
        ("-1234.5", "currency.EUR", "nl", "€_\u{2212}1.234,50"),
        ("-1234.5", "currency.USD", "en", "\u{2212}$1,234.50"),
        ("5", "currency.SEK", "en", "SEK_5.00"), ("5", "currency.SEK", "sv", "5,00_kr"),
        ("5", "currency.JPY", "ja", "￥5"), ("5", "currency.EUR.code", "en", "EUR_5.00"),
        ("5", "currency.EUR.0", "fr-CH", "5_€"), ("5.5", "currency.EUR", "fr-CH", "5.50_€"),
        ("1234", "compact", "en", "1.2K"), ("999960", "compact", "en", "1M"),
        ("999.96", "compact", "en", "1K"), ("1234567", "compact", "de", "1,2_Mio."),
        ("123456", "compact", "hi", "1.2_लाख"), ("12345", "compact", "ja", "1.2万"),
        ("1500", "compact.si", "de", "1,5k"), ("12345", "compact", "de", "12.345"),
        ("0.256", "percent", "de", "25,6_%"), ("0.5", "percent", "tr", "%50"),
        ("12 %", "percent", "en", "12%"), ("1500", "bytes", "en", "1.5_kB"), ("12", "bytes", "en", "12_B"),
        ("1536", "bytes.binary", "en", "1.5_KiB"), ("1048575", "bytes.binary", "en", "1_MiB"),
        ("1234", "scientific", "en", "1.234_×_10³"), ("0.00012", "scientific.1", "fr", "1,2_×_10⁻⁴"),
        ("9.99", "scientific.1", "en", "1.0_×_10¹"), ("3723", "duration", "en", "1:02:03"),
        ("-63", "duration", "en", "\u{2212}1:03"), ("3723", "duration.words", "en", "1_h 2_min"),
        ("0", "duration.words", "en", "0_s"), ("yes", "check", "en", "✓"), ("no", "check", "en", ""),
        ("no", "check.dash", "en", "–"), ("se", "flag", "en", "🇸🇪"), ("usa", "flag", "en", "🇺🇸"),
        ("DEU", "flag", "en", "🇩🇪"), ("xyz", "flag", "en", "xyz"),
        ("", "number.dash", "en", "–"), ("n/a", "number.2.dash", "en", "–"), ("n/a", "number", "en", "n/a"),
    ])
    func formatsNumbers(value: String, format: String, locale: String, expected: String) throws {
        let context = FormatContext(locale: try .named(locale))
        let format = try #require(ValueFormat(format))
        #expect(format.string(value, context: context) == spaced(expected))
    }

    /// Both signs have the same marks of the writing direction: digits with their sign, and the symbol, each run from left
    /// to right.
    @Test(arguments: [
        ("1234.5", "currency.EUR", "ar", "<>1,234.50_<€>"),
        ("-20", "currency.JPY", "ar", "<>>\u{2212}20_<JP¥>"),
        ("20", "currency.JPY", "ar", "<>20_<JP¥>"), ("5", "currency.USD.code.sign", "he", "<>>+5.00_<USD>"),
        ("-5", "currency.USD.code.sign", "he", "<>>\u{2212}5.00_<USD>"),
        ("1500000", "compact", "ar", "<>1.5_مليون"),
        ("-1000", "compact", "ar", "<>>\u{2212}1_ألف"), ("-1000", "compact", "he", ">\u{2212}1K<"),
    ])
    func numbersFromRightToLeftAreUnits(value: String, format: String, locale: String, marked: String) throws
    {
        let context = FormatContext(locale: try .named(locale))
        let expected = marked.replacing("<", with: "\u{200F}").replacing(">", with: "\u{200E}")
        #expect(try #require(ValueFormat(format)).string(value, context: context) == spaced(expected))
    }

    @Test(arguments: [
        ("2026-11-21", "date.short", "en", "11/21/2026"), ("2026-11-21", "date.short", "it-CH", "21.11.2026"),
        ("2026-11-21", "date.short", "de", "21.11.2026"),
        ("2026-11-21", "date", "fr", "21 nov. 2026"), ("2026-11-21", "date.iso", "de", "2026-11-21"),
        ("2026-11-21", "date.long", "es", "21 de noviembre de 2026"),
        ("2026-11-21", "date.full", "ja", "2026年11月21日土曜日"),
        ("2026-11-21", "date.EEEE, d. MMMM y", "de", "Samstag, 21. November 2026"),
        ("2026-11-21", "date.LLLL", "cs", "listopad"), ("2026-11-21T08:05", "time", "en", "8:05~AM"),
        ("2026-11-21T08:05", "time", "de", "08:05"), ("2026-11-21T20:05", "time.HH 'h' mm", "en", "20 h 05"),
        ("2026-11-21T08:05", "datetime", "de", "21. Nov. 2026, 08:05"),
        ("2026-11-21T20:05", "date.yyyy-MM-dd HH:mm", "en", "2026-11-21 20:05"),
        ("2026-11-21", "time", "en", "2026-11-21"), ("2026-11-18", "date.relative", "en", "3 days ago"),
        ("2026-11-18", "date.relative", "ru", "3 дня назад"),
        ("2026-12-21", "date.relative", "de", "in 1 Monat"),
        ("2024-11-20", "date.relative", "pl", "2 lata temu"),
    ])
    func formatsDates(value: String, format: String, locale: String, expected: String) throws {
        let context = FormatContext(locale: try .named(locale), now: CivilTime("2026-11-21"))
        let format = try #require(ValueFormat(format))
        #expect(format.string(value, context: context) == spaced(expected))
    }

    @Test(arguments: [
        "", "numbers", "number.", "number.21", "number.3-2", "number.digits", "number.sign.sign", "currency",
        "currency.eur", "date.", "date.bcd", "date.'x", "time.short", "datetime.relative", "flag.2", "dash",
    ])
    func rejectsOtherFormats(name: String) { #expect(ValueFormat(name) == nil) }

    @Test(arguments: DataLocale.names)
    func formattedNumbersAreReadAgain(locale: String) throws {
        let locale = try DataLocale.named(locale)
        let context = FormatContext(locale: locale)
        let mark: DecimalMark = locale.decimal == "," ? .comma : .point
        for format in ["number.2", "number.2.sign", "currency.EUR", "percent.2"] {
            let written = try #require(ValueFormat(format))
            for value in ["0", "0.25", "-0.25", "12.5", "-1234.56", "1234567.89"] {
                let text = written.string(value, context: context)
                // Swiss amounts in French have a point, and other numbers a comma.
                let mark = format == "currency.EUR" && locale.name == "fr-CH" ? .point : mark
                #expect(NumberReader.number(text, mark: mark)?.double == Double(value), "\(format) \(text)")
            }
        }
    }

    @Test(arguments: DataLocale.names)
    func formattedDatesAreReadAgain(locale: String) throws {
        let locale = try DataLocale.named(locale)
        for text in ["2026-11-21", "2024-02-29", "1999-05-03"] {
            let date = try #require(CivilTime(text))
            for style in ValueFormat.DateStyle.allCases {
                let pattern = try #require(locale.dates[style])
                let written = pattern.string(date, locale: locale)
                #expect(pattern.date(written, locale: locale) == date, "\(locale.name) \(written)")
            }
        }
    }

    @Test func suggestsLocales() {
        let error = #expect(throws: Diagnostic.self) { try DataLocale.named("deu") }
        #expect(
            error?.sentence.hasPrefix("\"deu\" is not a locale; did you mean \"de\"? Expected ar, ") == true)
    }

    @Test func relativeDatesRequireReferenceDate() {
        let error = #expect(throws: Diagnostic.self) { try Template("{a:date.relative}", columns: ["a"]) }
        #expect(error?.sentence.hasPrefix("date.relative requires the date from which it counts") == true)
    }
}
