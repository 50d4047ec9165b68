extension Theme {
    /// The parts of a table that belong to scrolling.
    public struct Scrolling: Sendable, Hashable {
        /// The height of the screen for a table whose frame has no height.
        public var screenHeight: CGFloat
        /// The fraction of a drag, from 0 to 1, that content beyond its edge follows at first.
        public var bounceFraction: CGFloat
        /// The style of the scroll indicator.
        public var indicator: ScrollIndicator
        /// The style of the section index along the trailing edge.
        public var index: Index
        /// The style of the refresh control above the first row.
        public var refresh: Refresh
    }

    /// The style of the refresh control above the first row. Its spokes are those of a medium activity indicator.
    public struct Refresh: Sendable, Hashable {
        /// The height of the control, which is also the distance a user pulls to refresh.
        public var height: CGFloat
        /// The font of the title.
        public var titleFont: Font
        /// The color of the title.
        public var titleColor: Color
        /// The space between the spokes and the title.
        public var titleGap: CGFloat
    }

    /// The style of the scroll indicator, which shows the visible part of the content.
    public struct ScrollIndicator: Sendable, Hashable {
        /// The thickness of the indicator. Its ends are round.
        public var width: CGFloat
        /// The minimum length of the indicator.
        public var minimumLength: CGFloat
        /// The minimum length of the indicator while the content is scrolled beyond its ends.
        public var minimumBounceLength: CGFloat
        /// The distance from the indicator to the edges.
        public var inset: CGFloat
        /// The color of the indicator's default style.
        public var color: Color
        /// The color of the indicator on a light background.
        public var blackColor: Color
        /// The color of the indicator on a dark background.
        public var whiteColor: Color
    }

    /// The style of the section index along the trailing edge of a table.
    public struct Index: Sendable, Hashable {
        /// The width of the index.
        public var width: CGFloat
        /// The font of the letters.
        public var font: Font
        /// The color of the letters. `nil` uses the tint.
        public var color: Color?
        /// The distance between the baselines of consecutive letters.
        public var pitch: CGFloat
        /// The minimum padding above the first and below the last letter.
        public var padding: CGFloat
        /// The text that replaces letters for which a short table lacks space.
        public var droppedLetters: String
    }
}

extension Theme.Scrolling {
    static let modern = Self(
        screenHeight: 852, bounceFraction: 0.55,
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
