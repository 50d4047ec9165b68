import DataFiles
import Diagnostics
import TableKit

// The steps of a user in the table of a scene.
extension SceneTable {
    /// Performs a step.
    func perform(_ step: SceneStep) throws {
        switch step {
        case .tap(let target): try tap(target)
        case .touch(let target):
            let swiped = table.indexPathForSwipedRow
            _ = try touch(target)
            if table.indexPathForSwipedRow == swiped { try checkHighlight(of: target) }
        case .swipe(let path, let edge, let isFull): try swipe(path, from: edge, isFull: isFull)
        case .drag(let drag): try self.drag(drag)
        case .move(let path, let position):
            try check(path)
            if position == path {
                throw Diagnostic(
                    message: "the move has no effect, because the row \(path.rowText) is already there",
                    remedy: "move it to another position")
            }
            try drag(path, to: position, short: 0)
            table.endReordering()
        case .scroll(let path, let position):
            try check(path)
            table.takeScreenSize()
            table.scrollToRow(at: path, at: position, animated: false)
        case .pan(let points): try pan(by: CGFloat(points))
        case .edit(let isEditing):
            guard table.isEditing != isEditing else {
                throw Diagnostic(
                    message: isEditing
                        ? "the table is already in editing mode" : "the table is not in editing mode",
                    remedy: "remove the step")
            }
            table.setEditing(isEditing, animated: false)
        }
    }

    /// Drags the content, which then comes to rest.
    private func pan(by distance: CGFloat) throws {
        table.takeScreenSize()
        let (offset, swiped) = (table.contentOffset, table.indexPathForSwipedRow)
        // The point is in the content, outside of all controls.
        let isLeft = variant.traits.collection.layoutDirection == .leftToRight
        let start = CGPoint(x: isLeft ? table.bounds.minX + 1 : table.bounds.maxX - 1, y: table.bounds.midY)
        table.drag(from: start, to: CGPoint(x: start.x, y: start.y + distance))
        // A warning reports steps that scroll a complete table.
        guard variant.interaction.screen != nil, distance != 0, table.contentOffset == offset,
            table.indexPathForSwipedRow == swiped
        else { return }
        let side = distance < 0 ? "bottom" : "top"
        throw Diagnostic(
            message: "the drag has no effect, because the table is already at its \(side)",
            remedy: "remove the step, or use a screen with less height")
    }

