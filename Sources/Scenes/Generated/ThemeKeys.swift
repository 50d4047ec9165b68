// Written by `make keys` from the doc comments and properties of types. Do not edit.
// swift-format-ignore-file

import SceneSchema
import TableKit

extension LetterSpacing {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("spacing", \.spacing),
        Key("weight", \.weight),
    ]
}

extension LineMetrics {
    package static let keys: [Key<Self>] = [
        Key("ascender", \.ascender),
        Key("descender", \.descender),
    ]
}

extension SystemFont {
    package static let keys: [Key<Self>] = [
        Key("family", \.family),
        Key("features", \.features),
        Key("letterSpacing", \.letterSpacing),
        Key("lines", \.lines),
    ]
}

extension Theme {
    package static let keys: [Key<Self>] = [
        Key("systemFont", \.systemFont),
        Key("tableWidth", \.tableWidth),
        Key("emptyTableHeight", \.emptyTableHeight),
        Key("layoutMargin", \.layoutMargin),
        Key("readableWidth", \.readableWidth),
        Key("systemSpacing", \.systemSpacing),
        Key("systemColors", \.systemColors),
        Key("tint", \.tint),
        Key("cell", \.cell),
        Key("accessory", \.accessory),
        Key("editing", \.editing),
        Key("plain", \.plain),
        Key("grouped", \.grouped),
        Key("insetGrouped", \.insetGrouped),
        Key("lists", \.lists),
        Key("columns", \.columns),
        Key("contentUnavailable", \.contentUnavailable),
        Key("charts", \.charts),
        Key("titles", \.titles),
        Key("controls", \.controls),
        Key("scrolling", \.scrolling),
        Key("touches", \.touches),
        Key("callouts", \.callouts),
        Key("frame", \.frame),
    ]
}

extension Theme.Accessory {
    package static let keys: [Key<Self>] = [
        Key("chevron", \.chevron),
        Key("chevronOffset", \.chevronOffset),
        Key("selectedColor", \.selectedColor),
        Key("checkmark", \.checkmark),
        Key("checkmarkOffset", \.checkmarkOffset),
        Key("detailDiameter", \.detailDiameter),
        Key("detailStroke", \.detailStroke),
        Key("detailLetter", \.detailLetter),
        Key("detailGap", \.detailGap),
        Key("disclosureDisc", \.disclosureDisc),
        Key("textStyle", \.textStyle),
    ]
}

extension Theme.ActionCircle {
    package static let keys: [Key<Self>] = [
        Key("diameter", \.diameter),
        Key("margin", \.margin),
        Key("rowGap", \.rowGap),
        Key("titleFont", \.titleFont),
        Key("titleColor", \.titleColor),
        Key("baseline", \.baseline),
    ]
}

extension Theme.Border {
    package static let keys: [Key<Self>] = [
        Key("color", \.color),
        Key("width", \.width),
        Key("isOutside", \.isOutside),
        Key("innerShadow", \.innerShadow),
        Key("highlight", \.highlight),
    ]
}

extension Theme.Bullet {
    package static let keys: [Key<Self>] = [
        Key("diameter", \.diameter),
        Key("color", \.color),
        Key("borderColor", \.borderColor),
        Key("borderWidth", \.borderWidth),
        Key("font", \.font),
        Key("textColor", \.textColor),
    ]
}

extension Theme.Callouts {
    package static let keys: [Key<Self>] = [
        Key("font", \.font),
        Key("textColor", \.textColor),
        Key("labelWidth", \.labelWidth),
        Key("lineColor", \.lineColor),
        Key("lineWidth", \.lineWidth),
        Key("gap", \.gap),
        Key("labelGap", \.labelGap),
        Key("labelSpacing", \.labelSpacing),
        Key("bracketInset", \.bracketInset),
        Key("tick", \.tick),
        Key("elbow", \.elbow),
        Key("dotDiameter", \.dotDiameter),
        Key("dimensionFont", \.dimensionFont),
        Key("dimensionColor", \.dimensionColor),
        Key("extensionColor", \.extensionColor),
        Key("bullet", \.bullet),
        Key("magnifier", \.magnifier),
    ]
}

