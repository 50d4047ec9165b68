extension Theme {
    /// What stands on a table while it scrolls.
    public struct Scrolling: Sendable, Hashable {
        /// The height of the screen of a table whose frame has none.
        public var screenHeight: CGFloat
        /// The share of a finger's way, 0 to 1, that content drawn away from its edge follows at first.
        public var bounceShare: CGFloat
        /// The bar that tells which part of the content is shown.
        public var indicator: ScrollIndicator
        /// The letters along the trailing edge.
        public var index: Index
        /// What is drawn above the first row while rows are loaded anew.
        public var refresh: Refresh
    }

    /// What is drawn above the first row while rows are loaded anew. Its blades are those of a medium activity indicator.
    public struct Refresh: Sendable, Hashable {
        /// The height of the control, and how far rows are pulled down until they are loaded anew.
        public var height: CGFloat
        /// The font of the title.
        public var titleFont: Font
        /// The color of the title.
        public var titleColor: Color
        /// The room between the blades and the title.
        public var titleGap: CGFloat
    }

    /// The bar that tells which part of the content is shown.
    public struct ScrollIndicator: Sendable, Hashable {
        /// The thickness of the bar; its ends are round.
        public var width: CGFloat
        /// The least length of the bar.
        public var minimumLength: CGFloat
        /// The least length of the bar while the content is drawn beyond its ends.
        public var minimumBounceLength: CGFloat
        /// The distance to the edges.
        public var inset: CGFloat
        /// The color on any background.
        public var color: Color
        /// The color on a light background.
        public var blackColor: Color
        /// The color on a dark background.
        public var whiteColor: Color
    }

    /// The letters along the trailing edge of a table.
    public struct Index: Sendable, Hashable {
        /// The width of the strip they stand on.
        public var width: CGFloat
        /// The font of the letters.
        public var font: Font
        /// The color of the letters; nil for the tint.
        public var color: Color?
        /// The distance from one letter's baseline to the next one's.
        public var pitch: CGFloat
        /// The least room above the first and below the last letter.
        public var padding: CGFloat
        /// What stands for letters that a short table has no room for.
        public var droppedLetters: String
    }
}

extension Theme.Scrolling {
    static let modern = Self(
        screenHeight: 667, bounceShare: 0.55,
        indicator: .init(
            width: 3, minimumLength: 36, minimumBounceLength: 8, inset: 3,
            color: Color((0, 0, 0), alpha: 0.35, dark: (255, 255, 255), darkAlpha: 0.35),
            blackColor: Color(white: 0, alpha: 0.35), whiteColor: Color(white: 1, alpha: 0.35)),
        index: .init(
            width: 15, font: .systemFont(ofSize: 11, weight: .semibold), color: nil, pitch: 14, padding: 8,
            droppedLetters: "•"),
        refresh: .init(
            height: 60, titleFont: .systemFont(ofSize: 12), titleColor: .secondaryLabel, titleGap: 4))
}
