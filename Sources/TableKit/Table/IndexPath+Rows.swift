extension IndexPath {
    /// Makes the path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The number of the section, from 0. The path must have a section and a row: of another one this ends the program
    /// with a message that says so, as in UIKit.
    public var section: Int { index(0, "section") }

    /// The number of the row in its section, from 0. The path must have a section and a row; see `section`.
    public var row: Int { index(1, "row") }

    private func index(_ place: Int, _ name: String) -> Int {
        guard count == 2 else {
            fatalError(
                "The index path \(Array(self)) has no \(name): a row's path has two numbers, its section and its row."
            )
        }
        return self[place]
    }
}