extension Theme.Cell {
    package static let keys: [Key<Self>] = [
        Key("height", \.height),
        Key("heightTextStyle", \.heightTextStyle),
        Key("verticalPadding", \.verticalPadding),
        Key("stack", \.stack),
        Key("margin", \.margin),
        Key("textOffset", \.textOffset),
        Key("accessoryGap", \.accessoryGap),
        Key("imageGap", \.imageGap),
        Key("symbolColumn", \.symbolColumn),
        Key("valueGap", \.valueGap),
        Key("valueFraction", \.valueFraction),
        Key("value2Column", \.value2Column),
        Key("value2Gap", \.value2Gap),
        Key("textFraction", \.textFraction),
        Key("stackingCategory", \.stackingCategory),
        Key("indentationWidth", \.indentationWidth),
        Key("hasEqualImageMargins", \.hasEqualImageMargins),
        Key("selectionHidesSeparators", \.selectionHidesSeparators),
        Key("selectedBackground", \.selectedBackground),
        Key("graySelectedBackground", \.graySelectedBackground),
        Key("selectedTextColor", \.selectedTextColor),
        Key("alternateBackground", \.alternateBackground),
        Key("isAlternating", \.isAlternating),
        Key("default", \.default),
        Key("subtitle", \.subtitle),
        Key("value1", \.value1),
        Key("value2", \.value2),
    ]
}

extension Theme.CellText {
    package static let keys: [Key<Self>] = [
        Key("font", \.font),
        Key("color", \.color),
        Key("detailFont", \.detailFont),
        Key("detailColor", \.detailColor),
    ]
}

extension Theme.Charts {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("minimumWidth", \.minimumWidth),
        Key("valueGap", \.valueGap),
        Key("barHeight", \.barHeight),
        Key("progressHeight", \.progressHeight),
        Key("lineWidth", \.lineWidth),
        Key("pointDiameter", \.pointDiameter),
        Key("pointWidth", \.pointWidth),
        Key("pointGap", \.pointGap),
        Key("starSize", \.starSize),
        Key("starGap", \.starGap),
        Key("starStroke", \.starStroke),
        Key("color", \.color),
        Key("negativeColor", \.negativeColor),
        Key("axisColor", \.axisColor),
        Key("trackColor", \.trackColor),
        Key("endFont", \.endFont),
        Key("endColor", \.endColor),
        Key("referenceColor", \.referenceColor),
        Key("bandColor", \.bandColor),
        Key("areaOpacity", \.areaOpacity),
        Key("starColor", \.starColor),
        Key("textStyle", \.textStyle),
    ]
}

extension Theme.Checkmark {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("stroke", \.stroke),
        Key("start", \.start),
        Key("turn", \.turn),
        Key("color", \.color),
    ]
}

extension Theme.Chevron {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("stroke", \.stroke),
        Key("color", \.color),
        Key("isMitered", \.isMitered),
    ]
}

extension Theme.Columns {
    package static let keys: [Key<Self>] = [
        Key("rowHeight", \.rowHeight),
        Key("gap", \.gap),
        Key("minimumWidth", \.minimumWidth),
        Key("verticalPadding", \.verticalPadding),
        Key("font", \.font),
        Key("color", \.color),
        Key("numberFeatures", \.numberFeatures),
        Key("missingText", \.missingText),
        Key("missingColor", \.missingColor),
        Key("headerFont", \.headerFont),
        Key("headerColor", \.headerColor),
        Key("headerBackground", \.headerBackground),
        Key("headerTopRuleHeight", \.headerTopRuleHeight),
        Key("headerRuleHeight", \.headerRuleHeight),
        Key("headerRuleColor", \.headerRuleColor),
        Key("headerPadding", \.headerPadding),
        Key("titleLines", \.titleLines),
        Key("iconGap", \.iconGap),
        Key("imageHeight", \.imageHeight),
        Key("imageRadius", \.imageRadius),
        Key("linkColor", \.linkColor),
        Key("codeBackground", \.codeBackground),
        Key("codeFamily", \.codeFamily),
        Key("summaryFont", \.summaryFont),
        Key("summaryColor", \.summaryColor),
        Key("summaryBackground", \.summaryBackground),
        Key("summaryRuleHeight", \.summaryRuleHeight),
        Key("summaryRuleColor", \.summaryRuleColor),
        Key("rowTitleFont", \.rowTitleFont),
        Key("groupSpacing", \.groupSpacing),
        Key("compact", \.compact),
    ]
}

