import TableSnapshots
import UIKitNames

/// A picture for documentation: one of the guides' figures, drawn by us from the guides' listings, or a table in a state
/// that fingers have brought it to.
package struct Figure: Sendable {
    /// The name of the picture's file, without extension.
    package let name: String

    /// How it is drawn.
    package private(set) var options: SnapshotOptions

    private let make: @Sendable () -> Content

    /// - Parameters:
    ///   - name: The name of the picture's file, without extension.
    ///   - height: The height of the part that is drawn, in points, or nil for all of it.
    ///   - make: Makes the table.
    init(
        _ name: String, height: CGFloat? = nil, appearance: UserInterfaceStyle = .light,
        direction: LayoutDirection = .leftToRight, extent: SnapshotOptions.Extent = .content,
        make: @escaping @Sendable () -> Content
    ) {
        self.name = name
        options = SnapshotOptions(appearance: appearance, extent: extent, height: height)
        options.traits.layoutDirection = direction
        self.make = make
    }

    /// A table, and what it does not retain itself.
    struct Content {
        var table: UITableView
        var owners: [AnyObject]
    }

    /// Makes the table and hands it to `body`.
    package func withTable<Result>(_ body: (UITableView) throws -> Result) rethrows -> Result {
        let content = make()
        return try withExtendedLifetime(content.owners) { try body(content.table) }
    }

    /// All figures.
    package static let all = closerLook + controlsInCells + tableViewGuide + tableStates
}

extension Figure.Content {
    /// A table with a data source and perhaps a delegate.
    init(
        style: UITableView.Style = .plain, width: CGFloat = 375, height: CGFloat = 0,
        dataSource: any UITableViewDataSource,
        delegate: (any UITableViewDelegate)? = nil, prepare: (UITableView) -> Void = { _ in }
    ) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: style)
        prepare(table)
        table.dataSource = dataSource
        table.delegate = delegate
        owners = [dataSource] + (delegate.map { [$0] } ?? [])
    }
}
