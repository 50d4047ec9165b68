extension Theme {
    /// The touch thresholds of a table, and the style of swiped and dragged rows.
    public struct Touches: Sendable, Hashable {
        /// The distance a touch moves before a drag begins.
        public var slop: CGFloat
        /// The minimum width and height of a touch target.
        public var target: CGFloat
        /// The distance a touch can move away from its control and still belong to it.
        public var controlReach: CGFloat
        /// The style of the actions of a swiped row.
        public var swipe: SwipeActions
        /// The style of a row while it is dragged to another position.
        public var drag: Drag
        /// The style of the selection circles of rows in editing mode.
        public var circle: SelectionCircle

        /// Returns the touch target for a drawn rectangle, with the minimum size.
        package func target(around rect: CGRect) -> CGRect {
            rect.insetBy(dx: min((rect.width - target) / 2, 0), dy: min((rect.height - target) / 2, 0))
        }
    }

    /// The style of the actions of a swiped row.
    public struct SwipeActions: Sendable, Hashable {
        /// A Boolean value that indicates whether the content of a swiped row moves with the touch. Otherwise the
        /// actions cover it.
        public var movesContent: Bool = true
        /// The minimum width of an action button.
        public var minimumWidth: CGFloat
        /// The height of an action button; 0 uses the height of the row.
        public var buttonHeight: CGFloat = 0
        /// The space left and right of an action button.
        public var buttonMargin: CGFloat = 0
        /// The corner radius of an action button.
        public var cornerRadius: CGFloat = 0
        /// The padding left and right of an action button's title.
        public var padding: CGFloat
        /// The minimum padding above and below an image or circle with its title below. A row with less space shows
        /// only the image or circle.
        public var verticalPadding: CGFloat
        /// The font of action titles, except those below a circle.
        public var font: Font
        /// The color of action images and titles, except titles below a circle.
        public var titleColor: Color
        /// The space between an image and the title below it.
        public var imageGap: CGFloat
        /// The fill of an action that specifies no background color.
        public var normalFill: Fill
        /// The fill of a destructive action that specifies no background color.
        public var destructiveFill: Fill
        /// The color of a border of 1 pixel around a destructive action that specifies no background color. `nil` draws
        /// no border.
        public var destructiveBorderColor: Color?
        /// The style of actions as circles with their titles below. `nil` draws rectangles that fill the space.
        public var circle: ActionCircle?
        /// The color of a background that moves with the swiped row and covers its own. `nil` draws no such
        /// background.
        public var rowBackground: Color?
        /// The radius of the corners of that background at the edge next to the actions.
        public var rowCornerRadius: CGFloat = 0
        /// The curve of those corners.
        public var rowCornerCurve: CornerCurve = .circular
        /// The overlay color of an action button while it is touched.
        public var highlight: Color
        /// The fraction of the actions' width, from 0 to 1, that a swipe covers before the row stays open.
        public var openFraction: CGFloat
        /// The fraction of the row's width, from 0 to 1, that a full swipe covers to perform the first action.
        public var fullSwipeFraction: CGFloat
    }

    /// The style of the actions of a swiped row as circles with their titles below.
    public struct ActionCircle: Sendable, Hashable {
        /// The diameter of the circle. In a lower row, it is the height of the row.
        public var diameter: CGFloat
        /// The distance from the circle to the row's edge, and between circles.
        public var margin: CGFloat
        /// The distance from the circle to the moved row.
        public var rowGap: CGFloat
        /// The font of a title below the circle.
        public var titleFont: Font
        /// The color of a title below the circle.
        public var titleColor: Color
        /// The distance from the circle to the baseline of the title below it.
        public var baseline: CGFloat
    }

    /// The style of a row while it is dragged to another position.
    public struct Drag: Sendable, Hashable {
        /// The opacity of the row and its shadow.
        public var opacity: CGFloat
        /// The shadow of the row.
        public var shadow: Shadow

        /// The distance by which the shadow extends beyond the row.
        package var reach: CGFloat {
            3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height))
        }
    }

    /// The style of the selection circles of rows in editing mode. They are as large as the other editing controls.
    public struct SelectionCircle: Sendable, Hashable {
        /// The thickness of an unselected circle's line.
        public var stroke: CGFloat
        /// The color of an unselected circle.
        public var color: Color
        /// The size of the checkmark in a selected circle.
        public var checkSize: CGSize
        /// The thickness of the checkmark's line.
        public var checkStroke: CGFloat
        /// The color of the checkmark.
        public var checkColor: Color
    }
}

extension Color {
    /// The color of reorder controls and selection circles, which is visible on selected rows too.
    static let editingControl = Color((60, 60, 77), alpha: 0.287, dark: (235, 235, 245), darkAlpha: 0.3)
}

extension Theme.Touches {
    static let modern = Self(
        slop: 10, target: 44, controlReach: 70,
        swipe: .init(
            minimumWidth: 74, padding: 16, verticalPadding: 8, font: .systemFont(ofSize: 18),
            titleColor: .white, imageGap: 4,
            normalFill: .color(Color((199, 199, 204), dark: (72, 72, 74))),
            destructiveFill: .color(.systemRed),
            highlight: Color(white: 0, alpha: 0.15), openFraction: 0.5, fullSwipeFraction: 0.6),
        drag: .init(
            opacity: 0.9,
            shadow: .init(
                color: Color(white: 0, alpha: 0.35), radius: 6, offset: CGSize(width: 0, height: 2))),
        circle: .init(
            stroke: 1, color: .editingControl,
            checkSize: CGSize(width: 11, height: 8.5), checkStroke: 2,
            checkColor: .white))
}
