import TableKit

/// A batch of updates of a list of sections, determined by bytes, and the resulting list.
struct Batch {
    /// The resulting heights of the rows in each section.
    private(set) var result: [[CGFloat]] = []
    /// A Boolean value that indicates whether the calls lead to the result.
    private(set) var isSound = true
    private(set) var calls: [Call] = []

    /// A call of one of the table's methods, with its arguments.
    enum Call {
        case insertRow(IndexPath), deleteRow(IndexPath), reloadRow(IndexPath), moveRow(IndexPath, IndexPath)
        case insertSection(Int), deleteSection(Int), reloadSection(Int), moveSection(Int, Int)
    }

    /// An element that has been removed from the list, to be inserted elsewhere.
    private typealias Traveller<Element, Position> = (element: Element, origin: Position)

    /// The rows that have been removed from their sections.
    private var rowTravellers: [Traveller<CGFloat, IndexPath>] = []

    init(_ choices: inout ByteChoices, of old: [[CGFloat]]) {
        var travellers: [Traveller<[CGFloat], Int>] = []
        var staying: [(rows: [CGFloat], takesRows: Bool)] = []
        for (number, rows) in old.enumerated() {
            switch choices.number(below: 10) {
            case 9: calls.append(.deleteSection(number))
            case 8:
                calls.append(.reloadSection(number))
                staying.append((Self.rows(&choices), false))
            case 7: travellers.append((rows, number))
            default: staying.append((taking(rows, number, &choices), true))
            }
        }
        for section in staying {
            arrive(&travellers, &choices)
            result.append(section.takesRows ? giving(section.rows, &choices) : section.rows)
        }
        arrive(&travellers, &choices)
        calls += travellers.map { .deleteSection($0.origin) } + rowTravellers.map { .deleteRow($0.origin) }
        if choices.oneIn(16) { spoil(&choices) }
    }

    /// Inserts new and moved sections.
    private mutating func arrive(
        _ travellers: inout [Traveller<[CGFloat], Int>], _ choices: inout ByteChoices
    ) {
        while choices.oneIn(6) {
            if let section = travellers.popLast() {
                calls.append(.moveSection(section.origin, result.count))
                result.append(section.element)
            } else {
                calls.append(.insertSection(result.count))
                result.append(Self.rows(&choices))
            }
        }
    }

    /// Returns the rows of a section, without those that are deleted or moved away.
    private mutating func taking(
        _ rows: [CGFloat], _ section: Int, _ choices: inout ByteChoices
    ) -> [CGFloat] {
        var result: [CGFloat] = []
        for (row, height) in rows.enumerated() {
            let path = IndexPath(row: row, section: section)
            switch choices.number(below: 8) {
            case 7: calls.append(.deleteRow(path))
            case 6: rowTravellers.append((height, path))
            case 5:
                calls.append(.reloadRow(path))
                result.append(Self.height(&choices))
            default: result.append(height)
            }
        }
        return result
    }

    /// Returns the rows of the next section, with those that are moved there.
    private mutating func giving(_ rows: [CGFloat], _ choices: inout ByteChoices) -> [CGFloat] {
        var given: [CGFloat] = []
        for row in 0...rows.count {
            while choices.oneIn(5) {
                let path = IndexPath(row: given.count, section: result.count)
                if let traveller = rowTravellers.popLast() {
                    calls.append(.moveRow(traveller.origin, path))
                    given.append(traveller.element)
                } else {
                    calls.append(.insertRow(path))
                    given.append(Self.height(&choices))
                }
            }
            if row < rows.count { given.append(rows[row]) }
        }
        return given
    }

    /// Makes the calls inconsistent with the result.
    private mutating func spoil(_ choices: inout ByteChoices) {
        isSound = false
        switch choices.number(below: 4) {
        case 0: result.append([])
        case 1: calls.append(.deleteSection(9))
        case 2: calls.append(.insertRow(IndexPath(row: 0, section: 99)))
        default: calls.append(.moveRow(IndexPath(row: 77, section: 0), IndexPath(row: 0, section: 0)))
        }
    }

    private static func rows(_ choices: inout ByteChoices) -> [CGFloat] {
        (0..<choices.number(below: 4)).map { _ in height(&choices) }
    }

    private static func height(_ choices: inout ByteChoices) -> CGFloat { CGFloat(choices.byte() % 60) }
}

extension Batch {
    func report(_ table: TableView) {
        for call in calls {
            switch call {
            case .insertRow(let path): table.insertRows(at: [path], with: .fade)
            case .deleteRow(let path): table.deleteRows(at: [path], with: .left)
            case .reloadRow(let path): table.reloadRows(at: [path], with: .none)
            case .moveRow(let path, let other): table.moveRow(at: path, to: other)
            case .insertSection(let section): table.insertSections([section], with: .top)
            case .deleteSection(let section): table.deleteSections([section], with: .automatic)
            case .reloadSection(let section): table.reloadSections([section], with: .middle)
            case .moveSection(let section, let other): table.moveSection(section, toSection: other)
            }
        }
    }
}
