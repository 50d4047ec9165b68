extension ListContentConfiguration {
    /// The style of a text. Mirrors `UIListContentConfiguration.TextProperties`.
    public struct TextProperties: Hashable {
        /// The values of properties that the program has not set.
        var defaults = Defaults()
        private var ownFont: Font?
        private var ownColor: Color?
        private var ownTransform: TextTransform?

        struct Defaults: Hashable {
            var font = Font.preferredFont(forTextStyle: .body)
            var color = Color.label
            var transform = TextTransform.none
        }

        init() {}

        /// The font. Default: that of the style in the theme.
        public var font: Font {
            get { ownFont ?? defaults.font }
            set { ownFont = newValue }
        }

        /// The color. Default: that of the style in the theme.
        public var color: Color {
            get { ownColor ?? defaults.color }
            set { ownColor = newValue }
        }

        /// The function that derives the text's color from ``color``. `nil` uses the color.
        public var colorTransformer: ConfigurationColorTransformer?

        /// Returns the color of the text: ``color`` after ``colorTransformer``.
        public func resolvedColor() -> Color { colorTransformer?(color) ?? color }

        /// The change of the text's letters. Default: that of the style in the theme.
        public var transform: TextTransform {
            get { ownTransform ?? defaults.transform }
            set { ownTransform = newValue }
        }

        /// The alignment of lines. Default: natural.
        public var alignment = TextAlignment.natural
        /// The maximum number of lines. 0 means no limit. Default: 0.
        public var numberOfLines = 0
        /// The line break mode of text that does not fit. Default: truncation at the end.
        public var lineBreakMode = LineBreakMode.byTruncatingTail
        /// A Boolean value that indicates whether the font follows the content size category. Default: `true`.
        public var adjustsFontForContentSizeCategory = true
        /// A Boolean value that indicates whether the font shrinks if a single line is too wide. Default: `false`.
        public var adjustsFontSizeToFitWidth = false
        /// The minimum font size, as a fraction of the full size, from 0 to 1. Default: 0.
        public var minimumScaleFactor: CGFloat = 0
        /// A Boolean value that indicates whether letters move together before text is truncated. Present for
        /// compatibility with UIKit, because layout ignores it.
        public var allowsDefaultTighteningForTruncation = false
        /// A Boolean value that indicates whether a pointer shows truncated text. Present for compatibility with UIKit.
        public var showsExpansionTextWhenTruncated = false

        /// The alignment of text. Mirrors `UIListContentConfiguration.TextProperties.TextAlignment`.
        public enum TextAlignment: Int, Sendable, Hashable, CaseIterable {
            /// The alignment of the layout direction.
            case natural
            /// Centered lines.
            case center
            /// Lines of the same width.
            case justified

            /// The alignment of a label. `nil` is that of the style.
            var textAlignment: ViewKit.TextAlignment? {
                switch self {
                case .natural: nil
                case .center: .center
                case .justified: .justified
                }
            }
        }

        /// A change of a text's letters. Mirrors `UIListContentConfiguration.TextProperties.TextTransform`.
        public enum TextTransform: Int, Sendable, Hashable, CaseIterable {
            /// No change.
            case none
            /// Capital letters.
            case uppercase
            /// Small letters.
            case lowercase
            /// A capital letter at the beginning of each word.
            case capitalized

            func transformed(_ text: String?) -> String? {
                switch self {
                case .none: text
                case .uppercase: text?.uppercased()
                case .lowercase: text?.lowercased()
                case .capitalized: text?.capitalized
                }
            }
        }
    }

    /// The style of the image. Mirrors `UIListContentConfiguration.ImageProperties`.
    public struct ImageProperties: Hashable {
        /// A width or height of ``reservedLayoutSize`` that means the theme's.
        public static let standardDimension = CGFloat.greatestFiniteMagnitude

        init() {}

        /// The size, weight, scale and colors of a symbol that does not specify them. `nil` uses the size of body text.
        public var preferredSymbolConfiguration: Image.SymbolConfiguration?
        /// The color of symbols and template images. `nil` uses the view's tint color.
        public var tintColor: Color?
        /// The function that derives the color of template images. `nil` uses the color.
        public var tintColorTransformer: ConfigurationColorTransformer?

        /// Returns the color of template images in a view with a tint color.
        public func resolvedTintColor(for tintColor: Color) -> Color {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        /// The radius of the image's corners, in points. Default: 0.
        public var cornerRadius: CGFloat = 0
        /// The maximum size of the image in points. 0 removes the limit in that dimension. Default: 0.
        public var maximumSize = CGSize.zero
        /// The size reserved for the image, which is centered in it, in points. It aligns the texts of rows whose images
        /// have different widths. 0 uses the image's size, and for symbols the standard width. Default: 0, in a sidebar
        /// the standard dimension.
        public var reservedLayoutSize = CGSize.zero
        /// The width of a border inside the image's edge, in points. Default: 0.
        public var strokeWidth: CGFloat = 0
        /// The color of the border. `nil` uses the view's tint color.
        public var strokeColor: Color?
        /// The function that derives the border's color. `nil` uses the color.
        public var strokeColorTransformer: ConfigurationColorTransformer?

        /// Returns the color of the border in a view with a tint color.
        public func resolvedStrokeColor(for tintColor: Color) -> Color {
            let color = strokeColor ?? tintColor
            return strokeColorTransformer?(color) ?? color
        }

        /// A Boolean value that indicates whether inverted colors leave the image unchanged. Present for compatibility
        /// with UIKit.
        public var accessibilityIgnoresInvertColors = false
    }
}
