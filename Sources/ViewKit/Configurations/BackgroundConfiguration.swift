/// The background of a cell, header or footer. Mirrors `UIBackgroundConfiguration`, without visual effects.
///
/// Its colors are those of the theme in which it is displayed, and follow the state, until the program sets them. A
/// color that the program sets applies in every state.
public struct BackgroundConfiguration: Hashable {
    private let kind: Kind
    private var appearance = ConfigurationAppearance()

    /// The default appearance.
    private enum Kind: Hashable {
        case clear, button, cell, plainCell, groupedCell, header, plainHeader, groupedHeader, sidebarCell
    }

    private init(_ kind: Kind) { self.kind = kind }

    // MARK: Color

    /// The color that the program has set; `.some(nil)` is the tint color.
    private var ownColor: Color??

    /// The color. `nil` uses the view's tint color, and is also the value for a gradient of a theme.
    public var backgroundColor: Color? {
        get {
            if let ownColor { return ownColor }
            guard let fill = defaultFill(in: Screen.main.environment, Context()) else { return .clear }
            return if case .color(let color) = fill { color } else { nil }
        }
        set { ownColor = .some(newValue) }
    }

    /// The function that derives the color. `nil` uses the color.
    public var backgroundColorTransformer: ConfigurationColorTransformer?

    /// Returns the color in a view with a tint color.
    public func resolvedBackgroundColor(for tintColor: Color) -> Color {
        let color = backgroundColor ?? tintColor
        return backgroundColorTransformer?(color) ?? color
    }

    // MARK: Content

    private var imageReference = ObjectReference<Image>()
    private var customViewReference = ObjectReference<View>()

    /// The image above the color. `nil` shows none.
    public var image: Image? {
        get { imageReference.object }
        set { imageReference.object = newValue }
    }

    /// The way the image fills the background.
    public var imageContentMode = View.ContentMode.scaleToFill

    /// The view above the color and the image, as large as the background. `nil` shows none.
    public var customView: View? {
        get { customViewReference.object }
        set { customViewReference.object = newValue }
    }

    // MARK: Shape

    private(set) var ownCornerRadius: CGFloat?
    private var ownInsets: DirectionalEdgeInsets?

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat {
        get { ownCornerRadius ?? defaultCornerRadius(in: Screen.main.environment) }
        set { ownCornerRadius = newValue }
    }

    /// The distances from the view's edges to the background, in points.
    public var backgroundInsets: DirectionalEdgeInsets {
        get { ownInsets ?? defaultInsets(in: Screen.main.environment) }
        set { ownInsets = newValue }
    }

    /// The edges at which the insets are in addition to the margin of the content. Default: none.
    public var edgesAddingLayoutMarginsToBackgroundInsets: DirectionalRectEdge = []

    // MARK: Stroke

    /// The width of the border in points. Default: 0.
    public var strokeWidth: CGFloat = 0
    /// The distance by which the border is outside of the background's edges, in points. Default: 0.
    public var strokeOutset: CGFloat = 0
    /// The color of the border. `nil` uses the view's tint color.
    public var strokeColor: Color?
    /// The function that derives the border's color. `nil` uses the color.
    public var strokeColorTransformer: ConfigurationColorTransformer?

    /// Returns the color of the border in a view with a tint color.
    public func resolvedStrokeColor(for tintColor: Color) -> Color {
        let color = strokeColor ?? tintColor
        return strokeColorTransformer?(color) ?? color
    }

    // MARK: Updates

    /// Returns the configuration with the colors of a state. Colors that the program has set are unaffected.
    public func updated(for state: any ConfigurationState) -> BackgroundConfiguration {
        var updated = self
        updated.appearance = ConfigurationAppearance(state)
        return updated
    }
}

extension BackgroundConfiguration {
    /// Returns a background without color.
    public static func clear() -> Self { Self(.clear) }

    /// The background of a button, whose configuration determines the color and the corner radius.
    static var button: Self { Self(.button) }

    /// Returns the background of a cell in the style of its table.
    public static func listCell() -> Self { Self(.cell) }

    /// Returns the background of a cell of a plain table.
    public static func listPlainCell() -> Self { Self(.plainCell) }

    /// Returns the background of a cell of a grouped table.
    public static func listGroupedCell() -> Self { Self(.groupedCell) }

    /// Returns the background of a header in the style of its table.
    public static func listHeader() -> Self { Self(.header) }

    /// Returns the background of a footer in the style of its table.
    public static func listFooter() -> Self { Self(.header) }

