extension Theme {
    /// The style of the texts above and below all sections: the title and the subtitle of a table, and its notes.
    public struct Titles: Sendable, Hashable {
        /// The font of the title.
        public var titleFont: Font
        /// The color of the title.
        public var titleColor: Color
        /// The font of the subtitle.
        public var subtitleFont: Font
        /// The color of the subtitle.
        public var subtitleColor: Color
        /// The font of the notes.
        public var noteFont: Font
        /// The color of the notes.
        public var noteColor: Color
        /// The alignment of the title and the subtitle.
        public var alignment: TextAlignment = .natural
        /// The space between two of the texts.
        public var spacing: CGFloat
        /// The padding above and below the texts.
        public var padding: CGFloat
    }
}

extension Theme.Titles {
    package static let modern = Self(
        titleFont: .semibold(.title3), titleColor: .label,
        subtitleFont: .preferredFont(forTextStyle: .subheadline), subtitleColor: .secondaryLabel,
        noteFont: .preferredFont(forTextStyle: .footnote), noteColor: .secondaryLabel, spacing: 3, padding: 12
    )

    package static let classic = Self(
        titleFont: .boldSystemFont(ofSize: 17), titleColor: Color((76, 86, 108)),
        subtitleFont: .systemFont(ofSize: 14), subtitleColor: Color((76, 86, 108)),
        noteFont: .systemFont(ofSize: 13), noteColor: Color((76, 86, 108)), spacing: 3, padding: 10)
}
