import TableSpecimens

@testable import TableKit

/// A table and its model, which are changed in steps and compared after each.
final class TableSimulation {
    /// The source of the heights of rows.
    enum Heights: CaseIterable {
        case fixed, delegate, automatic, estimatedDelegate, estimatedAutomatic

        var isEstimated: Bool { self == .estimatedDelegate || self == .estimatedAutomatic }
    }

    /// A change of the table. Numbers are taken modulo the count, so that any list of steps is valid.
    enum Step: CustomStringConvertible {
        case update(seed: UInt64, busyness: Double)
        case scroll(Int), select(Int), deselect(Int), scrollToRow(Int), setEditing(Bool), width(Int), reload

        var description: String {
            switch self {
            case .update(let seed, let busyness): "update(seed: \(seed), busyness: \(busyness))"
            case .scroll(let number): "scroll(\(number))"
            case .select(let number): "select(\(number))"
            case .deselect(let number): "deselect(\(number))"
            case .scrollToRow(let number): "scrollToRow(\(number))"
            case .setEditing(let isEditing): "setEditing(\(isEditing))"
            case .width(let number): "width(\(number))"
            case .reload: "reload"
            }
        }

        /// Updates that change less.
        var simpler: [Step] {
            guard case .update(let seed, let busyness) = self, busyness > 0.05 else { return [] }
            return [.update(seed: seed, busyness: busyness / 2)]
        }
    }

    /// A difference between the table and the model.
    struct Difference: Error, CustomStringConvertible {
        var description: String
    }

    /// A cell as high as its item, which draws no text.
    final class ItemCell: TableViewCell {
        var item = ModelTable.Item(id: 0, height: 0) {
            didSet { backgroundColor = Color(white: CGFloat((item.id * 7 + item.version) % 16) / 16) }
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize {
            CGSize(width: size.width, height: item.height)
        }
    }

    let table: TableView
    private let heights: Heights
    private(set) var model = ModelTable()
    private var selection: Set<Int> = []
    private var nextID = 0
    /// A description of each step.
    private(set) var log: [String] = []