extension Theme.CompactColumns {
    package static let keys: [Key<Self>] = [
        Key("rowHeight", \.rowHeight),
        Key("gap", \.gap),
        Key("verticalPadding", \.verticalPadding),
        Key("font", \.font),
        Key("rowTitleFont", \.rowTitleFont),
        Key("summaryFont", \.summaryFont),
        Key("headerFont", \.headerFont),
        Key("headerPadding", \.headerPadding),
        Key("imageHeight", \.imageHeight),
    ]
}

extension Theme.ContentUnavailable {
    package static let keys: [Key<Self>] = [
        Key("font", \.font),
        Key("color", \.color),
        Key("secondaryFont", \.secondaryFont),
        Key("secondaryColor", \.secondaryColor),
        Key("imageColor", \.imageColor),
        Key("symbolSize", \.symbolSize),
        Key("margins", \.margins),
        Key("imagePadding", \.imagePadding),
        Key("loadingPadding", \.loadingPadding),
        Key("textPadding", \.textPadding),
        Key("buttonPadding", \.buttonPadding),
        Key("secondaryButtonPadding", \.secondaryButtonPadding),
    ]
}

extension Theme.Controls {
    package static let keys: [Key<Self>] = [
        Key("disabledOpacity", \.disabledOpacity),
        Key("button", \.button),
        Key("configuredButton", \.configuredButton),
        Key("switch", \.switch),
        Key("slider", \.slider),
        Key("segmented", \.segmented),
        Key("stepper", \.stepper),
        Key("progress", \.progress),
        Key("activity", \.activity),
        Key("page", \.page),
        Key("textField", \.textField),
        Key("searchBar", \.searchBar),
    ]
}

extension Theme.Controls.Activity {
    package static let keys: [Key<Self>] = [
        Key("mediumDiameter", \.mediumDiameter),
        Key("largeDiameter", \.largeDiameter),
        Key("spokeCount", \.spokeCount),
        Key("spokeLength", \.spokeLength),
        Key("spokeThickness", \.spokeThickness),
        Key("color", \.color),
        Key("weakestOpacity", \.weakestOpacity),
    ]
}

extension Theme.Controls.Button {
    package static let keys: [Key<Self>] = [
        Key("font", \.font),
        Key("customFont", \.customFont),
        Key("customTitleColor", \.customTitleColor),
        Key("disabledColor", \.disabledColor),
        Key("highlightedOpacity", \.highlightedOpacity),
        Key("highlightedImageOpacity", \.highlightedImageOpacity),
        Key("selectedTitleColor", \.selectedTitleColor),
        Key("selectedOutset", \.selectedOutset),
        Key("selectedRadius", \.selectedRadius),
        Key("verticalPadding", \.verticalPadding),
        Key("minimumSize", \.minimumSize),
        Key("plusLength", \.plusLength),
    ]
}

extension Theme.Controls.ButtonSize {
    package static let keys: [Key<Self>] = [
        Key("padding", \.padding),
        Key("font", \.font),
        Key("subtitleFont", \.subtitleFont),
        Key("cornerRadius", \.cornerRadius),
    ]
}

