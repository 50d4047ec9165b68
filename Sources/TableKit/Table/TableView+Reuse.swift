extension TableView {
    // MARK: Cells

    /// Registers the class that creates the cells with an identifier; `nil` removes the registration.
    ///
    /// The class must be ``TableViewCell`` or a subclass. Any other class is a programming error: it terminates the
    /// program with a message that lists the registered identifiers.
    ///
    /// As in UIKit, cells are created with the class's `init(style:reuseIdentifier:)`, in the default style. A class
    /// that declares other designated initializers must override it. Otherwise the first cell terminates the program.
    /// For another style or initializer, register a closure:
    /// `register({ MyCell(style: .subtitle, reuseIdentifier: "My") }, forCellReuseIdentifier: "My")`.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        drop(cellPool.register(cellClass, identifier))
    }

    /// Registers the closure that creates the cells with an identifier, like a storyboard's prototype; `nil` removes
    /// the registration. The cells must have that reuse identifier. Their `awakeFromNib()` is called.
    public func register(_ prototype: (() -> TableViewCell)?, forCellReuseIdentifier identifier: String) {
        drop(cellPool.register(prototype, identifier))
    }

    /// Returns a reusable cell, a new cell if the identifier is registered, or `nil`.
    public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        if let cell = reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
        return cellPool.dequeue(identifier)
    }

    /// Returns a reusable cell or a new cell, with the size of the row. The identifier must be registered. Otherwise the
    /// program terminates with a message that lists the registered identifiers.
    ///
    /// While the height of a row is measured, the cell has its previous height, or that of a new cell.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> TableViewCell
    {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            fatalError(cellPool.unregistered(identifier))
        }
        if !cell.isDisplayed { resize(cell, forRowAt: indexPath) }
        return cell
    }

    private func resize(_ cell: TableViewCell, forRowAt path: IndexPath) {
        var height = cell.bounds.height
        if !isMeasuring, let geometry = cachedGeometry?.value, geometry.contains(path) {
            height = geometry.row(path.row, in: path.section).height
        }
        let size = rowFrame(top: 0, height: height).size
        if size.width > 0, size.width.isFinite, size.height.isFinite { cell.resize(to: size) }
    }

    // MARK: Headers and footers

    /// Registers the class that creates the header and footer views with an identifier; `nil` removes the registration.
    ///
    /// The class must be ``TableViewHeaderFooterView`` or a subclass. The views are created with its
    /// `init(reuseIdentifier:)`. Any other class is a programming error, as with cells.
    public func register(
        _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
    ) { drop(headerFooterPool.register(viewClass, identifier)) }

    /// Registers the closure that creates the header and footer views with an identifier; `nil` removes the
    /// registration. The views must have that reuse identifier. Their `awakeFromNib()` is called.
    public func register(
        _ prototype: (() -> TableViewHeaderFooterView)?, forHeaderFooterViewReuseIdentifier identifier: String
    ) { drop(headerFooterPool.register(prototype, identifier)) }

    /// Returns a reusable header or footer view, a new one if the identifier is registered, or `nil`.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
        -> TableViewHeaderFooterView?
    {
        headerFooterPool.dequeue(identifier)
    }

    func drop(_ views: [View]) { for view in views { view.removeFromSuperview() } }
}
