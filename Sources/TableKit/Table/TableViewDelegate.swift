/// What decides how a table's rows look. Mirrors `UITableViewDelegate`; what UIKit leaves optional has an answer
/// here that a delegate may replace.
public protocol TableViewDelegate: ScrollViewDelegate {
    /// The height of a row in points, or ``TableView/automaticDimension`` for what its content needs.
    func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height a row is taken to have until it is shown, in points; ``TableView/automaticDimension`` to find the true
    /// one at once.
    func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat

    /// The height of the header above a section in points, or ``TableView/automaticDimension``.
    func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat

    /// The height of the footer below a section in points, or ``TableView/automaticDimension``.
    func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

    /// The view above a section, or nil for one with the data source's title.
    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?

    /// The view below a section, or nil for one with the data source's title.
    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

    /// Called just before a header is shown.
    func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int)

    /// Called just before a footer is shown.
    func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int)

    /// Called just before a row is shown, for last changes to its state and background.
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a row has gone from the screen.
    func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath)

    /// Called after a header has gone from the screen.
    func tableView(_ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int)

    /// Called after a footer has gone from the screen.
    func tableView(_ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int)

    /// What a row offers while the table is edited; deletion unless answered otherwise.
    func tableView(_ tableView: TableView, editingStyleForRowAt indexPath: IndexPath)
        -> TableViewCell.EditingStyle

    /// Called after a row has been selected by a tap.
    func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)

    /// Called after a row has been deselected by a tap.
    func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)

    /// Called after a row's detail button has been tapped.
    func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

    /// Whether a row's content makes room for an editing control even when it shows none; yes unless answered
    /// otherwise.
    func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

    /// How many levels a row's content is moved to the right; the cell's own unless answered otherwise.
    func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int
}

extension TableViewDelegate {
    /// Not answered: the table's own row height holds.
    public func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        TableView.unanswered
    }

    /// Not answered: the table's own estimate holds.
    public func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        TableView.unanswered
    }

    /// Not answered: the table's own header height holds.
    public func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        TableView.unanswered
    }

    /// Not answered: the table's own footer height holds.
    public func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        TableView.unanswered
    }

    /// No view.
    public func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { nil }

    /// No view.
    public func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { nil }

    /// Nothing is changed.
    public func tableView(_ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int) {
    }

    /// Nothing is changed.
    public func tableView(_ tableView: TableView, willDisplayFooterView view: View, forSection section: Int) {
    }

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}

    /// Nothing is done.
    public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}

    /// Every row makes room.
    public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
    {
        true
    }

    /// Nothing is changed.
    public func tableView(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) {}

    /// Nothing is done.
    public func tableView(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) {}

    /// Deletion.
    public func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        .delete
    }

    /// Not answered: the cell's own level holds.
    public func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        Int.min
    }
}
