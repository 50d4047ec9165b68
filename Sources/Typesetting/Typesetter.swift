import CCairo
import CPango
import CPangoFT2

/// An engine that lays out text with Pango and caches fonts.
///
/// Pango units are points times `PANGO_SCALE`, at 72 dots per inch. Hinting and rounding are off, so that layouts are
/// the same at every scale of the image.
///
/// Pango never releases the patterns of loaded fonts, so its objects are replaced after every ``fontCapacity`` fonts.
//
// Unchecked, because FontAccess lets one caller at a time use a typesetter.
final class Typesetter: @unchecked Sendable {
    let fonts: FontCollection
    private var contexts: LayoutContexts
    /// Pango's objects of the latest layout.
    private var current: LayoutContext
    /// The previous objects, which are released only with the next replacement. Pango sorts fonts on threads that
    /// retain its font map. The last reference to the map closes font files, which requires the lock of FontAccess.
    private var previous: LayoutContexts?
    /// The number of fonts described since the creation of Pango's objects.
    private var describedCount = 0
    private(set) var renewalCount = 0
    let known = KnownLayouts()
    private var proofs: [Proof: Bool] = [:]
    private var languages = RecentValues<String, TextLanguage>(capacity: Typesetter.fontCapacity)
    var missing: MissingFonts
    /// The families of texts that are not among the fonts.
    var unknownFamilies: Set<String> = []
    var dictionaries: HyphenationDictionaries
    private var descriptions = RecentValues<FontKey, FontDescription>(capacity: Typesetter.fontCapacity)
    private var measured = RecentValues<FontKey, FontMeasures>(capacity: Typesetter.fontCapacity)
    private var letters = RecentValues<FontKey, LetterAttributes?>(capacity: Typesetter.fontCapacity)
    private var scaledFonts = RecentValues<OpaquePointer, ScaledFont>(capacity: Typesetter.fontCapacity)

    /// The number of cached fonts, each a family at a size. A table has a few dozen, unless each row has a different
    /// one.
    static let fontCapacity = 256

    /// A font file, and the features that differ from its defaults.
    private struct Proof: Hashable {
        var path: String, faceIndex: Int
        var features: [FontFeature.Setting]
    }

    private struct FontKey: Hashable {
        var font: Font
        var systemFont: SystemFont
        /// See ``TextLanguage/han``. Metrics are the same in all languages.
        var han: String
        /// A Boolean value that indicates whether the font has no fallbacks.
        var isAlone: Bool

        /// Creates the key of a font, regardless of the distance of its lines.
        init(_ font: Font, _ systemFont: SystemFont, han: String = "", isAlone: Bool = false) {
            self.font = font.drawable
            self.font.linePitch = nil
            self.systemFont = systemFont.drawable
            (self.han, self.isAlone) = (han, isAlone)
        }
    }

    /// Creates a typesetter.
    ///
    /// - Parameters:
    ///   - fonts: The fonts.
    ///   - replaced: The typesetter that it replaces, whose findings it adopts.
    init(fonts: FontCollection = .system, replacing replaced: Typesetter? = nil) {
        self.fonts = fonts
        missing = replaced?.missing ?? MissingFonts()
        dictionaries = replaced?.dictionaries ?? HyphenationDictionaries()
        contexts = LayoutContexts(fonts)
        current = contexts.first
    }

    var pangoLayout: OpaquePointer { current.layout }

    /// Replaces Pango's objects if they have loaded many fonts. There must be no layout in progress.
    func renewAfterManyFonts() {
        guard describedCount >= Self.fontCapacity else { return }
        describedCount = 0
        renewalCount += 1
        previous = contexts
        contexts = LayoutContexts(fonts)
        current = contexts.first
        // They retain fonts.
        known.removeAll()
    }

    /// Returns Pango's objects for a font.
    ///
    /// - Parameter isAlone: Whether no other font is required.
    private func context(for font: Font, _ systemFont: SystemFont, isAlone: Bool) -> LayoutContext {
        let isInFirst = isAlone && fonts.firstConfiguration.contains(font.family ?? systemFont.family)
        return isInFirst ? contexts.first : contexts.all
    }

    /// Selects Pango's objects for the layout of a text in a font.
    ///
    /// - Parameter isAlone: Whether no other font is required.
    func select(_ font: Font, _ systemFont: SystemFont, _ language: TextLanguage, isAlone: Bool) {
        current = context(for: font, systemFont, isAlone: isAlone)
        current.setLanguage(language)
    }

    /// Sets the base direction of text without inherent direction.
    func setRightToLeft(_ isRightToLeft: Bool) { current.setRightToLeft(isRightToLeft) }

    // MARK: Fonts

    var retainedFontCount: Int { descriptions.count + measured.count + scaledFonts.count }

    /// A Boolean value that indicates whether any font is installed. Without a font, Pango terminates the program.
    var hasFonts: Bool {
        !fonts.firstConfiguration.installedFamilies.isEmpty || !fonts.configuration.installedFamilies.isEmpty
    }

    func metrics(of font: Font, _ systemFont: SystemFont) -> FontMeasures {
        let metrics = metrics(of: FontKey(font, systemFont))
        return font.linePitch.map { metrics.withLinePitch($0) } ?? metrics
    }

