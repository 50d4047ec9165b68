import TableKit

// The keys of theme files, one for each property of the theme.

extension Theme: SceneObject {
    package init() { self = Theme.modern }

    static let definition = Definition<Self>(
        name: "theme",
        summary:
            "Every size, font and color a table is drawn with, as data. Sizes are points. Drawing code holds no number of its own: to change how tables look, copy a theme and change its values.",
        keys: [
            Key(
                always: "systemFontFamily", \.systemFontFamily, .text,
                "The family that stands for the system font."),
            Key(always: "tableWidth", \.tableWidth, .tableSide, "The width of a table that is not told one."),
            Key(
                always: "layoutMargin", \.layoutMargin, .length,
                "The room that views keep between their edges and what stands in them, unless they are told otherwise."
            ).unseen("12", because: "Views of scenes are told their margins; it is for views made in Swift."),
            Key(
                always: "emptyTableHeight", \.emptyTableHeight, .tableSide,
                "The height of the picture of a table that has neither rows nor headers."),
            Key(always: "tint", \.tint, .color, "The color of controls and marks that ask for attention."),
            Key(part: "cell", \.cell, "Rows and what they hold."),
            Key(part: "accessory", \.accessory, "The marks at the right of a row."),
            Key(part: "editing", \.editing, "The controls of a row that is being edited."),
            Key(part: "plain", \.plain, "Plain tables."),
            Key(part: "grouped", \.grouped, "Grouped tables."),
            Key(part: "insetGrouped", \.insetGrouped, "Inset grouped tables."),
            Key(part: "controls", \.controls, "The controls that stand in cells."),
            Key(part: "scrolling", \.scrolling, "What stands on a table while it scrolls."),
            Key(part: "touches", \.touches, "What fingers do, and the looks of rows they have hold of."),
            Key(part: "callouts", \.callouts, "What explains a table in its picture."),
            Key(part: "frame", \.frame, "What frames a table in its picture."),
        ])
}

extension Theme.Margin: SceneObject {
    package init() { self = Theme.modern.cell.margin }

    static let definition = Definition<Self>(
        name: "margin look", summary: "A horizontal margin that widens with the table.",
        keys: [
            Key(always: "narrow", \.narrow, .length, "The margin of a table narrower than threshold."),
            Key(always: "wide", \.wide, .length, "The margin of a table at least as wide as threshold."),
            Key(
                always: "threshold", \.threshold, .points(0...16_000),
                "The width of a table at which the margin changes."
            ),
        ])
}

extension Theme.CellText: SceneObject {
    package init() { self = Theme.modern.cell.default }

    static let definition = Definition<Self>(
        name: "cell text look", summary: "The fonts and colors of one predefined cell style.",
        keys: [
            Key(always: "font", \.font, .font, "The font of the text label."),
            Key(always: "color", \.color, .color, "The color of the text label."),
            Key(always: "detailFont", \.detailFont, .font, "The font of the detail text label."),
            Key(always: "detailColor", \.detailColor, .color, "The color of the detail text label."),
        ])
}

extension Theme.Cell: SceneObject {
    package init() { self = Theme.modern.cell }

