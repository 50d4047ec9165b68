import TableKit

// The keys of theme files, one for each property of the theme.

extension Theme.Controls: SceneObject {
    package init() { self = Theme.modern.controls }

    static let definition = Definition<Self>(
        name: "controls look", summary: "Every size, font and color of the controls.",
        keys: [
            Key(
                always: "disabledOpacity", \.disabledOpacity, .share,
                "The opacity of a switch, slider or picture that cannot be used."),
            Key(part: "knob", \.knob, "The knob of switches and sliders."),
            Key(part: "button", \.button, "Buttons."),
            Key(part: "switch", \.`switch`, "Switches."),
            Key(part: "slider", \.slider, "Sliders."),
            Key(part: "segmented", \.segmented, "Segmented controls."),
            Key(part: "stepper", \.stepper, "Steppers."),
            Key(part: "progress", \.progress, "Progress views."),
            Key(part: "activity", \.activity, "Activity indicators."),
            Key(part: "page", \.page, "Page controls."),
            Key(part: "textField", \.textField, "Text fields."),
        ])
}

extension Theme.Shadow: SceneObject {
    package init() { self = Theme.modern.touches.lift.shadow }

    static let definition = Definition<Self>(
        name: "shadow look", summary: "A soft shadow.",
        keys: [
            Key(always: "color", \.color, .color, "The color where the shadow is deepest."),
            Key(
                always: "radius", \.radius, .length,
                "The standard deviation of the blur in points, as CALayer.shadowRadius has it."),
            Key(always: "offset", \.offset, .offset, "How far the shadow falls."),
        ])
}

extension Theme.Knob: SceneObject {
    package init() { self = Theme.modern.controls.knob }

    static let definition = Definition<Self>(
        name: "knob look", summary: "Something that stands out from what it slides on.",
        keys: [
            Key(always: "color", \.color, .color, "The color of the knob."),
            Key(always: "highlightedColor", \.highlightedColor, .color, "The color while it is touched."),
            Key(always: "rimColor", \.rimColor, .color, "The thin line around it."),
            Key(always: "rimWidth", \.rimWidth, .length, "The thickness of that line."),
            Key(always: "shadows", \.shadows, .list(.object, most: 8), "What it casts, from back to front."),
        ])
}

extension Theme.Controls.Button: SceneObject {
    package init() { self = Theme.modern.controls.button }

    static let definition = Definition<Self>(
        name: "button look",
        summary: "Buttons. The info and add buttons are as large as the detail button of Accessory.",
        keys: [
            Key(always: "font", \.font, .font, "The font of a system button's title."),
            Key(always: "customFont", \.customFont, .font, "The font of a custom button's title."),
            Key(
                always: "customTitleColor", \.customTitleColor, .color,
                "The color of a custom button's title."),
            Key(
                always: "disabledColor", \.disabledColor, .color,
                "The color of a system button that cannot be used."),
            Key(
                always: "highlightedOpacity", \.highlightedOpacity, .share,
                "The opacity of a touched system button."),
            Key(
                always: "highlightedImageOpacity", \.highlightedImageOpacity, .share,
                "The opacity of the picture of a touched custom button."),
            Key(
                always: "selectedTitleColor", \.selectedTitleColor, .color,
                "The title and mark of a chosen system button, on a ground of its tint."),
            Key(
                always: "selectedOutset", \.selectedOutset, .size,
                "How far that ground goes beyond the title."),
            Key(always: "selectedRadius", \.selectedRadius, .length, "The radius of that ground's corners."),
            Key(
                always: "verticalPadding", \.verticalPadding, .length,
                "The room above and below the content of a button without insets of its own."),
            Key(
                always: "minimumSize", \.minimumSize, .size,
                "The least size of a button without insets of its own."),
            Key(
                always: "plusLength", \.plusLength, .length, "The length of the bars of an add button's plus."
            ),
        ])
}

extension Theme.Controls.Switch: SceneObject {
    package init() { self = Theme.modern.controls.`switch` }

    static let definition = Definition<Self>(
        name: "switch look", summary: "Switches.",
        keys: [
            Key(always: "size", \.size, .size, "The size of every switch."),
            Key(always: "knobMargin", \.knobMargin, .length, "The room between the knob and the edge."),
            Key(
                always: "highlightedStretch", \.highlightedStretch, .length,
                "How much wider a touched switch's knob is."),
            Key(always: "offColor", \.offColor, .color, "The track of a switch that is off."),
            Key(always: "onColor", \.onColor, .color, "The track of a switch that is on."),
        ])
}

extension Theme.Controls.Slider: SceneObject {
    package init() { self = Theme.modern.controls.slider }

    static let definition = Definition<Self>(
        name: "slider look", summary: "Sliders.",
        keys: [
            Key(always: "size", \.size, .size, "The size of a slider that is given no width."),
            Key(always: "trackHeight", \.trackHeight, .length, "The height of the track."),
            Key(always: "knobDiameter", \.knobDiameter, .length, "The diameter of the knob."),
            Key(always: "maximumTrackColor", \.maximumTrackColor, .color, "The track beyond the knob."),
        ])
}

extension Theme.Controls.Segmented: SceneObject {
    package init() { self = Theme.modern.controls.segmented }

