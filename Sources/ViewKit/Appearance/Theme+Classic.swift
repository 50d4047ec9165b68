extension Theme {
    /// The style of the guides' figures of 2012 and 2013: bold Helvetica-like text, blue selection, gradients and
    /// pinstripes. The article Metrics lists its measurements. It has no dark appearance.
    public static let classic: Theme = {
        var theme = Theme(
            systemFont: .classic, tableWidth: 320, emptyTableHeight: 88, layoutMargin: 8, readableWidth: 672,
            systemSpacing: 8,
            tint: .classicBlue, cell: .classic, accessory: .classic, editing: .classic, plain: .classicPlain,
            grouped: .classicGrouped, insetGrouped: .classicGrouped)
        theme.columns = .classic
        theme.charts.textStyle = nil
        theme.columns.rowTitleFont = .boldSystemFont(ofSize: 17)
        theme.columns.compact = .classic
        theme.titles = .classic
        theme.controls.setClassic()
        theme.scrolling.screenHeight = 480
        theme.scrolling.index.font = .boldSystemFont(ofSize: 11)
        theme.scrolling.index.color = Color((107, 115, 125))
        theme.touches.swipe.movesContent = false
        theme.touches.swipe.minimumWidth = 44
        theme.touches.swipe.padding = 10.5
        theme.touches.swipe.font = .boldSystemFont(ofSize: 14)
        theme.touches.swipe.buttonHeight = 33
        theme.touches.swipe.buttonMargin = 6
        theme.touches.swipe.cornerRadius = 5
        theme.touches.swipe.destructiveFill = .classicGloss(
            Color((237, 130, 136)), Color((200, 54, 64)), Color((189, 20, 33)))
        theme.touches.swipe.destructiveBorderColor = Color((121, 12, 21))
        theme.callouts.textColor = .black
        theme.callouts.lineColor = Color(white: 0.33)
        theme.callouts.dimensionColor = Color((165, 0, 16))
        theme.callouts.extensionColor = Color((165, 0, 16), alpha: 0.9)
        theme.callouts.magnifier.ringColor = Color(white: 0.33)
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
        height: 44, verticalPadding: 2,
        stack: .init(topPadding: 2, gap: 0, minimumGap: 0, bottomPadding: 2),
        margin: .fixed(10),
        textOffset: 0, accessoryGap: 8, imageGap: 10, symbolColumn: 0, valueGap: 6, valueFraction: 0.3,
        value2Column: 67,
        value2Gap: 6,
        textFraction: 0.5, indentationWidth: 10, hasEqualImageMargins: true, selectionHidesSeparators: false,
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
        chevron: .init(
            size: CGSize(width: 8.5, height: 13), stroke: 2.9, color: Color((123, 123, 123)),
            isMitered: true),
        chevronOffset: 0.5, selectedColor: .white,
        checkmark: .init(
            size: CGSize(width: 12.5, height: 13.5), stroke: 3, start: 0.55, turn: 0.36, color: .classicBlue),
        checkmarkOffset: -1, detailDiameter: 29, detailStroke: 2, detailLetter: .classic, detailGap: 10,
        disclosureDisc: .classic)
}

extension Theme.DetailLetter {
    fileprivate static let classic = Self(
        dot: 0.27, dotDiameter: 1.8, top: 0.45, bottom: 0.76, head: 1, foot: 2.8, stroke: 1)
}

extension Theme.DisclosureDisc {
    package static let classic = Self(
        diameter: 22, buttonSize: 29,
        fill: .classicGloss(Color((113, 170, 241)), Color((98, 160, 239)), Color((35, 110, 216))),
        border: .init(
            color: .white, width: 1.5,
            // Two standard deviations of the blur are visible.
            shadow: .init(
                color: Color(white: 0, alpha: 0.4), radius: 1, offset: CGSize(width: 0, height: 3.5))),
        chevron: .init(
            size: CGSize(width: 6.5, height: 10.5), stroke: 2.5, color: .white, isMitered: true))
}

extension Fill {
    /// Returns a glossy fill: a gradient in the upper half above the color of the lower half.
    fileprivate static func classicGloss(_ top: Color, _ middle: Color, _ bottom: Color) -> Fill {
        .gradient([.init(0, top), .init(0.5, middle), .init(0.5, bottom), .init(1, bottom)])
    }
}

extension Theme.DiscBorder {
    package static let classic = Self(
        color: .white, width: 2.5,
        shadow: .init(color: Color(white: 0, alpha: 0.6), radius: 1, offset: CGSize(width: 0, height: 1)))
}

