import TableSpecimens
import Testing

@testable import TableKit

@Suite("Reuse of cells")
struct ReuseTests {
    final class CountingCell: TableViewCell {
        var layouts = 0
        var preparations = 0
        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
        override func prepareForReuse() {
            preparations += 1
            super.prepareForReuse()
        }
    }

    /// Draws a part of a table, as an image of a long table does.
    private func part(of table: TableView, from top: CGFloat, to bottom: CGFloat) -> Drawing {
        let context = GraphicsContext()
        table.describeContent(in: top..<bottom, viewport: table.wholeViewport, in: context)
        return Drawing(context.list)
    }

    /// Draws a table from top to bottom in strips, as an image of a long table does.
    private func scroll(_ table: TableView, strip: CGFloat = 500) {
        var top: CGFloat = 0
        while top < table.contentSize.height {
            _ = part(of: table, from: top, to: top + strip)
            top += strip
        }
    }

    @Test func tenThousandRowsNeedCellsOfOneStrip() {
        let script = ScriptedTable(rows: [4000, 6000])
        script.table.rowHeight = 44
        scroll(script.table)
        #expect(script.asked.count >= 10_000)
        #expect(script.made.count <= Int(500 / 44) + 3)
    }

    @Test func automaticHeightsNeedNoMoreCells() {
        let script = ScriptedTable(rows: [3000])
        scroll(script.table)
        #expect(script.made.count <= Int(500 / 44) + 4)
    }

    @Test func onlyRowsOfStripAreRequested() {
        let script = ScriptedTable(rows: [200_000])
        script.table.rowHeight = 44
        let drawing = part(of: script.table, from: 44 * 199_000, to: 44 * 199_003)
        // The row below could be highlighted, and cover the last separator.
        #expect(script.asked.map(\.row) == [199_000, 199_001, 199_002, 199_003])
        #expect(drawing.texts.count == 3 && drawing.text("Row 0.199001") != nil)
    }

    @Test func cellsAreReusedByIdentifier() {
        let script = ScriptedTable(rows: [500])
        script.table.rowHeight = 44
        script.identifier = { $0.row % 3 == 0 ? "a" : "b" }
        var mixed = 0
        script.fill = { cell, path in
            if cell.reuseIdentifier != (path.row % 3 == 0 ? "a" : "b") { mixed += 1 }
        }
        scroll(script.table)
        #expect(mixed == 0)
        #expect(script.made.count <= 2 * (Int(500 / 44) + 3))
    }

    @Test func registeredClassesAndClosuresMakeCells() {
        let table = TableView()
        table.register(CountingCell.self, forCellReuseIdentifier: "class")
        table.register(
            { TableViewCell(style: .value1, reuseIdentifier: "closure") }, forCellReuseIdentifier: "closure")
        let path = IndexPath(row: 0, section: 0)
        let first = table.dequeueReusableCell(withIdentifier: "class", for: path)
        #expect(first is CountingCell && first.reuseIdentifier == "class" && first.style == .default)
        let second = table.dequeueReusableCell(withIdentifier: "closure", for: path)
        #expect(second.style == .value1 && second.reuseIdentifier == "closure")
        #expect(table.dequeueReusableCell(withIdentifier: "class") is CountingCell)
        #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
        #expect(table.cellReuseCounts.created == 3)
        table.register(nil as TableViewCell.Type?, forCellReuseIdentifier: "class")
        #expect(table.dequeueReusableCell(withIdentifier: "class") == nil)
    }

    @Test func cellsArePreparedOnlyBeforeReuse() {
        let script = ScriptedTable(rows: [30])
        script.table.rowHeight = 50
        script.make = { CountingCell(style: $0, reuseIdentifier: $1) }
        scroll(script.table, strip: 100)
        let made = script.made.compactMap { $0 as? CountingCell }
        #expect(made.count == script.made.count)
        #expect(made.map(\.preparations).reduce(0, +) == 30 - made.count)
    }

    @Test func cellsWithoutIdentifierAreUsedOnce() {
        let script = ScriptedTable(rows: [40])
        script.table.rowHeight = 50
        script.identifier = { _ in nil }
        scroll(script.table, strip: 100)
        #expect(script.made.count == 40)
        #expect(script.table.subviews.count <= 3)
    }

    @Test func layoutIsNotRepeatedForUnchangedContentAndSize() {
        let script = ScriptedTable(rows: [1000]) { cell, _ in cell.textLabel?.text = "the same" }
        script.table.rowHeight = 50
        script.make = { CountingCell(style: $0, reuseIdentifier: $1) }
        scroll(script.table)
        let layouts = script.made.compactMap { ($0 as? CountingCell)?.layouts }.reduce(0, +)
        // Once or twice each, and once more for the table's first and last row.
        #expect(layouts <= 2 * script.made.count + 4)
    }

