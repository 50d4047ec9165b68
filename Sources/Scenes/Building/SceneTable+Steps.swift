import DataFiles
import Diagnostics
import TableKit

// The steps of a user in the table of a scene.
extension SceneTable {
    /// Performs a step.
    func perform(_ step: SceneStep) throws {
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
            // The point is in the content, outside of all controls.
            let isLeft = picture.traits.collection.layoutDirection == .leftToRight
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
        let isLeftwards = (edge == .trailing) == (picture.traits.collection.layoutDirection == .leftToRight)
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
                let known = table.indexTitles.joined(separator: ", ")
                throw Diagnostic(
                    message: known.isEmpty
                        ? "there is no index"
                        : "\"\(target.name.shortened)\" is not in the index; there are \(known)")
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
        let known = parts.map(\.name).joined(separator: ", ")
        throw Diagnostic(
            message: "the row \(path.rowText) shows no \"\(target.name.shortened)\"; "
                + (known.isEmpty ? "it has no parts to touch" : "there are \(known)"))
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
    private func middle(of view: View, _ share: CGFloat = 0.5) -> CGPoint {
        let bounds = view.bounds
        return view.convert(CGPoint(x: bounds.minX + bounds.width * share, y: bounds.midY), to: table)
    }
}
