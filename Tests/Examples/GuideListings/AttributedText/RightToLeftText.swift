import UIKitNames

/// Examples of right-to-left text in a right-to-left table.
enum RightToLeftText {
    static var sections: [AttributedRows.Section] { [prices, paragraphs, lineBreaks] }

    private static var prices: AttributedRows.Section {
        .init(
            title: "מחירים",
            rows: [
                .pair(
                    .value1, AttributedText.name("תפוחים", "נורווגיה"),
                    AttributedText.price(old: "3.20", new: "2", cents: "40", unit: " / ק״ג")),
                .pair(
                    .subtitle, AttributedText.name("كرز", "إيطاليا"),
                    AttributedText.joined(
                        AttributedText.text("عشرة كيلوغرامات ", [.foregroundColor: UIColor.systemGreen]),
                        AttributedText.text("طازجة", [.underlineStyle: NSUnderlineStyle.single]))),
            ])
    }

    private static var paragraphs: AttributedRows.Section {
        let indented = NSMutableParagraphStyle()
        indented.firstLineHeadIndent = 24
        indented.lineSpacing = 3
        return .init(
            title: "الفقرات",
            rows: [
                .label {
                    $0.numberOfLines = 0
                    $0.attributedText = AttributedText.joined(
                        AttributedText.text(
                            "تبدأ هذه الفقرة بمسافة في سطرها الأول، ثم تستمر على عدة أسطر، وفيها ",
                            [.paragraphStyle: indented]),
                        AttributedText.text(
                            "كلمات مهمة",
                            [
                                .paragraphStyle: indented,
                                .backgroundColor: UIColor.systemOrange.withAlphaComponent(0.5),
                            ]),
                        AttributedText.text(" في وسطها.", [.paragraphStyle: indented]))
                },
                .label {
                    $0.numberOfLines = 0
                    $0.text =
                        "Latin lines begin at the right here too, because reading goes from right to left."
                },
                .label {
                    $0.text = "לשמאל"
                    $0.textAlignment = .left
                },
            ])
    }

    private static var lineBreaks: AttributedRows.Section {
        let sentence = "שורה ארוכה יותר מרוחב השורה בטבלה הזאת ולכן היא נקטעת"
        let modes: [NSLineBreakMode] = [
            .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle, .byClipping,
        ]
        return .init(
            title: "שורות",
            rows: modes.map { mode in
                .label {
                    $0.text = sentence
                    $0.lineBreakMode = mode
                }
            })
    }
}
