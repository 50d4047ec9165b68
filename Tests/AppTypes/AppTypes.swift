import UIKitNames

// The types of a program whose names TableKit also has, and members whose names View has for TableKit.

/// A label with an opinion about its text.
open class Label: UILabel {
    open override var text: String? {
        get { super.text }
        set { super.text = newValue.map { "App: \($0)" } }
    }
}

/// A controller of a list of names.
open class TableViewController: UITableViewController {
    /// The names that the table shows.
    public var names: [String] = []

    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
    }

    open override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
}

/// A row whose members have the names of the members of `View` for TableKit.
open class Row: UITableViewCell {
    /// The names of the methods that were called.
    public private(set) var calls: [String] = []

    /// The path of a file.
    public var outline = "outline.md"
    /// A Boolean value that the program uses.
    public var surroundingOutsets = true, endsShadowsAtSubviews = true, contentFollowsConstraints = true
    /// An error that the program shows.
    public var contentFailure: (any Error)? = CancellationError()
    /// The views that the program draws in another order.
    public var subviewsInDrawingOrder: [UIView] = []

    /// Applies the environment of a scene.
    public func applyEnvironment() { calls.append("applyEnvironment") }
    /// Draws around the row.
    public func drawSurroundings(in context: CGContext) { calls.append("drawSurroundings") }
    /// Measures the content again.
    public func contentSizeDidChange() { calls.append("contentSizeDidChange") }
    /// Returns other margins.
    public func defaultLayoutMargins(of subview: UIView) -> UIEdgeInsets? {
        calls.append("defaultLayoutMargins")
        return .zero
    }
}