    @Test func reusedCellsAreLaidOutOnlyAfterChanges() {
        // Rows alike in pairs: every second reuse of a cell brings new content.
        let script = ScriptedTable(rows: [40]) { cell, path in
            cell.textLabel?.text = "Row \(path.row / 2)"
            cell.accessoryType = .disclosureIndicator
        }
        script.table.rowHeight = 50
        script.make = { CountingCell(style: $0, reuseIdentifier: $1) }
        script.table.separatorStyle = .none
        for top in stride(from: 0, to: 2000, by: 50) {
            _ = part(of: script.table, from: CGFloat(top), to: CGFloat(top) + 50)
        }
        #expect(script.made.count == 1)
        let cell = script.made[0] as? CountingCell
        #expect(script.table.cellReuseCounts.dequeued == 39)
        #expect(cell?.layouts == 20)
        #expect(cell?.contentView.layoutCount == 1)
    }

    @Test func poolReportsReuseCounts() {
        let table = TableView()
        #expect(table.cellReuseCounts == ReuseCounts(created: 0, dequeued: 0, inUse: 0, idle: 0))
        let script = ScriptedTable(rows: [100])
        script.table.register(CountingCell.self, forCellReuseIdentifier: "row")
        script.table.rowHeight = 50
        script.table.separatorStyle = .none
        _ = part(of: script.table, from: 0, to: 500)
        #expect(script.table.cellReuseCounts == ReuseCounts(created: 10, dequeued: 0, inUse: 10, idle: 0))
        _ = part(of: script.table, from: 500, to: 700)
        #expect(script.table.cellReuseCounts == ReuseCounts(created: 10, dequeued: 4, inUse: 4, idle: 6))
        script.table.reloadData()
        _ = part(of: script.table, from: 0, to: 50)
        #expect(script.table.cellReuseCounts == ReuseCounts(created: 10, dequeued: 5, inUse: 1, idle: 9))
        #expect(script.made.isEmpty)
    }

    @Test func poolOfManyIdentifiersDropsIdleViews() {
        var pool = ReusePool<TableViewCell>(of: "cell", minCapacity: 8)
        for number in 0..<100 {
            let identifier = "row \(number)"
            _ = pool.register({ TableViewCell(style: .default, reuseIdentifier: identifier) }, identifier)
            guard let cell = pool.dequeue(identifier) else { continue }
            let isRecycled = pool.recycle(cell)
            #expect(isRecycled)
            let dropped = pool.removeSurplus()
            #expect(dropped.allSatisfy { $0 !== cell })
            #expect(pool.counts.idle <= 8)
        }
        let latest = pool.dequeue("row 99")
        #expect(latest != nil && pool.counts.dequeued == 1)
    }

