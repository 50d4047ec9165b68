extension TableView {
    func target(on hit: View, at point: CGPoint) -> Touch.Target {
        var next: View? = hit
        while let view = next, view !== self {
            switch view {
            case let control as Control where control.isEnabled:
                return control.touchDown(at: control.convert(point, from: self))
                    ? .control(control) : .nothing
            case is SectionIndexView: return .index(title: touchIndex(at: point, after: nil))
            case let cell as TableViewCell: return target(on: hit, in: cell, at: point)
            default: next = view.superview
            }
        }
        return .nothing
    }

    private func target(on hit: View, in cell: TableViewCell, at point: CGPoint) -> Touch.Target {
        guard let path = cell.row else { return .nothing }
        if hit === cell.parts.accessoryIndicator { return .accessory(path) }
        if hit === cell.parts.editingControl { return .editingControl(path) }
        if hit === cell.parts.reorderControl, beginReordering(rowAt: path) {
            return .drag(below: point.y - rectForRow(at: path).midY)
        }
        return canSelect(path) && highlight(path) ? .row(path) : .nothing
    }

    // MARK: The index

    var isTouchingIndex: Bool { if case .index = interaction.touch?.target { true } else { false } }

    /// Scrolls to the section of the index title at a point, unless the touch was already on that title. Returns the
    /// title's index.
    func touchIndex(at point: CGPoint, after old: Int?) -> Int? {
        guard let view = overlays.index, let dataSource else { return nil }
        setNeedsLayout()
        let new = view.title(at: view.convert(point, from: self).y)
        guard let new, new != old, indexTitles.indices.contains(new) else { return new }
        scroll(toSection: dataSource.tableView(self, sectionForSectionIndexTitle: indexTitles[new], at: new))
        return new
    }

    // MARK: Updates

    /// Cancels touches on rows that an update removes, and updates the index paths of the others. Returns the swiped
    /// row, about whose end the caller must notify the delegate.
    func carryOverTouches(_ map: UpdateMap) -> SwipedRow? {
        func remaining(_ path: IndexPath) -> IndexPath? { map.outcome(ofRow: path).remaining }
        cancelReordering()
        interaction.highlighted = interaction.highlighted.flatMap(remaining)
        if case .row(let path) = interaction.touch?.target {
            interaction.touch?.target = remaining(path).map { .row($0) } ?? .nothing
        }
        return closeSwipedRow()
    }
}

extension View {
    /// The cell that contains the view, or the view itself if it is a cell.
    var enclosingCell: TableViewCell? { self as? TableViewCell ?? superview?.enclosingCell }

    /// Returns a Boolean value that indicates whether a point is in the touch target of a rectangle in a row. The
    /// target has the row's full height.
    func isTouchTarget(_ point: CGPoint, for rect: CGRect) -> Bool {
        let target = environment.theme.touches.target(around: rect)
        return target.minX <= point.x && point.x < target.maxX
    }
}
