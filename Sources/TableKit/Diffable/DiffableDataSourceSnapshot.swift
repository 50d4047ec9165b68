/// The content of a table as ordered identifiers of sections and items. Every identifier is unique. Mirrors
/// `NSDiffableDataSourceSnapshot`.
///
/// As in UIKit, a duplicate or missing identifier terminates the program with a message that names it.
public struct DiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The sections marked for reloading.
    public private(set) var reloadedSectionIdentifiers: Set<SectionIdentifierType> = []

    /// The items marked for reloading, which replaces their cells.
    public private(set) var reloadedItemIdentifiers: Set<ItemIdentifierType> = []

    /// The items marked for reconfiguration, which retains their cells.
    public private(set) var reconfiguredItemIdentifiers: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Content

    /// The sections, from top to bottom.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }

    /// The items of all sections, from top to bottom.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// The number of items in all sections.
    public var numberOfItems: Int { owners.count }

    /// Returns the number of items in an existing section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// Returns the items of an existing section, from top to bottom.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let items = items[identifier] else { fatalError(Self.missing(section: identifier)) }
        return items
    }

    /// Returns the section that contains an item, or `nil` if the item is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// Returns the index of an item among those of all sections, or `nil` if it is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let owner = owners[identifier] else { return nil }
        let before = sections.prefix { $0 != owner }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
        return items[owner]?.firstIndex(of: identifier).map { before + $0 }
    }

    /// Returns the index of a section, or `nil` if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        items[identifier] == nil ? nil : sections.firstIndex(of: identifier)
    }

    // MARK: Sections

    /// Appends sections without items.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sections.count)
    }

    /// Inserts sections without items before another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection other: SectionIdentifierType
    ) {
        insert(identifiers, at: position(of: other))
    }

    /// Inserts sections without items after another section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection other: SectionIdentifierType
    ) {
        insert(identifiers, at: position(of: other) + 1)
    }

    /// Deletes sections and their items. Sections that are not in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        // The order has no effect, because items and sections are removed separately.
        for section in gone {
            for item in items.removeValue(forKey: section) ?? [] { unregister(item) }
        }
        sections.removeAll { gone.contains($0) }
        reloadedSectionIdentifiers.subtract(gone)
    }

    /// Moves a section and its items before another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection other: SectionIdentifierType
    ) {
        move(identifier, to: other, 0)
    }

    /// Moves a section and its items after another section.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection other: SectionIdentifierType
    ) {
        move(identifier, to: other, 1)
    }

    /// Marks sections for reloading when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where items[section] == nil { fatalError(Self.missing(section: section)) }
        reloadedSectionIdentifiers.formUnion(identifiers)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        if let twice = identifiers.firstDuplicate { fatalError("the section \(twice) is added twice") }
        for section in identifiers {
            guard items.updateValue([], forKey: section) == nil else {
                fatalError("the section \(section) is already in the snapshot; expected unique identifiers")
            }
        }
        sections.insert(contentsOf: identifiers, at: index)
    }

    private mutating func move(
        _ identifier: SectionIdentifierType, to other: SectionIdentifierType, _ distance: Int
    ) {
        let old = position(of: identifier)
        guard identifier != other else { fatalError("the section \(other) cannot be moved to itself") }
        sections.remove(at: old)
        sections.insert(identifier, at: position(of: other) + distance)
    }

    private func position(of section: SectionIdentifierType) -> Int {
        guard let index = indexOfSection(section) else { fatalError(Self.missing(section: section)) }
        return index
    }

    // MARK: Items

    /// Appends items to a section. `nil` uses the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType? = nil
    ) {
        guard let section = section ?? sections.last else {
            fatalError("there is no section to add items to; append a section first")
        }
        insert(identifiers, in: section, at: numberOfItems(inSection: section))
    }

    /// Inserts items before another item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem other: ItemIdentifierType
    ) {
        let (section, index) = position(of: other)
        insert(identifiers, in: section, at: index)
    }

    /// Inserts items after another item.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem other: ItemIdentifierType)
    {
        let (section, index) = position(of: other)
        insert(identifiers, in: section, at: index + 1)
    }

    /// Deletes items. Items that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        // The order has no effect, because items and sections are removed separately.
        for section in Set(gone.compactMap { owners[$0] }) { items[section]?.removeAll { gone.contains($0) } }
        for item in gone { unregister(item) }
    }

    /// Deletes all sections and items.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another item, which can be in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem other: ItemIdentifierType) {
        move(identifier, to: other, 0)
    }

    /// Moves an item after another item, which can be in another section.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem other: ItemIdentifierType) {
        move(identifier, to: other, 1)
    }

    /// Marks items for reloading when the snapshot is applied. They get other cells, and their rows are deselected.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers)
        reloadedItemIdentifiers.formUnion(identifiers)
    }

    /// Marks items for reconfiguration when the snapshot is applied. Their cells are configured again.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        check(identifiers)
        reconfiguredItemIdentifiers.formUnion(identifiers)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
    ) {
        if let twice = identifiers.firstDuplicate { fatalError("the item \(twice) is added twice") }
        for item in identifiers {
            guard let owner = owners.updateValue(section, forKey: item) else { continue }
            fatalError(
                "the item \(item) is already in the snapshot, in section \(owner); expected unique identifiers; move "
                    + "the item, or reload it if it has changed")
        }
        items[section]?.insert(contentsOf: identifiers, at: index)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, to other: ItemIdentifierType, _ distance: Int
    ) {
        guard identifier != other else { fatalError("the item \(other) cannot be moved to itself") }
        let old = position(of: identifier)
        items[old.section]?.remove(at: old.index)
        let new = position(of: other)
        items[new.section]?.insert(identifier, at: new.index + distance)
        owners[identifier] = new.section
    }

    private mutating func unregister(_ item: ItemIdentifierType) {
        owners[item] = nil
        reloadedItemIdentifiers.remove(item)
        reconfiguredItemIdentifiers.remove(item)
    }

    private func check(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where owners[item] == nil { fatalError(Self.missing(item: item)) }
    }

    private func position(of item: ItemIdentifierType) -> (section: SectionIdentifierType, index: Int) {
        guard let section = owners[item], let index = items[section]?.firstIndex(of: item) else {
            fatalError(Self.missing(item: item))
        }
        return (section, index)
    }

    // MARK: Errors

    private static func missing(section: SectionIdentifierType) -> String {
        "the section \(section) is not in the snapshot"
    }
    private static func missing(item: ItemIdentifierType) -> String {
        "the item \(item) is not in the snapshot"
    }

    /// Removes the marks after the snapshot has been applied.
    mutating func removeReloads() {
        (reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], [], [])
    }
}

extension Array where Element: Hashable {
    fileprivate var firstDuplicate: Element? {
        var known: Set<Element> = []
        return first { !known.insert($0).inserted }
    }
}
