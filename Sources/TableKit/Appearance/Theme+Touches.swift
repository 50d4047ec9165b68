extension Theme {
    /// What fingers do to a table, and the looks of rows that they have pulled aside or lifted.
    public struct Touches: Sendable, Hashable {
        /// How far a finger moves before it pulls something.
        public var slop: CGFloat
        /// The least width and height of what a finger is meant to hit.
        public var target: CGFloat
        /// How far a finger may stray from a control that it came down on.
        public var controlReach: CGFloat
        /// The actions of a row that is pulled aside.
        public var swipe: SwipeActions
        /// A row that is lifted to be moved.
        public var lift: Lift
        /// The circles of rows that are selected while the table is edited.
        public var circle: SelectionCircle

        /// The rectangle that is touched for one that is drawn: large enough for a finger.
        func target(around rect: CGRect) -> CGRect {
            rect.insetBy(dx: min((rect.width - target) / 2, 0), dy: min((rect.height - target) / 2, 0))
        }
    }

    /// The actions of a row that is pulled aside.
    public struct SwipeActions: Sendable, Hashable {
        /// The least width of a button.
        public var minimumWidth: CGFloat
        /// The height of a button, or 0 for that of the row.
        public var buttonHeight: CGFloat = 0
        /// The room left and right of a button.
        public var buttonMargin: CGFloat = 0
        /// The radius of a button's corners.
        public var cornerRadius: CGFloat = 0
        /// The room left and right of a button's title.
        public var padding: CGFloat
        /// The least room above and below a picture with its title; a lower row shows the picture alone.
        public var verticalPadding: CGFloat
        /// The font of titles.
        public var font: Font
        /// The color of titles.
        public var titleColor: Color
        /// The room between a picture and the title below it.
        public var imageGap: CGFloat
        /// Behind an action without a background of its own.
        public var normalColor: Color
        /// Behind an action that destroys something.
        public var destructiveColor: Color
        /// In front of a button's background while the button is touched.
        public var highlight: Color
        /// The share of the actions' width, 0 to 1, that a row is pulled by to stay open.
        public var openShare: CGFloat
        /// The share of a row's width, 0 to 1, that the row is pulled by to perform its first action.
        public var fullSwipeShare: CGFloat
    }

    /// A row that is lifted to be moved.
    public struct Lift: Sendable, Hashable {
        /// The opacity of the row with its shadow.
        public var opacity: CGFloat
        /// What the row casts.
        public var shadow: Shadow

        /// How far the shadow reaches beyond the row.
        var reach: CGFloat { 3 * shadow.radius + max(abs(shadow.offset.width), abs(shadow.offset.height)) }
    }

    /// The circles of rows that are selected while the table is edited; as large as the other controls there.
    public struct SelectionCircle: Sendable, Hashable {
        /// The thickness of an empty circle.
        public var stroke: CGFloat
        /// The color of an empty circle.
        public var color: Color
        /// The size of the check in a full circle.
        public var checkSize: CGSize
        /// The thickness of the check.
        public var checkStroke: CGFloat
        /// The color of the check.
        public var checkColor: Color
    }
}

extension Theme.Touches {
    static let modern = Self(
        slop: 10, target: 44, controlReach: 70,
        swipe: .init(
            minimumWidth: 74, padding: 15, verticalPadding: 8, font: .systemFont(ofSize: 15),
            titleColor: .white, imageGap: 4,
            normalColor: Color((199, 199, 204), dark: (72, 72, 74)), destructiveColor: .systemRed,
            highlight: Color(white: 0, alpha: 0.15), openShare: 0.5, fullSwipeShare: 0.6),
        lift: .init(
            opacity: 0.9,
            shadow: .init(
                color: Color(white: 0, alpha: 0.35), radius: 6, offset: CGSize(width: 0, height: 2))),
        circle: .init(
            stroke: 1.5, color: .tertiaryLabel, checkSize: CGSize(width: 11, height: 8.5), checkStroke: 2,
            checkColor: .white))
}
