/// How important a wish for a size is, from 1 to 1000. Mirrors `UILayoutPriority`; stack views alone ask for it.
public struct LayoutPriority: RawRepresentable, Sendable, Hashable, Comparable {
    /// From 1 to 1000.
    public let rawValue: Float

    /// Makes a priority from a number from 1 to 1000.
    public init(rawValue: Float) { self.rawValue = rawValue }

    /// Makes a priority from a number from 1 to 1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Not to be given up.
    public static let required = LayoutPriority(1000)
    /// What a view stands against being made smaller with.
    public static let defaultHigh = LayoutPriority(750)
    /// What a view stands against being made larger with.
    public static let defaultLow = LayoutPriority(250)
    /// Less than anything else.
    public static let fittingSizeLevel = LayoutPriority(50)

    /// The less important first.
    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The priorities of a view along both axes.
package struct LayoutPriorities: Equatable {
    /// Against being made larger.
    package var hugging: [Axis: LayoutPriority]
    /// Against being made smaller.
    package var resistance: [Axis: LayoutPriority]

    init(horizontalHugging: LayoutPriority, verticalHugging: LayoutPriority, resistance: LayoutPriority) {
        hugging = [.horizontal: horizontalHugging, .vertical: verticalHugging]
        self.resistance = [.horizontal: resistance, .vertical: resistance]
    }

    /// Views that are drawn at one size alone.
    static let rigid = LayoutPriorities(
        horizontalHugging: .defaultHigh, verticalHugging: .defaultHigh, resistance: .required)

    /// Views that have a height but take any width.
    static let stretching = LayoutPriorities(
        horizontalHugging: .fittingSizeLevel, verticalHugging: .defaultHigh, resistance: .defaultHigh)

    /// Other views. A plain view has no size of its own and takes what is left; a picture keeps its size where a text
    /// beside it can grow, as in storyboards.
    static func usual(for view: View) -> LayoutPriorities {
        let hugging: LayoutPriority =
            if type(of: view) == View.self {
                .fittingSizeLevel
            } else if view is ImageView {
                LayoutPriority(LayoutPriority.defaultLow.rawValue + 1)
            } else {
                .defaultLow
            }
        return LayoutPriorities(
            horizontalHugging: hugging, verticalHugging: hugging, resistance: .defaultHigh)
    }
}

/// What a stack view knows of a view in it.
package final class Arrangement {
    /// The size the view had before a stack view gave it one, or that a program has given it since.
    var ownSize = CGSize.zero
    /// The size a stack view gave it last.
    var placedSize: CGSize?
    /// What a program has said.
    var hugging: [Axis: LayoutPriority] = [:]
    var resistance: [Axis: LayoutPriority] = [:]
}

/// Across or down. Mirrors `NSLayoutConstraint.Axis`.
public enum Axis: Int, Sendable, Hashable, CaseIterable {
    /// From one side to the other.
    case horizontal
    /// From top to bottom.
    case vertical
}

extension View {
    /// How much the view stands against being made larger than its content along an axis.
    public func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        arrangement?.hugging[axis] ?? defaultLayoutPriorities.hugging[axis] ?? .defaultLow
    }

    /// Says how much the view stands against being made larger than its content along an axis. In a stack view whose
    /// distribution is `fill`, the view with the least grows.
    public func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        ensuredArrangement.hugging[axis] = priority
        superview?.setNeedsLayout()
    }

    /// How much the view stands against being made smaller than its content along an axis.
    public func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        arrangement?.resistance[axis] ?? defaultLayoutPriorities.resistance[axis] ?? .defaultHigh
    }

    /// Says how much the view stands against being made smaller than its content along an axis. In a stack view
    /// without room for all, the views with the least shrink first.
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
