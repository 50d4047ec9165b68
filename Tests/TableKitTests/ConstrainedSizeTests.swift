import Diagnostics
import Foundation
import TableKit
import TableSpecimens
import Testing

/// Views whose constraints or content determine their size.
@Suite struct ConstrainedSizeTests {
    /// A view with a label that is pinned to its edges.
    private func pinnedView(_ text: String, frame: CGRect = .zero) -> View {
        let view = View(frame: frame), label = Label()
        label.numberOfLines = 0
        label.text = text
        view.addSubview(label)
        label.pin(to: view, top: 10, leading: 16, bottom: 10, trailing: 16)
        return view
    }

    private final class Source: TableViewDataSource, TableViewDelegate {
        var header: View?, footer: View?
        var cell: () -> TableViewCell = { TableViewCell() }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell { cell() }
        func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { header }
        func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { footer }
    }

    private func table(_ source: Source) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.dataSource = source
        table.delegate = source
        return table
    }

    @Test func plainViewsOfSectionsHaveTheHeightOfTheirConstraints() {
        let source = Source()
        source.header = pinnedView("A title that wraps, because it is longer than the table is wide.")
        source.footer = pinnedView("Footer")
        let table = table(source)
        table.sectionHeaderTopPadding = 0
        table.layoutIfNeeded()
        #expect((source.header?.frame.height ?? 0) > 55)
        #expect(source.header?.subviews.first?.frame.minX == 16)
        #expect((20...50).contains(source.footer?.frame.height ?? 0))
        #expect(table.rectForHeader(inSection: 0).height == source.header?.frame.height)
    }

    @Test func tableHeaderViewWithoutHeightIsReported() {
        let table = table(Source()),
            header = pinnedView("Header", frame: CGRect(x: 0, y: 0, width: 320, height: 0))
        header.accessibilityIdentifier = "lostHeader"
        table.tableHeaderView = header
        table.layoutIfNeeded()
        #expect(header.frame.height == 0)
        let warnings = Warnings.reported.filter { $0.message.contains("lostHeader") }
        #expect(
            warnings.map(\.message) == [
                "the tableHeaderView lostHeader has the height 0, so its content is missing"
            ])
        #expect(warnings.first?.remedy?.contains("systemLayoutSizeFitting") == true)
    }

    private final class ContentSizedTable: TableView {
        override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize {
            layoutIfNeeded()
            return CGSize(width: View.noIntrinsicMetric, height: contentSize.height)
        }
    }

    @Test(arguments: [false, true]) func tableInAStackHasTheHeightOfItsContent(isConstrained: Bool) {
        let source = Source()
        let table = ContentSizedTable(frame: .zero), label = Label()
        table.dataSource = source
        table.rowHeight = 50
        label.text = "Above"
        let stack = StackView(arrangedSubviews: [label, table])
        stack.axis = .vertical
        if isConstrained { label.heightAnchor.constraint(equalToConstant: 40).isActive = true }
        let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        root.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(table.frame.height == 150 && table.frame.width == 320)
        #expect(table.frame.minY == label.frame.height)
    }

    /// The cell is laid out with its initial height of 44 points, before it has that of its row.
    private func conflicts(ofCellsNamed name: String, rowHeight: CGFloat) -> [String] {
        let source = Source()
        source.cell = {
            let cell = TableViewCell(), box = View()
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            box.accessibilityIdentifier = name
            cell.contentView.addSubview(box)
            box.pin(to: cell.contentView, top: 10, leading: 10, bottom: 10, trailing: 10)
            box.heightAnchor.constraint(equalToConstant: 80).isActive = true
            cell.layoutIfNeeded()
            return cell
        }
        let table = table(source)
        table.rowHeight = rowHeight
        table.layoutIfNeeded()
        _ = Drawing(of: table)
        return Warnings.reported.map(\.message).filter { $0.contains(name) }
    }

    @Test func cellsHaveNoConflictsBeforeTheirHeight() {
        #expect(conflicts(ofCellsNamed: "fittingBox", rowHeight: 100).isEmpty)
        #expect(conflicts(ofCellsNamed: "automaticBox", rowHeight: TableView.automaticDimension).isEmpty)
        #expect(!conflicts(ofCellsNamed: "lowRowBox", rowHeight: 44).isEmpty)
    }
}
