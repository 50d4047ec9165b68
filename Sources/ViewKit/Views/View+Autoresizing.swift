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
        let mask = autoresizingMask
        guard !mask.isEmpty else { return }
        let frame = untransformedFrame
        let (x, width) = Self.resized(
            start: frame.minX, length: frame.width, oldTotal: oldSize.width, newTotal: newSize.width,
            isFlexible: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin].map(mask.contains))
        let (y, height) = Self.resized(
            start: frame.minY, length: frame.height, oldTotal: oldSize.height, newTotal: newSize.height,
            isFlexible: [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin].map(mask.contains))
        untransformedFrame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Distributes a change of length among the flexible parts, in proportion to their lengths, or evenly if all are 0.
    ///
    /// - Parameter isFlexible: The flexibility of the space before, the view, and the space after it.
    static func resized(
        start: CGFloat, length: CGFloat, oldTotal: CGFloat, newTotal: CGFloat, isFlexible: [Bool]
    ) -> (start: CGFloat, length: CGFloat) {
        let count = isFlexible.count { $0 }
        guard count > 0 else { return (start, length) }
        // A view that extends beyond its superview has a negative margin there, which cannot be distributed in
        // proportion.
        let parts = [start, length, oldTotal - start - length].map { max($0, 0) }
        let total = zip(parts, isFlexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
        func growth(ofPart index: Int) -> CGFloat {
            guard isFlexible[index] else { return 0 }
            return (newTotal - oldTotal) * (total > 0 ? parts[index] / total : 1 / CGFloat(count))
        }
        return (start + growth(ofPart: 0), max(length + growth(ofPart: 1), 0))
    }
}
