import TableSpecimens
import Testing

@testable import TableKit

@Suite("Dequeued cells")
struct DequeuedCellTests {
    /// A data source that records its cells' state when it dequeues them.
    private final class Rows: TableViewDataSource, TableViewDelegate {
        var sizes: [CGSize] = []
        var contentSizes: [CGSize] = []
        var height: CGFloat?

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            sizes.append(cell.bounds.size)
            contentSizes.append(cell.contentView.bounds.size)
            return cell
        }

        func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            height ?? TableView.automaticDimension
        }
    }

    private func makeTable(_ rows: Rows, _ style: TableView.Style = .plain) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300), style: style)
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.delegate = rows
        return table
    }

    @Test func cellsHaveTheSizeOfTheirRow() {
        let rows = Rows()
        rows.height = 100
        _ = Drawing(of: makeTable(rows))
        #expect(rows.sizes == [CGSize](repeating: CGSize(width: 375, height: 100), count: 2))
        #expect(rows.contentSizes == rows.sizes)
    }

    @Test func cellsOfInsetGroupsAreNarrower() {
        let rows = Rows()
        rows.height = 60
        _ = Drawing(of: makeTable(rows, .insetGrouped))
        #expect(rows.sizes.first == CGSize(width: 343, height: 60))
    }

    @Test func measuredCellsHaveTheWidthOfTheirRow() {
        let rows = Rows()
        _ = Drawing(of: makeTable(rows))
        #expect(rows.sizes.allSatisfy { $0.width == 375 })
    }

    @Test func contentViewsContainPredefinedViewsAfterTheirFirstUse() {
        let cell = TableViewCell(style: .subtitle, reuseIdentifier: nil)
        let own = Label()
        cell.contentView.addSubview(own)
        #expect(cell.contentView.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(own)])
        let (detail, text, image) = (cell.detailTextLabel, cell.textLabel, cell.imageView)
        let expected: [View?] = [image, text, detail, own]
        #expect(
            cell.contentView.subviews.map(ObjectIdentifier.init)
                == expected.compactMap { $0.map(ObjectIdentifier.init) })
        cell.setSelected(true, animated: false)
        let selected = TableViewCell()
        selected.setSelected(true, animated: false)
        #expect(selected.textLabel?.isHighlighted == true)
    }

    private final class NamedCell: TableViewCell {
        override var reuseIdentifier: String? { "named" }
    }

    @Test func reuseIdentifiersCanBeOverridden() {
        let table = makeTable(Rows())
        table.register(NamedCell.self, forCellReuseIdentifier: "named")
        #expect(table.dequeueReusableCell(withIdentifier: "named") is NamedCell)
    }

    private final class FittingTable: TableView {
        var changes: [CGFloat] = []
        override var contentSize: CGSize { didSet { changes.append(contentSize.height) } }
    }

    @Test func tablesNotifySubclassesOfTheirContentSize() {
        let rows = Rows()
        rows.height = 50
        let table = FittingTable(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        table.delegate = rows
        table.layoutIfNeeded()
        rows.height = 70
        table.reloadData()
        table.layoutIfNeeded()
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(table.changes == [100, 140])
    }
}
