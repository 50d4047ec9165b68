extension Theme {
    /// The style of the guides' figures of 2012 and 2013: bold Helvetica-like text, blue selection, gradients and
    /// pinstripes. Its measurements are those of `metrics.md`. It has no dark appearance.
    public static let classic: Theme = {
        var theme = Theme(
            systemFont: .classic, tableWidth: 320, emptyTableHeight: 88, layoutMargin: 8,
            tint: .classicBlue, cell: .classic, accessory: .classic, editing: .classic, plain: .classicPlain,
            grouped: .classicGrouped, insetGrouped: .classicGrouped)
        // Controls use the modern geometry, but activity indicators have twelve spokes.
        theme.controls.activity.spokeCount = 12
        theme.scrolling.screenHeight = 480
        theme.scrolling.index.font = .boldSystemFont(ofSize: 11)
        theme.scrolling.index.color = Color((107, 115, 125))
        theme.touches.swipe.minimumWidth = 63
        theme.touches.swipe.padding = 10
        theme.touches.swipe.font = .boldSystemFont(ofSize: 14)
        theme.touches.swipe.buttonHeight = 33
        theme.touches.swipe.buttonMargin = 10
        theme.touches.swipe.cornerRadius = 5
        theme.touches.swipe.destructiveColor = Color((209, 32, 24))
        theme.callouts.textColor = .black
        theme.callouts.lineColor = Color(white: 0.45)
        theme.callouts.magnifier.ringColor = Color(white: 0.45)
        theme.frame.background = .white
        theme.frame.captionFont = .systemFont(ofSize: 12)
        theme.frame.captionColor = .black
        theme.frame.device = .init(
            side: 14, end: 56, cornerRadius: 34, screenRadius: 0, color: Color(white: 0.08),
            borderColor: Color(white: 0.62), borderWidth: 2, slotSize: CGSize(width: 44, height: 5),
            detailColor: Color(white: 0.35), buttonDiameter: 38, buttonStroke: 1.5)
        return theme
    }()
}

extension Color {
    /// The blue of checkmarks and values.
    fileprivate static let classicBlue = Color((50, 79, 133))
    /// The blue of values next to their names.
    fileprivate static let classicValue = Color(red: 0.22, green: 0.33, blue: 0.53)
    /// The text color of headers and footers of grouped tables.
    fileprivate static let classicHeaderFooter = Color((76, 86, 108))
}

extension Theme.Cell {
    fileprivate static let classic = Self(
        height: 44, verticalPadding: 2, margin: .fixed(10),
        accessoryGap: 8, imageGap: 10, valueGap: 6, valueFraction: 0.3, value2Column: 67, value2Gap: 6,
        textFraction: 0.5, indentationWidth: 10, imageMargin: 0,
        selectedBackground: .gradient(Color((5, 140, 245)), Color((1, 93, 230))),
        graySelectedBackground: .gradient(Color((205, 205, 205)), Color((172, 172, 172))),
        selectedTextColor: .white, alternateBackground: .color(Color((237, 243, 254))),
        default: .init(
            font: .boldSystemFont(ofSize: 20), color: .black,
            detailFont: .systemFont(ofSize: 14), detailColor: .gray),
        subtitle: .init(
            font: .boldSystemFont(ofSize: 18), color: .black,
            detailFont: .systemFont(ofSize: 14), detailColor: .gray),
        value1: .init(
            font: .boldSystemFont(ofSize: 17), color: .black,
            detailFont: .systemFont(ofSize: 17), detailColor: .classicValue),
        value2: .init(
            font: .boldSystemFont(ofSize: 12), color: Color(red: 0.32, green: 0.40, blue: 0.57),
            detailFont: .boldSystemFont(ofSize: 15), detailColor: .black))
}

extension Theme.Accessory {
    fileprivate static let classic = Self(
        chevronSize: CGSize(width: 10, height: 14), chevronStroke: 3, chevronColor: .gray,
        selectedColor: .white,
        checkmarkSize: CGSize(width: 14, height: 13), checkmarkStroke: 3, checkmarkStart: 0.55,
        checkmarkTurn: 0.36,
        checkmarkColor: .classicBlue, detailDiameter: 29, detailStroke: 2, detailLetter: .modern,
        detailGap: 10, disclosureDisc: .classic)
}

