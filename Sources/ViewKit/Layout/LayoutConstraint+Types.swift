extension LayoutConstraint {
    /// The part of an item that a constraint determines. Mirrors `NSLayoutConstraint.Attribute`.
    public enum Attribute: Int, Sendable, Hashable, CaseIterable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The top edge.
        case top
        /// The bottom edge.
        case bottom
        /// The edge at which text begins: the left one in a left-to-right layout.
        case leading
        /// The edge at which text ends: the right one in a left-to-right layout.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The horizontal center.
        case centerX
        /// The vertical center.
        case centerY
        /// The baseline of the last line of text.
        case lastBaseline
        /// The baseline of the first line of text.
        case firstBaseline
        /// The left margin.
        case leftMargin
        /// The right margin.
        case rightMargin
        /// The top margin.
        case topMargin
        /// The bottom margin.
        case bottomMargin
        /// The margin at which text begins.
        case leadingMargin
        /// The margin at which text ends.
        case trailingMargin
        /// The horizontal center between the margins.
        case centerXWithinMargins
        /// The vertical center between the margins.
        case centerYWithinMargins
        /// No attribute: the constraint compares with a constant.
        case notAnAttribute = 0
    }

    /// The relation between the two sides of a constraint. Mirrors `NSLayoutConstraint.Relation`.
    public enum Relation: Int, Sendable, Hashable, CaseIterable {
        /// The first attribute is at most the second.
        case lessThanOrEqual = -1
        /// The attributes are equal.
        case equal
        /// The first attribute is at least the second.
        case greaterThanOrEqual
    }

    /// The alignment and the direction of the views in a visual format. Mirrors `NSLayoutConstraint.FormatOptions`.
    public struct FormatOptions: OptionSet, Sendable, Hashable {
        /// The bits: one for each aligned attribute, and the direction.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// Aligns the left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// Aligns the right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// Aligns the top edges.
        public static let alignAllTop = FormatOptions(.top)
        /// Aligns the bottom edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// Aligns the leading edges.
        public static let alignAllLeading = FormatOptions(.leading)
        /// Aligns the trailing edges.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// Aligns the horizontal centers.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// Aligns the vertical centers.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// Aligns the last baselines.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// Aligns the first baselines.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The bits of all alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// Arranges views from the leading to the trailing edge. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Arranges views from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arranges views from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Measures the spacing between edges. The default.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Measures the vertical spacing between baselines.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the spacing.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
    }

    /// The horizontal or vertical axis.
    public typealias Axis = ViewKit.Axis
}
