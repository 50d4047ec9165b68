extension Theme {
    /// Every size, font and color of the controls.
    public struct Controls: Sendable, Hashable {
        /// The opacity of a switch, slider, picture or label that cannot be used.
        public var disabledOpacity: CGFloat
        /// The knob of switches and sliders.
        public var knob: Knob
        /// Buttons.
        public var button: Button
        /// Switches.
        public var `switch`: Switch
        /// Sliders.
        public var slider: Slider
        /// Segmented controls.
        public var segmented: Segmented
        /// Steppers.
        public var stepper: Stepper
        /// Progress views.
        public var progress: Progress
        /// Activity indicators.
        public var activity: Activity
        /// Page controls.
        public var page: Page
        /// Text fields.
        public var textField: TextField
    }

    /// A soft shadow.
    public struct Shadow: Sendable, Hashable {
        /// The color where the shadow is deepest.
        public var color: Color
        /// The standard deviation of the blur in points, as `CALayer.shadowRadius` has it.
        public var radius: CGFloat
        /// How far the shadow falls.
        public var offset: CGSize
    }

    /// Something that stands out from what it slides on.
    public struct Knob: Sendable, Hashable {
        /// The color of the knob.
        public var color: Color
        /// The color while it is touched.
        public var highlightedColor: Color
        /// The thin line around it.
        public var rimColor: Color
        /// The thickness of that line.
        public var rimWidth: CGFloat
        /// What it casts, from back to front.
        public var shadows: [Shadow]
    }
}

extension Theme.Controls {
    /// Buttons. The info and add buttons are as large as the detail button of ``Theme/Accessory``.
    public struct Button: Sendable, Hashable {
        /// The font of a system button's title.
        public var font: Font
        /// The font of a custom button's title.
        public var customFont: Font
        /// The color of a custom button's title.
        public var customTitleColor: Color
        /// The color of a system button that cannot be used.
        public var disabledColor: Color
        /// The opacity of a touched system button.
        public var highlightedOpacity: CGFloat
        /// The opacity of the picture of a touched custom button.
        public var highlightedImageOpacity: CGFloat
        /// The title and mark of a chosen system button, on a ground of its tint.
        public var selectedTitleColor: Color
        /// How far that ground goes beyond the title.
        public var selectedOutset: CGSize
        /// The radius of that ground's corners.
        public var selectedRadius: CGFloat
        /// The room above and below the content of a button without insets of its own.
        public var verticalPadding: CGFloat
        /// The least size of a button without insets of its own.
        public var minimumSize: CGSize
        /// The length of the bars of an add button's plus.
        public var plusLength: CGFloat
    }

    /// Switches.
    public struct Switch: Sendable, Hashable {
        /// The size of every switch.
        public var size: CGSize
        /// The room between the knob and the edge.
        public var knobMargin: CGFloat
        /// How much wider a touched switch's knob is.
        public var highlightedStretch: CGFloat
        /// The track of a switch that is off.
        public var offColor: Color
        /// The track of a switch that is on.
        public var onColor: Color
    }

    /// Sliders.
    public struct Slider: Sendable, Hashable {
        /// The size of a slider that is given no width.
        public var size: CGSize
        /// The height of the track.
        public var trackHeight: CGFloat
        /// The diameter of the knob.
        public var knobDiameter: CGFloat
        /// The track beyond the knob.
        public var maximumTrackColor: Color
    }

    /// Segmented controls.
    public struct Segmented: Sendable, Hashable {
        /// The height of the control.
        public var height: CGFloat
        /// The radius of its corners.
        public var cornerRadius: CGFloat
        /// Behind all segments.
        public var background: Color
        /// The ground of the chosen segment.
        public var selectedColor: Color
        /// The room between that ground and the segment's edges.
        public var selectedInset: CGFloat
        /// The same while the control is touched.
        public var highlightedInset: CGFloat
        /// The radius of that ground's corners.
        public var selectedRadius: CGFloat
        /// What that ground casts.
        public var shadows: [Theme.Shadow]
        /// The font of the titles.
        public var font: Font
        /// The font of the chosen segment's title.
        public var selectedFont: Font
        /// The color of the titles.
        public var titleColor: Color
        /// The color of titles that cannot be chosen.
        public var disabledTitleColor: Color
        /// The room left and right of a title.
        public var titlePadding: CGFloat
        /// The line between segments that are not chosen.
        public var dividerSize: CGSize
        /// The color of that line.
        public var dividerColor: Color
    }

    /// Steppers.
    public struct Stepper: Sendable, Hashable {
        /// The size of every stepper.
        public var size: CGSize
        /// The radius of its corners.
        public var cornerRadius: CGFloat
        /// Behind the signs.
        public var background: Color
        /// Behind the signs of a touched stepper.
        public var highlightedBackground: Color
        /// The length of the signs' bars.
        public var signLength: CGFloat
        /// The thickness of the signs' bars.
        public var signThickness: CGFloat
        /// The color of the signs.
        public var signColor: Color
        /// The color of a sign that leads nowhere.
        public var disabledColor: Color
        /// The line between the signs.
        public var dividerSize: CGSize
        /// The color of that line.
        public var dividerColor: Color
    }

    /// Progress views.
    public struct Progress: Sendable, Hashable {
        /// The size of a progress view that is given no width.
        public var size: CGSize
        /// The part still to do.
        public var trackColor: Color
    }

    /// Activity indicators.
    public struct Activity: Sendable, Hashable {
        /// The diameter of the medium style.
        public var mediumDiameter: CGFloat
        /// The diameter of the large style.
        public var largeDiameter: CGFloat
        /// How many blades turn.
        public var bladeCount: Int
        /// The length of a blade as a share of the diameter.
        public var bladeLength: CGFloat
        /// The thickness of a blade as a share of the diameter.
        public var bladeThickness: CGFloat
        /// The color of the strongest blade.
        public var color: Color
        /// The opacity of the weakest blade.
        public var weakestOpacity: CGFloat
    }

    /// Page controls.
    public struct Page: Sendable, Hashable {
        /// The height of the control.
        public var height: CGFloat
        /// The diameter of a dot.
        public var dotDiameter: CGFloat
        /// The room between dots.
        public var dotGap: CGFloat
        /// The dots of other pages.
        public var dotColor: Color
        /// The dot of the present page.
        public var currentDotColor: Color
    }

    /// Text fields.
    public struct TextField: Sendable, Hashable {
        /// The size of an empty text field.
        public var size: CGSize
        /// The font of the text.
        public var font: Font
        /// The color of the text.
        public var textColor: Color
        /// The color of the text of a field that cannot be used.
        public var disabledTextColor: Color
        /// The color of the placeholder.
        public var placeholderColor: Color
        /// The room between the border and the text.
        public var inset: CGFloat
        /// The radius of the round border's corners.
        public var cornerRadius: CGFloat
        /// Inside the round border.
        public var background: Color
        /// Inside the round border of a field that cannot be used.
        public var disabledBackground: Color
        /// The round border and the bezel.
        public var borderColor: Color
        /// The line border.
        public var lineColor: Color
        /// The thickness of borders, or 0 for one pixel.
        public var borderWidth: CGFloat
        /// The diameter of the clear button.
        public var clearDiameter: CGFloat
        /// The width and height of its cross.
        public var clearLength: CGFloat
        /// The thickness of its cross.
        public var clearStroke: CGFloat
        /// The disc of the clear button.
        public var clearColor: Color
        /// Its cross.
        public var clearCrossColor: Color
    }
}
