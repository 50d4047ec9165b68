extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The index of the section, from 0. As in UIKit, an index path without exactly a section and a row terminates the
    /// program with a message.
    public var section: Int {
        get { index(0, "section") }
        set { self = IndexPath(row: row, section: newValue) }
    }

    /// The index of the row in its section, from 0. The index path must have a section and a row; see `section`.
    public var row: Int {
        get { index(1, "row") }
        set { self = IndexPath(row: newValue, section: section) }
    }

    /// Creates the index path of an item in a section, under the name that collections use.
    public init(item: Int, section: Int) { self.init(row: item, section: section) }

    /// The index of the row in its section, under the name that collections use.
    public var item: Int {
        get { row }
        set { row = newValue }
    }

    private func index(_ position: Int, _ name: String) -> Int {
        guard count == 2 else {
            fatalError(
                "the index path \(Array(self)) has no \(name); expected two numbers, the section and the row"
            )
        }
        return self[position]
    }
}
