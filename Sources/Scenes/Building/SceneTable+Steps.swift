import DataFiles
import TableKit

// The steps of a user in the table of a scene.
extension SceneTable {
    /// Performs a step.
    func perform(_ step: SceneStep) throws {
        switch step {
        case .tap(let target): table.tap(at: try point(of: target))
        case .touch(let target): table.touchDown(at: try point(of: target))
        case .swipe(let path, let edge, let isFull): try swipe(path, from: edge, isFull: isFull)
        case .drag(let drag): try self.drag(drag)
        case .move(let path, let position):
            try drag(path, to: position, short: 0)
            table.endReordering()
        case .scroll(let path, let position):
            try check(path)
            table.takeScreenSize()
            table.scrollToRow(at: path, at: position, animated: false)
        case .pan(let points):
            table.takeScreenSize()
            // The point is in the content, outside of all controls.
            let isLeft = variant.traits.collection.layoutDirection == .leftToRight
            let start = CGPoint(
                x: isLeft ? table.bounds.minX + 1 : table.bounds.maxX - 1, y: table.bounds.midY)
            table.drag(from: start, to: CGPoint(x: start.x, y: start.y + CGFloat(points)))
        case .edit(let isEditing): table.setEditing(isEditing, animated: false)
        }
    }

    private func swipe(_ path: IndexPath, from edge: TableView.SwipeEdge, isFull: Bool) throws {
        // A full swipe may remove the row, so its actions are checked first.
        try show(SceneSwipe(path, from: edge))
        table.hideSwipeActions()
        let isLeftwards = (edge == .trailing) == (variant.traits.collection.layoutDirection == .leftToRight)
        if isLeftwards {
            table.swipeLeft(rowAt: path, isFull: isFull)
        } else {
            table.swipeRight(rowAt: path, isFull: isFull)
        }
    }

    /// Returns the point of a touch of a target, which is scrolled to the screen first.
    private func point(of target: TablePart) throws -> CGPoint {
        table.takeScreenSize()
        switch target.element {
        case .row(let path):
            let cell = try cell(at: path)
            return target.name.isEmpty ? middle(of: cell) : try point(of: target, in: cell, path)
        case .index:
            guard let point = table.middle(ofIndexTitle: target.name) else {
                let titles = table.indexTitles.joined(separator: ", ")
                throw Diagnostic(
                    message: titles.isEmpty
                        ? "there is no index"
                        : "\"\(target.name.shortened)\" is not in the index; there are \(titles)")
            }
            return point
        default:
            throw Diagnostic(
                message: "\"\(target.description.shortened)\" is neither in a row nor in the index")
        }
    }

    /// Returns the point of a touch of a row's part: its middle, or the middle of its left or right half.
    private func point(of target: TablePart, in cell: TableViewCell, _ path: IndexPath) throws -> CGPoint {
        let parts = (cell as? SceneCell)?.namedParts ?? []
        func view(_ part: TablePart) -> View? { parts.first { $0.name == part.name }?.view }
        if let view = view(target) { return middle(of: view) }
        if let half = target.anchor, half == .left || half == .right, let view = view(target.withoutAnchor) {
            return middle(of: view, half == .left ? 0.25 : 0.75)
        }
        let names = parts.map(\.name).joined(separator: ", ")
        throw Diagnostic(
            message: "the row \(path.rowText) has no part \"\(target.name.shortened)\"; "
                + (names.isEmpty ? "it has no parts to touch" : "there are \(names)"))
    }

    private func cell(at path: IndexPath) throws -> TableViewCell {
        try check(path)
        table.scrollToRow(at: path, at: .none, animated: false)
        table.layoutIfNeeded()
        guard let cell = table.cellForRow(at: path) else {
            throw Diagnostic(message: "the row \(path.rowText) has no height")
        }
        return cell
    }

    /// Returns the point of a view at a fraction of its width and half of its height.
    private func middle(of view: View, _ fraction: CGFloat = 0.5) -> CGPoint {
        let bounds = view.bounds
        return view.convert(CGPoint(x: bounds.minX + bounds.width * fraction, y: bounds.midY), to: table)
    }
}
