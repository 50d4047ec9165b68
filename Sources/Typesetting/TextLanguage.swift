import CPangoFT2

/// The language of a text, as far as its glyphs depend on it: which regional forms Chinese characters have, and which
/// local forms the fonts offer, such as Serbian italics.
struct TextLanguage: Hashable, Sendable {
    /// The region whose CJK font comes first; see ``FontFamilies/fallbacks(han:)``.
    let han: String
    /// What Pango is told.
    ///
    /// Told an ordinary language, Pango asks the environment of the process about scripts that are not the language's.
    /// Of one it does not know it assumes that it is written in any script, and HarfBuzz takes the private part as the
    /// name that OpenType has for the language.
    let tag: String

    /// - Parameter identifier: A language as in BCP 47, such as `ja`, `zh-Hant` or `zh_HK`; empty for none.
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
        let letters = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
        return String(decoding: letters.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
    }
}
