import UIKitNames

/// Text that is too long for its row, in every mode and several scripts, and in very narrow labels.
enum TruncatedRows {
    static var sections: [AttributedRows.Section] {
        [truncated("At the tail", .byTruncatingTail), truncated("In the middle", .byTruncatingMiddle)]
            + [truncated("At the head", .byTruncatingHead), narrow, wrapped, hyphenated]
    }

    private static let samples = [
        "A long line of Latin text that does not fit into one row of a table",
        "جملة عربية طويلة لا تتسع لها صفوف هذا الجدول مهما كان عرضه كبيرا",
        "क्षत्रिय श्रीमान् विश्वविद्यालय की बहुत लम्बी पंक्ति जो यहाँ नहीं समाती",
        "ข้อความภาษาไทยที่ยาวมากจนไม่สามารถแสดงในแถวเดียวของตารางนี้ได้",
        "日本語の長い文章は表の一行には収まりきらないので途中で省略されます。", "👩‍👩‍👧‍👦👨‍👩‍👧🏳️‍🌈👩🏽‍🚀👍🏿🇳🇴👩‍👩‍👧‍👦👨‍👩‍👧🏳️‍🌈👩🏽‍🚀👍🏿🇳🇴👩‍👩‍👧‍👦👨‍👩‍👧🏳️‍🌈👩🏽‍🚀👍🏿🇳🇴👩‍👩‍👧‍👦👨‍👩‍👧🏳️‍🌈👩🏽‍🚀",
    ]

    private static func truncated(_ title: String, _ mode: NSLineBreakMode) -> AttributedRows.Section {
        .init(
            title: title,
            rows: samples.map { sample in
                .label {
                    $0.text = sample
                    $0.lineBreakMode = mode
                }
            })
    }

    /// Labels with widths from 4 points.
    private static var narrow: AttributedRows.Section {
        .init(
            title: "Narrow labels",
            rows: ["Latin", "العربية", "👩‍👩‍👧‍👦👍🏿"].map { text in
                AttributedRows.Row { cell in
                    var x: CGFloat = 16
                    for width in [4, 8, 12, 16, 20, 24, 28, 32, 40] as [CGFloat] {
                        let label = UILabel(frame: CGRect(x: x, y: 4, width: width, height: 36))
                        label.text = text + " " + text
                        label.backgroundColor = UIColor.systemOrange.withAlphaComponent(0.3)
                        cell.contentView.addSubview(label)
                        x += width + 18
                    }
                }
            })
    }

    private static var wrapped: AttributedRows.Section {
        let texts: [(String, NSLineBreakMode)] = [
            (
                "Words go to the next line, and Donaudampfschifffahrtsgesellschaftskapitänsmütze is cut.",
                .byWordWrapping
            ),
            ("Characters go to the next line wherever the line before happens to be full.", .byCharWrapping),
            (
                "Soft hyphens show only where a line ends within one: hy\u{AD}phen, Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt.",
                .byWordWrapping
            ),
            ("ภาษาไทยไม่มีช่องว่างระหว่างคำแต่ยังคงตัดบรรทัดตามคำได้", .byWordWrapping),
            ("日本語は「どこでも」改行できますが、句読点は行頭に来ません。", .byWordWrapping),
            ("一行目のあと、二行だけ見せて残りを省略する長い日本語の文章です。もう入りません、本当に。", .byTruncatingTail),
        ]
        return .init(
            title: "Several lines",
            rows: texts.map { text, mode in
                .label {
                    $0.text = text
                    $0.numberOfLines = mode == .byTruncatingTail ? 2 : 0
                    $0.lineBreakMode = mode
                }
            })
    }

    private static var hyphenated: AttributedRows.Section {
        let texts: [(text: String, language: String)] = [
            (
                "Hyphenation straightforwardly distributes considerably longer words over neighbouring lines.",
                "en"
            ),
            (
                "Die Straßenbahnhaltestelle am Donaudampfschifffahrtsgesellschaftshaus verschiebt Silbentrennungen.",
                "de"
            ),
            (
                "Two lines share extraordinarily considerable words, of which the last line here is truncated.",
                "en"
            ),
        ]
        let style = NSMutableParagraphStyle()
        style.usesDefaultHyphenation = true
        style.lineBreakMode = .byTruncatingTail
        return .init(
            title: "Hyphenated",
            rows: texts.enumerated().map { index, sample in
                .label {
                    $0.attributedText = NSAttributedString(
                        string: sample.text,
                        attributes: [.paragraphStyle: style, .languageIdentifier: sample.language])
                    $0.numberOfLines = index == 2 ? 2 : 0
                }
            })
    }
}
