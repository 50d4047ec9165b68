extension TableView {
    /// Says which class makes the cells with an identifier; nil forgets it.
    public func register(_ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String) {
        register(
            cellClass.map { type in { type.init(style: .default, reuseIdentifier: identifier) } },
            forCellReuseIdentifier: identifier)
    }

    /// Says how cells with an identifier are made: the counterpart of a storyboard's prototype. The closure makes
    /// each cell with that reuse identifier.
    public func register(_ prototype: (() -> TableViewCell)?, forCellReuseIdentifier identifier: String) {
        cellPool.register(identifier, prototype)
    }

    /// A cell waiting to be used again, or a new one if the identifier is registered, or nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        cellPool.dequeue(identifier)
    }

    /// A cell waiting to be used again, or a new one. The identifier must be registered: anything else is a mistake in
    /// the program, which ends with a message that names the registered ones.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> TableViewCell
    {
        if let cell = cellPool.dequeue(identifier) { return cell }
        let known = cellPool.registeredIdentifiers.map { "\"\($0)\"" }.joined(separator: ", ")
        fatalError(
            "No cell is registered for the identifier \"\(identifier)\"; registered are: "
                + "\(known.isEmpty ? "none" : known). Call register(_:forCellReuseIdentifier:) first.")
    }
}