extension Theme.DisclosureDisc {
    package static let classic = Self(
        diameter: 29, fill: .classicGloss(Color((98, 160, 239)), Color((35, 110, 216))), border: .classic,
        chevronSize: CGSize(width: 8, height: 13), chevronStroke: 3, chevronColor: .white)
}

extension Fill {
    /// Returns a glossy gradient with a lighter upper half.
    fileprivate static func classicGloss(_ top: Color, _ bottom: Color) -> Fill {
        .gradient([
            .init(0, top.withAlphaComponent(0.85)), .init(0.5, top), .init(0.5, bottom), .init(1, bottom),
        ])
    }
}

extension Theme.DiscBorder {
    package static let classic = Self(
        color: .white, width: 2.5,
        shadow: .init(color: Color(white: 0, alpha: 0.6), radius: 1, offset: CGSize(width: 0, height: 1)))
}

extension Theme.Editing {
    fileprivate static let classic = Self(
        shift: 32, controlX: 5, controlDiameter: 27, barLength: 13, barThickness: 3, barColor: .white,
        deleteFill: .classicGloss(Color((240, 90, 80)), Color((214, 20, 16))),
        insertFill: .classicGloss(Color((110, 200, 90)), Color((40, 150, 20))), border: .classic,
        reorderWidth: 48, reorderLineLength: 22, reorderLineThickness: 2, reorderLineGap: 3,
        reorderLineCount: 3, reorderColor: Color(white: 0.7))
}

extension Theme.HeaderFooter {
    fileprivate static let classicPlain = Self(
        height: 22, firstHeight: 22, font: .boldSystemFont(ofSize: 18), color: .white, shadow: .classic,
        background: .gradient(Color((144, 159, 171)), Color((183, 192, 199))), isUppercase: false,
        titlePosition: .centered, wraps: false)

    fileprivate static let classicHeader = Self(
        height: 36, firstHeight: 46, font: .boldSystemFont(ofSize: 17), color: .classicHeaderFooter,
        shadow: .init(color: .white, offset: CGSize(width: 0, height: 1)), background: .clear,
        isUppercase: false, titlePosition: .baselineAboveBottom(11), wraps: true)

    fileprivate static let classicFooter = Self(
        height: 10, firstHeight: 10, font: .systemFont(ofSize: 15), color: .classicHeaderFooter,
        shadow: .init(color: .white, offset: CGSize(width: 0, height: 1)), alignment: .center,
        background: .clear, isUppercase: false, titlePosition: .below(7), wraps: true)
}

extension Theme.Border { package static let classic = Self(color: Color(white: 0.67), width: 1) }

extension Theme.TextShadow {
    package static let classic = Self(
        color: Color(white: 0, alpha: 0.44), offset: CGSize(width: 0, height: 1))
}

extension Theme.Group {
    fileprivate static let classicPlain = Self(
        background: .color(.white), rowBackground: .color(.white), sideInset: .fixed(0), cornerRadius: 0,
        separator: .init(color: Color(white: 0.88), thickness: 1, isInset: false),
        hasOuterSeparators: false, hasLastSeparator: true,
        header: .classicPlain, footer: .classicPlain, topGap: 0, emptyHeader: 0, emptyFooter: 0)

    fileprivate static let classicGrouped = Self(
        background: .stripes(Color((197, 204, 212)), Color((203, 210, 216)), width: 2, period: 7),
        rowBackground: .color(Color((247, 247, 247))), sideInset: .fixed(10), cornerRadius: 8,
        separator: .init(color: Color(white: 0.67), thickness: 1, isInset: false), border: .classic,
        defaultText: .init(
            font: .boldSystemFont(ofSize: 17), color: .black,
            detailFont: .systemFont(ofSize: 14), detailColor: .gray),
        hasOuterSeparators: false, hasLastSeparator: false,
        header: .classicHeader, footer: .classicFooter, topGap: 10, emptyHeader: 5, emptyFooter: 5)
}