    init(_ style: TableView.Style, _ heights: Heights) {
        self.heights = heights
        table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 150), style: style)
        table.sectionHeaderTopPadding = 0
        table.allowsMultipleSelection = true
        table.usesAlternatingRowBackgroundColors = true
        prepare(table)
    }

    private func prepare(_ table: TableView) {
        table.register({ ItemCell(style: .default, reuseIdentifier: "item") }, forCellReuseIdentifier: "item")
        table.sectionHeaderHeight = 20
        table.sectionFooterHeight = 6
        if heights == .fixed { table.rowHeight = 30 }
        if heights.isEstimated { table.estimatedRowHeight = 25 }
        table.dataSource = self
        table.delegate = self
    }

    /// Performs the steps one after another, on a new table.
    ///
    /// - Throws: the first ``Difference``, or the error of an update.
    static func live(_ steps: [Step], _ style: TableView.Style, _ heights: Heights) throws {
        try TableSimulation(style, heights).live(steps)
    }

    func live(_ steps: [Step]) throws {
        for step in steps {
            log.append(step.description)
            try perform(step)
            try compare()
        }
        try compareWithFreshTable()
    }

    // MARK: Steps

    private func perform(_ step: Step) throws {
        let paths = model.paths
        func path(_ number: Int) -> IndexPath? { paths.isEmpty ? nil : paths[number % paths.count] }
        switch step {
        case .update(let seed, let busyness): try update(seed, busyness)
        case .scroll(let number):
            let offsets = table.restingOffsets
            let space = Int(offsets.upperBound - offsets.lowerBound)
            table.contentOffset.y = offsets.lowerBound + CGFloat(number % (space + 1))
        case .select(let number):
            guard let path = path(number) else { return }
            table.selectRow(at: path, animated: false, scrollPosition: .none)
            selection.insert(model.item(at: path).id)
        case .deselect(let number):
            guard let path = path(number) else { return }
            table.deselectRow(at: path, animated: false)
            selection.remove(model.item(at: path).id)
        case .scrollToRow(let number):
            guard let path = path(number) else { return }
            table.scrollToRow(at: path, at: .middle, animated: false)
        case .setEditing(let isEditing):
            table.setEditing(isEditing, animated: false)
            // Another suite tests which rows stay selected.
            selection = Set((table.indexPathsForSelectedRows ?? []).map { model.item(at: $0).id })
        case .width(let number): table.frame.size.width = CGFloat(300 + number % 100)
        case .reload:
            table.reloadData()
            selection = []
        }
    }

    private func update(_ seed: UInt64, _ busyness: Double) throws {
        let before = (
            cells: Dictionary(uniqueKeysWithValues: table.rows.map { (model.item(at: $0).id, $1) }),
            offset: table.contentOffset.y
        )
        let update = RandomUpdate(of: model, seed: seed, busyness: busyness, nextID: &nextID)
        log[log.count - 1] += " \(update.calls)"
        try table.checkedBatchUpdates {
            model = update.model
            for (index, call) in update.calls.enumerated() {
                // Nested batches are part of the outermost.
                if index % 3 == 0 { table.beginUpdates() }
                call.perform(on: table)
                if index % 3 == 0 { table.endUpdates() }
            }
        }
        let ids = Set(model.sections.flatMap(\.items).map(\.id))
        selection = selection.intersection(ids).subtracting(update.renewed)
        for (id, cell) in before.cells where ids.contains(id) && !update.renewed.contains(id) {
            let path = model.path(of: id)
            if path.flatMap({ table.rows[$0] }) !== cell {
                throw Difference(description: "item \(id) remained and has lost its cell")
            }
        }
        let end = table.restingOffsets.upperBound
        if table.contentOffset.y != min(before.offset, end), !heights.isEstimated {
            throw Difference(
                description: "offset \(table.contentOffset.y), not min(\(before.offset), \(end))")
        }
        if table.contentOffset.y > end { throw Difference(description: "the offset is beyond the end") }
    }

    // MARK: Comparing

    private func expect<Value: Equatable>(_ what: String, _ value: Value, _ expected: Value) throws {
        guard value != expected else { return }
        throw Difference(description: "\(what): \(value), not \(expected)")
    }

    /// Compares the table with the model.
    private func compare() throws {
        try expect("sections", table.numberOfSections, model.sections.count)
        for (number, section) in model.sections.enumerated() {
            try expect("rows of \(number)", table.numberOfRows(inSection: number), section.items.count)
        }
        let selected = (table.indexPathsForSelectedRows ?? []).map { model.item(at: $0).id }
        try expect("selection", selected.sorted(), selection.sorted())
        table.layoutIfNeeded()
        try compareGeometry()
        try compareRows()
        try compareHeaders()
    }

    private func height(_ item: ModelTable.Item) -> CGFloat { heights == .fixed ? 30 : item.height }

    /// Adds up heights from the top.
    private func compareGeometry() throws {
        var top: CGFloat = 0
        var shown: [IndexPath] = []
        let geometry = table.geometry
        for (number, section) in model.sections.enumerated() {
            try expect("header \(number)", table.rectForHeader(inSection: number).minY, top)
            top += 20
            for (row, item) in section.items.enumerated() {
                let path = IndexPath(row: row, section: number)
                let isEstimated = geometry.isEstimated(row, in: number)
                let rect = table.rectForRow(at: path)
                let height = isEstimated ? 25 : height(item)
                try expect("place of \(Array(path))", [rect.minY, rect.height], [top, height])
                if rect.maxY > table.bounds.minY, rect.minY < table.bounds.maxY {
                    shown.append(path)
                    if isEstimated {
                        throw Difference(description: "\(Array(path)) is shown with an estimate")
                    }
                }
                top += height
            }
            top += 6
        }
        try expect("height", table.contentSize.height, top)
        try expect("rows on the screen", table.indexPathsForVisibleRows ?? [], shown)
    }

    private func compareRows() throws {
        for (path, view) in table.rows {
            guard let cell = view as? ItemCell else { continue }
            try expect("item of \(Array(path))", cell.item, model.item(at: path))
            try expect("row of the cell", cell.row, path)
            let rect = table.rectForRow(at: path)
            try expect(
                "cell of \(Array(path))", [cell.frame.minY, cell.frame.height], [rect.minY, rect.height])
            try expect("selection of \(Array(path))", cell.isSelected, selection.contains(cell.item.id))
            try expect("editing of \(Array(path))", cell.isEditing, table.isEditing)
        }
        let visible = Set(
            table.subviews.filter { $0 is TableViewCell && !$0.isHidden }.map(ObjectIdentifier.init))
        try expect("cells to be seen", visible, Set(table.rows.values.map(ObjectIdentifier.init)))
        let counts = table.cellReuseCounts
        try expect("cells in use", counts.inUse, table.rows.count)
    }

    private func compareHeaders() throws {
        for case (.header(let number), let view) in table.headerFooterViews {
            let text = (view as? TableViewHeaderFooterView)?.textLabel?.text?.lowercased()
            try expect("title of \(number)", text, title(number))
        }
    }

    /// Compares the table with a new one of the same content.
    private func compareWithFreshTable() throws {
        let fresh = TableView(frame: table.frame, style: table.style)
        fresh.sectionHeaderTopPadding = 0
        fresh.usesAlternatingRowBackgroundColors = true
        fresh.allowsMultipleSelection = true
        prepare(fresh)
        fresh.setEditing(table.isEditing, animated: false)
        for path in model.paths where selection.contains(model.item(at: path).id) {
            fresh.selectRow(at: path, animated: false, scrollPosition: .none)
        }
        fresh.measureAllRows()
        table.measureAllRows()
        guard fresh.geometry == table.geometry else { throw Difference(description: "another geometry") }
        // Drawing is slow: some tables are enough.
        guard nextID % 4 == 0 else { return }
        let (drawn, expected) = (entries(of: table), entries(of: fresh))
        if drawn == expected { return }
        let (more, less) = (drawn.filter { !expected.contains($0) }, expected.filter { !drawn.contains($0) })
        throw Difference(
            description: "the drawing has \(more.first ?? "nothing else"), not \(less.first ?? "that")")
    }

    private func entries(of table: TableView) -> [String] {
        Drawing(of: table, from: 0).entries.map { "\($0)" }.sorted()
    }

    private func title(_ section: Int) -> String { "section \(model.sections[section].id)" }
}

extension TableSimulation: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { model.sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        model.sections[section].items.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.item = model.item(at: indexPath)
        return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { title(section) }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        switch heights {
        case .delegate, .estimatedDelegate: model.item(at: indexPath).height
        case .fixed: tableView.rowHeight
        case .automatic, .estimatedAutomatic: TableView.automaticDimension
        }
    }
}
