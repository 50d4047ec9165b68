import TableKit
import TableSnapshots

/// The rows, headers and footers of two layouts in pairs, by their texts and heights.
struct LayoutAlignment {
    /// A row, header, footer or other element with its parts.
    struct Block {
        let element: LayoutRecord.Element
        var parts: [LayoutRecord.Element] = []

        /// The kind of the element, such as `row`.
        var kind: String { "\(element.part.element.map { "\($0)" } ?? "")".filter { !$0.isNumber } }
        /// The text of its first part with one.
        var title: String? { parts.lazy.compactMap(\.text).first { !$0.isEmpty } }

        /// What is equal in a row that was only moved.
        fileprivate var content: [String] {
            [kind, element.frame?.height.points ?? ""] + parts.compactMap(\.text)
        }
        /// What is equal in a row whose controls or details have changed.
        fileprivate var name: [String] { [kind, title ?? ""] }
        /// What is equal in a row with other texts.
        fileprivate var structure: [String] { [kind] + parts.map(\.part.name) }
        /// What is equal in a row with other parts.
        fileprivate var kindInList: [String] { [kind] }
    }

    /// The indices of the blocks that correspond to each other, in the order of the first layout.
    private(set) var pairs: [(before: Int, after: Int)] = []
    let before: [Block]
    let after: [Block]

    /// Aligns two records: blocks with equal content or at least an equal title in their order, then at other places, and then
    /// those between them with the same parts or at least of the same kind.
    static func of(_ before: LayoutRecord, _ after: LayoutRecord) -> LayoutAlignment {
        var alignment = LayoutAlignment(before: blocks(of: before), after: blocks(of: after))
        alignment.pairAll()
        return alignment
    }

    /// The blocks without a partner.
    var removed: [Int] { Set(before.indices).subtracting(pairs.map(\.before)).sorted() }
    var inserted: [Int] { Set(after.indices).subtracting(pairs.map(\.after)).sorted() }

    private static func blocks(of record: LayoutRecord) -> [Block] {
        record.elements.reduce(into: []) { blocks, element in
            if element.part.name.isEmpty || blocks.isEmpty || element.part.element == nil {
                blocks.append(Block(element: element))
            } else {
                blocks[blocks.count - 1].parts.append(element)
            }
        }
    }

    private mutating func pairAll() {
        pair(Array(before.indices), Array(after.indices), by: \.content)
        let anchors = pairs
        pairBetween(anchors, by: \.name)
        for property in [\Block.content, \Block.name] { pairMoved(by: property) }
        for property in [\Block.structure, \Block.kindInList] { pairBetween(anchors, by: property) }
        pairs.sort { $0.before < $1.before }
    }

    /// Pairs the remaining blocks between two anchors, which have the same number of anchors before them.
    private mutating func pairBetween(
        _ anchors: [(before: Int, after: Int)], by property: KeyPath<Block, [String]>
    ) {
        let olds = Dictionary(grouping: removed) { old in anchors.count { $0.before < old } }
        let news = Dictionary(grouping: inserted) { new in anchors.count { $0.after < new } }
        for (gap, old) in olds.sorted(by: { $0.key < $1.key }) { pair(old, news[gap] ?? [], by: property) }
    }

    /// Pairs the remaining blocks with an equal property, wherever they are.
    private mutating func pairMoved(by property: KeyPath<Block, [String]>) {
        var news = Dictionary(grouping: inserted.reversed()) { after[$0][keyPath: property] }
        for old in removed {
            if let new = news[before[old][keyPath: property]]?.popLast() { pairs.append((old, new)) }
        }
    }

    /// Pairs blocks with an equal property, in their order.
    private mutating func pair(_ old: [Int], _ new: [Int], by property: KeyPath<Block, [String]>) {
        var (removed, inserted) = (Set<Int>(), Set<Int>())
        let (olds, news) = (
            old.map { before[$0][keyPath: property] }, new.map { after[$0][keyPath: property] }
        )
        for change in news.difference(from: olds) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let kept = old.indices.filter { !removed.contains($0) }.map { old[$0] }
        pairs += zip(kept, new.indices.filter { !inserted.contains($0) }.map { new[$0] }).map { ($0, $1) }
    }
}
