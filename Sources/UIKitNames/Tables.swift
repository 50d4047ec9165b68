import TableKit

// UIKit's names for tables, today's and those before Swift 4.2.

/// TableKit's `ScrollView`.
public typealias UIScrollView = ScrollView
/// TableKit's `ScrollViewDelegate`.
public typealias UIScrollViewDelegate = ScrollViewDelegate
/// TableKit's `ScrollView.IndicatorStyle`.
public typealias UIScrollViewIndicatorStyle = ScrollView.IndicatorStyle
/// TableKit's `TableView`.
public typealias UITableView = TableView
/// TableKit's `TableViewCell`.
public typealias UITableViewCell = TableViewCell
/// TableKit's `TableViewHeaderFooterView`.
public typealias UITableViewHeaderFooterView = TableViewHeaderFooterView
/// TableKit's `TableViewDataSource`.
public typealias UITableViewDataSource = TableViewDataSource
/// TableKit's `TableViewDelegate`.
public typealias UITableViewDelegate = TableViewDelegate
/// TableKit's `TableViewController`.
public typealias UITableViewController = TableViewController

/// TableKit's `TableView.Style`.
public typealias UITableViewStyle = TableView.Style
/// TableKit's `TableView.RowAnimation`.
public typealias UITableViewRowAnimation = TableView.RowAnimation
/// TableKit's `TableView.ScrollPosition`.
public typealias UITableViewScrollPosition = TableView.ScrollPosition
/// TableKit's `TableViewCell.CellStyle`.
public typealias UITableViewCellStyle = TableViewCell.CellStyle
/// TableKit's `TableViewCell.AccessoryType`.
public typealias UITableViewCellAccessoryType = TableViewCell.AccessoryType
/// TableKit's `TableViewCell.EditingStyle`.
public typealias UITableViewCellEditingStyle = TableViewCell.EditingStyle
/// TableKit's `TableViewCell.SelectionStyle`.
public typealias UITableViewCellSelectionStyle = TableViewCell.SelectionStyle
/// TableKit's `TableView.SeparatorStyle`.
public typealias UITableViewCellSeparatorStyle = TableView.SeparatorStyle

/// The height that stands for "as high as the content needs", as it was called before Swift 4.2.
public let UITableViewAutomaticDimension = TableView.automaticDimension

extension TableViewCell.AccessoryType {
    /// `disclosureIndicator`, as it was called before Swift 3.
    public static let DisclosureIndicator = Self.disclosureIndicator
    /// `detailDisclosureButton`, as it was called before Swift 3.
    public static let DetailDisclosureButton = Self.detailDisclosureButton
    /// `checkmark`, as it was called before Swift 3.
    public static let Checkmark = Self.checkmark
    /// `detailButton`, as it was called before Swift 3.
    public static let DetailButton = Self.detailButton
}

extension TableView.RowAnimation {
    /// `automatic`, as it was called before Swift 3.
    public static let Automatic = Self.automatic
}

extension TableView {
    /// `dequeueReusableCell(withIdentifier:for:)`, as it was called before Swift 3.
    public func dequeueReusableCellWithIdentifier(
        _ identifier: String, forIndexPath indexPath: IndexPath
    ) -> TableViewCell {
        dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    }

    /// `dequeueReusableCell(withIdentifier:)`, as it was called before Swift 3.
    public func dequeueReusableCellWithIdentifier(_ identifier: String) -> TableViewCell? {
        dequeueReusableCell(withIdentifier: identifier)
    }

    /// `dequeueReusableHeaderFooterView(withIdentifier:)`, as it was called before Swift 3.
    public func dequeueReusableHeaderFooterViewWithIdentifier(_ identifier: String)
        -> TableViewHeaderFooterView?
    {
        dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }

    /// `deselectRow(at:animated:)`, as it was called before Swift 3.
    public func deselectRowAtIndexPath(_ indexPath: IndexPath, animated: Bool) {
        deselectRow(at: indexPath, animated: animated)
    }

    /// `reloadRows(at:with:)`, as it was called before Swift 3.
    public func reloadRowsAtIndexPaths(
        _ indexPaths: [IndexPath], withRowAnimation animation: TableView.RowAnimation
    ) {
        reloadRows(at: indexPaths, with: animation)
    }
}
