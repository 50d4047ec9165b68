extension ContentUnavailableConfiguration {
    /// The alignment of a message. Mirrors `UIContentUnavailableConfiguration.Alignment`.
    public enum Alignment: Int, Sendable, Hashable, CaseIterable {
        /// Centers the content.
        case center
        /// Aligns the content with the leading edge.
        case natural
    }

    /// The style of a text. Mirrors `UIContentUnavailableConfiguration.TextProperties`.
    public struct TextProperties: Hashable {
        private var ownFont: Font?
        private var ownColor: Color?
        var isSecondary = false
        /// A Boolean value that indicates whether the text is that of loading content.
        var isLoading = false

        init() {}

        /// The font. Default: that of the theme.
        public var font: Font {
            get { font(in: Screen.main.environment.theme) }
            set { ownFont = newValue }
        }

        /// The color. Default: that of the theme.
        public var color: Color {
            get { color(in: Screen.main.environment.theme) }
            set { ownColor = newValue }
        }

        /// The line break mode of text that does not fit. Default: truncation at the end.
        public var lineBreakMode = LineBreakMode.byTruncatingTail
        /// The maximum number of lines. 0 means no limit. Default: 0.
        public var numberOfLines = 0
        /// A Boolean value that indicates whether the font shrinks if a single line is too wide. Default: `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum font size, as a fraction of the full size, from 0 to 1. Default: 0.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether letters move together before text is truncated. Present for
        /// compatibility with UIKit, because layout ignores it.
        public var allowsDefaultTighteningForTruncation = false

        func font(in theme: Theme) -> Font {
            let style = theme.contentUnavailable
            return ownFont ?? (isSecondary || isLoading ? style.secondaryFont : style.font)
        }

        func color(in theme: Theme) -> Color {
            let style = theme.contentUnavailable
            return ownColor ?? (isSecondary || isLoading ? style.secondaryColor : style.color)
        }
    }

    /// The style of the image. Mirrors `UIContentUnavailableConfiguration.ImageProperties`.
    public struct ImageProperties: Hashable {
        init() {}

        /// The size, weight, scale and colors of a symbol that does not specify them. `nil` uses the theme's size.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?
        /// The color of symbols and template images. `nil` uses the theme's color.
        public var tintColor: Color?
        /// The radius of the image's corners, in points. Default: 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points. 0 removes the limit in that dimension. Default: 0.
        public var maximumSize = CGSize.zero
        /// A Boolean value that indicates whether inverted colors leave the image unchanged. Present for compatibility
        /// with UIKit.
        public var accessibilityIgnoresInvertColors = false
    }

    /// The action and the state of a button. Mirrors `UIContentUnavailableConfiguration.ButtonProperties`.
    public struct ButtonProperties: Hashable {
        private var action = ObjectReference<Action>()
        private var menuReference = ObjectReference<Menu>()

        init() {}

        /// The action of the button. Its title and image apply if those of the button's configuration are `nil`.
        public var primaryAction: Action? {
            get { action.object }
            set { action.object = newValue }
        }

        /// The menu of the button. It is not drawn.
        public var menu: Menu? {
            get { menuReference.object }
            set { menuReference.object = newValue }
        }

        /// A Boolean value that indicates whether the button is enabled. Default: `true`.
        public var isEnabled = true
        /// The purpose of the button. Default: normal.
        public var role = Button.Role.normal
    }
}
