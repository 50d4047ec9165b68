extension Theme.Controls {
    /// The style of buttons with configurations.
    public struct ConfiguredButton: Sendable, Hashable {
        /// The style of buttons of the size mini.
        public var mini: ButtonSize
        /// The style of buttons of the size small.
        public var small: ButtonSize
        /// The style of buttons of the size medium, which is the default.
        public var medium: ButtonSize
        /// The style of buttons of the size large.
        public var large: ButtonSize
        /// The corner radius of the small corner style.
        public var smallRadius: CGFloat
        /// The corner radius of the medium corner style.
        public var mediumRadius: CGFloat
        /// The corner radius of the large corner style.
        public var largeRadius: CGFloat
        /// A Boolean value that indicates whether the ends of buttons with the dynamic corner style are semicircles,
        /// regardless of the corner radius of their size.
        public var isCapsule: Bool
        /// The padding between title and subtitle.
        public var titlePadding: CGFloat
        /// The color of the title and image of a filled button.
        public var filledTitleColor: Color
        /// The background of a gray button.
        public var grayBackground: Color
        /// The opacity of a tinted button's background.
        public var tintedOpacity: CGFloat
        /// The opacity of the content and the background of a touched button.
        public var highlightedOpacity: CGFloat
        /// The color of the content of a disabled button.
        public var disabledColor: Color
        /// The background of a disabled button, except for a plain one.
        public var disabledBackground: Color
    }

    /// The style of buttons of a size.
    public struct ButtonSize: Sendable, Hashable {
        /// The padding left and right of the content, and above and below it.
        public var padding: CGSize
        /// The font of the title, which is also the size of symbols.
        public var font: Font
        /// The font of the subtitle.
        public var subtitleFont: Font
        /// The corner radius of the background.
        public var cornerRadius: CGFloat
    }
}

extension Theme.Controls.ConfiguredButton {
    /// The style of iOS 15 to 18, which the article Metrics does not list because no image was measured.
    static let modern = Self(
        mini: .init(
            padding: CGSize(width: 10, height: 5), font: .preferredFont(forTextStyle: .subheadline),
            subtitleFont: .preferredFont(forTextStyle: .caption1), cornerRadius: 5.25),
        small: .init(
            padding: CGSize(width: 10, height: 5), font: .preferredFont(forTextStyle: .subheadline),
            subtitleFont: .preferredFont(forTextStyle: .caption1), cornerRadius: 5.25),
        medium: .init(
            padding: CGSize(width: 12, height: 7), font: .preferredFont(forTextStyle: .body),
            subtitleFont: .preferredFont(forTextStyle: .caption1), cornerRadius: 5.95),
        large: .init(
            padding: CGSize(width: 20, height: 15), font: .preferredFont(forTextStyle: .body),
            subtitleFont: .preferredFont(forTextStyle: .caption1), cornerRadius: 8.75),
        smallRadius: 4, mediumRadius: 6, largeRadius: 8, isCapsule: false, titlePadding: 1,
        filledTitleColor: .white, grayBackground: .secondarySystemFill, tintedOpacity: 0.18,
        highlightedOpacity: 0.75, disabledColor: .tertiaryLabel, disabledBackground: .tertiarySystemFill)
}
