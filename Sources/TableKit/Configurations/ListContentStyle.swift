/// The part of a table's style that list content depends on.
package struct ListContentContext: Equatable {
    /// The text style of the default kind. `nil` uses the theme's usual style.
    package var defaultText: Theme.CellText?
    /// The style of the header or footer view that contains the content.
    package var headerFooter: Theme.HeaderFooter?

    package init(defaultText: Theme.CellText? = nil, headerFooter: Theme.HeaderFooter? = nil) {
        self.defaultText = defaultText
        self.headerFooter = headerFooter
    }
}

/// The style of list content in a theme.
package struct ListContentStyle: Equatable {
    package var kind: ListContentKind
    package var texts: Theme.CellText
    package var alignment = TextAlignment.natural, detailAlignment = TextAlignment.natural
    package var arrangement = ListContentLayout.Arrangement.stacked
    package var metrics: ListContentLayout.Metrics
    /// The text color of a selected row. `nil` uses the normal colors.
    package var selectedTextColor: Color?
    /// The style of a header or footer view. `nil` in rows.
    package var headerFooter: Theme.HeaderFooter?
    /// The width reserved for an image.
    package var imageColumn: CGFloat = 0
    /// The width reserved for a symbol without a reserved size.
    package var symbolColumn: CGFloat = 0

    /// Creates the style in the theme of an environment, from which it copies only what it needs.
    ///
    /// - Parameter tint: The tint of the view. `nil` uses the theme's.
    package init(
        _ kind: ListContentKind, _ environment: Environment, _ context: ListContentContext = .init(),
        tint: Color? = nil
    ) {
        self.kind = kind
        metrics = ListContentLayout.Metrics(environment.theme.cell)
        selectedTextColor = environment.theme.cell.selectedTextColor
        switch kind {
        case .default, .cell: texts = context.defaultText ?? environment.theme.cell.default
        case .subtitle, .subtitleCell: texts = environment.theme.cell.subtitle
        case .value1, .valueCell:
            texts = environment.theme.cell.value1
            arrangement = .sideBySide(stacks: kind == .valueCell)
        case .value2:
            texts = environment.theme.cell.value2
            arrangement = .columns
        case .sidebarCell, .sidebarSubtitleCell: texts = environment.theme.lists.sidebar
        case .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
            texts = environment.theme.lists.accompaniedSidebar
        case .sidebarHeader: texts = environment.theme.lists.sidebarHeader
        case .prominentInsetGroupedHeader: texts = environment.theme.lists.prominentHeader
        case .extraProminentInsetGroupedHeader: texts = environment.theme.lists.extraProminentHeader
        case .header, .footer, .plainHeader, .plainFooter, .groupedHeader, .groupedFooter:
            texts = environment.theme.cell.default
        }
        symbolColumn = environment.symbolColumn
        if kind.isSidebarCell {
            imageColumn = symbolColumn
            selectedTextColor =
                environment.theme.lists.selectedTextHasTint
                ? tint ?? environment.theme.tint : environment.theme.lists.selectedTextColor
        }
        if let style = headerFooter(in: environment, context) { set(style) }
    }

    /// Returns the style of the section's header or footer that the kind is for.
    private func headerFooter(in environment: Environment, _ context: ListContentContext) -> Theme
        .HeaderFooter?
    {
        var style: Theme.HeaderFooter
        switch kind {
        case .header: return context.headerFooter ?? environment.theme.grouped.header
        case .footer: return context.headerFooter ?? environment.theme.grouped.footer
        case .plainHeader: return environment.theme.plain.header
        case .plainFooter: return environment.theme.plain.footer
        case .groupedHeader: return environment.theme.grouped.header
        case .groupedFooter: return environment.theme.grouped.footer
        case .sidebarHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader:
            style = context.headerFooter ?? environment.theme.insetGrouped.header
        default: return nil
        }
        style.font = texts.font
        style.color = texts.color
        style.isUppercase = false
        style.shadow = nil
        return style
    }

    private mutating func set(_ style: Theme.HeaderFooter) {
        headerFooter = style
        texts.font = style.font
        texts.color = style.color
        (alignment, detailAlignment) = (style.alignment, style.alignment)
        if !isProminent { (texts.detailFont, texts.detailColor) = (style.font, style.color) }
        selectedTextColor = nil
        metrics.removePadding()
        metrics.textOffset = style.titleOffset
    }

    /// A Boolean value that indicates whether the header has fonts that differ from those of its section.
    private var isProminent: Bool {
        switch kind {
        case .sidebarHeader, .prominentInsetGroupedHeader, .extraProminentInsetGroupedHeader: true
        default: false
        }
    }

    /// A Boolean value that indicates whether the style has a secondary text.
    var showsDetail: Bool { kind != .default }
}

extension Environment {
    /// The width in which symbols are centered, for the traits.
    var symbolColumn: CGFloat {
        FontMetrics.default.scaledValue(for: theme.cell.symbolColumn, compatibleWith: traits)
    }
}

extension ListContentLayout.Metrics {
    /// Removes the space around the texts, which is that of the header or footer.
    fileprivate mutating func removePadding() {
        (topPadding, bottomPadding) = (0, 0)
        (stack.topPadding, stack.bottomPadding) = (0, 0)
    }
}
