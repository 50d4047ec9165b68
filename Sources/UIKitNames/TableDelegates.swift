import TableKit

// The UIKit names of the types in the methods of delegates.

/// The UIKit name of `TableViewDataSourcePrefetching`.
public typealias UITableViewDataSourcePrefetching = TableViewDataSourcePrefetching
/// The UIKit name of `TableViewRowAction`.
public typealias UITableViewRowAction = TableViewRowAction
/// The UIKit name of `TableViewRowAction.Style`.
public typealias UITableViewRowActionStyle = TableViewRowAction.Style
/// The UIKit name of `TableViewCell.StateMask`.
public typealias UITableViewCellStateMask = TableViewCell.StateMask
/// The UIKit name of `TableViewCell.FocusStyle`.
public typealias UITableViewCellFocusStyle = TableViewCell.FocusStyle
/// The UIKit name of `ScrollView.KeyboardDismissMode`.
public typealias UIScrollViewKeyboardDismissMode = ScrollView.KeyboardDismissMode
/// The UIKit name of `ScrollView.ContentInsetAdjustmentBehavior`.
public typealias UIScrollViewContentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior

/// The UIKit name of `ContextMenuConfiguration`.
public typealias UIContextMenuConfiguration = ContextMenuConfiguration
/// The UIKit name of `ContextMenuConfiguration.ActionProvider`.
public typealias UIContextMenuActionProvider = ContextMenuConfiguration.ActionProvider
/// The UIKit name of `ContextMenuConfiguration.PreviewProvider`.
public typealias UIContextMenuContentPreviewProvider = ContextMenuConfiguration.PreviewProvider
/// The UIKit name of `ContextMenuInteractionAnimating`.
public typealias UIContextMenuInteractionAnimating = ContextMenuInteractionAnimating
/// The UIKit name of `ContextMenuInteractionCommitAnimating`.
public typealias UIContextMenuInteractionCommitAnimating = ContextMenuInteractionCommitAnimating
/// The UIKit name of `ContextMenuInteractionCommitStyle`.
public typealias UIContextMenuInteractionCommitStyle = ContextMenuInteractionCommitStyle
/// The UIKit name of `PreviewParameters`.
public typealias UIPreviewParameters = PreviewParameters
/// The UIKit name of `PreviewTarget`.
public typealias UIPreviewTarget = PreviewTarget
/// The UIKit name of `TargetedPreview`.
public typealias UITargetedPreview = TargetedPreview

/// The UIKit name of `FocusUpdateContext`.
public typealias UIFocusUpdateContext = FocusUpdateContext
/// The UIKit name of `TableViewFocusUpdateContext`.
public typealias UITableViewFocusUpdateContext = TableViewFocusUpdateContext
/// The UIKit name of `FocusAnimationCoordinator`.
public typealias UIFocusAnimationCoordinator = FocusAnimationCoordinator
/// The UIKit name of `SpringLoadedInteractionContext`.
public typealias UISpringLoadedInteractionContext = SpringLoadedInteractionContext

/// The UIKit name of `TableViewDragDelegate`.
public typealias UITableViewDragDelegate = TableViewDragDelegate
/// The UIKit name of `TableViewDropDelegate`.
public typealias UITableViewDropDelegate = TableViewDropDelegate
/// The UIKit name of `DragPreviewParameters`.
public typealias UIDragPreviewParameters = DragPreviewParameters
/// The UIKit name of `DragItem`.
public typealias UIDragItem = DragItem
/// The UIKit name of `DragDropSession`.
public typealias UIDragDropSession = DragDropSession
/// The UIKit name of `DragSession`.
public typealias UIDragSession = DragSession
/// The UIKit name of `DropSession`.
public typealias UIDropSession = DropSession
/// The UIKit name of `DropOperation`.
public typealias UIDropOperation = DropOperation
/// The UIKit name of `DropProposal`.
public typealias UIDropProposal = DropProposal
/// The UIKit name of `DragAnimating`.
public typealias UIDragAnimating = DragAnimating
/// The UIKit name of `TableViewDropProposal`.
public typealias UITableViewDropProposal = TableViewDropProposal
/// The UIKit name of `TableViewDropItem`.
public typealias UITableViewDropItem = TableViewDropItem
/// The UIKit name of `TableViewDropCoordinator`.
public typealias UITableViewDropCoordinator = TableViewDropCoordinator

#if !canImport(ObjectiveC)
    /// The Foundation name of `ItemProvider`.
    public typealias NSItemProvider = ItemProvider
#endif
