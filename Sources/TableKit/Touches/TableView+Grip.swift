extension TableView {
    /// What a finger gets hold of that comes down on a view in the table.
    func grip(on hit: View, at point: CGPoint) -> Touch.Grip {
        var next: View? = hit
        while let view = next, view !== self {
            switch view {
            case let control as Control where control.isEnabled:
                return control.touchDown(at: control.convert(point, from: self))
                    ? .control(control) : .nothing
            case is SectionIndexView:
                return .index(title: touchIndex(at: point, after: nil))
            case let cell as TableViewCell: return grip(on: hit, in: cell, at: point)
            default: next = view.superview
            }
        }
        return .nothing
    }

    /// What of a row a finger gets hold of.
    private func grip(on hit: View, in cell: TableViewCell, at point: CGPoint) -> Touch.Grip {
        guard let path = cell.row else { return .nothing }
        if hit === cell.parts.accessoryMark { return .accessory(path) }
        if hit === cell.parts.editingControl { return .editingControl(path) }
        if hit === cell.parts.reorderControl, beginReordering(rowAt: path) {
            return .lift(below: point.y - rectForRow(at: path).midY)
        }
        return canSelect(path) && highlight(path) ? .row(path) : .nothing
    }

    // MARK: The index

    /// Whether a finger is on the index.
    var isTouchingIndex: Bool { if case .index = interaction.touch?.grip { true } else { false } }

    /// Scrolls to the section of the letter at a point, unless the finger was on that letter before. The answer is the
    /// number of the letter's title.
    func touchIndex(at point: CGPoint, after old: Int?) -> Int? {
        guard let view = overlays.index, let dataSource else { return nil }
        setNeedsLayout()
        let new = view.title(at: view.convert(point, from: self).y)
        guard let new, new != old, indexTitles.indices.contains(new) else { return new }
        scroll(
            toSection: dataSource.tableView(
                self, sectionForSectionIndexTitle: indexTitles[new], at: new))
        return new
    }

    // MARK: Updates

    /// Lets go what an update takes from under a finger, and keeps the rest at its new places. The answer is the row that
    /// was pulled aside, of whose end the delegate is still to be told.
    func carryOverTouches(_ map: UpdateMap) -> SwipedRow? {
        func remaining(_ path: IndexPath) -> IndexPath? { map.fate(ofRow: path).remaining }
        cancelReordering()
        interaction.highlighted = interaction.highlighted.flatMap(remaining)
        if case .row(let path) = interaction.touch?.grip {
            interaction.touch?.grip = remaining(path).map { .row($0) } ?? .nothing
        }
        return putSwipeBack()
    }
}

extension View {
    /// The cell that the view stands in, or is.
    var enclosingCell: TableViewCell? { self as? TableViewCell ?? superview?.enclosingCell }

    /// Whether a point is near enough to something drawn in a row, for as high as the row is.
    func isTouchTarget(_ point: CGPoint, for rect: CGRect) -> Bool {
        let target = environment.theme.touches.target(around: rect)
        return target.minX <= point.x && point.x < target.maxX
    }
}
