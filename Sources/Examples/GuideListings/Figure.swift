import TableSnapshots
import UIKitNames

/// A picture for documentation: one of the guides' figures, drawn by us from the guides' listings, or a table in some
/// state.
package struct Figure: Sendable {
    /// The name of the picture's file, without extension.
    package let name: String

    /// The height of the part that is drawn, in points, or nil for all of it.
    package let height: CGFloat?

    /// Scale, appearance and direction.
    package let traits: UITraitCollection

    /// Sizes, fonts and colors.
    private var theme = Theme.modern

    /// Whether the table is drawn as on a screen, at its content offset, instead of as a whole.
    package let isScreen: Bool

    /// How far the content's updates have come, from 0 to 1.
    private let progress: Double

    private let make: @Sendable () -> Content

    init(
        _ name: String, height: CGFloat? = nil, traits: UITraitCollection = UITraitCollection(),
        isScreen: Bool = false, progress: Double = 0, make: @escaping @Sendable () -> Content
    ) {
        self.name = name
        self.height = height
        self.traits = traits
        self.isScreen = isScreen
        self.progress = progress
        self.make = make
    }

    /// How the figure is drawn.
    private var options: SnapshotOptions {
        var options = SnapshotOptions(extent: isScreen ? .screen : .content, height: height)
        options.traits = traits
        options.theme = theme
        return options
    }

    /// The same figure in the look of the guides' own ones, in a table as wide as theirs.
    func inClassicTheme() -> Figure {
        var figure = Figure("\(name)-classic", height: height, isScreen: isScreen) { [make] in
            let content = make()
            content.table.frame.size.width = Theme.classic.tableWidth
            return content
        }
        figure.theme = .classic
        return figure
    }

    /// A table, and what it does not retain itself.
    struct Content {
        var table: UITableView
        var owners: [AnyObject]
        /// What happens to the table while the figure is drawn.
        var updates: (() -> Void)?
    }

    /// Makes the picture and hands it to `body`.
    ///
    /// - Parameter stripHeight: The number of pixel rows drawn at a time; nil for the usual.
    package func withSnapshot<Result>(
        stripHeight: Int? = nil, _ body: (TableSnapshot) throws -> Result
    ) throws -> Result {
        let content = make()
        var options = options
        options.stripHeight = stripHeight
        return try withExtendedLifetime(content.owners) {
            guard let updates = content.updates else {
                return try body(TableSnapshot(of: content.table, options: options))
            }
            return try body(content.table.snapshot(updates, progress: progress, options: options))
        }
    }

    /// All figures.
    package static let all =
        closerLook + controlsInCells + tableViewGuide + scrolling + images + updates + attributedText
        + scripts + traits + touches + classic
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
