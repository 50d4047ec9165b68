import TableSpecimens

@testable import TableKit

/// What a table shows, as plain lists.
struct ModelTable: Equatable {
    struct Item: Equatable {
        var id: Int
        var version = 0
        var height: CGFloat
    }

    struct Section: Equatable {
        var id: Int
        var items: [Item]
    }

    var sections: [Section] = []

    func item(at path: IndexPath) -> Item { sections[path.section].items[path.row] }

    var paths: [IndexPath] {
        sections.enumerated().flatMap { number, section in
            section.items.indices.map { IndexPath(row: $0, section: number) }
        }
    }

    func path(of id: Int) -> IndexPath? { paths.first { item(at: $0).id == id } }
}

/// A random update of a model: what the model is afterward, and what a table is told.
struct RandomUpdate {
    /// One of the table's methods, with what it is called with.
    enum Call: CustomStringConvertible {
        case insertRow(IndexPath), deleteRow(IndexPath), reloadRow(IndexPath), reconfigureRow(IndexPath)
        case moveRow(IndexPath, IndexPath)
        case insertSection(Int), deleteSection(Int), reloadSection(Int), moveSection(Int, Int)

        func perform(on table: TableView) {
            switch self {
            case .insertRow(let path): table.insertRows(at: [path], with: .fade)
            case .deleteRow(let path): table.deleteRows(at: [path], with: .left)
            case .reloadRow(let path): table.reloadRows(at: [path], with: .none)
            case .reconfigureRow(let path): table.reconfigureRows(at: [path])
            case .moveRow(let path, let other): table.moveRow(at: path, to: other)
            case .insertSection(let section): table.insertSections([section], with: .top)
            case .deleteSection(let section): table.deleteSections([section], with: .automatic)
            case .reloadSection(let section): table.reloadSections([section], with: .middle)
            case .moveSection(let section, let other): table.moveSection(section, toSection: other)
            }
        }

        var description: String {
            switch self {
            case .insertRow(let path): "insert \(Array(path))"
            case .deleteRow(let path): "delete \(Array(path))"
            case .reloadRow(let path): "reload \(Array(path))"
            case .reconfigureRow(let path): "reconfigure \(Array(path))"
            case .moveRow(let path, let other): "move \(Array(path)) to \(Array(other))"
            case .insertSection(let section): "insert \(section)"
            case .deleteSection(let section): "delete \(section)"
            case .reloadSection(let section): "reload \(section)"
            case .moveSection(let section, let other): "move \(section) to \(other)"
            }
        }
    }

    /// The model afterward.
    private(set) var model = ModelTable()
    /// What the table is told, in no order.
    private(set) var calls: [Call] = []
    /// The items that are not themselves any more: gone, or reloaded.
    private(set) var renewed: Set<Int> = []

    private var numbers: SeededNumbers
    private var nextID: Int
    /// How likely each thing is changed, from 0 to 1.
    private let busyness: Double

    /// Changes a model at random; `nextID` is the first that no item or section has yet.
    init(of old: ModelTable, seed: UInt64, busyness: Double, nextID: inout Int) {
        numbers = SeededNumbers(seed: seed)
        self.nextID = nextID
        self.busyness = busyness
        change(old)
        calls.shuffle(using: &numbers)
        nextID = self.nextID
    }

    private mutating func chance(_ fraction: Double) -> Bool {
        Double.random(in: 0..<1, using: &numbers) < fraction * busyness
    }

    private mutating func newItem() -> ModelTable.Item {
        nextID += 1
        return ModelTable.Item(id: nextID, height: randomHeight())
    }

    private mutating func randomHeight() -> CGFloat { CGFloat(Int.random(in: 8...60, using: &numbers)) }

    /// Something that arrives in a list, and where it was before, if anywhere.
    private struct Arrival<Element, Position> {
        var element: Element
        var origin: Position?
    }

