extension View {
    /// Which margins and sizes follow the superview when it changes size. Mirrors `UIView.AutoresizingMask`.
    public struct AutoresizingMask: OptionSet, Sendable, Hashable {
        /// One bit a margin or size.
        public let rawValue: Int

        /// Makes a mask from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The distance to the superview's left edge grows and shrinks.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width grows and shrinks.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge grows and shrinks.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's upper edge grows and shrinks.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height grows and shrinks.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's lower edge grows and shrinks.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}

extension View {
    /// Moves and resizes the view as its mask says, after its superview changed size.
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

    /// Shares a change of length among the flexible parts, in proportion to what they have, or evenly when they
    /// have nothing.
    private static func stretched(
        start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat, flexible: (Bool, Bool, Bool)
    ) -> (start: CGFloat, length: CGFloat) {
        let count = [flexible.0, flexible.1, flexible.2].count { $0 }
        guard count > 0 else { return (start, length) }
        // A view that stands out of its superview has less than nothing there, of which there is no share.
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
