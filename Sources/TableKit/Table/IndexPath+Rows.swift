extension IndexPath {
    /// Makes the path of a row in a section.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

    /// The number of the section, from 0.
    public var section: Int { self[0] }

    /// The number of the row in its section, from 0.
    public var row: Int { self[1] }
}
