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
        var errors = CollectedErrors()
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
        if let dragged = interaction.dragged {
            try collecting("dragged") {
                guard interaction.swiped == nil else {
                    throw Diagnostic(message: "\"swiped\" and \"dragged\" exclude each other; choose one")
                }
                try drag(dragged)
            }
        }
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
        let paths = paths ?? rowsMarkedSelected
        let allowed =
            content.scene.selection == SceneSelection.none ? 0 : table.allowsMultipleRows ? Int.max : 1
        if Set(paths).count > allowed {
            throw Diagnostic(
                message: allowed == 0
                    ? "the table has \"selection: none\", so no row can be selected"
                    : "the table has \"selection: single\", but \(Set(paths).count) rows are selected",
                remedy: "write \"selection: \(allowed == 0 ? "single" : "multiple")\", or select fewer rows")
        }
        for path in paths {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    /// The rows that are marked as selected.
    private var rowsMarkedSelected: [IndexPath] {
        sections.indices.filter(maySelectRows).flatMap { section in
            (0..<orders[section].count).map { IndexPath(row: $0, section: section) }
        }.filter { row(at: $0)?.kind.isSelected ?? false }
    }

    /// Returns a Boolean value that indicates whether any row of a section may be marked as selected. If so,
    /// all of them must be checked.
    private func maySelectRows(_ section: Int) -> Bool {
        let section = content.scene.sections[sections[section].sceneSection]
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
        if let offset = screen.offset { try within("screen.offset") { try scroll(to: CGFloat(offset)) } }
        if let path = screen.scrollTo {
            try within("screen.scrollTo") { try check(path) }
            table.scrollToRow(at: path, at: screen.position ?? .none, animated: false)
        }
        if let style = screen.indicatorStyle { table.indicatorStyle = style }
        if let insets = screen.indicatorInsets { table.verticalScrollIndicatorInsets = insets }
        if screen.showsIndicator == true { table.flashScrollIndicators() }
    }

    /// Scrolls to an offset, at which at least one point of the content must be on the screen.
    private func scroll(to offset: CGFloat) throws {
        let height = max(table.contentSize.height, 1)
        guard -table.frame.height < offset, offset < height else {
            let (first, last) = (1 - table.frame.height, height - 1)
            throw Diagnostic(
                message: "at the offset \(offset.plainText), the screen shows nothing of the table",
                remedy: "use one from \(first.plainText) to \(last.plainText)")
        }
        table.contentOffset.y = offset
    }

    // MARK: Swiped and dragged rows

    func show(_ swiped: SceneSwipe) throws {
        guard let path = swiped.row else { return }
        try check(path)
        guard !table.isEditing else {
            throw Diagnostic(
                message: "the row \(path.rowText) cannot be swiped in editing mode",
                remedy: "end editing mode first, or tap the editing control of the row")
        }
        let edge = swiped.edge ?? .trailing
        table.showSwipeActions(edge, forRowAt: path, distance: swiped.distance.map { CGFloat($0) })
        guard table.indexPathForSwipedRow != path else { return }
        guard tableView(table, canEditRowAt: path) else {
            throw Diagnostic(
                message: "the row \(path.rowText) has \"editable: false\", so it cannot be swiped",
                remedy: "remove that key")
        }
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
        guard table.beginReordering(rowAt: path) else {
            throw Diagnostic(
                message: "the row \(path.rowText) is a summary row, which cannot be moved",
                remedy: "use a row of the table's content")
        }
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
        if position.row != count || !isEnd { try check(position) }
        let last = lastPosition(in: position.section, for: path)
        guard position.row > last else { return }
        throw Diagnostic(
            message:
                "the row \(path.rowText) cannot be moved to \(position.rowText), which is a summary row's position",
            remedy: last < 0
                ? "use another section"
                : "the last position is \(IndexPath(row: last, section: position.section).rowText)")
    }

    /// Returns the last position that a row can have in a section: summary rows remain at its end, and those of the table
    /// remain alone. The result is -1 if it has none.
    func lastPosition(in index: Int, for path: IndexPath) -> Int {
        let section = sections[index]
        if section.isTotal { return -1 }
        let count = orders[index].count - content.resolved.summaryCount(of: section)
        return index == path.section ? count - 1 : count
    }
}
