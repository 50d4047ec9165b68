import Diagnostics
import TableKit

// The interaction state of a table.
extension SceneTable {
    /// Applies an interaction state to the table.
    func show(_ interaction: SceneInteraction) throws {
        if let screen = interaction.screen {
            table.frame.size.height = screen.height.map { CGFloat($0) } ?? usualScreenHeight
        }
        // Editing begins first, because it clears the selection.
        table.setEditing(interaction.isEditing ?? false, animated: false)
        var errors = SceneErrors()
        func collecting(_ key: String, _ body: () throws -> Void) throws {
            try errors.collecting { try within(key, body) }
        }
        try collecting("selected") { try select(interaction.selected) }
        try collecting("highlighted") {
            let paths = interaction.highlighted ?? []
            for path in paths { try check(path) }
            highlight(paths)
        }
        if interaction.isRefreshing == true {
            table.refreshControl = table.refreshControl ?? RefreshControl()
            table.refreshControl?.beginRefreshing()
            table.contentOffset.y = -table.adjustedContentInset.top
        }
        if let screen = interaction.screen { try errors.collecting { try show(screen) } }
        if let swiped = interaction.swiped { try collecting("swiped") { try show(swiped) } }
        if let dragged = interaction.dragged { try collecting("dragged") { try drag(dragged) } }
        try errors.throwAny()
        for (index, step) in interaction.steps.enumerated() {
            try within("steps[\(index)]") {
                try perform(step)
                if let problem = table.failure as? Diagnostic, problem.file == nil { throw problem }
            }
        }
    }

    /// The height of a screen between its bars, which are those of the device, or of the device frame.
    private var usualScreenHeight: CGFloat {
        guard let device = content.scene.device else { return content.theme.scrolling.screenHeight }
        guard content.scene.frame?.hasDevice == true else { return device.heightBetweenBars }
        let bars = content.theme.frame.device.screen
        return max(device.size.height - (bars?.topHeight ?? 0) - (bars?.bottomHeight ?? 0), 1)
    }

    /// Applies the value of a key, and adds its location to errors.
    private func within(_ key: String, _ body: () throws -> Void) throws {
        try content.file.located(self.path(of: key), body)
    }

    /// Throws if the row does not exist.
    func check(_ path: IndexPath) throws {
        guard path.row >= table.numberOfRows(inSection: path.section) else { return }
        let fact: String
        if path.section < table.numberOfSections {
            let count = table.numberOfRows(inSection: path.section)
            fact = "section \(path.section) has \(counted(count, "row"))"
        } else {
            let count = table.numberOfSections
            fact = "there \(count == 1 ? "is" : "are") \(counted(count, "section"))"
        }
        throw Diagnostic(message: "no row \(path.rowText); \(fact), and counting starts at 0")
    }

    // MARK: Selection

    /// Selects the specified rows, or else those that are marked as selected.
    private func select(_ paths: [IndexPath]?) throws {
        for path in paths ?? [] { try check(path) }
        for path in paths ?? rowsMarkedSelected {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    /// The rows that are marked as selected.
    private var rowsMarkedSelected: [IndexPath] {
        sections.indices.filter(maySelectRows).flatMap { section in
            (0..<orders[section].count).map { IndexPath(row: $0, section: section) }
        }.filter { plan(at: $0)?.plan.isSelected ?? false }
    }

    /// Returns a Boolean value that indicates whether any row of a section may be marked as selected. If so,
    /// all of them must be checked.
    private func maySelectRows(_ section: Int) -> Bool {
        let section = content.scene.sections[sections[section].source]
        let rows = section.rows + (section.row.map { [$0] + $0.cases.map(\.row) } ?? [])
        return rows.contains { row in
            guard let name = row.prototype, row.isSelected == nil else { return row.isSelected ?? false }
            let prototypes = content.scene.prototypes
            return name.contains("{")
                ? prototypes.values.contains { $0.isSelected == true } : prototypes[name]?.isSelected ?? false
        }
    }

    // MARK: Screens

    private func show(_ screen: SceneScreen) throws {
        if let offset = screen.offset { table.contentOffset.y = CGFloat(offset) }
        if let path = screen.scrollTo {
            try within("screen.scrollTo") { try check(path) }
            table.scrollToRow(at: path, at: screen.position ?? .none, animated: false)
        }
        if let style = screen.indicatorStyle { table.indicatorStyle = style }
        if let insets = screen.indicatorInsets { table.verticalScrollIndicatorInsets = insets }
        if screen.showsIndicator == true { table.flashScrollIndicators() }
    }

    // MARK: Swiped and dragged rows

    func show(_ swiped: SceneSwipe) throws {
        guard let path = swiped.row else { return }
        try check(path)
        let edge = swiped.edge ?? .trailing
        table.showSwipeActions(edge, forRowAt: path, distance: swiped.distance.map { CGFloat($0) })
        guard table.indexPathForSwipedRow != path else { return }
        let (name, key) = edge == .leading ? ("leading", "leadingActions") : ("trailing", "trailingActions")
        throw Diagnostic(message: "the row \(path.rowText) has no actions at its \(name) edge; add \(key)")
    }

    func drag(_ drag: SceneDrag) throws {
        guard let path = drag.row else { return }
        try self.drag(path, to: drag.position, short: 0.25)
    }

    /// Drags a row over a position, or slightly before it, where the gap below is visible.
    ///
    /// - Parameter short: The distance before the position, as a fraction of the row's height.
    func drag(_ path: IndexPath, to position: IndexPath?, short: CGFloat) throws {
        try check(path)
        if let position { try checkPosition(position, for: path) }
        table.beginReordering(rowAt: path)
        guard let position, position != path else { return }
        let height = table.rectForRow(at: path).height
        let count = table.numberOfRows(inSection: position.section)
        let isBelow = position > path
        // The position of the row's front edge in the drag: its bottom edge downwards, its top edge upwards.
        let edge =
            if isBelow, position.section == path.section {
                table.rectForRow(at: position).maxY
            } else if position.row < count {
                table.rectForRow(at: position).minY
            } else {
                table.rectForFooter(inSection: position.section).minY
            }
        table.moveReorderedRow(to: edge + (isBelow ? -1 : 1) * height * (0.5 + short))
    }

    /// Throws if a row cannot have the position.
    private func checkPosition(_ position: IndexPath, for path: IndexPath) throws {
        let count = table.numberOfRows(inSection: position.section)
        let isEnd = position.section != path.section && position.section < table.numberOfSections
        if position.row == count, isEnd { return }
        try check(position)
    }
}
