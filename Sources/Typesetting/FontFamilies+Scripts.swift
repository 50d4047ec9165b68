extension FontFamilies {
    /// A script, identified by its ISO 15924 code, and the family that covers it.
    typealias Script = (code: String, family: String)

    /// The scripts in current use, except those in ``lastScripts``.
    static let scripts: [Script] = [
        ("Arab", "Arabic"), ("Hebr", "Hebrew"), ("Deva", "Devanagari"), ("Beng", "Bengali"),
        ("Guru", "Gurmukhi"), ("Gujr", "Gujarati"), ("Orya", "Oriya"), ("Taml", "Tamil"), ("Telu", "Telugu"),
        ("Knda", "Kannada"), ("Mlym", "Malayalam"), ("Sinh", "Sinhala"), ("Thai", "Thai"), ("Laoo", "Lao"),
        ("Mymr", "Myanmar"), ("Khmr", "Khmer"), ("Geor", "Georgian"), ("Armn", "Armenian"),
        ("Ethi", "Ethiopic"), ("Cher", "Cherokee"), ("Cans", "Canadian Aboriginal"),
        ("Thaa", "Thaana"), ("Syrc", "Syriac"), ("Nkoo", "NKo"), ("Adlm", "Adlam"), ("Tfng", "Tifinagh"),
        ("Java", "Javanese"), ("Bali", "Balinese"), ("Olck", "Ol Chiki"), ("Mtei", "Meetei Mayek"),
        ("Vaii", "Vai"), ("Osge", "Osage"),
    ].map { ($0, "Noto Sans " + $1) }

    /// Two scripts whose fonts contain full stops that would take precedence in Chinese text, and rarely used scripts.
    static let lastScripts: [Script] = [
        ("Mong", "Mongolian"), ("Yiii", "Yi"),
        ("Hluw", "Anatolian Hieroglyphs"), ("Avst", "Avestan"), ("Bamu", "Bamum"), ("Bass", "Bassa Vah"),
        ("Batk", "Batak"), ("Bhks", "Bhaiksuki"), ("Brah", "Brahmi"), ("Bugi", "Buginese"),
        ("Buhd", "Buhid"), ("Cari", "Carian"), ("Aghb", "Caucasian Albanian"), ("Cakm", "Chakma"),
        ("Cham", "Cham"), ("Copt", "Coptic"), ("Xsux", "Cuneiform"), ("Cprt", "Cypriot"),
        ("Dsrt", "Deseret"), ("Dupl", "Duployan"), ("Egyp", "Egyptian Hieroglyphs"), ("Elba", "Elbasan"),
        ("Elym", "Elymaic"), ("Glag", "Glagolitic"), ("Goth", "Gothic"), ("Gran", "Grantha"),
        ("Gong", "Gunjala Gondi"), ("Rohg", "Hanifi Rohingya"), ("Hano", "Hanunoo"), ("Hatr", "Hatran"),
        ("Armi", "Imperial Aramaic"), ("Phli", "Inscriptional Pahlavi"), ("Prti", "Inscriptional Parthian"),
        ("Kthi", "Kaithi"), ("Kali", "Kayah Li"), ("Khar", "Kharoshthi"), ("Khoj", "Khojki"),
        ("Sind", "Khudawadi"), ("Lepc", "Lepcha"), ("Limb", "Limbu"), ("Lina", "Linear A"),
        ("Linb", "Linear B"), ("Lisu", "Lisu"), ("Lyci", "Lycian"), ("Lydi", "Lydian"), ("Mahj", "Mahajani"),
        ("Mand", "Mandaic"), ("Mani", "Manichaean"), ("Marc", "Marchen"), ("Gonm", "Masaram Gondi"),
        ("Medf", "Medefaidrin"), ("Mend", "Mende Kikakui"), ("Mero", "Meroitic"), ("Plrd", "Miao"),
        ("Modi", "Modi"), ("Mroo", "Mro"), ("Mult", "Multani"), ("Nbat", "Nabataean"),
        ("Talu", "New Tai Lue"), ("Newa", "Newa"), ("Nshu", "Nushu"), ("Ogam", "Ogham"),
        ("Hung", "Old Hungarian"), ("Ital", "Old Italic"), ("Narb", "Old North Arabian"),
        ("Perm", "Old Permic"), ("Xpeo", "Old Persian"), ("Sogo", "Old Sogdian"),
        ("Sarb", "Old South Arabian"), ("Orkh", "Old Turkic"), ("Osma", "Osmanya"), ("Hmng", "Pahawh Hmong"),
        ("Palm", "Palmyrene"), ("Pauc", "Pau Cin Hau"), ("Phag", "PhagsPa"), ("Phnx", "Phoenician"),
        ("Phlp", "Psalter Pahlavi"), ("Rjng", "Rejang"), ("Runr", "Runic"), ("Samr", "Samaritan"),
        ("Saur", "Saurashtra"), ("Shrd", "Sharada"), ("Shaw", "Shavian"), ("Sidd", "Siddham"),
        ("Sgnw", "SignWriting"), ("Sogd", "Sogdian"), ("Sora", "Sora Sompeng"), ("Soyo", "Soyombo"),
        ("Sund", "Sundanese"), ("Sylo", "Syloti Nagri"), ("Tglg", "Tagalog"), ("Tagb", "Tagbanwa"),
        ("Tale", "Tai Le"), ("Lana", "Tai Tham"), ("Tavt", "Tai Viet"), ("Takr", "Takri"),
        ("Tirh", "Tirhuta"), ("Ugar", "Ugaritic"), ("Wcho", "Wancho"), ("Wara", "Warang Citi"),
        ("Zanb", "Zanabazar Square"),
    ].map { ($0, "Noto Sans " + $1) }

    /// Returns the families that can contain a character, in the order in which they are tried.
    static func families(with character: Unicode.Scalar, script code: String) -> [String] {
        switch code {
        case "Latn", "Grek", "Cyrl": return ["Noto Sans"]
        case "Hani", "Hira", "Kana", "Hang", "Bopo": return ["Noto Sans CJK SC"]
        case "Tibt": return ["Noto Serif Tibetan"]
        default: break
        }
        if let script = (scripts + lastScripts).first(where: { $0.code == code }) { return [script.family] }
        let properties = character.properties
        if properties.isEmoji { return [emoji] }
        switch properties.generalCategory {
        case .mathSymbol, .otherSymbol, .modifierSymbol, .currencySymbol: return symbols
        default: return []
        }
    }
}
