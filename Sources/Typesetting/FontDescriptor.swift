/// The attributes of a font, from which similar fonts are created. Mirrors `UIFontDescriptor`.
public struct FontDescriptor: Sendable, Hashable {
    /// The traits of a font. Mirrors `UIFontDescriptor.SymbolicTraits`.
    public struct SymbolicTraits: OptionSet, Sendable, Hashable {
        /// The traits as bits.
        public let rawValue: UInt32

        /// Creates traits from bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The letters are slanted.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// The strokes are bold.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// The letters are wide. No such font is available.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// The letters are narrow. No such font is available.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// The letters have equal widths. No such font is available.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// The lines are close to each other. It has no effect.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// The lines are far from each other. It has no effect.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The design of the system font. Mirrors `UIFontDescriptor.SystemDesign`. Only the default design is available.
    public enum SystemDesign: Sendable, Hashable, CaseIterable {
        /// The usual design.
        case `default`
        /// The design with round ends.
        case rounded
        /// The design with serifs.
        case serif
        /// The design with letters of equal widths.
        case monospaced
    }

    /// The font with the attributes.
    fileprivate var font: Font

    init(_ font: Font) { self.font = font }

    /// Creates the attributes of a font with a PostScript name or the name of a family, or of the system font if there
    /// is no such font.
    public init(name: String, size: CGFloat) {
        self.init(Font(name: name, size: size) ?? .systemFont(ofSize: size))
    }

    /// The size in points.
    public var pointSize: CGFloat { font.pointSize }

    /// The PostScript name of the font.
    public var postscriptName: String { font.fontName }

    /// The traits of the font.
    public var symbolicTraits: SymbolicTraits {
        var traits: SymbolicTraits = []
        if font.isItalic { traits.insert(.traitItalic) }
        if font.weight.rawValue >= Font.Weight.semibold.rawValue { traits.insert(.traitBold) }
        return traits
    }

    /// Returns the attributes of the font with other traits, or `nil` if no such font is available.
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> FontDescriptor? {
        let missing: SymbolicTraits = [.traitExpanded, .traitCondensed, .traitMonoSpace]
        guard symbolicTraits.isDisjoint(with: missing) else { return nil }
        var descriptor = self
        descriptor.font.isItalic = symbolicTraits.contains(.traitItalic)
        let isBold = symbolicTraits.contains(.traitBold)
        if isBold != self.symbolicTraits.contains(.traitBold) {
            descriptor.font.weight = isBold ? .bold : .regular
        }
        return descriptor
    }

    /// Returns the attributes of the font at another size in points.
    public func withSize(_ newPointSize: CGFloat) -> FontDescriptor {
        FontDescriptor(font.withSize(newPointSize))
    }

    /// Returns the attributes of a font in another family, or of the same font if the family is not available.
    public func withFamily(_ newFamily: String) -> FontDescriptor {
        guard let named = Font(name: newFamily, size: font.pointSize) else { return self }
        var descriptor = self
        descriptor.font.family = named.family
        return descriptor
    }

    /// Returns the same attributes, because only the default design of the system font is available.
    public func withDesign(_ design: SystemDesign) -> FontDescriptor? { self }
}

extension Font {
    /// Creates the font with the attributes of a descriptor, at a size in points. 0 uses the size of the descriptor.
    public init(descriptor: FontDescriptor, size pointSize: CGFloat) {
        self = pointSize == 0 ? descriptor.font : descriptor.font.withSize(pointSize)
    }

    /// The attributes of the font. Mirrors `UIFont.fontDescriptor`.
    public var fontDescriptor: FontDescriptor { FontDescriptor(self) }
}
