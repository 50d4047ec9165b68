/// The priority of a constraint or of a layout preference, from 1 to 1000. Mirrors `UILayoutPriority`.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    /// The priority, from 1 to 1000.
    public let rawValue: Float

    /// Creates a priority from a number from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from a number from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// The priority of constraints that must be satisfied.
    public static let required = LayoutPriority(1000)
    /// The default resistance to compression.
    public static let defaultHigh = LayoutPriority(750)
    /// The priority above which constraints can resize an iPad scene.
    public static let dragThatCanResizeScene = LayoutPriority(510)
    /// The priority with which an iPad scene keeps its size.
    public static let sceneSizeStayPut = LayoutPriority(500)
    /// The priority below which constraints cannot resize an iPad scene.
    public static let dragThatCannotResizeScene = LayoutPriority(490)
    /// The default content hugging.
    public static let defaultLow = LayoutPriority(250)
    /// The priority with which ``View/systemLayoutSizeFitting(_:)`` approximates the target size.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Returns a higher priority.
    public static func + (priority: LayoutPriority, difference: Float) -> LayoutPriority {
        LayoutPriority(priority.rawValue + difference)
    }

    /// Returns a lower priority.
    public static func - (priority: LayoutPriority, difference: Float) -> LayoutPriority {
        LayoutPriority(priority.rawValue - difference)
    }

    /// Returns a Boolean value that indicates whether the first priority is lower.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
}

package struct LayoutPriorities: Equatable {
    /// The priorities of resistance to expansion.
    var horizontalHugging: LayoutPriority
    var verticalHugging: LayoutPriority
    /// The priority of resistance to compression.
    var resistance: LayoutPriority

    func hugging(_ axis: Axis) -> LayoutPriority {
        axis == .horizontal ? horizontalHugging : verticalHugging
    }

    /// The priorities of views with a fixed size.
    static let rigid = LayoutPriorities(
        horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, resistance: .required)

    /// The priorities of views with a fixed height and any width.
    static let flexibleWidth = LayoutPriorities(
        horizontalHugging: .fittingSizeLevel, verticalHugging: .defaultHigh, resistance: .defaultHigh)

    /// Returns the priorities of other views.
    ///
    /// A plain view has no preferred size and takes the remaining space. As in storyboards, an image view retains its
    /// size if an adjacent label can expand.
    static func usual(for view: View) -> LayoutPriorities {
        let hugging: LayoutPriority =
            type(of: view) == View.self
            ? .fittingSizeLevel
            : view is ImageView ? LayoutPriority(LayoutPriority.defaultLow.rawValue + 1) : .defaultLow
        return LayoutPriorities(
            horizontalHugging: hugging, verticalHugging: hugging, resistance: .defaultHigh)
    }
}

/// The horizontal or vertical axis. Mirrors `NSLayoutConstraint.Axis`.
public enum Axis: Int, Sendable, Hashable, CaseIterable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
}

extension View {
    /// Returns the priority with which the view resists expansion beyond its content along an axis.
    public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        layoutState?.hugging(axis) ?? defaultLayoutPriorities.hugging(axis)
    }

    /// Sets the priority with which the view resists expansion beyond its content along an axis. In a stack view with
    /// the distribution `fill`, the view with the lowest priority expands.
    public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        ensuredLayoutState.setHugging(priority, axis)
        superview?.setNeedsLayout()
        layoutValuesDidChange()
    }

    /// Returns the priority with which the view resists compression below its content along an axis.
    public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        layoutState?.resistance(axis) ?? defaultLayoutPriorities.resistance
    }

    /// Sets the priority with which the view resists compression below its content along an axis. In a stack view
    /// without enough space, the views with the lowest priority shrink first.
    public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        ensuredLayoutState.setResistance(priority, axis)
        superview?.setNeedsLayout()
        layoutValuesDidChange()
    }
}
