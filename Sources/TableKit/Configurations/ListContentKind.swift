/// A combination of layout, fonts and colors for an image and two texts: a cell style, or one of the configurations that
/// ``ListContentConfiguration`` creates. Each has the name of the UIKit member that it mirrors.
public enum ListContentKind: Sendable, Hashable, CaseIterable {
    /// The cell style with an image and a text.
    case `default`
    /// The cell style with a text above smaller text.
    case subtitle
    /// The cell style with a text at the left and a value at the right.
    case value1
    /// The cell style with a short name in a left column, followed by a value.
    case value2
    /// A cell.
    case cell
    /// A cell with smaller text below the text.
    case subtitleCell
    /// A cell with a value next to the text, or below it if both are too wide.
    case valueCell
    /// A cell of a sidebar.
    case sidebarCell
    /// A cell of a sidebar with smaller text below the text.
    case sidebarSubtitleCell
    /// A cell of a sidebar with an accompanying view.
    case accompaniedSidebarCell
    /// A cell of a sidebar with an accompanying view and smaller text below the text.
    case accompaniedSidebarSubtitleCell
    /// A header of a sidebar.
    case sidebarHeader
    /// A header in the table's style.
    case header
    /// A footer in the table's style.
    case footer
    /// A header of a plain table.
    case plainHeader
    /// A footer of a plain table.
    case plainFooter
    /// A header of a grouped table.
    case groupedHeader
    /// A footer of a grouped table.
    case groupedFooter
    /// A larger header of an inset grouped table.
    case prominentInsetGroupedHeader
    /// The largest header of an inset grouped table.
    case extraProminentInsetGroupedHeader

    /// Creates the kind of a cell style.
    public init(_ style: TableViewCell.CellStyle) {
        switch style {
        case .default: self = .default
        case .value1: self = .value1
        case .value2: self = .value2
        case .subtitle: self = .subtitle
        }
    }

    /// A Boolean value that indicates whether the kind is that of a content configuration, whose texts wrap.
    package var isConfiguration: Bool {
        switch self {
        case .default, .subtitle, .value1, .value2: false
        default: true
        }
    }

    /// A Boolean value that indicates whether the kind is for cells of a sidebar.
    package var isSidebarCell: Bool {
        switch self {
        case .sidebarCell, .sidebarSubtitleCell, .accompaniedSidebarCell, .accompaniedSidebarSubtitleCell:
            true
        default: false
        }
    }
}
