import TableSnapshots
import UIKitNames

/// One of the guides' figures, drawn by us from the guides' listings.
package struct Figure: Sendable {
    /// The name of the picture's file, without extension.
    package let name: String

    /// The height of the part that is drawn, in points, or nil for all of it.
    package let height: CGFloat?

    /// Scale, appearance and direction.
    package let traits: UITraitCollection

    /// Whether the table is drawn as on a screen, at its content offset, instead of as a whole.
    package let isScreen: Bool

    private let make: @Sendable () -> Content

    init(
        _ name: String, height: CGFloat? = nil, traits: UITraitCollection = UITraitCollection(),
        isScreen: Bool = false, make: @escaping @Sendable () -> Content
    ) {
        self.name = name
        self.height = height
        self.traits = traits
        self.isScreen = isScreen
        self.make = make
    }

    /// How the figure is drawn.
    package var options: SnapshotOptions {
        var options = SnapshotOptions(extent: isScreen ? .screen : .content, height: height)
        options.traits = traits
        return options
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
    package static let all =
        closerLook + controlsInCells + tableViewGuide + scrolling + images + attributedText
}

extension Figure.Content {
    /// A table with a data source and perhaps a delegate.
    init(
        style: UITableView.Style = .plain, width: CGFloat = 375, dataSource: any UITableViewDataSource,
        delegate: (any UITableViewDelegate)? = nil, prepare: (UITableView) -> Void = { _ in }
    ) {
        table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 0), style: style)
        prepare(table)
        table.dataSource = dataSource
        table.delegate = delegate
        owners = [dataSource] + (delegate.map { [$0] } ?? [])
    }
}