extension Theme.Controls.ConfiguredButton {
    package static let keys: [Key<Self>] = [
        Key("mini", \.mini),
        Key("small", \.small),
        Key("medium", \.medium),
        Key("large", \.large),
        Key("smallRadius", \.smallRadius),
        Key("mediumRadius", \.mediumRadius),
        Key("largeRadius", \.largeRadius),
        Key("isCapsule", \.isCapsule),
        Key("titlePadding", \.titlePadding),
        Key("filledTitleColor", \.filledTitleColor),
        Key("grayBackground", \.grayBackground),
        Key("tintedOpacity", \.tintedOpacity),
        Key("highlightedOpacity", \.highlightedOpacity),
        Key("disabledColor", \.disabledColor),
        Key("disabledBackground", \.disabledBackground),
    ]
}

extension Theme.Controls.Page {
    package static let keys: [Key<Self>] = [
        Key("height", \.height),
        Key("dotDiameter", \.dotDiameter),
        Key("dotGap", \.dotGap),
        Key("dotColor", \.dotColor),
        Key("currentDotColor", \.currentDotColor),
    ]
}

extension Theme.Controls.Progress {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("trackColor", \.trackColor),
    ]
}

extension Theme.Controls.SearchBar {
    package static let keys: [Key<Self>] = [
        Key("height", \.height),
        Key("background", \.background),
        Key("sideInset", \.sideInset),
        Key("fieldHeight", \.fieldHeight),
        Key("cornerRadius", \.cornerRadius),
        Key("fieldColor", \.fieldColor),
        Key("font", \.font),
        Key("textColor", \.textColor),
        Key("placeholderColor", \.placeholderColor),
        Key("textInset", \.textInset),
        Key("trailingInset", \.trailingInset),
        Key("iconInset", \.iconInset),
        Key("iconFont", \.iconFont),
    ]
}

extension Theme.Controls.Segmented {
    package static let keys: [Key<Self>] = [
        Key("height", \.height),
        Key("cornerRadius", \.cornerRadius),
        Key("background", \.background),
        Key("selectedColor", \.selectedColor),
        Key("selectedInset", \.selectedInset),
        Key("highlightedInset", \.highlightedInset),
        Key("selectedRadius", \.selectedRadius),
        Key("selectedBorderColor", \.selectedBorderColor),
        Key("selectedBorderWidth", \.selectedBorderWidth),
        Key("shadows", \.shadows),
        Key("font", \.font),
        Key("selectedFont", \.selectedFont),
        Key("titleColor", \.titleColor),
        Key("disabledTitleColor", \.disabledTitleColor),
        Key("titlePadding", \.titlePadding),
        Key("dividerSize", \.dividerSize),
        Key("dividerColor", \.dividerColor),
    ]
}

extension Theme.Controls.Slider {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("trackHeight", \.trackHeight),
        Key("thumb", \.thumb),
        Key("thumbDiameter", \.thumbDiameter),
        Key("maximumTrackColor", \.maximumTrackColor),
    ]
}

extension Theme.Controls.Stepper {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("cornerRadius", \.cornerRadius),
        Key("background", \.background),
        Key("highlightedBackground", \.highlightedBackground),
        Key("signLength", \.signLength),
        Key("signThickness", \.signThickness),
        Key("signColor", \.signColor),
        Key("disabledColor", \.disabledColor),
        Key("dividerSize", \.dividerSize),
        Key("dividerColor", \.dividerColor),
    ]
}

extension Theme.Controls.Switch {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("thumbSize", \.thumbSize),
        Key("thumb", \.thumb),
        Key("thumbMargin", \.thumbMargin),
        Key("highlightedWidth", \.highlightedWidth),
        Key("offColor", \.offColor),
        Key("onColor", \.onColor),
        Key("shade", \.shade),
        Key("borderColor", \.borderColor),
        Key("titles", \.titles),
    ]
}

extension Theme.Controls.SwitchTitles {
    package static let keys: [Key<Self>] = [
        Key("on", \.on),
        Key("off", \.off),
        Key("font", \.font),
        Key("onColor", \.onColor),
        Key("offColor", \.offColor),
    ]
}

