/// The items to draw, in order: a value that can be compared, printed, and replayed on another thread.
package struct DisplayList: Sendable, Equatable {
    package var items: [DisplayItem] = []

    package init() {}

    package mutating func append(_ item: DisplayItem) { items.append(item) }
}

extension DisplayList: CustomStringConvertible {
    /// The description, with one line for each item.
    package var description: String { items.map { "\($0)" }.joined(separator: "\n") }
}
