import UIKitNames

/// Examples of attributed text: prices, units, lines and their breaks, shadows.
enum AttributedText {
    static var sections: [AttributedRows.Section] {
        [prices, stretches, paragraphs, lineBreaks, shadows, fitting]
    }

    /// Returns text with the same attributes everywhere.
    static func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string, attributes: attributes)
    }

    static func joined(_ parts: NSAttributedString...) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        parts.forEach { whole.append($0) }
        return whole
    }

    // MARK: Runs

    /// Returns a price: the old one with strikethrough, the new one in red, with raised cents.
    static func price(old: String, new: String, cents: String, unit: String) -> NSAttributedString {
        joined(
            text(
                old,
                [.strikethroughStyle: NSUnderlineStyle.single.rawValue, .font: UIFont.systemFont(ofSize: 14)]),
            text("  "),
            text(new, [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed]),
            text(
                cents,
                [
                    .font: UIFont.boldSystemFont(ofSize: 11), .foregroundColor: UIColor.systemRed,
                    .baselineOffset: 7,
                ]),
            text(unit, [.font: UIFont.systemFont(ofSize: 12)]))
    }

    static func name(_ name: String, _ origin: String) -> NSAttributedString {
        joined(
            text(name, [.font: UIFont.systemFont(ofSize: 17, weight: .semibold)]), text(" "),
            text(
                origin,
                [.font: UIFont.italicSystemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel]))
    }

    private static var prices: AttributedRows.Section {
        .init(
            title: "Prices",
            rows: [
                .pair(
                    .value1, name("Apples", "Norway"),
                    price(old: "3.20", new: "2", cents: "40", unit: " / kg")),
                .pair(
                    .value1, name("Cherries", "Italy"),
                    price(old: "11.00", new: "8", cents: "95", unit: " / kg")),
                .pair(
                    .subtitle, name("Floor", "oak"),
                    joined(
                        text("12 m"), text("2", [.font: UIFont.systemFont(ofSize: 8), .baselineOffset: 4]),
                        text("  at 10"),
                        text("3", [.font: UIFont.systemFont(ofSize: 8), .baselineOffset: 4]),
                        text(" N, with H"),
                        text("2", [.font: UIFont.systemFont(ofSize: 8), .baselineOffset: -2]), text("O"))),
            ])
    }

    private static var stretches: AttributedRows.Section {
        .init(
            title: "Stretches",
            rows: [
                .label {
                    $0.attributedText = joined(
                        text("single", [.underlineStyle: NSUnderlineStyle.single]), text(" "),
                        text("thick", [.underlineStyle: NSUnderlineStyle.thick]), text(" "),
                        text(
                            "double",
                            [
                                .underlineStyle: NSUnderlineStyle.double,
                                .underlineColor: UIColor.systemBlue,
                            ]), text(" "),
                        text(
                            "through",
                            [
                                .strikethroughStyle: NSUnderlineStyle.double,
                                .strikethroughColor: UIColor.systemRed,
                            ]), text(" "),
                        text("behind", [.backgroundColor: UIColor.systemOrange.withAlphaComponent(0.5)]))
                },
                .label {
                    $0.attributedText = joined(
                        text("W I D E", [.kern: 3]), text("  "), text("usual"), text("  "),
                        text("narrow kerning", [.kern: -0.8]))
                },
                .label {
                    let sentence = NSMutableAttributedString(
                        string: "A word in the middle is Русский or 日本語 😀.")
                    let word = (sentence.string as NSString).range(of: "word in the middle")
                    sentence.addAttribute(.foregroundColor, value: UIColor.systemGreen, range: word)
                    sentence.addAttribute(
                        .font, value: UIFont.systemFont(ofSize: 17, weight: .heavy), range: word)
                    $0.attributedText = sentence
                    $0.adjustsFontSizeToFitWidth = true
                },
            ])
    }

    // MARK: Paragraphs

    private static var paragraphs: AttributedRows.Section {
        .init(
            title: "Paragraphs",
            rows: [
                .label {
                    $0.numberOfLines = 0
                    $0.attributedText = paragraphs(of: "Indented at its first line, with room between lines")
                },
                .label {
                    let list = NSMutableParagraphStyle()
                    list.headIndent = "•  ".size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]).width
                    list.tailIndent = -40
                    list.lineSpacing = 2
                    list.lineHeightMultiple = 1.1
                    $0.numberOfLines = 0
                    $0.attributedText = text(
                        "•  Lines after the first hang, and end before the edge.\n•  So does this one.",
                        [.paragraphStyle: list, .font: UIFont.systemFont(ofSize: 15)])
                },
                .label {
                    let justified = NSMutableParagraphStyle()
                    justified.alignment = .justified
                    $0.numberOfLines = 0
                    $0.attributedText = text(
                        "Both edges of these lines are straight, except for the paragraph's last line, which ends early.",
                        [.paragraphStyle: justified, .font: UIFont.systemFont(ofSize: 15)])
                },
            ])
    }

    /// Returns three paragraphs, each with a different style.
    private static func paragraphs(of sentence: String) -> NSAttributedString {
        let indented = NSMutableParagraphStyle()
        indented.firstLineHeadIndent = 24
        indented.lineSpacing = 4
        indented.paragraphSpacing = 8
        let centered = NSMutableParagraphStyle()
        centered.alignment = .center
        centered.paragraphSpacing = 8
        let ending = NSMutableParagraphStyle()
        ending.alignment = .right
        return joined(
            text("\(sentence), and a gap below.\n", [.paragraphStyle: indented]),
            text(
                "In the middle\n",
                [.paragraphStyle: centered, .font: UIFont.systemFont(ofSize: 17, weight: .bold)]),
            text("At the right", [.paragraphStyle: ending, .foregroundColor: UIColor.systemBlue]))
    }

    // MARK: Lines

    private static let modes: [(NSLineBreakMode, String)] = [
        (.byWordWrapping, "by words"), (.byCharWrapping, "by characters"), (.byClipping, "clipped"),
        (.byTruncatingHead, "at the head"), (.byTruncatingTail, "at the tail"),
        (.byTruncatingMiddle, "in the middle"),
    ]

    private static var lineBreaks: AttributedRows.Section {
        .init(
            title: "Line breaks",
            rows: modes.map { mode, name in
                .label {
                    $0.attributedText = joined(
                        text(name, [.foregroundColor: UIColor.systemBlue]),
                        text(": a line that is longer than the row is wide, and so it "),
                        text("ends", [.font: UIFont.boldSystemFont(ofSize: 17)]))
                    $0.lineBreakMode = mode
                }
            } + [
                .label {
                    $0.numberOfLines = 2
                    $0.attributedText = joined(
                        text("Two lines, ", [.foregroundColor: UIColor.systemBlue]),
                        text(
                            "of which the second ends in an ellipsis because there is no room for a third one"
                        ))
                },
                .label {
                    $0.numberOfLines = 2
                    $0.attributedText = text("Two lines of three\nthat have been separated\nby their author")
                },
            ])
    }

    // MARK: Shadows and sizes

    private static var shadows: AttributedRows.Section {
        let soft = NSShadow()
        soft.shadowOffset = CGSize(width: 0, height: 2)
        soft.shadowBlurRadius = 4
        soft.shadowColor = UIColor.systemBlue
        let hard = NSShadow()
        hard.shadowOffset = CGSize(width: 2, height: 2)
        return .init(
            title: "Shadows",
            rows: [
                .label {
                    $0.text = "A label's own shadow"
                    $0.font = .boldSystemFont(ofSize: 22)
                    $0.shadowColor = UIColor.systemRed.withAlphaComponent(0.5)
                    $0.shadowOffset = CGSize(width: 1, height: 1)
                },
                .label {
                    $0.attributedText = joined(
                        text("Soft 😀 ", [.shadow: soft]), text("none "),
                        text(
                            "hard 😀", [.shadow: hard, .underlineStyle: NSUnderlineStyle.single]))
                    $0.font = .boldSystemFont(ofSize: 22)
                },
            ])
    }

    private static var fitting: AttributedRows.Section {
        let long = "This line is wider than its row, so its font shrinks"
        return .init(
            title: "Fitting",
            rows: [0.5, 0.9].map { factor in
                .label {
                    $0.text = long
                    $0.adjustsFontSizeToFitWidth = true
                    $0.minimumScaleFactor = factor
                }
            })
    }
}