extension Theme.Controls.TextField {
    package static let keys: [Key<Self>] = [
        Key("size", \.size),
        Key("font", \.font),
        Key("textColor", \.textColor),
        Key("disabledTextColor", \.disabledTextColor),
        Key("placeholderColor", \.placeholderColor),
        Key("inset", \.inset),
        Key("cornerRadius", \.cornerRadius),
        Key("background", \.background),
        Key("disabledBackground", \.disabledBackground),
        Key("borderColor", \.borderColor),
        Key("lineColor", \.lineColor),
        Key("borderWidth", \.borderWidth),
        Key("clearDiameter", \.clearDiameter),
        Key("clearLength", \.clearLength),
        Key("clearStroke", \.clearStroke),
        Key("clearColor", \.clearColor),
        Key("clearCrossColor", \.clearCrossColor),
    ]
}

extension Theme.DetailLetter {
    package static let keys: [Key<Self>] = [
        Key("dot", \.dot),
        Key("dotDiameter", \.dotDiameter),
        Key("top", \.top),
        Key("bottom", \.bottom),
        Key("head", \.head),
        Key("foot", \.foot),
        Key("stroke", \.stroke),
    ]
}

extension Theme.Device {
    package static let keys: [Key<Self>] = [
        Key("side", \.side),
        Key("end", \.end),
        Key("cornerRadius", \.cornerRadius),
        Key("screenRadius", \.screenRadius),
        Key("color", \.color),
        Key("borderColor", \.borderColor),
        Key("borderWidth", \.borderWidth),
        Key("screen", \.screen),
        Key("slotSize", \.slotSize),
        Key("detailColor", \.detailColor),
        Key("buttonDiameter", \.buttonDiameter),
        Key("buttonStroke", \.buttonStroke),
    ]
}

extension Theme.DeviceScreen {
    package static let keys: [Key<Self>] = [
        Key("topHeight", \.topHeight),
        Key("bottomHeight", \.bottomHeight),
        Key("islandSize", \.islandSize),
        Key("islandTop", \.islandTop),
        Key("islandColor", \.islandColor),
        Key("clock", \.clock),
        Key("clockFont", \.clockFont),
        Key("clockCenter", \.clockCenter),
        Key("clockBaseline", \.clockBaseline),
        Key("symbolSize", \.symbolSize),
        Key("symbolMargin", \.symbolMargin),
        Key("symbolGap", \.symbolGap),
        Key("color", \.color),
        Key("indicatorSize", \.indicatorSize),
        Key("indicatorBottom", \.indicatorBottom),
    ]
}

extension Theme.DiscBorder {
    package static let keys: [Key<Self>] = [
        Key("color", \.color),
        Key("width", \.width),
        Key("shadow", \.shadow),
    ]
}

extension Theme.DisclosureDisc {
    package static let keys: [Key<Self>] = [
        Key("diameter", \.diameter),
        Key("buttonSize", \.buttonSize),
        Key("fill", \.fill),
        Key("border", \.border),
        Key("chevron", \.chevron),
    ]
}

extension Theme.Drag {
    package static let keys: [Key<Self>] = [
        Key("opacity", \.opacity),
        Key("shadow", \.shadow),
    ]
}

extension Theme.Editing {
    package static let keys: [Key<Self>] = [
        Key("shift", \.shift),
        Key("controlX", \.controlX),
        Key("controlOffset", \.controlOffset),
        Key("controlDiameter", \.controlDiameter),
        Key("barLength", \.barLength),
        Key("barThickness", \.barThickness),
        Key("hasRoundBars", \.hasRoundBars),
        Key("barColor", \.barColor),
        Key("deleteFill", \.deleteFill),
        Key("insertFill", \.insertFill),
        Key("border", \.border),
        Key("reorderWidth", \.reorderWidth),
        Key("reorderMargin", \.reorderMargin),
        Key("reorderLineLength", \.reorderLineLength),
        Key("reorderLineThickness", \.reorderLineThickness),
        Key("reorderLineGap", \.reorderLineGap),
        Key("reorderLineCount", \.reorderLineCount),
        Key("reorderFill", \.reorderFill),
        Key("textStyle", \.textStyle),
    ]
}

