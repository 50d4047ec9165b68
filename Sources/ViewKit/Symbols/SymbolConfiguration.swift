import DisplayList

extension Image {
    /// The weight of a symbol's lines. Mirrors `UIImage.SymbolWeight`.
    public enum SymbolWeight: Int, Sendable, Hashable, CaseIterable {
        /// The default weight, which is regular.
        case unspecified
        /// The thinnest weight.
        case ultraLight
        /// A weight thinner than light.
        case thin
        /// A weight thinner than regular.
        case light
        /// The weight next to body text.
        case regular
        /// A weight slightly heavier than regular.
        case medium
        /// A weight between medium and bold.
        case semibold
        /// The common heavy weight.
        case bold
        /// A weight heavier than bold.
        case heavy
        /// The heaviest weight.
        case black

        /// Returns the weight of text next to the symbol.
        public func fontWeight() -> Font.Weight {
            self == .unspecified ? .regular : Self.fontWeights[rawValue - 1]
        }

        fileprivate static let fontWeights: [Font.Weight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
    }

    /// The size of a symbol relative to the font size. Mirrors `UIImage.SymbolScale`.
    public enum SymbolScale: Int, Sendable, Hashable, CaseIterable {
        /// The default scale, which is medium.
        case `default` = -1
        /// A scale that another configuration determines. Without one, it is medium.
        case unspecified
        /// A scale at which symbols are about as high as capital letters.
        case small
        /// A scale at which symbols are about as high as a line of text.
        case medium
        /// A scale at which symbols are higher than a line of text.
        case large
    }

    /// The size, weight, scale and colors of a symbol. Mirrors `UIImage.SymbolConfiguration`.
    ///
    /// Values that a configuration does not specify come from the configuration of the image view. Default: 17 points,
    /// regular, medium, in the tint color.
    public struct SymbolConfiguration: Sendable, Hashable {
        var font: Font?
        var weight: SymbolWeight?
        var scale: SymbolScale?
        /// The colors of a palette, beginning with that of details. Empty for one color, the tint color.
        var colors: [Color] = []

        /// The configuration that specifies nothing.
        public static let unspecified = SymbolConfiguration()

        private init() {}

        /// Creates a configuration with a font size in points, above 0.
        public init(pointSize: CGFloat) { font = .systemFont(ofSize: pointSize) }

        /// Creates a configuration with a font size in points, above 0, and a weight.
        public init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize: pointSize)
            self.weight = weight.specified
        }

        /// Creates a configuration with a font size in points, above 0, a weight and a scale.
        public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize: pointSize, weight: weight)
            self.scale = scale.specified
        }

        /// Creates a configuration with a scale.
        public init(scale: SymbolScale) { self.scale = scale.specified }

        /// Creates a configuration with a weight.
        public init(weight: SymbolWeight) { self.weight = weight.specified }

        /// Creates a configuration with the size and weight of a text style. In an image view, the size follows the
        /// preferred content size.
        public init(textStyle: Font.TextStyle) { self.init(font: .preferredFont(forTextStyle: textStyle)) }

        /// Creates a configuration with the size and weight of a text style, and a scale.
        public init(textStyle: Font.TextStyle, scale: SymbolScale) {
            self.init(textStyle: textStyle)
            self.scale = scale.specified
        }

        /// Creates a configuration with the size and weight of a font.
        public init(font: Font) {
            self.font = font
            weight = font.weight.symbolWeight()
        }

        /// Creates a configuration with the size and weight of a font, and a scale.
        public init(font: Font, scale: SymbolScale) {
            self.init(font: font)
            self.scale = scale.specified
        }

        /// Creates a configuration in which details have a color, and filled shapes behind them a paler variant of it.
        public init(hierarchicalColor color: Color) {
            colors = [color, color.withAlphaComponent(color.light.alpha * SymbolGrid.secondaryOpacity)]
        }

        /// Creates a configuration with a color for details and one for filled shapes behind them. Other colors have no
        /// effect.
        public init(paletteColors colors: [Color]) { self.colors = Array(colors.prefix(2)) }

        /// Returns a configuration in one color, which is how all symbols are drawn without a palette.
        public static func preferringMonochrome() -> SymbolConfiguration { .unspecified }

        /// Returns a configuration for several colors. Symbols of this package have none, so it has no effect.
        public static func preferringMulticolor() -> SymbolConfiguration { .unspecified }

        /// Returns the configuration with the values that another one specifies.
        public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
            var configuration = self
            configuration.font = other.font ?? font
            configuration.weight = other.weight ?? weight
            configuration.scale = other.scale ?? scale
            if !other.colors.isEmpty { configuration.colors = other.colors }
            return configuration
        }

        /// Returns the configuration without a weight.
        public func configurationWithoutWeight() -> SymbolConfiguration {
            var configuration = self
            configuration.weight = nil
            return configuration
        }

        /// Returns the configuration without a scale.
        public func configurationWithoutScale() -> SymbolConfiguration {
            var configuration = self
            configuration.scale = nil
            return configuration
        }

        /// Returns the configuration without a size that follows the preferred content size.
        public func configurationWithoutTextStyle() -> SymbolConfiguration {
            var configuration = self
            if font?.scaling != nil { configuration.font = nil }
            return configuration
        }
    }

    /// The configuration of an image, which has an effect only for symbols. Mirrors `UIImage.Configuration`.
    public typealias Configuration = SymbolConfiguration
}

extension Image.SymbolWeight {
    fileprivate var specified: Image.SymbolWeight? { self == .unspecified ? nil : self }
}

extension Image.SymbolScale {
    fileprivate var specified: Image.SymbolScale? { self == .unspecified ? nil : self }
}

extension Font.Weight {
    /// Returns the nearest weight of symbols. Mirrors `UIFont.Weight.symbolWeight()`.
    public func symbolWeight() -> Image.SymbolWeight {
        let weights = Image.SymbolWeight.fontWeights
        let nearest = weights.indices.min {
            abs(weights[$0].rawValue - rawValue) < abs(weights[$1].rawValue - rawValue)
        }
        return nearest.flatMap { Image.SymbolWeight(rawValue: $0 + 1) } ?? .regular
    }
}
