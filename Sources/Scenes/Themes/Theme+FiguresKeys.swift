import TableKit

// The keys of theme files, one for each property of the theme.

extension Theme.Callouts: SceneObject {
    package init() { self = Theme.modern.callouts }

    static let definition = Definition<Self>(
        name: "callouts look", summary: "What is written and drawn around a table to explain it.",
        keys: [
            Key(always: "font", \.font, .font, "The font of labels."),
            Key(always: "textColor", \.textColor, .color, "The color of labels."),
            Key(
                always: "labelWidth", \.labelWidth, .length,
                "The most width of a label; longer ones wrap."),
            Key(always: "lineColor", \.lineColor, .color, "The color of brackets and leader lines."),
            Key(always: "lineWidth", \.lineWidth, .length, "The thickness of all lines."),
            Key(always: "gap", \.gap, .length, "The room between the table and what stands next to it."),
            Key(always: "labelGap", \.labelGap, .length, "The room between a line and its label."),
            Key(always: "labelSpacing", \.labelSpacing, .length, "The least room between two labels."),
            Key(
                always: "bracketInset", \.bracketInset, .length,
                "How far a bracket stays away from the ends of its part."),
            Key(always: "tick", \.tick, .length, "The length of the ends of brackets and dimension lines."),
            Key(
                always: "elbow", \.elbow, .length,
                "How far the line to a label goes straight on, and how far a label that was pushed aside stays away."
            ),
            Key(
                always: "dotDiameter", \.dotDiameter, .length,
                "The diameter of the dot at a leader line's end."),
            Key(always: "dimensionFont", \.dimensionFont, .font, "The font of measures."),
            Key(
                always: "dimensionColor", \.dimensionColor, .color,
                "The color of dimension lines and measures."),
            Key(
                always: "extensionColor", \.extensionColor, .color,
                "The color of the lines from what is measured to its dimension line."),
            Key(part: "bullet", \.bullet, "Numbered bullets."),
            Key(part: "magnifier", \.magnifier, "Magnifiers."),
        ])
}

extension Theme.Bullet: SceneObject {
    package init() { self = Theme.modern.callouts.bullet }

    static let definition = Definition<Self>(
        name: "bullet look", summary: "Numbered bullets.",
        keys: [
            Key(always: "diameter", \.diameter, .length, "The diameter of the disc."),
            Key(always: "color", \.color, .color, "The color of the disc."),
            Key(always: "rimColor", \.rimColor, .color, "The ring around the disc."),
            Key(always: "rimWidth", \.rimWidth, .length, "The thickness of that ring."),
            Key(always: "font", \.font, .font, "The font of the number."),
            Key(always: "textColor", \.textColor, .color, "The color of the number."),
        ])
}

extension Theme.Magnifier: SceneObject {
    package init() { self = Theme.modern.callouts.magnifier }

    static let definition = Definition<Self>(
        name: "magnifier look", summary: "A round glass that shows a part enlarged.",
        keys: [
            Key(always: "diameter", \.diameter, .length, "The diameter of the glass."),
            Key(
                always: "ringColor", \.ringColor, .color,
                "The color of the glass's ring and of the circle around what it shows."),
            Key(always: "ringWidth", \.ringWidth, .length, "The thickness of the glass's ring."),
            Key(always: "minimumZoom", \.minimumZoom, .zoom, "The least that a part is enlarged."),
            Key(always: "maximumZoom", \.maximumZoom, .zoom, "The most that a part is enlarged."),
            Key(always: "share", \.fraction, .share, "The share of the glass, 0 to 1, that the part fills."),
            Key(part: "shadow", \.shadow, "What the glass casts."),
        ])
}

extension Theme.Frame: SceneObject {
    package init() { self = Theme.modern.frame }

    static let definition = Definition<Self>(
        name: "frame look", summary: "What surrounds tables in a picture with callouts or a frame.",
        keys: [
            Key(always: "background", \.background, .color, "Behind the tables and what stands around them."),
            Key(always: "padding", \.padding, .length, "The room around everything."),
            Key(always: "spacing", \.spacing, .length, "The room between two tables side by side."),
            Key(always: "borderColor", \.borderColor, .color, "The line around a table."),
            Key(always: "borderWidth", \.borderWidth, .length, "The thickness of that line."),
            Key(always: "captionFont", \.captionFont, .font, "The font of captions."),
            Key(always: "captionColor", \.captionColor, .color, "The color of captions."),
            Key(always: "captionGap", \.captionGap, .length, "The room between a table and its caption."),
            Key(part: "shadow", \.shadow, "The shadow of a table or device."),
            Key(part: "device", \.device, "The device around a table."),
        ])
}

extension Theme.Device: SceneObject {
    package init() { self = Theme.modern.frame.device }

    static let definition = Definition<Self>(
        name: "device look", summary: "A device with a table on its screen.",
        keys: [
            Key(always: "side", \.side, .length, "The width of the case left and right of the screen."),
            Key(always: "end", \.end, .length, "The height of the case above and below the screen."),
            Key(always: "cornerRadius", \.cornerRadius, .length, "The radius of the case's corners."),
            Key(always: "screenRadius", \.screenRadius, .length, "The radius of the screen's corners."),
            Key(always: "color", \.color, .color, "The color of the case."),
            Key(always: "rimColor", \.rimColor, .color, "The line along the case's edge."),
            Key(always: "rimWidth", \.rimWidth, .length, "The thickness of that line."),
            Key(always: "slotSize", \.slotSize, .size, "The slot above the screen."),
            Key(
                always: "markColor", \.markColor, .color, "The color of the slot, and of the button's ring."),
            Key(
                always: "buttonDiameter", \.buttonDiameter, .length,
                "The diameter of the button below the screen; 0 for none."),
            Key(always: "buttonStroke", \.buttonStroke, .length, "The thickness of the button's ring.")
                .unseen(
                    "1.5", because: "The modern theme's device has no button."),
        ])
}
