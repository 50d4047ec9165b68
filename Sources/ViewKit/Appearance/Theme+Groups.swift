extension Theme {
    /// The line between rows.
    public struct Separator: Sendable, Hashable {
        /// The color of the separator.
        public var color: Color
        /// The thickness of the separator in points; 0 draws one pixel.
        public var thickness: CGFloat
        /// A Boolean value that indicates whether the separator begins at the text instead of at the row's edge.
        public var isInset: Bool
        /// A Boolean value that indicates whether the separator ends at the margin instead of at the row's edge.
        public var isTrailingInset: Bool = false
        /// The color of a line of the same thickness below the separator, at the top of the next row. `nil` draws no
        /// line.
        public var etch: Color?

        /// The color of borders and of lines between columns, which are also visible in a theme without separators.
        package var visibleColor: Color { color.light.alpha > 0 ? color : .separator }
    }

    /// The border around the rows of a section.
    public struct Border: Sendable, Hashable {
        /// The color of the border.
        public var color: Color
        /// The width of the border in points; 0 draws one pixel.
        public var width: CGFloat
        /// A Boolean value that indicates whether the border surrounds the rows instead of covering their edges.
        public var isOutside: Bool = false
        /// The colors of lines inside the border's top edge, from the edge downward, each 1 point high. They form a
        /// shadow.
        public var innerShadow: [Color] = []
        /// The color of a line of 1 point below the border. `nil` draws no line.
        public var highlight: Color?
    }

    /// A sharp shadow that makes text appear engraved or raised.
    public struct TextShadow: Sendable, Hashable {
        /// The color of the shadow.
        public var color: Color
        /// The offset of the shadow.
        public var offset: CGSize
    }

    /// The style of the rows and sections of one table style.
    public struct Group: Sendable, Hashable {
        /// The background of the table.
        public var background: Fill
        /// The background of the rows.
        public var rowBackground: Fill
        /// A Boolean value that indicates whether the height of an automatic row grows by its separator.
        public var separatorAddsHeight: Bool = false
        /// The inset left and right of the rows.
        public var sideInset: Margin
        /// The margin of the content of rows. `nil` uses the margin of ``Theme/cell``.
        public var margin: Margin?
        /// The radius of the outer corners of a section's first and last rows.
        public var cornerRadius: CGFloat
        /// The curve of these corners.
        public var cornerCurve = CornerCurve.circular
        /// The separator between rows.
        public var separator: Separator
        /// The border around the rows of a section. `nil` draws no border.
        public var border: Border?
        /// The text style of rows in the default style. `nil` uses the default style of ``Theme/cell``.
        public var defaultText: CellText?
        /// A Boolean value that indicates whether full-width separators appear above a section's first row and below
        /// its last row.
        public var hasOuterSeparators: Bool
        /// A Boolean value that indicates whether an inset separator appears below a section's last row.
        public var hasLastSeparator: Bool
        /// A Boolean value that indicates whether that separator appears above the header of the next section too.
        public var hasSeparatorAboveHeader: Bool = true
        /// The line below the last row of the table, between the margins if it is inset. `nil` draws the usual separator.
        public var endRule: Separator?
        /// The space above each header in a table without a specified space. Sections without a header have none.
        public var headerTopPadding: CGFloat = 0
        /// The style of headers with a title.
        public var header: HeaderFooter
        /// The style of footers with a title.
        public var footer: HeaderFooter
        /// The space above the first section if it has no header.
        public var topGap: CGFloat
        /// The space that a missing header leaves between sections.
        public var emptyHeader: CGFloat
        /// The space that a missing footer leaves between sections.
        public var emptyFooter: CGFloat
    }

    /// The style of a section's header or footer view.
    public struct HeaderFooter: Sendable, Hashable {
        /// The minimum height of the view.
        public var height: CGFloat
        /// The minimum height of the first such view in the table.
        public var firstHeight: CGFloat
        /// The font of the title.
        public var font: Font
        /// The color of the title.
        public var color: Color
        /// The shadow of the title. `nil` draws no shadow.
        public var shadow: TextShadow?
        /// The horizontal alignment of the title.
        public var alignment: TextAlignment = .natural
        /// The background of the view.
        public var background: Fill
        /// The background of the view while it is pinned to an edge of the screen. `nil` uses ``background``.
        public var pinnedBackground: Fill?
        /// The color of the separator directly above the view, from edge to edge. `nil` draws the usual separator.
        public var separatorAbove: Color?
        /// The colors of lines along the top edge, from the edge downward, each 1 point high.
        public var topLines: [Color] = []
        /// The colors of lines along the bottom edge, from the edge upward, each 1 point high.
        public var bottomLines: [Color] = []
        /// A Boolean value that indicates whether the title appears in capital letters.
        public var isUppercase: Bool
        /// The vertical position of the title in a view taller than the title.
        public var titlePosition: TitlePosition
        /// The distance from the vertical center down to the center of a title that is centered.
        public var titleOffset: CGFloat = 0
        /// The minimum padding below a title whose position is a distance from the top edge.
        public var bottomPadding: CGFloat = 0
        /// The distance from the view's edges to the title. `nil` uses the margin of rows.
        public var titleInset: CGFloat?
        /// A Boolean value that indicates whether a long title wraps. Otherwise it is truncated.
        public var wraps: Bool
    }

    /// The vertical position of a title in its header or footer view.
    public enum TitlePosition: Sendable, Hashable {
        /// The title is vertically centered.
        case centered
        /// The title's last baseline is this many points above the bottom edge.
        case baselineAboveBottom(CGFloat)
        /// The title is this many points below the top edge.
        case below(CGFloat)
    }
}

extension Theme.HeaderFooter {
    /// Returns the background of a view that is pinned to an edge of the screen, or of another one.
    package func background(isPinned: Bool) -> Fill { isPinned ? pinnedBackground ?? background : background }
}

extension Theme.Group {
    /// Gives headers and footers their pinned background everywhere, and no space above.
    package mutating func setOpaqueHeaders() {
        headerTopPadding = 0
        for part in [\Self.header, \.footer] {
            // A background that a theme file sets is also that of pinned views.
            if self[keyPath: part].background == .clear {
                self[keyPath: part].background = self[keyPath: part].background(isPinned: true)
            }
            self[keyPath: part].pinnedBackground = nil
        }
    }

    /// Adds a border like the separators, unless there is one. It takes the place of the outer separators.
    ///
    /// - Parameter color: The color of the border. `nil` uses that of the separators.
    package mutating func addBorder(color: Color?) {
        border = border ?? Theme.Border(color: color ?? separator.visibleColor, width: separator.thickness)
        (hasOuterSeparators, hasLastSeparator) = (false, false)
    }

    /// Extends the separators to the edges of rows, and gives texts the distance from the edges that they have from
    /// lines between columns.
    ///
    /// - Parameter gap: The space between two columns, in points.
    package mutating func makeGrid(gap: CGFloat) {
        margin = .fixed(gap / 2)
        (separator.isInset, separator.isTrailingInset) = (false, false)
    }
}