    static let definition = Definition<Self>(
        name: "cell look", summary: "Rows and what they hold.",
        keys: [
            Key(
                always: "height", \.height, .points(SceneLimits.rowHeight),
                "The height of a row that is not told one, and the least automatic height."),
            Key(
                always: "verticalPadding", \.verticalPadding, .length,
                "The room above and below the content of a row that finds its own height."),
            Key(
                part: "margin", \.margin,
                "The room left of the content, and right of it where nothing follows."),
            Key(
                always: "accessoryGap", \.accessoryGap, .length,
                "The room between the content and an accessory."),
            Key(
                always: "imageGap", \.imageGap, .length, "The room between an image and the text right of it."
            ),
            Key(
                always: "valueGap", \.valueGap, .length,
                "The least room between the text and the value of the value1 style."),
            Key(
                always: "valueShare", \.valueShare, .share,
                "The share of a row's text area, 0 to 1, that a long value of the value1 style keeps beside a long text."
            ),
            Key(
                always: "value2Column", \.value2Column, .length,
                "The width of the left column of the value2 style."),
            Key(
                always: "value2Gap", \.value2Gap, .length, "The room between the columns of the value2 style."
            ),
            Key(
                always: "textShare", \.textShare, .share,
                "The share of a row's content, 0 to 1, that its texts keep beside a large image, if they need that much."
            ),
            Key(
                orNone: "stackingCategory", \.stackingCategory, .choice,
                "The least content size category in which texts take as many lines as they need and the value styles have their texts one below the other; none for none."
            ),
            Key(
                always: "indentationWidth", \.indentationWidth, .length,
                "How far one indentation level moves the content."),
            Key(
                orNone: "imageMargin", \.imageMargin, .length,
                "The room left of an image; none for as much as left of other content."),
            Key(
                always: "selectedBackground", \.selectedBackground, .fill,
                "Behind a selected or highlighted row."),
            Key(
                always: "graySelectedBackground", \.graySelectedBackground, .fill,
                "Behind a selected or highlighted row whose selection is to be gray."),
            Key(
                orNone: "selectedTextColor", \.selectedTextColor, .color,
                "The color of the texts of a selected or highlighted row; none for no change."),
            Key(
                always: "alternateBackground", \.alternateBackground, .fill,
                "Behind every second row of a table with alternating backgrounds."),
            Key(part: "default", \.`default`, "Fonts and colors of the default style."),
            Key(part: "subtitle", \.subtitle, "Fonts and colors of the subtitle style."),
            Key(part: "value1", \.value1, "Fonts and colors of the value1 style."),
            Key(part: "value2", \.value2, "Fonts and colors of the value2 style."),
        ])
}

extension Theme.DetailLetter: SceneObject {
    package init() { self = .modern }

    static let definition = Definition<Self>(
        name: "detail letter look",
        summary:
            "The letter i in a ring. Heights are shares of the ring's, from its top; the rest are multiples of its stroke.",
        keys: [
            Key(always: "dot", \.dot, .length, "The height of the dot's middle."),
            Key(always: "dotDiameter", \.dotDiameter, .length, "The diameter of the dot."),
            Key(always: "top", \.top, .length, "The height of the stem's top."),
            Key(always: "bottom", \.bottom, .length, "The height of the stem's bottom."),
            Key(always: "head", \.head, .length, "How far the stem's top reaches to the left."),
            Key(always: "foot", \.foot, .length, "The length of the bar at the stem's bottom."),
        ])
}

extension Theme.Accessory: SceneObject {
    package init() { self = Theme.modern.accessory }

    static let definition = Definition<Self>(
        name: "accessory look", summary: "The marks at the right of a row.",
        keys: [
            Key(always: "chevronSize", \.chevronSize, .size, "The chevron of a disclosure indicator."),
            Key(always: "chevronStroke", \.chevronStroke, .length, "The thickness of the chevron's line."),
            Key(always: "chevronColor", \.chevronColor, .color, "The color of the chevron."),
            Key(
                orNone: "selectedColor", \.selectedColor, .color,
                "The color of chevron and checkmark in a selected or highlighted row; none for no change."),
            Key(always: "checkmarkSize", \.checkmarkSize, .size, "The size of the checkmark."),
            Key(
                always: "checkmarkStroke", \.checkmarkStroke, .length,
                "The thickness of the checkmark's line."),
            Key(
                always: "checkmarkStart", \.checkmarkStart, .share,
                "Where the checkmark's line begins, as a share of its height from the top."),
            Key(
                always: "checkmarkTurn", \.checkmarkTurn, .share,
                "Where the checkmark's line turns, as a share of its width from the left."),
            Key(
                orNone: "checkmarkColor", \.checkmarkColor, .color,
                "The color of the checkmark; none for the tint."),
            Key(always: "detailDiameter", \.detailDiameter, .length, "The diameter of the detail button."),
            Key(
                always: "detailStroke", \.detailStroke, .length,
                "The thickness of the detail button's ring and letter."),
            Key(part: "detailLetter", \.detailLetter, "The letter i of the detail button."),
            Key(
                always: "detailGap", \.detailGap, .length,
                "The room between the detail button and the chevron."),
            Key(
                orNone: "disclosureDisc", \.disclosureDisc, .object,
                "What a detail disclosure button is instead of a detail button beside a chevron; none for those."
            ),
            Key(
                orNone: "textStyle", \.textStyle, .choice,
                "The text style with whose sizes the marks grow; none for marks of one size."),
        ])
}

