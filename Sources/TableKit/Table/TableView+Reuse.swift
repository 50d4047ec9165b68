extension TableView {
    // MARK: Cells

    /// Says which class, ``TableViewCell`` or a subclass, makes the cells with an identifier; nil forgets it. Any other
    /// class is a mistake in the program, which ends with a message that names the registered identifiers.
    ///
    /// Cells are made with `init(coder:)`. A subclass whose `init(coder:)` only traps is registered with a closure
    /// instead: `register({ MyCell(style: .default, reuseIdentifier: "My") }, forCellReuseIdentifier: "My")`.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        drop(cellPool.register(cellClass, identifier))
    }

    /// Says how cells with an identifier are made: the counterpart of a storyboard's prototype. The closure makes each
    /// cell with that reuse identifier.
    public func register(_ prototype: (() -> TableViewCell)?, forCellReuseIdentifier identifier: String) {
        drop(cellPool.register(prototype, identifier))
    }

    /// A cell waiting to be used again, or a new one if the identifier is registered, or nil.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        return cellPool.dequeue(identifier)
    }

    /// A cell waiting to be used again, or a new one. The identifier must be registered: anything else is a mistake in
    /// the program, which ends with a message that names the registered ones.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> TableViewCell
    {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        fatalError(cellPool.unregistered(identifier))
    }

    // MARK: Headers and footers

    /// Says which class, ``TableViewHeaderFooterView`` or a subclass, makes the headers and footers with an identifier;
    /// nil forgets it. They are made with `init(coder:)`, as cells are, and another class is a mistake likewise.
    public func register(
        _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        drop(bandPool.register(viewClass, identifier))
    }

    /// Says how headers and footers with an identifier are made. The closure makes each with that reuse identifier.
    public func register(
        _ prototype: (() -> TableViewHeaderFooterView)?, forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        drop(bandPool.register(prototype, identifier))
    }

    /// A header or footer waiting to be used again, or a new one if the identifier is registered, or nil.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> TableViewHeaderFooterView?
    {
        bandPool.dequeue(identifier)
    }

    /// Takes views out of the table that wait there to be used again.
    func drop(_ views: [View]) {
        for view in views { view.removeFromSuperview() }
    }
}
