import CPangoFT2

/// The effect of a text's language on its glyphs: the regional forms of Chinese characters, and local forms of the
/// fonts, such as Serbian italics.
struct TextLanguage: Hashable, Sendable {
    /// The region whose CJK font takes precedence; see ``FontFamilies/fallbacks(han:)``.
    let han: String
    /// The language tag for Pango.
    ///
    /// For a known language, Pango consults the process environment about scripts that do not belong to the language.
    /// It assumes that an unknown language is written in any script. HarfBuzz uses the private part of the tag as the
    /// OpenType name of the language.
    let tag: String

    /// Creates a language.
    ///
    /// - Parameter identifier: A BCP 47 tag, such as `ja`, `zh-Hant` or `zh_HK`. An empty string specifies no language.
    init(_ identifier: String) {
        let name = identifier.isEmpty ? nil : Self.openTypeName(of: identifier)
        tag = name.map { "und-x-hbot\($0.lowercased())" } ?? "und"
        han =
            switch name {
            case "JAN": "JP"
            case "KOR": "KR"
            case "ZHT": "TC"
            case "ZHH", "ZHTM": "HK"
            default: "SC"
            }
    }

    private static func openTypeName(of identifier: String) -> String? {
        let language = hb_language_from_string(identifier, Int32(clamping: identifier.utf8.count))
        var count: UInt32 = 1
        var tag = hb_tag_t()
        hb_ot_tags_from_script_and_language(HB_SCRIPT_INVALID, language, nil, nil, &count, &tag)
        guard count > 0 else { return nil }
        return letters(of: tag).filter { $0 != " " }
    }
}
