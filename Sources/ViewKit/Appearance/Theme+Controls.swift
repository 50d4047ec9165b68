extension Theme {
    /// The sizes, fonts and colors of controls.
    public struct Controls: Sendable, Hashable {
        /// The opacity of a disabled switch, slider, image or label.
        public var disabledOpacity: CGFloat
        /// The style of buttons.
        public var button: Button
        /// The style of buttons with configurations.
        public var configuredButton: ConfiguredButton
        /// The style of switches.
        public var `switch`: Switch
        /// The style of sliders.
        public var slider: Slider
        /// The style of segmented controls.
        public var segmented: Segmented
        /// The style of steppers.
        public var stepper: Stepper
        /// The style of progress views.
        public var progress: Progress
        /// The style of activity indicators.
        public var activity: Activity
        /// The style of page controls.
        public var page: Page
        /// The style of text fields.
        public var textField: TextField
        /// The style of search bars.
        public var searchBar: SearchBar
    }

    /// A blurred shadow.
    public struct Shadow: Sendable, Hashable {
        /// The color of the shadow at full strength.
        public var color: Color
        /// The standard deviation of the blur in points, like `CALayer.shadowRadius`.
        public var radius: CGFloat
        /// The offset of the shadow.
        public var offset: CGSize
    }

    /// The style of the thumb of a switch or slider.
    public struct Thumb: Sendable, Hashable {
        /// The color of the thumb.
        public var color: Color
        /// The color of the thumb while it is touched.
        public var highlightedColor: Color
        /// The color of the thumb's border.
        public var borderColor: Color
        /// The width of the thumb's border.
        public var borderWidth: CGFloat
        /// The shadows of the thumb, from back to front.
        public var shadows: [Shadow]
    }
}

extension Theme.Controls {
    /// The style of buttons.
    ///
    /// Info and add buttons are as large as the detail button of ``Theme/Accessory``.
    public struct Button: Sendable, Hashable {
        /// The font of a system button's title.
        public var font: Font
        /// The font of a custom button's title.
        public var customFont: Font
        /// The color of a custom button's title.
        public var customTitleColor: Color
        /// The color of a disabled system button.
        public var disabledColor: Color
        /// The opacity of a touched system button.
        public var highlightedOpacity: CGFloat
        /// The opacity of the image of a touched custom button.
        public var highlightedImageOpacity: CGFloat
        /// The color of the title and icon of a selected system button, whose background is its tint.
        public var selectedTitleColor: Color
        /// The distance by which a selected button's background extends beyond the title.
        public var selectedOutset: CGSize
        /// The corner radius of a selected button's background.
        public var selectedRadius: CGFloat
        /// The padding above and below the content of a button without content insets.
        public var verticalPadding: CGFloat
        /// The minimum size of a button without content insets.
        public var minimumSize: CGSize
        /// The length of the bars of an add button's plus sign.
        public var plusLength: CGFloat
    }

    /// The style of switches.
    public struct Switch: Sendable, Hashable {
        /// The size of a switch.
        public var size: CGSize
        /// The size of the thumb.
        public var thumbSize: CGSize
        /// The style of the thumb, whose shadows appear only on the track.
        public var thumb: Theme.Thumb
        /// The space between the thumb and the left or right edge of a switch.
        public var thumbMargin: CGFloat
        /// The width that touching a switch adds to its thumb.
        public var highlightedWidth: CGFloat
        /// The color of the track of a switch that is off.
        public var offColor: Color
        /// The color of the track of a switch that is on.
        public var onColor: Color
        /// The fill above the track's color, such as a shadow. `nil` draws only the color.
        public var shade: Fill?
        /// The color of a border of 1 point along the inside of the track's edge. `nil` draws no border.
        public var borderColor: Color?
        /// The titles next to the thumb. `nil` draws no titles.
        public var titles: SwitchTitles?
    }

    /// The titles of a switch, on the side of the track that the thumb leaves free.
    public struct SwitchTitles: Sendable, Hashable {
        /// The title of a switch that is on.
        public var on: String
        /// The title of a switch that is off.
        public var off: String
        /// The font of the titles.
        public var font: Font
        /// The color of the title of a switch that is on.
        public var onColor: Color
        /// The color of the title of a switch that is off.
        public var offColor: Color
    }

    /// The style of sliders.
    public struct Slider: Sendable, Hashable {
        /// The default size of a slider.
        public var size: CGSize
        /// The height of a slider's track.
        public var trackHeight: CGFloat
        /// The style of the thumb.
        public var thumb: Theme.Thumb
        /// The diameter of a slider's thumb.
        public var thumbDiameter: CGFloat
        /// The color of the track on the maximum side of the thumb.
        public var maximumTrackColor: Color
    }

