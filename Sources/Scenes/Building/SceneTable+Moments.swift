import TableKit

/// Why something cannot be done with a table.
struct StepProblem: Error {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}

// What a table is like at the moment it is drawn.
extension SceneTable {
    /// Brings the table to a moment.
    func show(_ moment: SceneMoment) throws {
        if let screen = moment.screen {
            table.frame.size.height = CGFloat(
                screen.height ?? Double(content.theme.scrolling.screenHeight))
        }
        // Editing first: its beginning deselects.
        table.setEditing(moment.isEditing ?? false, animated: false)
        var mistakes = SceneMistakes()
        try mistakes.noting { try within("selected") { try select(moment.selected) } }
        try mistakes.noting {
            try within("highlighted") {
                let paths = moment.highlighted ?? []
                for path in paths { try check(path) }
                highlight(paths)
            }
        }
        if moment.isRefreshing == true {
            table.refreshControl = table.refreshControl ?? RefreshControl()
            table.refreshControl?.beginRefreshing()
            table.contentOffset.y = -table.adjustedContentInset.top
        }
        if let screen = moment.screen { try mistakes.noting { try show(screen) } }
        if let swiped = moment.swiped { try mistakes.noting { try within("swiped") { try show(swiped) } } }
        if let lifted = moment.lifted { try mistakes.noting { try within("lifted") { try lift(lifted) } } }
        try mistakes.throwAny()
        for (index, step) in moment.steps.enumerated() {
            try within("after[\(index)]") {
                try perform(step)
                if let problem = failure as? StepProblem { throw problem }
            }
        }
    }

    /// Does what a key asks for; what is wrong with it is told with its place.
    private func within(_ key: String, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch let problem as StepProblem {
            throw content.file.error(problem.sentence, at: place(of: key))
        }
    }

    /// The row must be there.
    func check(_ path: IndexPath) throws {
        guard path.row >= table.numberOfRows(inSection: path.section) else { return }
        let fact: String
        if path.section < table.numberOfSections {
            let count = table.numberOfRows(inSection: path.section)
            fact = "section \(path.section) has \(count) \(count == 1 ? "row" : "rows")"
        } else {
            let count = table.numberOfSections
            fact = "there \(count == 1 ? "is 1 section" : "are \(count) sections")"
        }
        throw StepProblem("no row \(path.rowText); \(fact), and counting starts at 0")
    }

    // MARK: Selection

    /// Selects rows, or those that say they are selected.
    private func select(_ paths: [IndexPath]?) throws {
        for path in paths ?? [] { try check(path) }
        for path in paths ?? selectedByThemselves {
            table.selectRow(at: path, animated: false, scrollPosition: .none)
        }
    }

    /// The rows that say they are selected.
    private var selectedByThemselves: [IndexPath] {
        sections.indices.filter(saysSelections).flatMap { section in
            (0..<orders[section].count).map { IndexPath(row: $0, section: section) }
        }.filter { plan(at: $0)?.plan.isSelected ?? false }
    }

    /// Whether some row of a section may say that it is selected, so that all of them are to be asked.
    private func saysSelections(_ section: Int) -> Bool {
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

    // MARK: Rows aside and lifted

    func show(_ swiped: SceneSwipe) throws {
        guard let path = swiped.row else { return }
        try check(path)
        let edge = swiped.edge ?? .trailing
        table.showSwipeActions(edge, forRowAt: path, distance: swiped.distance.map { CGFloat($0) })
        guard table.indexPathForSwipedRow != path else { return }
        let (name, key) = edge == .leading ? ("leading", "leadingActions") : ("trailing", "trailingActions")
        throw StepProblem(
            "the row \(path.rowText) offers nothing at its \(name) edge; a scene says what with \(key)")
    }

    func lift(_ lift: SceneLift) throws {
        guard let path = lift.row else { return }
        try hold(path, over: lift.place, short: 0.25)
    }

    /// Lifts a row and holds it over a place, or so much of its height before it that the gap below is seen.
    func hold(_ path: IndexPath, over place: IndexPath?, short: CGFloat) throws {
        try check(path)
        if let place { try checkPlace(place, for: path) }
        table.beginReordering(rowAt: path)
        guard let place, place != path else { return }
        let height = table.rectForRow(at: path).height
        let count = table.numberOfRows(inSection: place.section)
        let isBelow = place > path
        // The edge that the row's own lower edge, or going up its upper one, has at its place.
        let edge =
            if isBelow, place.section == path.section {
                table.rectForRow(at: place).maxY
            } else if place.row < count {
                table.rectForRow(at: place).minY
            } else {
                table.rectForFooter(inSection: place.section).minY
            }
        table.moveReorderedRow(to: edge + (isBelow ? -1 : 1) * height * (0.5 + short))
    }

    /// The place must be one that a row could have.
    private func checkPlace(_ place: IndexPath, for path: IndexPath) throws {
        let count = table.numberOfRows(inSection: place.section)
        let isEnd = place.section != path.section && place.section < table.numberOfSections
        if place.row == count, isEnd { return }
        try check(place)
    }
}
