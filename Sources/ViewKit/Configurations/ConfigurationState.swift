/// The state of a view for which configurations are updated. Mirrors `UIConfigurationState`.
public protocol ConfigurationState {
    /// Creates a state with traits. Everything else has its default.
    init(traitCollection: TraitCollection)

    /// The traits of the view.
    var traitCollection: TraitCollection { get set }

    /// The custom state for a key. `nil` removes it.
    subscript(key: ConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state. Mirrors `UIConfigurationStateCustomKey`.
public struct ConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key with a name, which is unique in the program.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key with a name, which is unique in the program.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header or footer view. Mirrors `UIViewConfigurationState`.
public struct ViewConfigurationState: ConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: TraitCollection
    /// A Boolean value that indicates whether the view is disabled.
    public var isDisabled = false
    /// A Boolean value that indicates whether the view is highlighted by a touch.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the view is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the view is focused. Present for compatibility with UIKit: there is no
    /// focus.
    public var isFocused = false
    /// A Boolean value that indicates whether the view is pinned to the edge of the screen.
    public var isPinned = false
    private var customStates: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with traits.
    public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

    /// The custom state for a key. `nil` removes it.
    public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}

/// The state of a cell. Mirrors `UICellConfigurationState`.
public struct CellConfigurationState: ConfigurationState, Hashable {
    /// The traits of the cell.
    public var traitCollection: TraitCollection
    /// A Boolean value that indicates whether the cell ignores touches.
    public var isDisabled = false
    /// A Boolean value that indicates whether the cell is highlighted by a touch.
    public var isHighlighted = false
    /// A Boolean value that indicates whether the cell is selected.
    public var isSelected = false
    /// A Boolean value that indicates whether the cell is focused. Present for compatibility with UIKit: there is no
    /// focus.
    public var isFocused = false
    /// A Boolean value that indicates whether the cell is pinned to the edge of the screen. Tables do not set
    /// it.
    public var isPinned = false
    /// A Boolean value that indicates whether the cell is in editing mode.
    public var isEditing = false
    /// A Boolean value that indicates whether the cell is expanded. Rows of a table never are.
    public var isExpanded = false
    /// A Boolean value that indicates whether the cell is swiped and shows its actions.
    public var isSwiped = false
    /// A Boolean value that indicates whether the user drags the cell to another position.
    public var isReordering = false
    /// The state of a drag session that began in the cell. Present for compatibility with UIKit.
    public var cellDragState = DragState.none
    /// The state of a drop session over the cell. Present for compatibility with UIKit.
    public var cellDropState = DropState.none
    private var customStates: [ConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state of a drag session. Mirrors `UICellConfigurationState.DragState`.
    public enum DragState: Int, Sendable, Hashable, CaseIterable {
        /// There is no drag.
        case none
        /// The cell begins to move.
        case lifting
        /// The user drags the cell.
        case dragging
    }

    /// The state of a drop session. Mirrors `UICellConfigurationState.DropState`.
    public enum DropState: Int, Sendable, Hashable, CaseIterable {
        /// There is no drop.
        case none
        /// The drag may end elsewhere.
        case notTargeted
        /// The drag may end at the cell.
        case targeted
    }

    /// Creates a state with traits.
    public init(traitCollection: TraitCollection) { self.traitCollection = traitCollection }

    /// The custom state for a key. `nil` removes it.
    public subscript(key: ConfigurationStateCustomKey) -> AnyHashable? {
        get { customStates[key] }
        set { customStates[key] = newValue }
    }
}

/// The part of a state that the colors of list configurations depend on.
package struct ConfigurationAppearance: Hashable {
    package var isDisabled = false
    package var isSelected = false
    package var isPinned = false

    package init() {}

    package init(_ state: any ConfigurationState) {
        switch state {
        case let state as CellConfigurationState:
            isDisabled = state.isDisabled
            isSelected = state.isSelected || state.isHighlighted
        case let state as ViewConfigurationState:
            isDisabled = state.isDisabled
            isSelected = state.isSelected || state.isHighlighted
            isPinned = state.isPinned
        default: break
        }
    }
}
