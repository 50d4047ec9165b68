extension Theme {
    /// The style of list content that no cell style has: that of sidebars and prominent headers.
    public struct Lists: Sendable, Hashable {
        /// The fonts and colors of the cells of a sidebar.
        public var sidebar: CellText
        /// The fonts and colors of the cells of a sidebar with an accompanying view.
        public var accompaniedSidebar: CellText
        /// The fonts and colors of the headers of a sidebar.
        public var sidebarHeader: CellText
        /// The fonts and colors of prominent headers.
        public var prominentHeader: CellText
        /// The fonts and colors of the most prominent headers.
        public var extraProminentHeader: CellText
        /// The text color of a selected or highlighted row of a sidebar. `nil` uses the normal colors.
        public var selectedTextColor: Color?
        /// A Boolean value that indicates whether the text of such a row has the tint, in place of
        /// ``selectedTextColor``.
        public var selectedTextHasTint: Bool = false
        /// The background of a selected or highlighted row of a sidebar.
        public var selectedBackground: Fill
        /// The radius of that background's corners.
        public var cornerRadius: CGFloat
        /// The distance from that background to the row's left and right edges.
        public var backgroundInset: CGFloat
    }
}

extension Theme.Lists {
    package static let modern = Self(
        sidebar: .sidebar, accompaniedSidebar: .sidebar, sidebarHeader: .header(.headline),
        prominentHeader: .header(.title3), extraProminentHeader: .header(.title2),
        selectedBackground: .color(Color((229, 229, 234), dark: (58, 58, 60))), cornerRadius: 10,
        backgroundInset: 8)
}

extension Theme.CellText {
    fileprivate static let sidebar = Self(
        font: .preferredFont(forTextStyle: .body), color: .label,
        detailFont: .preferredFont(forTextStyle: .subheadline), detailColor: .secondaryLabel)

    /// Returns the style of a header with a semibold title.
    fileprivate static func header(_ style: Font.TextStyle) -> Self {
        Self(
            font: .semibold(style), color: .label,
            detailFont: .preferredFont(forTextStyle: .subheadline), detailColor: .secondaryLabel)
    }
}