    private func metrics(of key: FontKey) -> FontMeasures {
        if let cached = measured[key] { return cached }
        let (font, systemFont) = (key.font, key.systemFont)
        guard hasFonts else { return FontMeasures(withoutFontOfSize: font.pointSize) }
        let lines = systemFont.isFamily(of: font) ? systemFont.lines : nil
        let metrics = withPangoFont(font, systemFont) { pangoFont in
            Self.metrics(
                of: pango_font_get_hb_font(pangoFont), letters(of: font, systemFont),
                lines: lines.map { ($0.ascender * font.pointSize, $0.descender * font.pointSize) })
        }
        measured.insert(metrics, for: key)
        return metrics
    }

    private static func metrics(
        of shaper: OpaquePointer?, _ letters: LetterAttributes?, lines: (ascent: Double, descent: Double)?
    ) -> FontMeasures {
        var extents = hb_font_extents_t()
        hb_font_get_h_extents(shaper, &extents)
        func position(_ tag: hb_ot_metrics_tag_t) -> Double {
            var position: hb_position_t = 0
            hb_ot_metrics_get_position_with_fallback(shaper, tag, &position)
            return points(position)
        }
        var metrics = FontMeasures(
            .init(
                ascender: points(extents.ascender), descender: -points(extents.descender),
                leading: points(extents.line_gap)),
            capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT),
            xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT), lines: lines)
        metrics.underlineOffset = -position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
        metrics.underlineThickness = position(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
        metrics.strikethroughHeight = position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
        metrics.strikethroughThickness = position(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
        var ellipsis: hb_codepoint_t = 0
        if hb_font_get_nominal_glyph(shaper, 0x2026, &ellipsis) != 0 {
            let advance = points(hb_font_get_glyph_h_advance(shaper, ellipsis))
            metrics.ellipsisWidth = advance + (letters?.spacing ?? 0)
        }
        return metrics
    }

    /// Returns the attributes of letters in a font, or `nil` if they need none.
    func letters(of font: Font, _ systemFont: SystemFont) -> LetterAttributes? {
        let key = FontKey(font, systemFont)
        if let cached = letters[key] { return cached }
        let attributes = LetterAttributes(of: key.font, key.systemFont) {
            withPangoFont(font, systemFont) { FontCoverage(of: $0) }
        }
        letters.insert(attributes, for: key)
        return attributes
    }

    /// Returns a Boolean value that indicates whether a font draws a complete text, also if it is truncated.
    func isComplete(_ text: UnsafeBufferPointer<UInt8>, in font: Font, _ systemFont: SystemFont) -> Bool {
        fonts.contains(font.family ?? systemFont.family)
            && letters(of: font, systemFont)?.isComplete(text) == true
    }

    /// Returns a Boolean value that indicates whether a font draws text pair by pair; see ``PairwiseFont``.
    func isPairwise(_ font: Font, _ systemFont: SystemFont) -> Bool {
        let features = letters(of: font, systemFont)?.features ?? []
        return withPangoFont(font, systemFont) { pangoFont in
            guard let pangoFont, let file = scaledFont(of: pangoFont) else { return false }
            let key = Proof(path: file.path, faceIndex: file.faceIndex, features: features)
            let face = hb_font_get_face(pango_font_get_hb_font(pangoFont))
            let isPairwise = proofs[key] ?? PairwiseFont.isProved(face, features: features)
            proofs[key] = isPairwise
            return isPairwise
        }
    }

    private func withPangoFont<Result>(
        _ font: Font, _ systemFont: SystemFont, _ body: (UnsafeMutablePointer<PangoFont>?) -> Result
    ) -> Result {
        let isAlone = fonts.contains(font.family ?? systemFont.family)
        let context = context(for: font, systemFont, isAlone: isAlone)
        let pangoFont = pango_context_load_font(
            context.context, description(of: font, systemFont, context.language, isAlone: isAlone))
        defer { g_object_unref(UnsafeMutableRawPointer(pangoFont)) }
        if let pangoFont { FontUsage.record(pangoFont) }
        return body(pangoFont)
    }

    /// Returns Pango's description of a font, which is valid until another font is described.
    ///
    /// - Parameter isAlone: Whether the font needs no fallbacks. Pango compares the names of all families several times
    ///   for each layout.
    func description(
        of font: Font, _ systemFont: SystemFont, _ language: TextLanguage, isAlone: Bool = false
    ) -> OpaquePointer? {
        let key = FontKey(font, systemFont, han: language.han, isAlone: isAlone)
        if let cached = descriptions[key] { return cached.pointer }
        if let family = key.font.family, !fonts.contains(family) { unknownFamilies.insert(family) }
        let families =
            isAlone
            ? [key.font.family ?? key.systemFont.family]
            : fonts.configuration.families(key.font.family, system: key.systemFont.family, han: key.han)
        let description = FontDescription(families: families, key.font)
        descriptions.insert(description, for: key)
        describedCount += 1
        return description.pointer
    }

    func language(_ identifier: String) -> TextLanguage {
        if let cached = languages[identifier] { return cached }
        let language = TextLanguage(identifier)
        languages.insert(language, for: identifier)
        return language
    }

    /// Returns the font that Pango chose for a run, as a value that outlives the layout.
    func scaledFont(of pangoFont: UnsafeMutablePointer<PangoFont>) -> ScaledFont? {
        guard let pointer = pango_cairo_font_get_scaled_font(OpaquePointer(pangoFont)) else { return nil }
        if let cached = scaledFonts[pointer] { return cached }
        FontUsage.record(pangoFont)
        let font = ScaledFont(retaining: pointer, of: pangoFont)
        scaledFonts.insert(font, for: pointer)
        return font
    }
}
