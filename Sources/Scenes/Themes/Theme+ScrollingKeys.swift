import TableKit

// The keys of theme files, one for each property of the theme.

extension Theme.Scrolling: SceneObject {
    package init() { self = Theme.modern.scrolling }

    static let definition = Definition<Self>(
        name: "scrolling look", summary: "What stands on a table while it scrolls.",
        keys: [
            Key(
                always: "screenHeight", \.screenHeight, .tableSide,
                "The height of the screen of a table whose frame has none."),
            Key(
                always: "bounceShare", \.bounceShare, .share,
                "The share of a finger's way, 0 to 1, that content drawn away from its edge follows at first."
            ).unseen(
                "0.5", because: "It decides what fingers do, which one picture does not show.", isDrawn: false
            ),
            Key(part: "indicator", \.indicator, "The bar that tells which part of the content is shown."),
            Key(part: "index", \.index, "The letters along the trailing edge."),
            Key(part: "refresh", \.refresh, "What is drawn above the first row while rows are loaded anew."),
        ])
}

extension Theme.Refresh: SceneObject {
    package init() { self = Theme.modern.scrolling.refresh }

    static let definition = Definition<Self>(
        name: "refresh look",
        summary:
            "What is drawn above the first row while rows are loaded anew. Its blades are those of a medium activity indicator.",
        keys: [
            Key(
                always: "height", \.height, .length,
                "The height of the control, and how far rows are pulled down until they are loaded anew."),
            Key(always: "titleFont", \.titleFont, .font, "The font of the title."),
            Key(always: "titleColor", \.titleColor, .color, "The color of the title."),
            Key(always: "titleGap", \.titleGap, .length, "The room between the blades and the title."),
        ])
}

extension Theme.ScrollIndicator: SceneObject {
    package init() { self = Theme.modern.scrolling.indicator }

    static let definition = Definition<Self>(
        name: "scroll indicator look", summary: "The bar that tells which part of the content is shown.",
        keys: [
            Key(always: "width", \.width, .length, "The thickness of the bar; its ends are round."),
            Key(always: "minimumLength", \.minimumLength, .length, "The least length of the bar."),
            Key(
                always: "minimumBounceLength", \.minimumBounceLength, .length,
                "The least length of the bar while the content is drawn beyond its ends."),
            Key(always: "inset", \.inset, .length, "The distance to the edges."),
            Key(always: "color", \.color, .color, "The color on any background."),
            Key(always: "blackColor", \.blackColor, .color, "The color on a light background."),
            Key(always: "whiteColor", \.whiteColor, .color, "The color on a dark background."),
        ])
}

extension Theme.Index: SceneObject {
    package init() { self = Theme.modern.scrolling.index }

    static let definition = Definition<Self>(
        name: "index look", summary: "The letters along the trailing edge of a table.",
        keys: [
            Key(always: "width", \.width, .length, "The width of the strip they stand on."),
            Key(always: "font", \.font, .font, "The font of the letters."),
            Key(orNone: "color", \.color, .color, "The color of the letters; none for the tint."),
            Key(
                always: "pitch", \.pitch, .points(1...1000),
                "The distance from one letter's baseline to the next one's."),
            Key(
                always: "padding", \.padding, .length,
                "The least room above the first and below the last letter."),
            Key(
                always: "droppedLetters", \.droppedLetters, .text,
                "What stands for letters that a short table has no room for."),
        ])
}

extension Theme.Touches: SceneObject {
    package init() { self = Theme.modern.touches }

    static let definition = Definition<Self>(
        name: "touches look",
        summary: "What fingers do to a table, and the looks of rows that they have pulled aside or lifted.",
        keys: [
            Key(always: "slop", \.slop, .length, "How far a finger moves before it pulls something.").unseen(
                "0.5", because: "It decides what fingers do, which one picture does not show.", isDrawn: false
            ),
            Key(
                always: "target", \.target, .length,
                "The least width and height of what a finger is meant to hit."
            ).unseen(
                "0.5", because: "It decides what fingers do, which one picture does not show.", isDrawn: false
            ),
            Key(
                always: "controlReach", \.controlReach, .length,
                "How far a finger may stray from a control that it came down on."
            ).unseen(
                "0.5", because: "It decides what fingers do, which one picture does not show.", isDrawn: false
            ),
            Key(part: "swipe", \.swipe, "The actions of a row that is pulled aside."),
            Key(part: "lift", \.lift, "A row that is lifted to be moved."),
            Key(part: "circle", \.circle, "The circles of rows that are selected while the table is edited."),
        ])
}

extension Theme.SwipeActions: SceneObject {
    package init() { self = Theme.modern.touches.swipe }

    static let definition = Definition<Self>(
        name: "swipe actions look", summary: "The actions of a row that is pulled aside.",
        keys: [
            Key(always: "minimumWidth", \.minimumWidth, .length, "The least width of a button."),
            Key(
                always: "buttonHeight", \.buttonHeight, .length,
                "The height of a button, or 0 for that of the row."),
            Key(always: "buttonMargin", \.buttonMargin, .length, "The room left and right of a button."),
            Key(always: "cornerRadius", \.cornerRadius, .length, "The radius of a button's corners."),
            Key(always: "padding", \.padding, .length, "The room left and right of a button's title."),
            Key(
                always: "verticalPadding", \.verticalPadding, .length,
                "The least room above and below a picture with its title; a lower row shows the picture alone."
            ),
            Key(always: "font", \.font, .font, "The font of titles."),
            Key(always: "titleColor", \.titleColor, .color, "The color of titles."),
            Key(
                always: "imageGap", \.imageGap, .length, "The room between a picture and the title below it."),
            Key(
                always: "normalColor", \.normalColor, .color,
                "Behind an action without a background of its own."),
            Key(
                always: "destructiveColor", \.destructiveColor, .color,
                "Behind an action that destroys something."),
            Key(
                always: "highlight", \.highlight, .color,
                "In front of a button's background while the button is touched."),
            Key(
                always: "openShare", \.openShare, .share,
                "The share of the actions' width, 0 to 1, that a row is pulled by to stay open."
            ).unseen(
                "0.5", because: "It decides what fingers do, which one picture does not show.", isDrawn: false
            ),
            Key(
                always: "fullSwipeShare", \.fullSwipeShare, .share,
                "The share of a row's width, 0 to 1, that the row is pulled by to perform its first action."
            ).unseen(
                "0.5", because: "It decides what fingers do, which one picture does not show.", isDrawn: false
            ),
        ])
}

extension Theme.Lift: SceneObject {
    package init() { self = Theme.modern.touches.lift }

    static let definition = Definition<Self>(
        name: "lift look", summary: "A row that is lifted to be moved.",
        keys: [
            Key(always: "opacity", \.opacity, .share, "The opacity of the row with its shadow."),
            Key(part: "shadow", \.shadow, "What the row casts."),
        ])
}

extension Theme.SelectionCircle: SceneObject {
    package init() { self = Theme.modern.touches.circle }

    static let definition = Definition<Self>(
        name: "selection circle look",
        summary:
            "The circles of rows that are selected while the table is edited; as large as the other controls there.",
        keys: [
            Key(always: "stroke", \.stroke, .length, "The thickness of an empty circle."),
            Key(always: "color", \.color, .color, "The color of an empty circle."),
            Key(always: "checkSize", \.checkSize, .size, "The size of the check in a full circle."),
            Key(always: "checkStroke", \.checkStroke, .length, "The thickness of the check."),
            Key(always: "checkColor", \.checkColor, .color, "The color of the check."),
        ])
}
