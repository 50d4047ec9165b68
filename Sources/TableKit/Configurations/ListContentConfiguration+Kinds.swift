extension ListContentConfiguration {
    /// Returns the content of a cell.
    public static func cell() -> Self { Self(.cell) }

    /// Returns the content of a cell with smaller text below the text.
    public static func subtitleCell() -> Self { Self(.subtitleCell) }

    /// Returns the content of a cell with a value next to the text, or below it if both are too wide.
    public static func valueCell() -> Self { Self(.valueCell) }

    /// Returns the content of a cell of a sidebar.
    public static func sidebarCell() -> Self { Self(.sidebarCell) }

    /// Returns the content of a cell of a sidebar, with smaller text below the text.
    public static func sidebarSubtitleCell() -> Self { Self(.sidebarSubtitleCell) }

    /// Returns the content of a cell of a sidebar with an accompanying view.
    public static func accompaniedSidebarCell() -> Self { Self(.accompaniedSidebarCell) }

    /// Returns the content of a cell of a sidebar with an accompanying view, and smaller text below the text.
    public static func accompaniedSidebarSubtitleCell() -> Self { Self(.accompaniedSidebarSubtitleCell) }

    /// Returns the content of a header of a sidebar.
    public static func sidebarHeader() -> Self { Self(.sidebarHeader) }

    /// Returns the content of a header in the style of its table.
    public static func header() -> Self { Self(.header) }

    /// Returns the content of a footer in the style of its table.
    public static func footer() -> Self { Self(.footer) }

    /// Returns the content of a header of a plain table.
    public static func plainHeader() -> Self { Self(.plainHeader) }

    /// Returns the content of a footer of a plain table.
    public static func plainFooter() -> Self { Self(.plainFooter) }

    /// Returns the content of a header of a grouped table.
    public static func groupedHeader() -> Self { Self(.groupedHeader) }

    /// Returns the content of a footer of a grouped table.
    public static func groupedFooter() -> Self { Self(.groupedFooter) }

    /// Returns the content of a larger header of an inset grouped table.
    public static func prominentInsetGroupedHeader() -> Self { Self(.prominentInsetGroupedHeader) }

    /// Returns the content of the largest header of an inset grouped table.
    public static func extraProminentInsetGroupedHeader() -> Self { Self(.extraProminentInsetGroupedHeader) }
}