    static let definition = Definition<Self>(
        name: "segmented look", summary: "Segmented controls.",
        keys: [
            Key(always: "height", \.height, .length, "The height of the control."),
            Key(always: "cornerRadius", \.cornerRadius, .length, "The radius of its corners."),
            Key(always: "background", \.background, .color, "Behind all segments."),
            Key(always: "selectedColor", \.selectedColor, .color, "The ground of the chosen segment."),
            Key(
                always: "selectedInset", \.selectedInset, .length,
                "The room between that ground and the segment's edges."),
            Key(
                always: "highlightedInset", \.highlightedInset, .length,
                "The same while the control is touched."),
            Key(always: "selectedRadius", \.selectedRadius, .length, "The radius of that ground's corners."),
            Key(always: "shadows", \.shadows, .list(.object, most: 8), "What that ground casts."),
            Key(always: "font", \.font, .font, "The font of the titles."),
            Key(always: "selectedFont", \.selectedFont, .font, "The font of the chosen segment's title."),
            Key(always: "titleColor", \.titleColor, .color, "The color of the titles."),
            Key(
                always: "disabledTitleColor", \.disabledTitleColor, .color,
                "The color of titles that cannot be chosen."),
            Key(always: "titlePadding", \.titlePadding, .length, "The room left and right of a title."),
            Key(
                always: "dividerSize", \.dividerSize, .size, "The line between segments that are not chosen."),
            Key(always: "dividerColor", \.dividerColor, .color, "The color of that line."),
        ])
}

extension Theme.Controls.Stepper: SceneObject {
    package init() { self = Theme.modern.controls.stepper }

    static let definition = Definition<Self>(
        name: "stepper look", summary: "Steppers.",
        keys: [
            Key(always: "size", \.size, .size, "The size of every stepper."),
            Key(always: "cornerRadius", \.cornerRadius, .length, "The radius of its corners."),
            Key(always: "background", \.background, .color, "Behind the signs."),
            Key(
                always: "highlightedBackground", \.highlightedBackground, .color,
                "Behind the signs of a touched stepper."),
            Key(always: "signLength", \.signLength, .length, "The length of the signs' bars."),
            Key(always: "signThickness", \.signThickness, .length, "The thickness of the signs' bars."),
            Key(always: "signColor", \.signColor, .color, "The color of the signs."),
            Key(always: "disabledColor", \.disabledColor, .color, "The color of a sign that leads nowhere."),
            Key(always: "dividerSize", \.dividerSize, .size, "The line between the signs."),
            Key(always: "dividerColor", \.dividerColor, .color, "The color of that line."),
        ])
}

extension Theme.Controls.Progress: SceneObject {
    package init() { self = Theme.modern.controls.progress }

    static let definition = Definition<Self>(
        name: "progress look", summary: "Progress views.",
        keys: [
            Key(always: "size", \.size, .size, "The size of a progress view that is given no width."),
            Key(always: "trackColor", \.trackColor, .color, "The part still to do."),
        ])
}

extension Theme.Controls.Activity: SceneObject {
    package init() { self = Theme.modern.controls.activity }

    static let definition = Definition<Self>(
        name: "activity look", summary: "Activity indicators.",
        keys: [
            Key(always: "mediumDiameter", \.mediumDiameter, .length, "The diameter of the medium style."),
            Key(always: "largeDiameter", \.largeDiameter, .length, "The diameter of the large style."),
            Key(always: "bladeCount", \.bladeCount, .whole(1...100), "How many blades turn."),
            Key(
                always: "bladeLength", \.bladeLength, .share,
                "The length of a blade as a share of the diameter."),
            Key(
                always: "bladeThickness", \.bladeThickness, .share,
                "The thickness of a blade as a share of the diameter."),
            Key(always: "color", \.color, .color, "The color of the strongest blade."),
            Key(always: "weakestOpacity", \.weakestOpacity, .share, "The opacity of the weakest blade."),
        ])
}

extension Theme.Controls.Page: SceneObject {
    package init() { self = Theme.modern.controls.page }

    static let definition = Definition<Self>(
        name: "page look", summary: "Page controls.",
        keys: [
            Key(always: "height", \.height, .length, "The height of the control."),
            Key(always: "dotDiameter", \.dotDiameter, .length, "The diameter of a dot."),
            Key(always: "dotGap", \.dotGap, .length, "The room between dots."),
            Key(always: "dotColor", \.dotColor, .color, "The dots of other pages."),
            Key(always: "currentDotColor", \.currentDotColor, .color, "The dot of the present page."),
        ])
}

extension Theme.Controls.TextField: SceneObject {
    package init() { self = Theme.modern.controls.textField }

    static let definition = Definition<Self>(
        name: "text field look", summary: "Text fields.",
        keys: [
            Key(always: "size", \.size, .size, "The size of an empty text field."),
            Key(always: "font", \.font, .font, "The font of the text."),
            Key(always: "textColor", \.textColor, .color, "The color of the text."),
            Key(
                always: "disabledTextColor", \.disabledTextColor, .color,
                "The color of the text of a field that cannot be used."),
            Key(always: "placeholderColor", \.placeholderColor, .color, "The color of the placeholder."),
            Key(always: "inset", \.inset, .length, "The room between the border and the text."),
            Key(always: "cornerRadius", \.cornerRadius, .length, "The radius of the round border's corners."),
            Key(always: "background", \.background, .color, "Inside the round border."),
            Key(
                always: "disabledBackground", \.disabledBackground, .color,
                "Inside the round border of a field that cannot be used."),
            Key(always: "borderColor", \.borderColor, .color, "The round border and the bezel."),
            Key(always: "lineColor", \.lineColor, .color, "The line border."),
            Key(
                always: "borderWidth", \.borderWidth, .length, "The thickness of borders, or 0 for one pixel."
            ),
            Key(always: "clearDiameter", \.clearDiameter, .length, "The diameter of the clear button."),
            Key(always: "clearLength", \.clearLength, .length, "The width and height of its cross."),
            Key(always: "clearStroke", \.clearStroke, .length, "The thickness of its cross."),
            Key(always: "clearColor", \.clearColor, .color, "The disc of the clear button."),
            Key(always: "clearCrossColor", \.clearCrossColor, .color, "Its cross."),
        ])
}
