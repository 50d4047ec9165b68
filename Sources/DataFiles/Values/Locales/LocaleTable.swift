/// The data of the known locales, by their names.
///
/// Each line of an entry is a key and its value, and `|` separates the items of a list. The entry of a language
/// contains only what differs from ``root``, and the entry of a region only what differs from its language.
///
/// `LocaleTableTests` compares the entries with the data of CLDR, which `figures.py` extracts. It lists what differs on
/// purpose.
enum LocaleTable {
    /// The commonest values of keys that every language has.
    static let root = """
        decimal: ,
        group: .
        minus: -
        plus: +
        grouping: 3,3
        minGrouping: 1
        percent: 0%
        currency: 0\u{00A0}¤
        dayPeriods: AM|PM
        medium: d MMM y
        long: d MMMM y
        time: HH:mm
        dateTime: {1}, {0}
        plural: one
        """

    static let entries = germanic.merging(romance) { first, _ in first }
        .merging(slavic) { first, _ in first }.merging(other) { first, _ in first }

    /// The names that mean another entry.
    static let aliases = [
        "en-US": "en", "de-DE": "de", "fr-FR": "fr", "es-ES": "es", "it-IT": "it", "pt": "pt-BR",
        "nl-NL": "nl", "sv-SE": "sv", "nb-NO": "nb", "no": "nb", "no-NO": "nb", "da-DK": "da",
        "fi-FI": "fi", "pl-PL": "pl", "cs-CZ": "cs", "sk-SK": "sk", "hu-HU": "hu", "ro-RO": "ro",
        "bg-BG": "bg", "el-GR": "el", "hr-HR": "hr", "ru-RU": "ru", "uk-UA": "uk", "tr-TR": "tr",
        "he-IL": "he", "hi-IN": "hi", "ja-JP": "ja", "ko-KR": "ko", "zh": "zh-Hans", "zh-CN": "zh-Hans",
        "zh-TW": "zh-Hant", "id-ID": "id", "vi-VN": "vi",
    ]
}
