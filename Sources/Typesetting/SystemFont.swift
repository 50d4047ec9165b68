/// The font of text without a family, as data: its family, OpenType features and letter spacing.
///
/// Letter spacing applies to the Latin, Greek and Cyrillic letters and the symbols that the family contains, in any
/// text in the family. Characters of fallback fonts remain unchanged.
public struct SystemFont: Sendable, Hashable {
    /// The name of the font family.
    public var family: String
    /// The OpenType features that are on, as tags such as `tnum`. In every family, ligatures and contextual alternates
    /// of such characters are off unless they are in this list or in that of the text's font. Letter spacing turns
    /// ligatures off.
    public var features: [FontFeature]
    /// The letter spacing by font size, in increasing order of size. Sizes between two entries are interpolated. The
    /// first entry applies to smaller sizes. In larger sizes, the last entry grows in proportion. An empty list adds no
    /// spacing.
    public var letterSpacing: [LetterSpacing]
    /// The fonts of the theme, which contain the family and those of other text. `nil` uses the current fonts.
    public package(set) var fonts: FontCollection?

    /// Creates a system font.
    public init(family: String, features: [FontFeature] = [], letterSpacing: [LetterSpacing] = []) {
        self.family = family
        self.features = features
        self.letterSpacing = letterSpacing
    }

    /// Hashes the family, which nearly always suffices. Each layout of a text requires several hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(family) }
}

/// The letter spacing at a font size.
public struct LetterSpacing: Sendable, Hashable {
    /// The font size in points.
    public var size: CGFloat
    /// The additional space after each letter in points. A negative number moves letters closer together.
    public var spacing: CGFloat

    /// Creates an entry of a table of letter spacing.
    public init(size: CGFloat, spacing: CGFloat) { (self.size, self.spacing) = (size, spacing) }
}

extension SystemFont {
    /// The system font of requests and metrics that specify none, without letter spacing.
    package static let plain = SystemFont(family: FontFamilies.system)

    /// The system font without the entries that are not finite or have no size.
    package var drawable: SystemFont {
        func isDrawable(_ entry: LetterSpacing) -> Bool {
            entry.size > 0 && entry.size.isFinite && entry.spacing.isFinite
        }
        guard !letterSpacing.allSatisfy(isDrawable) else { return self }
        var font = self
        font.letterSpacing = letterSpacing.filter(isDrawable)
        return font
    }

    /// Returns a Boolean value that indicates whether `font` is the system font.
    func isFamily(of font: Font) -> Bool { font.family.map { $0 == family } ?? true }

    /// Returns the letter spacing at a drawable size in points, at most the size. Entries may be in any order.
    func letterSpacing(at size: CGFloat) -> Double {
        let entries = drawable.letterSpacing
        let below = entries.filter { $0.size <= size }.max { $0.size < $1.size }
        let above = entries.filter { $0.size >= size }.min { $0.size < $1.size }
        let spacing: CGFloat =
            switch (below, above) {
            case (nil, nil): 0
            case (nil, let above?): above.spacing
            case (let below?, nil): below.spacing * size / below.size
            case (let below?, let above?) where below.size == above.size: below.spacing
            case (let below?, let above?):
                below.spacing
                    + (above.spacing - below.spacing) * (size - below.size) / (above.size - below.size)
            }
        return spacing.isNaN ? 0 : Double(min(max(spacing, -size), size))
    }
}
