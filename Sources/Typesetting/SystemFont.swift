/// The font of text without a family, as data: its family, OpenType features, letter spacing and lines.
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
    /// The letter spacing by weight and font size. The sizes of each weight are in increasing order. Sizes between two
    /// entries are interpolated. The first entry applies to smaller sizes. In larger sizes, the last entry grows in
    /// proportion. An empty list adds no spacing.
    public var letterSpacing: [LetterSpacing]
    /// The heights of lines. `nil` uses those in the font file, with capital letters in the center of the line.
    public var lines: LineMetrics?
    /// The fonts of the theme, which contain the family and those of other text. `nil` uses the current fonts.
    public package(set) var fonts: FontCollection?

    /// Creates a system font.
    public init(
        family: String, features: [FontFeature] = [], letterSpacing: [LetterSpacing] = [],
        lines: LineMetrics? = nil
    ) {
        self.family = family
        self.features = features
        self.letterSpacing = letterSpacing
        self.lines = lines
    }

    /// Hashes the family, which nearly always suffices. Each layout of a text requires several hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(family) }
}

/// The heights of the lines of a font, as fractions of its size.
public struct LineMetrics: Sendable, Hashable {
    /// The distance from the baseline to the top of the line, as a fraction of the font size.
    public var ascender: CGFloat
    /// The distance from the baseline to the bottom of the line, as a fraction of the font size. It is positive.
    public var descender: CGFloat

    /// Creates the heights of lines.
    public init(ascender: CGFloat, descender: CGFloat) {
        (self.ascender, self.descender) = (ascender, descender)
    }

    /// Those of San Francisco, whose font files have 2048 units per em. They have no leading.
    package static let sanFrancisco = LineMetrics(ascender: 1950 / 2048, descender: 494 / 2048)
}

/// The letter spacing at a font size.
public struct LetterSpacing: Sendable, Hashable {
    /// The font size in points.
    public var size: CGFloat
    /// The additional space after each letter in points. A negative number moves letters closer together.
    public var spacing: CGFloat
    /// The weight of the fonts. An entry applies to heavier fonts, too, unless there are entries of a greater weight.
    /// Entries of the smallest weight apply to lighter fonts, too. Default: regular.
    public var weight: Font.Weight

    /// Creates an entry of a table of letter spacing.
    public init(size: CGFloat, spacing: CGFloat, weight: Font.Weight = .regular) {
        (self.size, self.spacing, self.weight) = (size, spacing, weight)
    }
}

extension SystemFont {
    /// The system font of requests and metrics that specify none, without letter spacing.
    package static let plain = SystemFont(family: FontFamilies.system, lines: .sanFrancisco)

    /// The system font without the entries that are not finite or have no size, and without lines of a height that
    /// cannot be drawn.
    package var drawable: SystemFont {
        func isDrawable(_ entry: LetterSpacing) -> Bool {
            entry.size > 0 && entry.size.isFinite && entry.spacing.isFinite
                && entry.weight.rawValue.isFinite
        }
        let hasLines = lines?.isDrawable ?? true
        guard !hasLines || !letterSpacing.allSatisfy(isDrawable) else { return self }
        var font = self
        font.letterSpacing = letterSpacing.filter(isDrawable)
        if !hasLines { font.lines = nil }
        return font
    }

    /// Returns a Boolean value that indicates whether `font` is the system font.
    func isFamily(of font: Font) -> Bool { font.family.map { $0 == family } ?? true }

    /// Returns the letter spacing at a drawable size in points, at most the size. Entries may be in any order.
    func letterSpacing(at size: CGFloat, weight: Font.Weight = .regular) -> Double {
        let table = drawable.letterSpacing
        let weights = table.map(\.weight.rawValue)
        let applied = weights.filter { $0 <= weight.rawValue }.max() ?? weights.min()
        let entries = table.filter { $0.weight.rawValue == applied }
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

extension LineMetrics {
    /// The maximum of each height, as a fraction of the font size.
    package static let limit: CGFloat = 10

    fileprivate var isDrawable: Bool {
        // NaN is in no range.
        let range = 0...Self.limit
        return range.contains(ascender) && range.contains(descender)
    }
}
