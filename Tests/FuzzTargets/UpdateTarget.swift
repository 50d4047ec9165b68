import TableKit
import TableSnapshots

/// A target that updates, scrolls, edits and touches a table, compares it with a list, and draws it in
/// progress.
enum UpdateTarget {
    static func run(_ bytes: [UInt8]) throws {
        var choices = ByteChoices(bytes)
        let table = ListedTable(&choices)
        for _ in 0..<1 + choices.number(below: 6) where !choices.isAtEnd { try table.step(&choices) }
    }
}

/// A table and its list.
private final class ListedTable: TableViewDataSource, TableViewDelegate {
    private let table: TableView
    /// The heights of the rows in each section.
    private var sections: [[CGFloat]]
    private let returnsHeights: Bool

    /// The options of a screen with one pixel per point.
    private static let options = SnapshotOptions(scale: 1, extent: .screen)

    init(_ choices: inout ByteChoices) {
        table = TableView(
            frame: CGRect(x: 0, y: 0, width: 80, height: 120),
            style: choices.element(of: TableView.Style.allCases) ?? .plain)
        returnsHeights = choices.oneIn(2)
        sections = (0..<choices.number(below: 4)).map { _ in
            (0..<choices.number(below: 6)).map { _ in Self.height(&choices) }
        }
        if !returnsHeights { table.rowHeight = Self.height(&choices) }
        if choices.oneIn(3) { table.estimatedRowHeight = Self.height(&choices) }
        table.allowsMultipleSelection = choices.oneIn(2)
        table.register(TableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = self
        table.delegate = self
    }

    /// Returns a height, which is usually common, and sometimes very small or 0.
    private static func height(_ choices: inout ByteChoices) -> CGFloat {
        let byte = choices.byte()
        return switch byte {
        case 250...: [0, 0.25, 1e-7, 3, 1000, 44][Int(byte) - 250]
        default: CGFloat(byte % 60) + 4
        }
    }

    // MARK: Steps

    func step(_ choices: inout ByteChoices) throws {
        let paths = sections.indices.flatMap { section in
            sections[section].indices.map { IndexPath(row: $0, section: section) }
        }
        let path = choices.element(of: paths)
        switch choices.number(below: 9) {
        case 0: table.contentOffset.y = CGFloat(choices.number(below: 600)) - 50
        case 1: if let path { table.tap(rowAt: path) }
        case 2: if let path { table.scrollToRow(at: path, at: .middle, animated: false) }
        case 3: table.setEditing(choices.oneIn(2), animated: false)
        case 4: table.tap(at: point(&choices))
        case 5: table.drag(from: point(&choices), to: point(&choices))
        default: try update(&choices)
        }
        try FuzzFinding.check(table.numberOfSections == sections.count, "another number of sections")
        for (section, rows) in sections.enumerated() {
            try FuzzFinding.check(
                table.numberOfRows(inSection: section) == rows.count, "another number of rows in \(section)")
        }
        _ = try TableSnapshot(of: table, options: Self.options).bitmap()
    }

    private func point(_ choices: inout ByteChoices) -> CGPoint {
        CGPoint(x: CGFloat(choices.byte() % 80), y: table.contentOffset.y + CGFloat(choices.byte()))
    }

    /// Performs a batch of updates, and draws it in progress. Most batches are consistent, and the table must
    /// reject the others.
    private func update(_ choices: inout ByteChoices) throws {
        let old = sections
        let progress = Double(choices.byte()) / 255
        let batch = Batch(&choices, of: sections)
        do throws(TableUpdateError) {
            try table.checkedBatchUpdates {
                sections = batch.result
                batch.report(table)
            }
        } catch {
            try FuzzFinding.check(!batch.isSound, "\(error) for \(batch.calls)")
            sections = old
            table.reloadData()
            return
        }
        // Another batch is drawn in progress, beginning with the result of the first.
        let next = Batch(&choices, of: sections)
        guard next.isSound else { return }
        let image = try table.snapshot(
            {
                sections = next.result
                table.performBatchUpdates { [table] in next.report(table) }
            }, progress: progress, options: Self.options)
        _ = try image.bitmap()
    }

    // MARK: Data

    func numberOfSections(in tableView: TableView) -> Int { sections.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.backgroundColor = indexPath.row % 2 == 0 ? .systemBlue : .systemOrange
        return cell
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        returnsHeights ? sections[indexPath.section][indexPath.row] : tableView.rowHeight
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        section % 2 == 0 ? "S" : nil
    }
}
