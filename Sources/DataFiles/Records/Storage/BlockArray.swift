/// An array that grows block by block, so that growing neither copies its elements nor takes twice their memory.
struct BlockArray<Element> {
    private var blocks: [[Element]] = []
    private(set) var count = 0

    /// The number of elements of a block.
    private static var blockCount: Int { 1 << 16 }

    mutating func append(_ element: Element) {
        if count.isMultiple(of: Self.blockCount) {
            blocks.append([])
            // A short array takes no complete block.
            if count > 0 { blocks[blocks.count - 1].reserveCapacity(Self.blockCount) }
        }
        blocks[blocks.count - 1].append(element)
        count += 1
    }

    subscript(index: Int) -> Element { blocks[index / Self.blockCount][index % Self.blockCount] }
}
