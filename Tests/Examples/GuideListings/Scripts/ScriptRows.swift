import UIKitNames

/// Text in many scripts. Each row contains the name of its script or of its example.
enum ScriptRows {
    static var sections: [AttributedRows.Section] {
        [alphabets, brahmic, hanForms, marks, emoji, rarities, missing]
    }

    /// A row for each of several scripts.
    static var greetings: AttributedRows.Section {
        section(
            "",
            [
                ("Hindi", "नमस्ते दुनिया"), ("Arabic", "مرحبا بالعالم 42"), ("Thai", "สวัสดีชาวโลก"),
                ("Hebrew", "שלום עולם"),
                ("Chinese", "你好，世界"), ("Korean", "안녕하세요"), ("Tamil", "வணக்கம் உலகம்"), ("Emoji", "👋🏽 🌍 👩‍🚀"),
            ])
    }

    private static func section(_ title: String, _ rows: [(name: String, text: String)])
        -> AttributedRows.Section
    {
        .init(
            title: title,
            rows: rows.map { row in
                AttributedRows.Row(style: .value1) { cell in
                    cell.textLabel?.text = row.text
                    cell.detailTextLabel?.text = row.name
                    cell.detailTextLabel?.font = .systemFont(ofSize: 13)
                }
            })
    }

    private static var alphabets: AttributedRows.Section {
        section(
            "Alphabets",
            [
                ("Arabic", "القطار 42 إلى Paris، ١٢٣"), ("Persian", "قطار شمارهٔ ۴۵۶"),
                ("Hebrew", "רכבת 7 ב־10:30"),
                ("Vocalised", "בְּרֵאשִׁית · بِسْمِ ٱللَّٰهِ"), ("Greek", "Ταξίδι στη Θεσσαλονίκη"),
                ("Cyrillic", "Подъезд № 5"), ("Armenian", "Երևանի կայարան"), ("Georgian", "თბილისი"),
                ("Amharic", "አዲስ አበባ"), ("Korean", "대한민국 서울역"), ("Mongolian", "ᠮᠣᠩᠭᠣᠯ"),
            ])
    }

    private static var brahmic: AttributedRows.Section {
        section(
            "Scripts with conjuncts and marks",
            [
                ("Hindi", "क्षत्रिय श्रीमान् हिन्दी"), ("Bengali", "স্বাগতম বিশ্ববিদ্যালয়"), ("Punjabi", "ਪੰਜਾਬੀ ਸ੍ਰੀ"),
                ("Gujarati", "ગુજરાતી શ્રી"), ("Tamil", "தமிழ் கொள்ளை"), ("Telugu", "తెలుగు స్త్రీ"),
                ("Kannada", "ಕನ್ನಡ ಸ್ತ್ರೀ"), ("Malayalam", "മലയാളം സ്ത്രീ"), ("Sinhala", "ශ්‍රී ලංකාව"),
                ("Thai", "ที่นี่น้ำผึ้ง"), ("Lao", "ຍິນດີຕ້ອນຮັບ"), ("Khmer", "ស្រុកខ្មែរ"), ("Burmese", "မြန်မာနိုင်ငံ"),
                ("Tibetan", "བཀྲ་ཤིས་བདེ་ལེགས།"),
            ])
    }

    /// The same characters in the form of each region.
    private static var hanForms: AttributedRows.Section {
        let languages = [
            ("zh-Hans", "Simplified"), ("zh-Hant", "Traditional"), ("zh-HK", "Hong Kong"), ("ja", "Japanese"),
            ("ko", "Korean"),
        ]
        return .init(
            title: "Chinese characters by language",
            rows: languages.map { language, name in
                .pair(
                    .value1,
                    NSAttributedString(
                        string: "直骨返角誤刃今令。", attributes: [.languageIdentifier: language]),
                    NSAttributedString(string: name, attributes: [.font: UIFont.systemFont(ofSize: 13)]))
            })
    }

    private static var marks: AttributedRows.Section {
        section(
            "Marks, signs and selectors",
            [
                ("combined", "e\u{301} o\u{308}\u{304} q\u{307}\u{323} a\u{361}b n\u{303}"),
                ("Vietnamese", "Việt Nữ Ngộ"), ("phonetic", "ˈʃt͡ʃɐbʲ ŋ̊ ɔ̃ː"), ("Zalgo", "Z̸̧̛a̶͗͘l̵̰̇g̷͖͐o̴̮͛"),
                ("text style", "☺\u{FE0E} ♥\u{FE0E} ✈\u{FE0E} ☎\u{FE0E}"),
                ("emoji style", "☺\u{FE0F} ♥\u{FE0F} ✈\u{FE0F} ☎\u{FE0F}"),
                ("symbols", "→ ⇧⌘ ✓ ★ ∑√∞ ½ № €₹₿"),
            ])
    }

    private static var emoji: AttributedRows.Section {
        section(
            "Emoji",
            [
                ("families", "👩‍👩‍👧‍👦 👨‍👩‍👧 👩‍❤️‍👨"), ("skin and work", "👍🏻👍🏿 👩🏽‍🚀 🧑🏾‍🌾"),
                ("flags", "🇳🇴🇯🇵🇧🇷 🏳️‍🌈 🏴󠁧󠁢󠁳󠁣󠁴󠁿"), ("keys", "1️⃣ #️⃣ 🔟"), ("with text", "Wi-Fi 📶 on ✅"),
            ])
    }

    private static var rarities: AttributedRows.Section {
        section(
            "Scripts of few or none",
            [
                ("Cherokee", "ᏣᎳᎩ ᎦᏬᏂᎯᏍᏗ"), ("Javanese", "ꦗꦮ"), ("Tifinagh", "ⵜⵉⴼⵉⵏⴰⵖ"),
                ("Inuktitut", "ᐃᓄᒃᑎᑐᑦ"),
                ("Runes", "ᚠᚢᚦᚨᚱᚲ"), ("Gothic", "𐌲𐌿𐍄𐌹𐍃𐌺"), ("Cuneiform", "𒀭𒂗𒆤"), ("Hieroglyphs", "𓀀𓂀𓅓𓆣"),
            ])
    }

    private static var missing: AttributedRows.Section {
        section(
            "What has no picture",
            [
                ("nothing", "a\u{0}\u{7}\u{1B}\u{200B}\u{2060}\u{FEFF}b"),
                ("tabs", "1\t22\t333\tend"), ("a new line", "one\ntwo\r\nthree"),
            ])
    }
}
