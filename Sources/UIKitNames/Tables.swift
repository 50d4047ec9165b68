import TableKit

// The UIKit names of tables, including those before Swift 4.2.

/// The UIKit name of `ScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = ScrollView.IndicatorStyle
/// The UIKit name of `TableView`.
public typealias UITableView = TableView
/// The UIKit name of `TableViewCell`.
public typealias UITableViewCell = TableViewCell
/// The UIKit name of `TableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// The UIKit name of `TableViewDataSource`.
public typealias UITableViewDataSource = TableViewDataSource
/// The UIKit name of `TableViewDelegate`.
public typealias UITableViewDelegate = TableViewDelegate
/// The UIKit name of `TableViewController`.
public typealias UITableViewController = TableViewController
/// The UIKit name of `TableViewDiffableDataSource`.
public typealias UITableViewDiffableDataSource = TableViewDiffableDataSource
/// The UIKit name of `DiffableDataSourceSnapshot`.
public typealias NSDiffableDataSourceSnapshot = DiffableDataSourceSnapshot

/// The UIKit name of `SwipeActionsConfiguration`.
public typealias UISwipeActionsConfiguration = SwipeActionsConfiguration
/// The UIKit name of `ContextualAction`.
public typealias UIContextualAction = ContextualAction
/// The UIKit name of `ScrollView`.
public typealias UIScrollView = ScrollView
/// The UIKit name of `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate

/// The UIKit name of `TableView.Style`.
public typealias UITableViewStyle = TableView.Style
/// The UIKit name of `TableView.RowAnimation`.
public typealias UITableViewRowAnimation = TableView.RowAnimation
/// The UIKit name of `TableView.ScrollPosition`.
public typealias UITableViewScrollPosition = TableView.ScrollPosition
/// The UIKit name of `TableViewCell.CellStyle`.
public typealias UITableViewCellStyle = TableViewCell.CellStyle
/// The UIKit name of `TableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType
/// The UIKit name of `TableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = TableViewCell.EditingStyle
/// The UIKit name of `TableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = TableViewCell.SelectionStyle
/// The UIKit name of `TableView.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = TableView.SeparatorStyle

/// The height of a row that is determined by its content, under its name before Swift 4.2.
public let UITableViewAutomaticDimension = TableView.automaticDimension

extension TableViewCell.AccessoryType {
    /// The name of `disclosureIndicator` before Swift 3.
    public static let DisclosureIndicator = Self.disclosureIndicator
    /// The name of `detailDisclosureButton` before Swift 3.
    public static let DetailDisclosureButton = Self.detailDisclosureButton
    /// The name of `checkmark` before Swift 3.
    public static let Checkmark = Self.checkmark
    /// The name of `detailButton` before Swift 3.
    public static let DetailButton = Self.detailButton
}

extension TableView.RowAnimation {
    /// The name of `automatic` before Swift 3.
    public static let Automatic = Self.automatic
}

extension TableView {
    /// Calls `dequeueReusableCell(withIdentifier:for:)`, under its name before Swift 3.
    public func dequeueReusableCellWithIdentifier(
        _ identifier: String, forIndexPath indexPath: IndexPath
    ) -> TableViewCell {
        dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// Calls `dequeueReusableCell(withIdentifier:)`, under its name before Swift 3.
    public func dequeueReusableCellWithIdentifier(_ identifier: String) -> TableViewCell? {
        dequeueReusableCell(withIdentifier: identifier)
    }

    /// Calls `dequeueReusableHeaderFooterView(withIdentifier:)`, under its name before Swift 3.
    public func dequeueReusableHeaderFooterViewWithIdentifier(_ identifier: String)
        -> TableViewHeaderFooterView?
    {
        dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    /// Calls `deselectRow(at:animated:)`, under its name before Swift 3.
    public func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) {
        deselectRow(at: indexPath, animated: animated)
    }

    /// Calls `reloadRows(at:with:)`, under its name before Swift 3.
    public func reloadRowsAtIndexPaths(
        _ indexPaths: [IndexPath], withRowAnimation animation: TableView.RowAnimation
    ) {
        reloadRows(at: indexPaths, with: animation)
    }

    /// Calls `insertRows(at:with:)`, under its name before Swift 3.
    public func insertRowsAtIndexPaths(
        _ indexPaths: [IndexPath], withRowAnimation animation: TableView.RowAnimation
    ) {
        insertRows(at: indexPaths, with: animation)
    }

    /// Calls `deleteRows(at:with:)`, under its name before Swift 3.
    public func deleteRowsAtIndexPaths(
        _ indexPaths: [IndexPath], withRowAnimation animation: TableView.RowAnimation
    ) {
        deleteRows(at: indexPaths, with: animation)
    }
}

extension TableViewCell {
    /// The name of `TableView.SeparatorStyle` in UIKit.
    public typealias SeparatorStyle = TableView.SeparatorStyle
}