    private mutating func change(_ old: ModelTable) {
        var staying: [(section: ModelTable.Section, isReloaded: Bool)] = []
        var arriving: [Arrival<(section: ModelTable.Section, isReloaded: Bool), Int>] = []
        var travellers: [Arrival<ModelTable.Item, IndexPath>] = []
        for (number, section) in old.sections.enumerated() {
            let isDeleted = chance(0.15)
            let isReloaded = !isDeleted && chance(0.15)
            let changed = changeRows(
                of: section, number, isRenewed: isDeleted || isReloaded, &travellers)
            if isDeleted {
                calls.append(.deleteSection(number))
            } else if isReloaded {
                calls.append(.reloadSection(number))
                let fresh = (0..<Int.random(in: 0...3, using: &numbers)).map { _ in newItem() }
                staying.append((ModelTable.Section(id: section.id, items: fresh), true))
            } else if chance(0.2) {
                arriving.append(Arrival(element: (changed, false), origin: number))
            } else {
                staying.append((changed, false))
            }
        }
        while chance(0.3) || old.sections.isEmpty && arriving.isEmpty {
            nextID += 1
            let fresh = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in newItem() }
            arriving.append(
                Arrival(element: (ModelTable.Section(id: nextID, items: fresh), true), origin: nil))
        }
        var sections = weave(staying, arriving) { number, origin in
            origin.map { .moveSection($0, number) } ?? .insertSection(number)
        }
        addRows(to: &sections, travellers)
        model.sections = sections.map(\.section)
    }

    /// Takes rows out of a section, and changes others.
    private mutating func changeRows(
        of section: ModelTable.Section, _ number: Int, isRenewed: Bool,
        _ travellers: inout [Arrival<ModelTable.Item, IndexPath>]
    ) -> ModelTable.Section {
        var changed = ModelTable.Section(id: section.id, items: [])
        for (row, item) in section.items.enumerated() {
            let path = IndexPath(row: row, section: number)
            var item = item
            if chance(0.15) {
                travellers.append(Arrival(element: item, origin: path))
                continue
            }
            if isRenewed || chance(0.15) {
                renewed.insert(item.id)
                // Telling of rows whose section goes as well does no harm.
                if !isRenewed || chance(0.3) { calls.append(.deleteRow(path)) }
                continue
            }
            if chance(0.2) {
                item.version += 1
                item.height = randomHeight()
                if Bool.random(using: &numbers) {
                    renewed.insert(item.id)
                    calls.append(.reloadRow(path))
                } else {
                    calls.append(.reconfigureRow(path))
                }
            }
            changed.items.append(item)
        }
        return changed
    }

    /// Shares out what has left its section, and new rows.
    private mutating func addRows(
        to sections: inout [(section: ModelTable.Section, isReloaded: Bool)],
        _ travellers: [Arrival<ModelTable.Item, IndexPath>]
    ) {
        var arriving = Array(repeating: [Arrival<ModelTable.Item, IndexPath>](), count: sections.count)
        for traveller in travellers {
            if let number = sections.indices.randomElement(using: &numbers) {
                arriving[number].append(traveller)
            } else if let path = traveller.origin {
                renewed.insert(traveller.element.id)
                calls.append(.deleteRow(path))
            }
        }
        for number in sections.indices {
            let isNew = sections[number].isReloaded
            while !isNew, chance(0.5) { arriving[number].append(Arrival(element: newItem(), origin: nil)) }
            sections[number].section.items = weave(sections[number].section.items, arriving[number]) {
                row, origin in
                let path = IndexPath(row: row, section: number)
                return origin.map { .moveRow($0, path) } ?? .insertRow(path)
            }
        }
    }

    /// Puts what arrives at random places of a list, in random order, and tells of each.
    private mutating func weave<Element, Position>(
        _ staying: [Element], _ arriving: [Arrival<Element, Position>], _ call: (Int, Position?) -> Call
    ) -> [Element] {
        var arriving = arriving.shuffled(using: &numbers)[...]
        let count = staying.count + arriving.count
        let positions = Set((0..<count).shuffled(using: &numbers).prefix(arriving.count))
        var staying = staying[...]
        return (0..<count).compactMap { position in
            guard positions.contains(position) else { return staying.popFirst() }
            guard let next = arriving.popFirst() else { return nil }
            calls.append(call(position, next.origin))
            return next.element
        }
    }
}
