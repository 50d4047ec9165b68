import TableKit

// The keys of theme files, one for each property of the theme.

extension Theme.Separator: SceneObject {
    package init() { self = Theme.modern.plain.separator }

    static let definition = Definition<Self>(
        name: "separator look", summary: "The line between rows.",
        keys: [
            Key(always: "color", \.color, .color, "The color of the line."),
            Key(always: "thickness", \.thickness, .length, "The thickness in points, or 0 for one pixel."),
            Key(
                always: "isInset", \.isInset, .flag,
                "Whether the line begins where the text begins, and not at the row's edge."),
        ])
}

extension Theme.Border: SceneObject {
    package init() { self = .classic }

    static let definition = Definition<Self>(
        name: "border look", summary: "A line around the rows of a section.",
        keys: [
            Key(always: "color", \.color, .color, "The color of the line."),
            Key(always: "width", \.width, .length, "The thickness in points."),
        ])
}

extension Theme.TextShadow: SceneObject {
    package init() { self = .classic }

    static let definition = Definition<Self>(
        name: "text shadow look",
        summary: "A hard shadow, which makes text look cut into or raised from its ground.",
        keys: [
            Key(always: "color", \.color, .color, "The color of the shadow."),
            Key(always: "offset", \.offset, .offset, "How far it falls."),
        ])
}

extension Theme.Group: SceneObject {
    package init() { self = Theme.modern.plain }

    static let definition = Definition<Self>(
        name: "group look", summary: "How a table of one style surrounds and groups its rows.",
        keys: [
            Key(always: "background", \.background, .fill, "Behind the table."),
            Key(always: "rowBackground", \.rowBackground, .fill, "Behind its rows."),
            Key(part: "sideInset", \.sideInset, "The room left and right of the rows."),
            Key(
                always: "cornerRadius", \.cornerRadius, .length,
                "The radius of the first and the last row's outer corners."),
            Key(part: "separator", \.separator, "The line between rows."),
            Key(orNone: "border", \.border, .object, "The line around the rows of a section; none for none."),
            Key(
                orNone: "defaultText", \.defaultText, .object,
                "The texts of rows of the default style, in place of those of `cell`; none for these."),
            Key(
                always: "hasOuterSeparators", \.hasOuterSeparators, .flag,
                "Whether a full line stands above the first and below the last row of a section."),
            Key(
                always: "hasLastSeparator", \.hasLastSeparator, .flag,
                "Whether a line, inset like those between rows, stands below a section's last row."),
            Key(part: "header", \.header, "Headers with a title."),
            Key(part: "footer", \.footer, "Footers with a title."),
            Key(
                always: "topGap", \.topGap, .length, "The room above the first section when it has no header."
            ),
            Key(
                always: "emptyHeader", \.emptyHeader, .length,
                "The room a missing header and a missing footer leave between sections, each."),
            Key(always: "emptyFooter", \.emptyFooter, .length, "The same for footers."),
        ])
}

extension Theme.Band: SceneObject {
    package init() { self = Theme.modern.plain.header }

    static let definition = Definition<Self>(
        name: "band look", summary: "A section's header or footer.",
        keys: [
            Key(always: "height", \.height, .length, "The least height."),
            Key(always: "firstHeight", \.firstHeight, .length, "The least height of the first in the table."),
            Key(always: "font", \.font, .font, "The font of the title."),
            Key(always: "color", \.color, .color, "The color of the title."),
            Key(orNone: "shadow", \.shadow, .object, "The shadow of the title; none for none."),
            Key(
                always: "alignment", \.alignment, .choice,
                "Where the title stands between the left and right edges."),
            Key(always: "background", \.background, .fill, "Behind the title."),
            Key(
                always: "isUppercase", \.isUppercase, .flag, "Whether the title is shown in capital letters."),
            Key(
                always: "titlePosition", \.titlePosition, .titlePosition,
                "Where the title stands in a band higher than it."),
            Key(always: "wraps", \.wraps, .flag, "Whether a long title wraps instead of being truncated."),
        ])
}
