import TableKit

/// The header of a section with columns: the title of the section, those of groups of columns, and those of the columns.
final class ColumnHeaderView: TableViewHeaderFooterView {
    private let layout: ColumnLayout
    private let columns: ColumnsView
    private let groups: ColumnGroupsView?
    private let title: Label?
    /// The distance from the leading edge of the table to the rows.
    private let inset: CGFloat
    private let border: Border?
    private let section: Int

    /// The border around a header and the rows below it.
    struct Border {
        var line: Theme.Border
        /// A Boolean value that indicates whether the border continues above the header.
        var isOpen: Bool
        /// A Boolean value that indicates whether the border surrounds the title of the section, too.
        var includesTitle: Bool
    }

    /// Creates a header.
    init(
        _ layout: ColumnLayout, section: Int, title: SceneText?, style: Theme.HeaderFooter, inset: CGFloat,
        border: Border?
    ) {
        self.layout = layout
        self.inset = inset
        self.border = border
        self.section = section
        groups = layout.measures.groups.isEmpty ? nil : ColumnGroupsView(layout)
        columns = ColumnsView(layout, isHeader: true)
        self.title = title.map { Self.label($0, style) }
        super.init(reuseIdentifier: nil)
        consistsOfCells = true
        self.title?.textElement = .header(section: section)
        groups?.textElement = .tableRow(-2, section: section)
        columns.textElement = .tableRow(-1, section: section)
        for view in [self.title, groups, columns] as [View?] { view.map { contentView.addSubview($0) } }
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the observers of the titles.
    func observeCutTexts(_ observer: (CutTexts.Part) -> (Label, TextLayout) -> Void) {
        title?.cutTextObserver = observer(.header)
        groups?.observeCutTexts { observer(.columnTitle($0)) }
        columns.observeCutTexts { observer(.columnTitle($0)) }
    }

    private static func label(_ title: SceneText, _ style: Theme.HeaderFooter) -> Label {
        let label = Label()
        label.font = style.font
        label.textColor = style.color
        title.show(on: label, isUppercase: style.isUppercase)
        return label
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let leading = inset + layout.leadingMargin
        func frame(y: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
            CGRect(
                x: isRightToLeft ? bounds.width - leading - width : leading, y: y, width: width,
                height: height)
        }
        let height = layout.headerHeight
        columns.frame = frame(
            y: bounds.height - layout.titlesHeight, width: layout.width, height: layout.titlesHeight)
        groups?.frame = frame(
            y: bounds.height - height, width: layout.width, height: layout.measures.groupsHeight)
        guard let title else { return }
        let titleHeight = title.sizeThatFits(.zero).height
        title.frame = frame(
            y: bounds.height - height - titleHeight - layout.measures.style.headerPadding / 2,
            width: max(bounds.width - 2 * leading, 0), height: titleHeight)
    }

    override func draw(_ rect: CGRect, in context: GraphicsContext) {
        super.draw(rect, in: context)
        guard let border else { return }
        let width = traitCollection.pixels(border.line.width)
        let top = border.isOpen ? 0 : width
        let height = border.includesTitle ? rect.height : layout.headerHeight
        let rect = CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height)
        let side = CGRect(x: rect.minX, y: rect.minY + top, width: width, height: max(rect.height - top, 0))
        var lines = [
            CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: top), side,
            side.offsetBy(dx: rect.width - width, dy: 0),
        ]
        if isSticky {
            lines.append(CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width))
        }
        for line in lines where line.height > 0 { context.fill(line, with: resolved(border.line.color)) }
    }

    /// A Boolean value that indicates whether the header is at the top of a screen or a page, and not above the first row,
    /// whose border then replaces a line below the header.
    private var isSticky: Bool {
        guard let table = superview as? TableView else { return false }
        return frame.minY > table.rectForHeader(inSection: section).minY
    }

    /// Returns the height of a header.
    ///
    /// - Parameters:
    ///   - usual: The usual height of a header with a title only, above which it grows with its text.
    ///   - minimum: The space that the table style reserves above rows without a header.
    ///   - bench: A view in the environment of the table.
    static func height(
        _ layout: ColumnLayout, title: SceneText?, _ style: Theme.HeaderFooter, usual: CGFloat,
        minimum: CGFloat, bench: View
    ) -> CGFloat {
        guard let title else { return max(layout.headerHeight, minimum) }
        let label = label(title, style)
        bench.addSubview(label)
        defer { label.removeFromSuperview() }
        let height = (label.sizeThatFits(.zero).height + layout.measures.style.headerPadding).rounded(.up)
        return max(layout.headerHeight + max(usual, height), minimum)
    }
}