extension Theme.Editing {
    fileprivate static let classic = Self(
        shift: 37, controlX: 8.5, controlOffset: -1.5, controlDiameter: 24, barLength: 13, barThickness: 3,
        hasRoundBars: false, barColor: .white,
        deleteFill: .classicGloss(Color((214, 108, 116)), Color((203, 71, 81)), Color((189, 20, 33))),
        insertFill: .classicGloss(Color((97, 184, 96)), Color((97, 184, 96)), Color((4, 143, 1))),
        border: .classic, reorderWidth: 48, reorderMargin: 12, reorderLineLength: 19,
        reorderLineThickness: 4, reorderLineGap: 2, reorderLineCount: 3,
        reorderFill: .gradient([
            .init(0, Color((176, 176, 176))), .init(0.25, Color((176, 176, 176))),
            .init(0.25, Color((215, 215, 215))), .init(1, Color((215, 215, 215))),
        ]))
}

extension Theme.Controls {
    /// Sets what differs from the modern controls.
    fileprivate mutating func setClassic() {
        activity.spokeCount = 12
        // A thumb's border is outside of it: the thumb of a switch is 27 points high with it, that of a slider 22.5.
        let thumb = Theme.Thumb(
            color: Color(white: 0.95), highlightedColor: Color(white: 0.8), borderColor: Color(white: 0.55),
            borderWidth: 0.5,
            shadows: [
                .init(color: Color(white: 0, alpha: 0.3), radius: 0.5, offset: CGSize(width: 0, height: 0.5))
            ])
        slider.thumb = thumb
        slider.thumbDiameter = 21.5
        segmented.selectedBorderColor = thumb.borderColor
        `switch` = .init(
            size: CGSize(width: 77, height: 27), thumbSize: CGSize(width: 26, height: 26), thumb: thumb,
            thumbMargin: 0.5,
            highlightedWidth: 0, offColor: Color(white: 0.97), onColor: Color((0, 127, 234)),
            shade: .gradient([
                .init(0, Color(white: 0, alpha: 0.3)), .init(0.3, Color(white: 0, alpha: 0.08)),
                .init(1, Color(white: 0, alpha: 0)),
            ]),
            borderColor: Color(white: 0, alpha: 0.3), titles: .classic)
    }
}

extension Theme.Controls.SwitchTitles {
    package static let classic = Self(
        on: "ON", off: "OFF", font: .boldSystemFont(ofSize: 16), onColor: .white,
        offColor: Color(white: 0.5))
}

extension Theme.HeaderFooter {
    fileprivate static let classicPlain = Self(
        height: 22, firstHeight: 22, font: .boldSystemFont(ofSize: 18), color: .white, shadow: .classic,
        background: .gradient(Color((144, 159, 170)), Color((183, 192, 199))),
        separatorAbove: Color((113, 125, 133)), topLines: [Color((165, 177, 186))],
        bottomLines: [Color((152, 158, 164))],
        isUppercase: false, titlePosition: .centered, titleInset: 12, wraps: false)

    fileprivate static let classicHeader = Self(
        height: 37, firstHeight: 47, font: .boldSystemFont(ofSize: 17), color: .classicHeaderFooter,
        shadow: .init(color: .white, offset: CGSize(width: 0, height: 1)), background: .clear,
        isUppercase: false, titlePosition: .baselineAboveBottom(14), wraps: true)

    fileprivate static let classicFooter = Self(
        height: 10, firstHeight: 10, font: .systemFont(ofSize: 15), color: .classicHeaderFooter,
        shadow: .init(color: .white, offset: CGSize(width: 0, height: 1)), alignment: .center,
        background: .clear, isUppercase: false, titlePosition: .below(8), bottomPadding: 7, wraps: true)
}

extension Theme.Border {
    package static let classic = Self(
        color: Color((161, 167, 173)), width: 1, isOutside: true,
        innerShadow: [Color((216, 216, 216)), Color((230, 230, 230))], highlight: .white)
}

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
        background: .stripes(Color((197, 204, 211)), Color((203, 210, 216)), width: 2, period: 7),
        rowBackground: .color(Color((247, 247, 247))), sideInset: .fixed(10), cornerRadius: 8,
        separator: .init(
            color: Color((202, 202, 202)), thickness: 1, isInset: false, etch: Color((253, 253, 253))),
        border: .classic,
        defaultText: .init(
            font: .boldSystemFont(ofSize: 17), color: .black,
            detailFont: .systemFont(ofSize: 14), detailColor: .gray),
        hasOuterSeparators: false, hasLastSeparator: false,
        header: .classicHeader, footer: .classicFooter, topGap: 11, emptyHeader: 11, emptyFooter: 11)
}
