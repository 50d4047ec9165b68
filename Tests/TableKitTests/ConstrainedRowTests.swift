import TableSpecimens
import Testing

@testable import TableKit

@Suite("Rows that size themselves through constraints")
struct ConstrainedRowTests {
    /// A cell with an icon, a title and a text of multiple lines.
    private class CardCell: TableViewCell {
        let icon = View(), title = Label(), body = Label()

        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            title.font = .boldSystemFont(ofSize: 17)
            body.numberOfLines = 0
            for view in [icon, title, body] {
                view.translatesAutoresizingMaskIntoConstraints = false
                contentView.addSubview(view)
            }
            let margins = contentView.layoutMarginsGuide
            LayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                icon.topAnchor.constraint(equalTo: margins.topAnchor),
                icon.widthAnchor.constraint(equalToConstant: 40),
                icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
                icon.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
                title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
                title.topAnchor.constraint(equalTo: icon.topAnchor),
                title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
                body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                body.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
                body.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }

        func show(_ row: Int) {
            title.text = "Row \(row)"
            body.text = String(repeating: "some words ", count: row * 7 % 23)
        }

        var frames: [CGRect] { [icon, title, body].map(\.frame) }
    }

    private static func table(width: CGFloat = 375, rows: Int = 3) -> ScriptedTable {
        let script = ScriptedTable(width: width, rows: [rows]) { cell, path in
            (cell as? CardCell)?.show(path.row)
        }
        script.make = { CardCell(style: $0, reuseIdentifier: $1) }
        script.table.surround()
        return script
    }

    /// A cell with a view of a fixed height, at distances from the edges of a view.
    private static func cell(
        height: CGFloat, top: CGFloat = 3, bottom: CGFloat? = 4, in container: (TableViewCell) -> View
    ) -> (cell: TableViewCell, box: View) {
        let cell = TableViewCell()
        cell.surround()
        let box = View()
        cell.contentView.addSubview(box)
        let container = container(cell)
        box.pin(to: container, top: top, leading: 5, trailing: 6)
        box.heightAnchor.constraint(equalToConstant: height).isActive = true
        // Last, because earlier constraints take precedence.
        box.pin(to: container, bottom: bottom)
        return (cell, box)
    }

    private func height(_ cell: TableViewCell) -> CGFloat {
        cell.sizeThatFits(CGSize(width: 375, height: 0)).height
    }

    // MARK: Heights

    @Test func constraintsDetermineHeight() {
        #expect(height(Self.cell(height: 100) { $0.contentView }.cell) == 107)
        // As in UIKit, such a row can be lower than others.
        #expect(height(Self.cell(height: 10) { $0.contentView }.cell) == 17)
        #expect(height(Self.cell(height: 10.5) { $0.contentView }.cell) == 18)
        // Without a chain from top to bottom, the row has the usual height.
        #expect(height(Self.cell(height: 100, bottom: nil) { $0.contentView }.cell) == 44)
    }

    /// The icon's constraints are part of those that the stack generates.
    @Test func labelInStackWrapsNextToIcon() {
        let cell = TableViewCell(), icon = View(), label = Label()
        label.numberOfLines = 0
        label.text = String(repeating: "some words ", count: 20)
        let stack = StackView(arrangedSubviews: [icon, label])
        stack.spacing = 10
        stack.alignment = .center
        cell.contentView.addSubview(stack)
        icon.widthAnchor.constraint(equalToConstant: 40).isActive = true
        icon.heightAnchor.constraint(equalTo: icon.widthAnchor).isActive = true
        stack.pin(to: cell.contentView, top: 8, leading: 10, bottom: 8, trailing: 10)
        let text = label.sizeThatFits(CGSize(width: 305, height: 0)).height
        let height = height(cell)
        #expect(text > 40 && height >= text + 15.98 && height < text + 17.5)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: height)
        cell.layoutIfNeeded()
        #expect(icon.frame.minX == 0 && icon.frame.size == CGSize(width: 40, height: 40))
        #expect(label.frame.minX == 50 && label.frame.width == 305)
        icon.isHidden = true
        cell.layoutIfNeeded()
        #expect(label.frame.minX == 0 && label.frame.width == 355)
    }

    @Test func predefinedTextIsNotCoveredByLowConstraints() {
        let cell = Self.cell(height: 10) { $0.contentView }.cell
        cell.textLabel?.text = "Text"
        #expect(height(cell) == 44)
    }

    @Test func constraintsOnCellCount() {
        let (cell, box) = Self.cell(height: 60) { $0 }
        cell.accessoryType = .disclosureIndicator
        #expect(height(cell) == 67)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 67)
        cell.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 5, y: 3, width: 364, height: 60))
        #expect(height(cell) == 67)
    }

    @Test func accessoryNarrowsContent() {
        let (cell, box) = Self.cell(height: 60) { $0.contentView }
        cell.accessoryType = .disclosureIndicator
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 67)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width < 360)
        #expect(box.frame.width == cell.contentView.frame.width - 11)
    }

    @Test func ownFittingSizeIsHonored() {
        final class TallCell: TableViewCell {
            override func systemLayoutSizeFitting(
                _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
                verticalFittingPriority: LayoutPriority
            ) -> CGSize {
                let size = super.systemLayoutSizeFitting(
                    targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                    verticalFittingPriority: verticalFittingPriority)
                return CGSize(width: size.width, height: size.height + 30)
            }
        }
        let script = ScriptedTable(rows: [2])
        script.make = { TallCell(style: $0, reuseIdentifier: $1) }
        #expect(script.table.contentSize.height == 148)
    }

    // MARK: Content

    @Test func contentIsWithinMargins() throws {
        for (width, margin) in [(375.0, 16.0), (414, 20)] {
            let script = Self.table(width: width)
            _ = Drawing(of: script.table)
            let cell = try #require(script.table.cellForRow(at: IndexPath(row: 1, section: 0)) as? CardCell)
            let textX = margin + 52
            #expect(cell.icon.frame == CGRect(x: margin, y: 11, width: 40, height: 40))
            #expect(cell.title.frame.origin == CGPoint(x: textX, y: 11))
            #expect(cell.body.frame.minX == textX && cell.body.frame.width == width - margin - textX)
            #expect(cell.body.frame.minY == cell.title.frame.maxY + 4)
            let whole = cell.body.textLayout(width: cell.body.frame.width)
            #expect(cell.body.frame.height >= whole.height - 0.01)
            let required = 11 + cell.title.intrinsicContentSize.height + 4 + cell.body.frame.height + 11
            #expect(abs(cell.frame.height - required) < 1)
        }
    }

    @Test func rowsAreMeasuredAgainForOtherWidths() {
        let script = Self.table(rows: 5)
        let wide = script.table.contentSize.height
        script.table.frame.size.width = 250
        let narrow = script.table.contentSize.height
        #expect(narrow > wide)
        let other = Self.table(width: 250, rows: 5)
        #expect(narrow == other.table.contentSize.height)
    }

    @Test func reusedCellsEqualNewOnes() throws {
        let script = Self.table(rows: TableView.maxRetainedRows + 1)
        script.table.surround()
        for top in stride(from: 0, to: 2000, by: 100) {
            _ = Drawing(of: script.table, from: CGFloat(top), to: CGFloat(top) + 100)
            for cell in script.table.visibleCells {
                cell.layoutIfNeeded()
                let path = try #require(script.table.indexPath(for: cell))
                let new = CardCell(style: .default, reuseIdentifier: nil)
                new.environment = script.table.environment
                new.frame.size = cell.frame.size
                new.show(path.row)
                new.layoutIfNeeded()
                #expect((cell as? CardCell)?.frames == new.frames, "\(path)")
            }
        }
        #expect(script.made.count < 24)
    }

    @Test func constraintsOfHeaderDetermineItsHeight() {
        let header = TableViewHeaderFooterView(reuseIdentifier: nil)
        let box = View()
        box.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(box)
        LayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 8),
            box.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
            box.heightAnchor.constraint(equalToConstant: 50),
        ])
        #expect(header.automaticHeight(forWidth: 375, isFirst: true) == 66)
    }
}