extension Theme.Frame {
    package static let keys: [Key<Self>] = [
        Key("background", \.background),
        Key("padding", \.padding),
        Key("spacing", \.spacing),
        Key("borderColor", \.borderColor),
        Key("borderWidth", \.borderWidth),
        Key("captionFont", \.captionFont),
        Key("captionColor", \.captionColor),
        Key("captionGap", \.captionGap),
        Key("shadow", \.shadow),
        Key("device", \.device),
    ]
}

extension Theme.Group {
    package static let keys: [Key<Self>] = [
        Key("background", \.background),
        Key("rowBackground", \.rowBackground),
        Key("separatorAddsHeight", \.separatorAddsHeight),
        Key("sideInset", \.sideInset),
        Key("margin", \.margin),
        Key("cornerRadius", \.cornerRadius),
        Key("cornerCurve", \.cornerCurve),
        Key("separator", \.separator),
        Key("border", \.border),
        Key("defaultText", \.defaultText),
        Key("hasOuterSeparators", \.hasOuterSeparators),
        Key("hasLastSeparator", \.hasLastSeparator),
        Key("hasSeparatorAboveHeader", \.hasSeparatorAboveHeader),
        Key("endRule", \.endRule),
        Key("headerTopPadding", \.headerTopPadding),
        Key("header", \.header),
        Key("footer", \.footer),
        Key("topGap", \.topGap),
        Key("emptyHeader", \.emptyHeader),
        Key("emptyFooter", \.emptyFooter),
    ]
}

extension Theme.HeaderFooter {
    package static let keys: [Key<Self>] = [
        Key("height", \.height),
        Key("firstHeight", \.firstHeight),
        Key("font", \.font),
        Key("color", \.color),
        Key("shadow", \.shadow),
        Key("alignment", \.alignment),
        Key("background", \.background),
        Key("pinnedBackground", \.pinnedBackground),
        Key("separatorAbove", \.separatorAbove),
        Key("topLines", \.topLines),
        Key("bottomLines", \.bottomLines),
        Key("isUppercase", \.isUppercase),
        Key("titlePosition", \.titlePosition),
        Key("titleOffset", \.titleOffset),
        Key("bottomPadding", \.bottomPadding),
        Key("titleInset", \.titleInset),
        Key("wraps", \.wraps),
    ]
}

extension Theme.Index {
    package static let keys: [Key<Self>] = [
        Key("width", \.width),
        Key("font", \.font),
        Key("color", \.color),
        Key("pitch", \.pitch),
        Key("padding", \.padding),
        Key("droppedLetters", \.droppedLetters),
    ]
}

extension Theme.Lists {
    package static let keys: [Key<Self>] = [
        Key("sidebar", \.sidebar),
        Key("accompaniedSidebar", \.accompaniedSidebar),
        Key("sidebarHeader", \.sidebarHeader),
        Key("prominentHeader", \.prominentHeader),
        Key("extraProminentHeader", \.extraProminentHeader),
        Key("selectedTextColor", \.selectedTextColor),
        Key("selectedTextHasTint", \.selectedTextHasTint),
        Key("selectedBackground", \.selectedBackground),
        Key("cornerRadius", \.cornerRadius),
        Key("backgroundInset", \.backgroundInset),
    ]
}

extension Theme.Magnifier {
    package static let keys: [Key<Self>] = [
        Key("diameter", \.diameter),
        Key("ringColor", \.ringColor),
        Key("ringWidth", \.ringWidth),
        Key("minimumZoom", \.minimumZoom),
        Key("maximumZoom", \.maximumZoom),
        Key("fraction", \.fraction),
        Key("shadow", \.shadow),
    ]
}

extension Theme.Margin {
    package static let keys: [Key<Self>] = [
        Key("narrow", \.narrow),
        Key("wide", \.wide),
        Key("threshold", \.threshold),
    ]
}

extension Theme.Refresh {
    package static let keys: [Key<Self>] = [
        Key("height", \.height),
        Key("titleFont", \.titleFont),
        Key("titleColor", \.titleColor),
        Key("titleGap", \.titleGap),
    ]
}