    /// Returns the background of a header or footer of a plain table.
    public static func listPlainHeaderFooter() -> Self { Self(.plainHeader) }

    /// Returns the background of a header or footer of a grouped table.
    public static func listGroupedHeaderFooter() -> Self { Self(.groupedHeader) }

    /// Returns the background of a header of a sidebar.
    public static func listSidebarHeader() -> Self { Self(.clear) }

    /// Returns the background of a cell of a sidebar, which is visible while the cell is selected.
    public static func listSidebarCell() -> Self { Self(.sidebarCell) }

    /// Returns the background of a cell of a sidebar with an accompanying view.
    public static func listAccompaniedSidebarCell() -> Self { Self(.sidebarCell) }
}

extension BackgroundConfiguration {
    /// The surroundings that a background depends on.
    package struct Context: Equatable {
        /// The background in the table, and that of a selected row.
        package var fill: Fill?
        package var selectedFill: Fill?
        /// A Boolean value that indicates whether selected rows differ.
        package var showsSelection = true
        /// The horizontal margins of the content, in points.
        package var margins: (leading: CGFloat, trailing: CGFloat) = (0, 0)

        package init(
            fill: Fill? = nil, selectedFill: Fill? = nil, showsSelection: Bool = true,
            margins: (leading: CGFloat, trailing: CGFloat) = (0, 0)
        ) {
            self.fill = fill
            self.selectedFill = selectedFill
            self.showsSelection = showsSelection
            self.margins = margins
        }

        package static func == (left: Self, right: Self) -> Bool {
            left.fill == right.fill && left.selectedFill == right.selectedFill
                && left.showsSelection == right.showsSelection && left.margins == right.margins
        }
    }

    private func defaultFill(in environment: Environment, _ context: Context) -> Fill? {
        let isSelected = appearance.isSelected && context.showsSelection
        let selected = context.selectedFill ?? environment.theme.cell.selectedBackground
        return switch kind {
        case .clear: nil
        case .button: context.fill
        case .cell: isSelected ? selected : context.fill ?? environment.theme.plain.rowBackground
        case .plainCell: isSelected ? selected : environment.theme.plain.rowBackground
        case .groupedCell: isSelected ? selected : environment.theme.grouped.rowBackground
        case .header: context.fill ?? environment.theme.grouped.header.background
        case .plainHeader: environment.theme.plain.header.background(isPinned: appearance.isPinned)
        case .groupedHeader: environment.theme.grouped.header.background
        case .sidebarCell: isSelected ? environment.theme.lists.selectedBackground : nil
        }
    }

    private func defaultCornerRadius(in environment: Environment) -> CGFloat {
        switch kind {
        case .sidebarCell: environment.theme.lists.cornerRadius
        case .button: environment.theme.controls.configuredButton.medium.cornerRadius
        default: 0
        }
    }

    private func defaultInsets(in environment: Environment) -> DirectionalEdgeInsets {
        let inset = kind == .sidebarCell ? environment.theme.lists.backgroundInset : 0
        return DirectionalEdgeInsets(leading: inset, trailing: inset)
    }

    /// Returns the fill in a theme.
    func fill(in environment: Environment, _ context: Context, tintColor: Color) -> Fill? {
        var fill = defaultFill(in: environment, context)
        if let ownColor { fill = .color(ownColor ?? tintColor) }
        guard let backgroundColorTransformer else { return fill }
        guard let fill else { return .color(backgroundColorTransformer(.clear)) }
        return if case .color(let color) = fill { .color(backgroundColorTransformer(color)) } else { fill }
    }

    /// Returns the shape in the bounds of a view.
    func shape(
        in bounds: CGRect, _ environment: Environment, _ context: Context, isRightToLeft: Bool
    ) -> (frame: CGRect, cornerRadius: CGFloat) {
        var insets = ownInsets ?? defaultInsets(in: environment)
        let edges = edgesAddingLayoutMarginsToBackgroundInsets
        if edges.contains(.leading) { insets.leading += context.margins.leading }
        if edges.contains(.trailing) { insets.trailing += context.margins.trailing }
        let sides = insets.edgeInsets(isRightToLeft: isRightToLeft)
        let frame = CGRect(
            x: bounds.minX + sides.left, y: bounds.minY + sides.top,
            width: max(bounds.width - sides.left - sides.right, 0),
            height: max(bounds.height - sides.top - sides.bottom, 0))
        return (frame, ownCornerRadius ?? defaultCornerRadius(in: environment))
    }
}