    @Test func varyingRowsNeedCellsOfOneStrip() {
        // The lowest row is 20 points high, so a strip shows 25 of them, and one cut off at each end.
        let script = ScriptedTable(rows: [10_000])
        let delegate = ScriptedDelegate()
        var numbers = SeededNumbers(seed: 7)
        let heights = (0..<10_000).map { _ in CGFloat.random(in: 20...200, using: &numbers).rounded() }
        delegate.height = { heights[$0.row] }
        script.table.delegate = delegate
        let identifiers = ["a", "b", "c"]
        script.identifier = { identifiers[$0.row * 7 % 3] }
        scroll(script.table)
        let counts = Dictionary(grouping: script.made) { $0.reuseIdentifier ?? "" }.mapValues(\.count)
        #expect(counts.keys.sorted() == identifiers)
        for (identifier, count) in counts { #expect(count <= 27, "\(identifier) \(count)") }
    }

    @Test func nibsMakeAndAwakenCellsAndHeaders() {
        final class WakingCell: TableViewCell {
            var wakings = 0
            override func awakeFromNib() {
                super.awakeFromNib()
                wakings += 1
            }
        }
        let table = TableView()
        Nib.withPrototypes([
            "Cell": { WakingCell(style: .subtitle, reuseIdentifier: "cell") },
            "Header": { TableViewHeaderFooterView(reuseIdentifier: "header") },
        ]) {
            table.register(Nib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "cell")
            table.register(Nib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
        }
        let cell = table.dequeueReusableCell(withIdentifier: "cell") as? WakingCell
        #expect(cell?.style == .subtitle && cell?.wakings == 1)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
        table.register(nil as Nib?, forCellReuseIdentifier: "cell")
        #expect(table.dequeueReusableCell(withIdentifier: "cell") == nil)
    }

    @Test func nibsSetOutletsOfTheirOwner() {
        final class CardView: View {
            weak var titleLabel: Label?
        }
        let card = CardView()
        let loaded = Nib.withPrototypes(settingOutlets: [
            "Card": { owner in
                let view = View(), label = Label()
                view.addSubview(label)
                (owner as? CardView)?.titleLabel = label
                return view
            }
        ]) {
            Bundle.main.loadNibNamed("Card", owner: card)
        }
        let view = loaded?.first as? View
        #expect(view != nil && card.titleLabel === view?.subviews.first)
    }

    class BadgeCell: TableViewCell {
        let badge: Label
        var wakings = 0

        override init(style: CellStyle, reuseIdentifier: String?) {
            badge = Label()
            super.init(style: .value1, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(badge)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func awakeFromNib() { wakings += 1 }
    }

    final class LargeBadgeCell: BadgeCell {
        convenience init(reuseIdentifier: String) {
            self.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
    }

    final class BadgeHeader: TableViewHeaderFooterView {
        let badge = Label()

        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            contentView.addSubview(badge)
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    /// A cell of storyboards only. Registering it is an error, but it compiles.
    final class StoryboardCell: TableViewCell {
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func registeredClassesAreCreatedWithInitializersOfIdentifier() throws {
        let table = TableView()
        table.register(BadgeCell.self, forCellReuseIdentifier: "badge")
        table.register(LargeBadgeCell.self, forCellReuseIdentifier: "large")
        let anyClass: AnyClass = BadgeHeader.self
        table.register(anyClass, forHeaderFooterViewReuseIdentifier: "header")
        for (identifier, type) in [("badge", BadgeCell.self), ("large", LargeBadgeCell.self)] {
            let dequeued = table.dequeueReusableCell(withIdentifier: identifier)
            let cell = try #require(dequeued as? BadgeCell)
            #expect(Swift.type(of: cell) == type && cell.style == .value1)
            #expect(cell.reuseIdentifier == identifier && cell.badge.superview === cell.contentView)
            #expect(cell.wakings == 0)
        }
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? BadgeHeader
        #expect(header?.reuseIdentifier == "header" && header?.badge.superview === header?.contentView)
    }

    @Test func registeredViewsAreReleased() {
        weak var cell: TableViewCell?
        do {
            let table = TableView()
            table.register(BadgeCell.self, forCellReuseIdentifier: "badge")
            let dequeued = table.dequeueReusableCell(withIdentifier: "badge")
            cell = dequeued
            withExtendedLifetime(dequeued) { #expect(cell != nil) }
        }
        #expect(cell == nil)
    }

    @Test func layoutFollowsChangedContent() {
        let script = ScriptedTable(rows: [40], cells: .value1) { cell, path in
            cell.textLabel?.text = "Name"
            cell.detailTextLabel?.text = path.row % 2 == 0 ? "1" : "100000"
        }
        script.table.rowHeight = 50
        for top in stride(from: 0, to: 2000, by: 250) {
            let drawing = part(of: script.table, from: CGFloat(top), to: CGFloat(top) + 250)
            for text in drawing.texts("1") + drawing.texts("100000") {
                let digits = text.run.glyphs.count == 1 ? "1" : "100000"
                let end = text.x + TextLayout(digits, .systemFont(ofSize: 17)).width
                #expect(end > 357.9 && end <= 359.01)
            }
        }
    }

    @Test func cellReturnedForTwoRowsIsShownOnce() {
        for identifier in ["row", nil] {
            for height in [44, TableView.automaticDimension] {
                let script = ScriptedTable(rows: [60])
                script.table.rowHeight = height
                let shared = TableViewCell(style: .default, reuseIdentifier: identifier)
                script.make = { _, _ in shared }
                script.identifier = { _ in nil }
                scroll(script.table, strip: 200)
                script.make = { TableViewCell(style: $0, reuseIdentifier: $1) }
                script.identifier = { _ in "row" }
                script.table.reloadData()
                // Every row has its own cell again.
                let drawing = part(of: script.table, from: 0, to: 440)
                #expect(drawing.texts("Row 0.3").count == 1)
                #expect(Set(drawing.texts.map(\.baseline)).count >= 10, "\(identifier ?? "nil") \(height)")
            }
        }
    }

    @Test func dataSourceMayRetainItsCells() {
        // A form: one cell per row, retained by the program, with automatic heights.
        let script = ScriptedTable(rows: [12])
        let kept = (0..<12).map { _ in TableViewCell(style: .default, reuseIdentifier: "kept") }
        script.identifier = { _ in nil }
        var next = 0
        script.make = { _, _ in
            defer { next += 1 }
            return kept[next % 12]
        }
        for _ in 0..<3 {
            next = 0
            script.table.reloadData()
            _ = script.table.contentSize
            for top in stride(from: 0, to: 528, by: 132) {
                next = top / 44
                let drawing = part(of: script.table, from: CGFloat(top), to: CGFloat(top) + 132)
                #expect(drawing.texts("Row 0.\(top / 44)").count == 1)
                #expect(drawing.texts("Row 0.\(top / 44 + 2)").count == 1)
            }
        }
    }
}
