import Diagnostics

extension Image {
    /// Creates the template image of a symbol. Mirrors `UIImage(systemName:)`.
    ///
    /// The names are those of SF Symbols. The article Symbols lists the outlines of this package, which differ from
    /// Apple's. Any other name draws a placeholder, and a warning names it, because the names that exist on iOS are not
    /// known. The result is `nil` for an empty name.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    /// Creates the template image of a symbol with a configuration, like ``init(systemName:)``. Mirrors
    /// `UIImage(systemName:withConfiguration:)`.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard !name.isEmpty else { return nil }
        if !SymbolCatalog.shared.contains(name) {
            Warnings.report(
                "there is no symbol \"\(name)\", so a placeholder is drawn",
                remedy: SymbolCatalog.shared.suggestion(for: name))
        }
        self.init(symbol: Symbol(name: name, configuration: configuration ?? .unspecified))
    }

    /// Creates the template image of a symbol for traits, like ``init(systemName:)``. The traits have no effect: image
    /// views apply their own. Mirrors `UIImage(systemName:compatibleWith:)`.
    public convenience init?(systemName name: String, compatibleWith traits: TraitCollection?) {
        self.init(systemName: name)
    }

    /// A Boolean value that indicates whether the image is a symbol.
    public var isSymbolImage: Bool { symbol != nil }

    /// The configuration of a symbol, or `nil` for another image.
    public var symbolConfiguration: SymbolConfiguration? { symbol?.configuration }

    /// The configuration of a symbol, or `nil` for another image. Mirrors `UIImage.configuration`.
    public var configuration: Configuration? { symbolConfiguration }

    /// The distance from the bottom of a symbol to the baseline of text next to it, in points. `nil` for another image.
    public var baselineOffsetFromBottom: CGFloat? { symbol?.drawing(for: TraitCollection()).baselineOffset }

    /// Returns the symbol with only the given configuration. Other images are unchanged.
    public func withConfiguration(_ configuration: Configuration) -> Image {
        guard let symbol else { return self }
        return with(Symbol(name: symbol.name, configuration: configuration))
    }

    /// Returns the symbol with the values that a configuration specifies. Other images are unchanged. Mirrors
    /// `UIImage.applyingSymbolConfiguration(_:)`.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? {
        guard let symbol else { return self }
        return withConfiguration(symbol.configuration.applying(configuration))
    }

    /// A symbol and its configuration.
    struct Symbol: Sendable {
        var name: String
        var configuration: SymbolConfiguration

        func drawing(for traits: TraitCollection) -> SymbolDrawing { .drawing(name, configuration, traits) }
    }
}
