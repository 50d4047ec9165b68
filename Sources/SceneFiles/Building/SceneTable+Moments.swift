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
        try within("selected") { try select(moment.selected) }
        try within("highlighted") {
            let paths = moment.highlighted ?? []
            for path in paths { try check(path) }
            highlight(paths)
        }
        if moment.isRefreshing == true {
            table.refreshControl = RefreshControl()
            table.refreshControl?.beginRefreshing()
            table.contentOffset.y = -table.adjustedContentInset.top
        }
        if let screen = moment.screen { try show(screen) }
        if let swiped = moment.swiped { try within("swiped") { try show(swiped) } }
        if let lifted = moment.lifted { try within("lifted") { try lift(lifted) } }
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
            let own = picture.path + key
            let isOwn = picture.path.isEmpty || content.file.places[own] != nil
            throw content.file.error(problem.sentence, at: isOwn ? own : key)
        }
    }

    /// The row must be there.
    private func check(_ path: IndexPath) throws {
        guard path.row >= table.numberOfRows(inSection: path.section) else { return }
        let fact: String
        if path.section < table.numberOfSections {
            let count = table.numberOfRows(inSection: path.section)
            fact = "section \(path.section) has \(count) \(count == 1 ? "row" : "rows")"
        } else {
            let count = table.numberOfSections
            fact = "there \(count == 1 ? "is 1 section" : "are \(count) sections")"
        }
        throw StepProblem("no row \(path.sceneRow); \(fact), and counting starts at 0")
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
        if screen.showsIndicator == true { table.flashScrollIndicators() }
    }

    // MARK: Rows aside and lifted

    private func show(_ swiped: SceneSwipe) throws {
        guard let path = swiped.row else { return }
        try check(path)
        let edge = swiped.edge ?? .trailing
        table.showSwipeActions(edge, forRowAt: path, distance: swiped.distance.map { CGFloat($0) })
        guard table.indexPathForSwipedRow != path else { return }
        let (name, key) = edge == .leading ? ("leading", "leadingActions") : ("trailing", "trailingActions")
        throw StepProblem(
            "the row \(path.sceneRow) offers nothing at its \(name) edge; a scene says what with \(key)")
    }

    private func lift(_ lift: SceneLift) throws {
        guard let path = lift.row else { return }
        try hold(path, over: lift.place, short: 0.25)
    }

    /// Lifts a row and holds it over a place, or so much of its height before it that the gap below is seen.
    private func hold(_ path: IndexPath, over place: IndexPath?, short: CGFloat) throws {
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

    // MARK: Steps

    private func perform(_ step: SceneStep) throws {
        switch step {
        case .tap(let target): table.tap(at: try point(of: target))
        case .touch(let target): table.touchDown(at: try point(of: target))
        case .swipe(let path, let edge, let isFull): try swipe(path, from: edge, isFull: isFull)
        case .lift(let lift): try self.lift(lift)
        case .move(let path, let place):
            try hold(path, over: place, short: 0)
            table.endReordering()
        case .scroll(let path, let position):
            try check(path)
            table.takeScreenSize()
            table.scrollToRow(at: path, at: position, animated: false)
        case .drag(let points):
            table.takeScreenSize()
            // Beside everything that a finger could get hold of but the content.
            let isLeft = picture.traits.collection.layoutDirection == .leftToRight
            let start = CGPoint(
                x: isLeft ? table.bounds.minX + 1 : table.bounds.maxX - 1, y: table.bounds.midY)
            table.drag(from: start, to: CGPoint(x: start.x, y: start.y + CGFloat(points)))
        case .edit(let isEditing): table.setEditing(isEditing, animated: false)
        }
    }

    private func swipe(_ path: IndexPath, from edge: TableView.SwipeEdge, isFull: Bool) throws {
        // A full swipe may take the row away, so that it can only be asked before what it offers.
        try show(SceneSwipe(path, from: edge))
        table.hideSwipeActions()
        let isLeftwards = (edge == .trailing) == (picture.traits.collection.layoutDirection == .leftToRight)
        if isLeftwards {
            table.swipeLeft(rowAt: path, isFull: isFull)
        } else {
            table.swipeRight(rowAt: path, isFull: isFull)
        }
    }

    /// Where a finger comes down on something, which is scrolled to the screen before.
    private func point(of target: SceneStep.Target) throws -> CGPoint {
        table.takeScreenSize()
        switch target {
        case .row(let path): return middle(of: try cell(at: path))
        case .part(let name, let path):
            let cell = try cell(at: path)
            let parts = (cell as? SceneCell)?.namedParts ?? []
            guard let part = parts.first(where: { $0.name == name }) else {
                let known = parts.map(\.name).joined(separator: ", ")
                throw StepProblem(
                    "the row \(path.sceneRow) shows no \"\(name.shortened)\"; "
                        + (known.isEmpty ? "it has no parts to touch" : "there are \(known)"))
            }
            return middle(of: part.view)
        case .index(let title):
            guard let point = table.middle(ofIndexTitle: title) else {
                let known = table.shownIndexTitles.joined(separator: ", ")
                throw StepProblem(
                    known.isEmpty
                        ? "there is no index"
                        : "\"\(title.shortened)\" is not in the index; there are \(known)")
            }
            return point
        }
    }

    private func cell(at path: IndexPath) throws -> TableViewCell {
        try check(path)
        table.scrollToRow(at: path, at: .none, animated: false)
        table.layoutIfNeeded()
        guard let cell = table.cellForRow(at: path) else {
            throw StepProblem("the row \(path.sceneRow) has no height")
        }
        return cell
    }

    private func middle(of view: View) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: table)
    }
}
