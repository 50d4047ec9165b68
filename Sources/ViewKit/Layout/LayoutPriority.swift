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
    /// The priority with which an iPad scene retains its size.
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
