extension Theme {
    /// The line between rows.
    public struct Separator: Sendable, Hashable {
        /// The color of the line.
        public var color: Color
        /// The thickness in points, or 0 for one pixel.
        public var thickness: CGFloat
        /// Whether the line begins where the text begins, and not at the row's edge.
        public var isInset: Bool
    }

    /// A line around the rows of a section.
    public struct Border: Sendable, Hashable {
        /// The color of the line.
        public var color: Color
        /// The thickness in points.
        public var width: CGFloat
    }

    /// A hard shadow, which makes text look cut into or raised from its ground.
    public struct TextShadow: Sendable, Hashable {
        /// The color of the shadow.
        public var color: Color
        /// How far it falls.
        public var offset: CGSize
    }

    /// How a table of one style surrounds and groups its rows.
    public struct Group: Sendable, Hashable {
        /// Behind the table.
        public var background: Fill
        /// Behind its rows.
        public var rowBackground: Fill
        /// The room left and right of the rows.
        public var sideInset: Margin
        /// The radius of the first and the last row's outer corners.
        public var cornerRadius: CGFloat
        /// The line between rows.
        public var separator: Separator
        /// The line around the rows of a section; nil for none.
        public var border: Border?
        /// The texts of rows of the default style, in place of those of ``Theme/Cell``; nil for these.
        public var defaultText: CellText?
        /// Whether a full line stands above the first and below the last row of a section.
        public var hasOuterSeparators: Bool
        /// Whether a line, inset like those between rows, stands below a section's last row.
        public var hasLastSeparator: Bool
        /// Headers with a title.
        public var header: Band
        /// Footers with a title.
        public var footer: Band
        /// The room above the first section when it has no header.
        public var topGap: CGFloat
        /// The room a missing header and a missing footer leave between sections, each.
        public var emptyHeader: CGFloat
        /// See ``emptyHeader``.
        public var emptyFooter: CGFloat
    }

    /// A section's header or footer.
    public struct Band: Sendable, Hashable {
        /// The least height.
        public var height: CGFloat
        /// The least height of the first in the table.
        public var firstHeight: CGFloat
        /// The font of the title.
        public var font: Font
        /// The color of the title.
        public var color: Color
        /// The shadow of the title; nil for none.
        public var shadow: TextShadow?
        /// Where the title stands between the left and right edges.
        public var alignment: TextAlignment = .natural
        /// Behind the title.
        public var background: Fill
        /// Whether the title is shown in capital letters.
        public var isUppercase: Bool
        /// Where the title stands in a band higher than it.
        public var titlePosition: TitlePosition
        /// Whether a long title wraps instead of being truncated.
        public var wraps: Bool
    }

    /// Where a title stands in its band.
    public enum TitlePosition: Sendable, Hashable {
        /// In the middle.
        case centered
        /// With its last baseline this far above the lower edge.
        case baselineAboveBottom(CGFloat)
        /// This far below the upper edge, and as far above the lower one.
        case below(CGFloat)
    }
}