extension Theme.ScrollIndicator {
    package static let keys: [Key<Self>] = [
        Key("width", \.width),
        Key("minimumLength", \.minimumLength),
        Key("minimumBounceLength", \.minimumBounceLength),
        Key("inset", \.inset),
        Key("color", \.color),
        Key("blackColor", \.blackColor),
        Key("whiteColor", \.whiteColor),
    ]
}

extension Theme.Scrolling {
    package static let keys: [Key<Self>] = [
        Key("screenHeight", \.screenHeight),
        Key("bounceFraction", \.bounceFraction),
        Key("indicator", \.indicator),
        Key("index", \.index),
        Key("refresh", \.refresh),
    ]
}

extension Theme.SelectionCircle {
    package static let keys: [Key<Self>] = [
        Key("stroke", \.stroke),
        Key("color", \.color),
        Key("checkSize", \.checkSize),
        Key("checkStroke", \.checkStroke),
        Key("checkColor", \.checkColor),
    ]
}

extension Theme.Separator {
    package static let keys: [Key<Self>] = [
        Key("color", \.color),
        Key("thickness", \.thickness),
        Key("isInset", \.isInset),
        Key("isTrailingInset", \.isTrailingInset),
        Key("etch", \.etch),
    ]
}

extension Theme.Shadow {
    package static let keys: [Key<Self>] = [
        Key("color", \.color),
        Key("radius", \.radius),
        Key("offset", \.offset),
    ]
}

extension Theme.Stack {
    package static let keys: [Key<Self>] = [
        Key("topPadding", \.topPadding),
        Key("gap", \.gap),
        Key("minimumGap", \.minimumGap),
        Key("bottomPadding", \.bottomPadding),
    ]
}

extension Theme.SwipeActions {
    package static let keys: [Key<Self>] = [
        Key("movesContent", \.movesContent),
        Key("minimumWidth", \.minimumWidth),
        Key("buttonHeight", \.buttonHeight),
        Key("buttonMargin", \.buttonMargin),
        Key("cornerRadius", \.cornerRadius),
        Key("padding", \.padding),
        Key("verticalPadding", \.verticalPadding),
        Key("font", \.font),
        Key("titleColor", \.titleColor),
        Key("imageGap", \.imageGap),
        Key("normalFill", \.normalFill),
        Key("destructiveFill", \.destructiveFill),
        Key("destructiveBorderColor", \.destructiveBorderColor),
        Key("circle", \.circle),
        Key("rowBackground", \.rowBackground),
        Key("rowCornerRadius", \.rowCornerRadius),
        Key("rowCornerCurve", \.rowCornerCurve),
        Key("highlight", \.highlight),
        Key("openFraction", \.openFraction),
        Key("fullSwipeFraction", \.fullSwipeFraction),
    ]
}

extension Theme.TextShadow {
    package static let keys: [Key<Self>] = [
        Key("color", \.color),
        Key("offset", \.offset),
    ]
}

extension Theme.Thumb {
    package static let keys: [Key<Self>] = [
        Key("color", \.color),
        Key("highlightedColor", \.highlightedColor),
        Key("borderColor", \.borderColor),
        Key("borderWidth", \.borderWidth),
        Key("shadows", \.shadows),
    ]
}

extension Theme.Titles {
    package static let keys: [Key<Self>] = [
        Key("titleFont", \.titleFont),
        Key("titleColor", \.titleColor),
        Key("subtitleFont", \.subtitleFont),
        Key("subtitleColor", \.subtitleColor),
        Key("noteFont", \.noteFont),
        Key("noteColor", \.noteColor),
        Key("alignment", \.alignment),
        Key("spacing", \.spacing),
        Key("padding", \.padding),
    ]
}

extension Theme.Touches {
    package static let keys: [Key<Self>] = [
        Key("slop", \.slop),
        Key("target", \.target),
        Key("controlReach", \.controlReach),
        Key("swipe", \.swipe),
        Key("drag", \.drag),
        Key("circle", \.circle),
    ]
}
