import TableKit

/// The titles of groups of columns, each above a line that spans the columns of the group.
final class ColumnGroupsView: ColumnArea {
    private let labels: [Label]

    init(_ layout: ColumnLayout) {
        labels = layout.measures.groups.map { group in
            let label = Label()
            label.font = layout.measures.style.headerFont
            label.textColor = layout.measures.headerColor
            label.textAlignment = .center
            label.show(group.title, layout.measures.titleStyle)
            // The mark of a note at the end remains visible.
            if !group.marks.isEmpty { label.lineBreakMode = .byTruncatingMiddle }
            label.partName = "group \(group.name.text)"
            // Each title of a column is read with that of its group.
            label.isAccessibilityElement = false
            label.textElement = .cell(isTitle: true)
            return label
        }
        super.init(layout, isHeader: true)
        for (label, group) in zip(labels, layout.measures.groups) { add(label, in: group.columns.lowerBound) }
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the observer of each title.
    func observeCutTexts(_ observer: (_ column: Int) -> (Label, TextLayout) -> Void) {
        for (label, group) in zip(labels, layout.measures.groups) {
            label.cutTextObserver = observer(group.columns.lowerBound)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (label, group) in zip(labels, layout.measures.groups) {
            let columns = frame(of: group.columns)
            label.frame = CGRect(
                x: columns.minX, y: layout.measures.style.headerPadding, width: columns.width,
                height: label.sizeThatFits(.zero).height)
        }
    }

    override var lineColor: Color {
        let style = layout.measures.style
        if style.headerBackground != nil { return layout.measures.headerColor }
        return style.headerRuleHeight > 0 ? style.headerRuleColor : super.lineColor
    }

    /// The lines below the titles, and those between columns of different groups.
    override var lines: [Line] {
        let rules = ruledColumns.filter { column in
            !layout.measures.groups.contains {
                $0.columns.contains(column) && $0.columns.contains(column + 1)
            }
        }
        let spans = layout.measures.groups.map { group in
            let columns = frame(of: group.columns)
            return Line(
                column: group.columns.lowerBound,
                rect: CGRect(
                    x: columns.minX, y: bounds.height - thickness, width: columns.width, height: thickness))
        }
        return rules.map { rule(after: $0) } + spans
    }
}
