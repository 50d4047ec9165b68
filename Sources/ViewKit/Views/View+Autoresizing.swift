extension View {
    /// The margins and dimensions that change when the superview changes size. Mirrors `UIView.AutoresizingMask`.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// The bits, one for each margin or dimension.
        public let rawValue: Int

        /// Creates a mask from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The distance to the superview's left edge is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

extension View {
    /// Moves and resizes the view according to its mask, after a change of its superview's size.
    func resize(withOldSuperviewSize oldSize: CGSize, newSize: CGSize) {
        guard !autoresizingMask.isEmpty else { return }
        let mask = autoresizingMask
        let horizontal = Self.stretched(
            start: frame.minX, length: frame.width, oldTotal: oldSize.width, newTotal: newSize.width,
            flexible: (
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
                mask.contains(.flexibleRightMargin)
            ))
        let vertical = Self.stretched(
            start: frame.minY, length: frame.height, oldTotal: oldSize.height, newTotal: newSize.height,
            flexible: (
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
                mask.contains(.flexibleBottomMargin)
            ))
        frame = CGRect(
            x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    }

    /// Distributes a change of length among the flexible parts, in proportion to their lengths, or evenly if all are 0.
    private static func stretched(
        start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let count = [flexible.0, flexible.1, flexible.2].count { $0 }
        guard count > 0 else { return (start, length) }
        // A view that extends beyond its superview has a negative margin there, which cannot be distributed in
        // proportion.
        let parts = (max(start, 0), max(length, 0), max(oldTotal - start - length, 0))
        let total = (flexible.0 ? parts.0 : 0) + (flexible.1 ? parts.1 : 0) + (flexible.2 ? parts.2 : 0)
        func growth(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
            guard isFlexible else { return 0 }
            return (newTotal - oldTotal) * (total > 0 ? part / total : 1 / CGFloat(count))
        }
        let newLength = max(length + growth(parts.1, flexible.1), 0)
        return (start + growth(parts.0, flexible.0), newLength)
    }
}
