import TableKit

// What UIKit and Apple's Foundation add to classes of Foundation.

extension NSIndexPath {
    /// Creates an index path of a row of a table.
    public convenience init(row: Int, section: Int) { self.init(indexes: [section, row], length: 2) }

    /// The row of a table.
    public var row: Int { index(atPosition: 1) }

    /// The item of a list, which is the row of a table.
    public var item: Int { row }

    /// The section.
    public var section: Int { index(atPosition: 0) }
}

extension NSAttributedString {
    /// Creates an empty text.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSMutableAttributedString {
    // Another type of parameter, because an extension cannot override an initializer.
    /// Creates an empty text.
    public convenience init(_ nothing: Never...) { self.init(string: "") }
}

#if !canImport(Darwin)
    /// A duration in seconds. Mirrors Core Foundation's type.
    public typealias CFTimeInterval = Double
#endif

/// Returns the time since the start of the system, in seconds. Mirrors Core Animation's function.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }

extension NSValue {
    /// Creates a value from a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

    /// The rectangle. A value of another type has the zero rectangle.
    public var cgRectValue: CGRect { rectValue }
}
