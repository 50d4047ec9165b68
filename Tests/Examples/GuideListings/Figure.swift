import TableSnapshots
import UIKitNames

/// An image for documentation: a figure of the guides, drawn from their listings, or a table in an
/// interaction state.
package struct Figure: Sendable {
    /// The name of the image file, without extension.
    package let name: String

    /// The height of the visible part, in points. `nil` shows all of the table.
    package let height: CGFloat?

    /// The traits: scale, appearance and layout direction.
    package let traits: UITraitCollection

    /// The theme. The guides are of the time of screens of 375 × 667 points.
    private var theme: Theme = {
        var theme = Theme.modern
        theme.tableWidth = 375
        theme.scrolling.screenHeight = 667
        return theme
    }()

    /// A Boolean value that indicates whether the image shows a screen at the table's content offset, instead
    /// of the complete table.
    package let isScreen: Bool

    /// The progress of the content's updates, from 0 to 1.
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

    /// The snapshot options.
    private var options: SnapshotOptions {
        var options = SnapshotOptions(extent: isScreen ? .screen : .content, height: height)
        options.traits = traits
        options.theme = theme
        return options
    }

    /// Returns the same figure in the style and with the table width of the guides.
    func inClassicTheme() -> Figure {
        var figure = Figure("\(name)-classic", height: height, isScreen: isScreen) { [make] in
            let content = make()
            content.table.frame.size.width = Theme.classic.tableWidth
            return content
        }
        figure.theme = .classic
        return figure
    }

    /// A table, and the objects that it does not retain.
    struct Content {
        var table: UITableView
        var owners: [AnyObject]
        /// The updates of the table while the figure is drawn.
        var updates: (() -> Void)?
    }

    /// Takes a snapshot and calls `body` with it.
    ///
    /// - Parameter stripHeight: The number of pixel rows that are drawn at a time. `nil` uses the default.
    package func withSnapshot<Result>(
        stripHeight: Int? = nil, _ body: (TableSnapshot) throws -> Result
    ) throws -> Result {
        var options = options
        let content = options.withMainScreen { make() }
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
        + scripts + traits + touches + configurations + classic
}

extension Figure.Content {
    /// Creates a table with a data source and an optional delegate.
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
