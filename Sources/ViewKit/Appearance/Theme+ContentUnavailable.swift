extension Theme {
    /// The style of the message in place of content that is missing, loading or not found.
    public struct ContentUnavailable: Sendable, Hashable {
        /// The font of the text.
        public var font: Font
        /// The color of the text.
        public var color: Color
        /// The font of the secondary text, and of the text while content loads.
        public var secondaryFont: Font
        /// The color of the secondary text, and of the text while content loads.
        public var secondaryColor: Color
        /// The color of symbols and template images.
        public var imageColor: Color
        /// The font size of symbols.
        public var symbolSize: CGFloat
        /// The minimum margins left and right of the content, and above and below it.
        public var margins: CGSize
        /// The padding between the image and the text.
        public var imagePadding: CGFloat
        /// The padding between the activity indicator and the text while content loads.
        public var loadingPadding: CGFloat
        /// The padding between the text and the secondary text.
        public var textPadding: CGFloat
        /// The padding between the texts and the button.
        public var buttonPadding: CGFloat
        /// The padding between the two buttons.
        public var secondaryButtonPadding: CGFloat
    }
}

extension Theme.ContentUnavailable {
    /// The style since iOS 17, which the article Metrics does not list because no image was measured.
    static let modern = Self(
        font: .textStyle(.title2, weight: .bold), color: .label,
        secondaryFont: .preferredFont(forTextStyle: .subheadline), secondaryColor: .secondaryLabel,
        imageColor: .secondaryLabel, symbolSize: 48, margins: CGSize(width: 32, height: 16), imagePadding: 15,
        loadingPadding: 8, textPadding: 3, buttonPadding: 20, secondaryButtonPadding: 15)
}
