/// The encodings of text inputs.
package enum TextEncoding: String, Sendable, CaseIterable {
    case utf8 = "utf-8"
    /// UTF-16 with the less significant byte first, as Windows writes it.
    case utf16LittleEndian = "utf-16le"
    case utf16BigEndian = "utf-16be"
    /// Central European Windows.
    case windows1250 = "windows-1250"
    /// Cyrillic Windows.
    case windows1251 = "windows-1251"
    /// Western European Windows, the encoding of most older CSV files.
    case windows1252 = "windows-1252"
    /// Greek Windows.
    case windows1253 = "windows-1253"
    /// Turkish Windows.
    case windows1254 = "windows-1254"
    /// Western European.
    case latin1 = "iso-8859-1"
    /// Central European.
    case latin2 = "iso-8859-2"
    /// Western European, with the euro sign.
    case latin9 = "iso-8859-15"
    /// Western European, of the classic Mac OS.
    case macintosh = "macintosh"

    /// Returns the encoding that the byte-order mark at the start of an input specifies, and the length of
    /// the mark.
    static func ofByteOrderMark(in bytes: [UInt8]) -> (encoding: TextEncoding, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
        if bytes.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, 2) }
        if bytes.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, 2) }
        return nil
    }

    /// The characters of the 256 bytes. Undefined bytes are U+FFFD. `nil` for encodings with longer
    /// characters.
    var characters: [Unicode.Scalar]? {
        guard let upper else { return nil }
        let scalars = Array(upper.unicodeScalars)
        return (0...UInt8.max).dropLast(scalars.count).map { Unicode.Scalar($0) } + scalars
    }

    /// The characters of the last bytes. Those before them are the first code points of Unicode.
    private var upper: String? {
        switch self {
        case .utf8, .utf16LittleEndian, .utf16BigEndian: nil
        case .windows1250:
            "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬"
                + "\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűü"
                + "ýţ˙"
        case .windows1251:
            "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГ"
                + "ДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя"
        case .windows1252:
            "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ\u{A0}¡¢£¤¥¦§¨©ª«¬"
                + "\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûü"
                + "ýþÿ"
        case .windows1253:
            "€\u{FFFD}‚ƒ„…†‡\u{FFFD}‰\u{FFFD}‹\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—\u{FFFD}"
                + "™\u{FFFD}›\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{A0}΅Ά£¤¥¦§¨©\u{FFFD}«¬\u{AD}®―°±²³΄µ¶·ΈΉ"
                + "Ί»Ό½ΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡ\u{FFFD}ΣΤΥΦΧΨΩΪΫάέήίΰαβγδεζηθικλμνξοπρςστυφχψωϊϋόύώ\u{FFFD}"
        case .windows1254:
            "€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}\u{FFFD}Ÿ\u{A0}"
                + "¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏĞÑÒÓÔÕÖ×ØÙÚÛÜİŞßàáâãäåæçèéêëìíîïğ"
                + "ñòóôõö÷øùúûüışÿ"
        case .latin1: ""
        case .latin2:
            "\u{A0}Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u{AD}ŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéę"
                + "ëěíîďđńňóôőö÷řůúűüýţ˙"
        case .latin9:
            "\u{A0}¡¢£€¥Š§š©ª«¬\u{AD}®¯°±²³Žµ¶·ž¹º»ŒœŸ¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéê"
                + "ëìíîïðñòóôõö÷øùúûüýþÿ"
        case .macintosh:
            "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ"
                + "–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ"
        }
    }
}