    /// The style of segmented controls.
    public struct Segmented: Sendable, Hashable {
        /// The height of a segmented control.
        public var height: CGFloat
        /// The corner radius of a segmented control.
        public var cornerRadius: CGFloat
        /// The background color behind all segments.
        public var background: Color
        /// The background color of the selected segment.
        public var selectedColor: Color
        /// The inset of the selected segment's background.
        public var selectedInset: CGFloat
        /// The inset of the selected segment's background while the control is touched.
        public var highlightedInset: CGFloat
        /// The corner radius of the selected segment's background.
        public var selectedRadius: CGFloat
        /// The color of the border around the selected segment's background.
        public var selectedBorderColor: Color
        /// The width of the border around the selected segment's background.
        public var selectedBorderWidth: CGFloat
        /// The shadows of the selected segment's background.
        public var shadows: [Theme.Shadow]
        /// The font of segment titles.
        public var font: Font
        /// The font of the selected segment's title.
        public var selectedFont: Font
        /// The color of segment titles.
        public var titleColor: Color
        /// The color of the titles of disabled segments.
        public var disabledTitleColor: Color
        /// The padding left and right of a segment's title.
        public var titlePadding: CGFloat
        /// The size of the divider between unselected segments.
        public var dividerSize: CGSize
        /// The color of the divider between unselected segments.
        public var dividerColor: Color
    }

    /// The style of steppers.
    public struct Stepper: Sendable, Hashable {
        /// The size of a stepper.
        public var size: CGSize
        /// The corner radius of a stepper.
        public var cornerRadius: CGFloat
        /// The background color of a stepper.
        public var background: Color
        /// The background color of a stepper while it is touched.
        public var highlightedBackground: Color
        /// The length of the bars of the plus and minus signs.
        public var signLength: CGFloat
        /// The thickness of the bars of the plus and minus signs.
        public var signThickness: CGFloat
        /// The color of the plus and minus signs.
        public var signColor: Color
        /// The color of a sign whose direction is disabled because the value is at its limit.
        public var disabledColor: Color
        /// The size of the divider between the signs.
        public var dividerSize: CGSize
        /// The color of the divider between the signs.
        public var dividerColor: Color
    }

    /// The style of progress views.
    public struct Progress: Sendable, Hashable {
        /// The default size of a progress view.
        public var size: CGSize
        /// The color of the remaining part of the track.
        public var trackColor: Color
    }

    /// The style of activity indicators.
    public struct Activity: Sendable, Hashable {
        /// The diameter of a medium activity indicator.
        public var mediumDiameter: CGFloat
        /// The diameter of a large activity indicator.
        public var largeDiameter: CGFloat
        /// The number of spokes.
        public var spokeCount: Int
        /// The length of a spoke as a fraction of the diameter.
        public var spokeLength: CGFloat
        /// The thickness of a spoke as a fraction of the diameter.
        public var spokeThickness: CGFloat
        /// The color of the most opaque spoke.
        public var color: Color
        /// The opacity of the most transparent spoke.
        public var weakestOpacity: CGFloat
    }

    /// The style of page controls.
    public struct Page: Sendable, Hashable {
        /// The height of a page control.
        public var height: CGFloat
        /// The diameter of a dot.
        public var dotDiameter: CGFloat
        /// The space between dots.
        public var dotGap: CGFloat
        /// The color of the dots of other pages.
        public var dotColor: Color
        /// The color of the current page's dot.
        public var currentDotColor: Color
    }

    /// The style of text fields.
    public struct TextField: Sendable, Hashable {
        /// The size of an empty text field.
        public var size: CGSize
        /// The font of the text.
        public var font: Font
        /// The color of the text.
        public var textColor: Color
        /// The color of the text of a disabled text field.
        public var disabledTextColor: Color
        /// The color of the placeholder.
        public var placeholderColor: Color
        /// The padding between the border and the text.
        public var inset: CGFloat
        /// The corner radius of the rounded border.
        public var cornerRadius: CGFloat
        /// The background color inside the rounded border.
        public var background: Color
        /// The background color inside the rounded border of a disabled text field.
        public var disabledBackground: Color
        /// The color of the rounded border and the bezel.
        public var borderColor: Color
        /// The color of the line border.
        public var lineColor: Color
        /// The width of borders; 0 draws one pixel.
        public var borderWidth: CGFloat
        /// The diameter of the clear button.
        public var clearDiameter: CGFloat
        /// The width and height of the clear button's cross.
        public var clearLength: CGFloat
        /// The thickness of the clear button's cross.
        public var clearStroke: CGFloat
        /// The color of the clear button's disc.
        public var clearColor: Color
        /// The color of the clear button's cross.
        public var clearCrossColor: Color
    }

    /// The style of search bars.
    public struct SearchBar: Sendable, Hashable {
        /// The height of the bar without its scope buttons.
        public var height: CGFloat
        /// The background of a prominent bar.
        public var background: Color
        /// The padding between the bar's sides and the field.
        public var sideInset: CGFloat
        /// The height of the field.
        public var fieldHeight: CGFloat
        /// The radius of the field's corners.
        public var cornerRadius: CGFloat
        /// The background of the field.
        public var fieldColor: Color
        /// The font of the text and the Cancel button.
        public var font: Font
        /// The color of the text.
        public var textColor: Color
        /// The color of the placeholder and the magnifying glass.
        public var placeholderColor: Color
        /// The distance between the field's leading edge and the text.
        public var textInset: CGFloat
        /// The distance between the text and the field's trailing edge.
        public var trailingInset: CGFloat
        /// The distance between the field's leading edge and the magnifying glass.
        public var iconInset: CGFloat
        /// The font whose size and weight determine those of the magnifying glass.
        public var iconFont: Font
    }
}