    private func swipe(_ path: IndexPath, from edge: TableView.SwipeEdge, isFull: Bool) throws {
        if !isFull, table.openEdge(ofRowAt: path) == edge {
            throw Diagnostic(
                message: "the swipe has no effect, because the row \(path.rowText) is already swiped",
                remedy: "remove the step, or write full after it")
        }
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
    func point(of target: TablePart) throws -> CGPoint {
        table.takeScreenSize()
        switch target.element {
        case .row(let path):
            let cell = try cell(at: path)
            return target.name.isEmpty ? middle(of: cell) : try point(of: target, in: cell, path)
        case .index:
            guard let point = table.middle(ofIndexTitle: target.name) else {
                throw problem(withIndexTitle: target.name)
            }
            return point
        default:
            throw Diagnostic(
                message: "\"\(target.description.shortened)\" is neither in a row nor in the index")
        }
    }

    /// Returns the point of a touch of a row's part: its middle, or the middle of its left or right half.
    private func point(of target: TablePart, in cell: TableViewCell, _ path: IndexPath) throws -> CGPoint {
        let row = frame(of: cell)
        let parts = cell.shownParts(of: target.element).filter {
            !frame(of: $0.view).intersection(row).isEmpty
        }
        let half = target.anchor.flatMap { $0 == .left ? 0.25 : $0 == .right ? 0.75 : nil }
        if let part = parts.part(target) { return try point(in: part.view, target, path) }
        if let half, let part = parts.part(target.withoutAnchor) {
            return try point(in: part.view, target, path, fraction: half)
        }
        let controls = [PartName.editingControl, .reorderControl].map(\.rawValue)
        throw Diagnostic(
            message: "the table has no part \"\(target.description.shortened)\"",
            remedy: controls.contains(target.name) && !table.isEditing
                ? "begin editing mode with the step edit" : parts.remedy(forUnknown: target))
    }

    /// Returns the point of a touch of a view in a row, at a fraction of its width.
    private func point(
        in view: View, _ target: TablePart, _ path: IndexPath, fraction: CGFloat = 0.5
    ) throws -> CGPoint {
        if let control = view as? Control, !control.isEnabled {
            throw Diagnostic(
                message: "\"\(target.name.shortened)\" of the row \(path.rowText) is disabled",
                remedy: "write \"enabled: true\", or touch the row")
        }
        return middle(of: view, fraction)
    }

    private func frame(of view: View) -> CGRect { view.convert(view.bounds, to: table) }

    /// Returns the error for a title that is not in the visible index.
    private func problem(withIndexTitle title: String) -> Diagnostic {
        let titles = table.indexTitles
        if titles.isEmpty {
            return Diagnostic(message: "there is no index", remedy: "write index: true, and headers")
        }
        guard titles.contains(title) else {
            return Diagnostic(
                message: "\"\(title.shortened)\" is not in the index", remedy: existing(titles))
        }
        return Diagnostic(
            message: "the index is hidden",
            remedy: table.isEditing
                ? "end editing mode first" : "write a lower minimumRows for the index")
    }

    // MARK: Touches

    private func tap(_ target: TablePart) throws {
        let count = controlValues.changeCount
        let point = try touch(target)
        let element = table.touchTarget
        table.touchUp(at: point)
        switch element {
        case .accessory:
            throw uselessTap(target, "a detail button has no action in a scene", "remove the step")
        case .control(is Button):
            throw uselessTap(
                target, "a button has no action in a scene", "write touch for its highlighted state")
        case .control(let control)
        where ControlValues.value(of: control) != nil && controlValues.changeCount == count:
            throw uselessTap(
                target, "the value of the control does not change",
                "tap its left or right half, or set its value in the row")
        case .editingControl(let path) where table.indexPathForSwipedRow == nil && table.failure == nil:
            throw uselessTap(
                target, "the row \(path.rowText) has no actions at its trailing edge", "add trailingActions")
        default: break
        }
    }

    /// Touches a target, and returns the point.
    ///
    /// - Throws: An error if nothing responds.
    private func touch(_ target: TablePart) throws -> CGPoint {
        let point = try point(of: target)
        let swiped = table.indexPathForSwipedRow
        table.touchDown(at: point)
        guard case .nothing? = table.touchTarget, table.indexPathForSwipedRow == swiped else { return point }
        let (reason, remedy) = reasonForNoResponse(of: target)
        throw Diagnostic(message: "nothing responds to a touch of \(target): \(reason)", remedy: remedy)
    }

    /// Throws if the touched row does not appear highlighted.
    private func checkHighlight(of target: TablePart) throws {
        guard case .row(let path)? = table.touchTarget,
            table.cellForRow(at: path)?.selectionStyle == TableViewCell.SelectionStyle.none
        else { return }
        throw Diagnostic(
            message: "the touch of \(target) has no effect, because the row has \"selectionStyle: none\"",
            remedy: "remove that key, or the step")
    }

    private func uselessTap(_ target: TablePart, _ reason: String, _ remedy: String) -> Diagnostic {
        Diagnostic(message: "the tap on \(target) has no effect: \(reason)", remedy: remedy)
    }

    private func reasonForNoResponse(of target: TablePart) -> (reason: String, remedy: String) {
        guard case .row(let path) = target.element else { return ("it is not on the screen", "scroll to it") }
        if isSummary(path) { return ("it is a summary row", "touch another row") }
        if table.isEditing {
            if content.scene.editingSelection == nil {
                return (
                    "rows cannot be selected in editing mode", "write editingSelection: single or multiple"
                )
            }
            if !tableView(table, canEditRowAt: path) {
                return ("the row has \"editable: false\"", "remove that key, or touch another row")
            }
        } else if content.scene.selection == SceneSelection.none {
            return ("rows cannot be selected", "write selection: single or multiple")
        }
        return ("the control does not track it", "touch another part")
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
