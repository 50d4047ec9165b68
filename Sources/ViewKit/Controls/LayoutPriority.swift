/// The priority of a layout preference, from 1 to 1000. Mirrors `UILayoutPriority`. Only stack views use it.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    /// The priority, from 1 to 1000.
    public let rawValue: Float

    /// Creates a priority from a number from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Creates a priority from a number from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A required preference.
    public static let required = LayoutPriority(1000)
    /// The default resistance to compression.
    public static let defaultHigh = LayoutPriority(750)
    /// The default content hugging.
    public static let defaultLow = LayoutPriority(250)
    /// The lowest predefined priority.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// Returns a Boolean value that indicates whether the first priority is lower.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
}

package struct LayoutPriorities: Equatable {
    /// The priorities of resistance to expansion.
    package var hugging: [Axis: LayoutPriority]
    /// The priorities of resistance to compression.
    package var resistance: [Axis: LayoutPriority]

    init(horizontalHugging: LayoutPriority, verticalHugging: LayoutPriority, resistance: LayoutPriority) {
        hugging = [.horizontal: horizontalHugging, .vertical: verticalHugging]
        self.resistance = [.horizontal: resistance, .vertical: resistance]
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

/// The properties of a view in a stack view.
package final class Arrangement {
    /// The size before a stack view changed it, or the size that the program has set since.
    var ownSize = CGSize.zero
    /// The last size set by a stack view.
    var arrangedSize: CGSize?
    /// The priorities that the program has set.
    var hugging: [Axis: LayoutPriority] = [:]
    var resistance: [Axis: LayoutPriority] = [:]
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
        arrangement?.hugging[axis] ?? defaultLayoutPriorities.hugging[axis] ?? .defaultLow
    }

    /// Sets the priority with which the view resists expansion beyond its content along an axis. In a stack view with
    /// the distribution `fill`, the view with the lowest priority expands.
    public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        ensuredArrangement.hugging[axis] = priority
        superview?.setNeedsLayout()
    }

    /// Returns the priority with which the view resists compression below its content along an axis.
    public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        arrangement?.resistance[axis] ?? defaultLayoutPriorities.resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority with which the view resists compression below its content along an axis. In a stack view
    /// without enough space, the views with the lowest priority shrink first.
    public func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        ensuredArrangement.resistance[axis] = priority
        superview?.setNeedsLayout()
    }

    var ensuredArrangement: Arrangement {
        if let arrangement { return arrangement }
        let arrangement = Arrangement()
        self.arrangement = arrangement
        return arrangement
    }
}