extension Theme.DisclosureDisc: SceneObject {
    package init() { self = .classic }

    static let definition = Definition<Self>(
        name: "disclosure disc look", summary: "A disc with a chevron, for more about a row.",
        keys: [
            Key(always: "diameter", \.diameter, .length, "The diameter with the ring."),
            Key(always: "fill", \.fill, .fill, "What the disc is painted with."),
            Key(part: "rim", \.rim, "The ring around it."),
            Key(always: "chevronSize", \.chevronSize, .size, "The size of the chevron."),
            Key(always: "chevronStroke", \.chevronStroke, .length, "The thickness of the chevron's line."),
            Key(always: "chevronColor", \.chevronColor, .color, "The color of the chevron."),
        ])
}

extension Theme.Rim: SceneObject {
    package init() { self = .classic }

    static let definition = Definition<Self>(
        name: "rim look", summary: "A ring around a disc, inside its diameter.",
        keys: [
            Key(always: "color", \.color, .color, "The color of the ring."),
            Key(always: "width", \.width, .length, "The thickness of the ring."),
            Key(part: "shadow", \.shadow, "What it casts."),
        ])
}

extension Theme.Editing: SceneObject {
    package init() { self = Theme.modern.editing }

    static let definition = Definition<Self>(
        name: "editing look", summary: "The controls of a row that is being edited.",
        keys: [
            Key(
                always: "shift", \.shift, .length,
                "How far the content moves to make room for the control at the left."),
            Key(
                always: "controlX", \.controlX, .length,
                "The distance from the row's left edge to the control."),
            Key(always: "controlDiameter", \.controlDiameter, .length, "The diameter of the control."),
            Key(always: "barLength", \.barLength, .length, "The length of the control's bars."),
            Key(always: "barThickness", \.barThickness, .length, "The thickness of the control's bars."),
            Key(always: "barColor", \.barColor, .color, "The color of the control's bars."),
            Key(always: "deleteFill", \.deleteFill, .fill, "The disc of the delete control."),
            Key(always: "insertFill", \.insertFill, .fill, "The disc of the insert control."),
            Key(orNone: "rim", \.rim, .object, "The ring around either disc; none for none."),
            Key(
                always: "reorderWidth", \.reorderWidth, .length,
                "The width of the area of the reorder control."),
            Key(
                always: "reorderLineLength", \.reorderLineLength, .length,
                "The length of the reorder control's lines."),
            Key(
                always: "reorderLineThickness", \.reorderLineThickness, .length,
                "The thickness of the reorder control's lines."),
            Key(
                always: "reorderLineGap", \.reorderLineGap, .length,
                "The room between the reorder control's lines."),
            Key(
                always: "reorderLineCount", \.reorderLineCount, .whole(1...100),
                "The number of the reorder control's lines."),
            Key(always: "reorderColor", \.reorderColor, .color, "The color of the reorder control's lines."),
            Key(
                orNone: "textStyle", \.textStyle, .choice,
                "The text style with whose sizes the control at the left grows; none for a control of one size."
            ),
        ])
}
