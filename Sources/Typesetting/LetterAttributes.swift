import CPango

/// The features and the letter spacing of the characters that a text's font contains, as Pango attributes.
final class LetterAttributes {
    /// The additional space after each letter, in points.
    let spacing: Double
    /// The features that differ from the font's defaults.
    let features: [FontFeature.Setting]
    /// The attributes of a complete text in the font, which many layouts share.
    let list: OpaquePointer?
    private let coverage: FontCoverage

    /// Creates the attributes of a font. The result is `nil` if its letters need none.
    ///
    /// - Parameter coverage: The characters that the font contains.
    init?(of font: Font, _ systemFont: SystemFont, coverage: () -> FontCoverage) {
        let isSystemFont = systemFont.isFamily(of: font)
        let listed =
            (isSystemFont ? systemFont.features.prefix(FontFeature.maxCount) : [])
            + font.features.prefix(FontFeature.maxCount)
        let off = FontFeature.replacements.filter { !listed.contains($0) }
        features = off.map { .init(feature: $0, isOn: false) } + listed.map { .init(feature: $0, isOn: true) }
        spacing = isSystemFont ? systemFont.letterSpacing(at: font.pointSize, weight: font.weight) : 0
        if features.isEmpty, spacing == 0 { return nil }
        self.coverage = coverage()
        list = pango_attr_list_new()
        insert(in: 0..<Int(UInt32.max), adding: 0, into: list)
    }

    deinit { pango_attr_list_unref(list) }

    /// Returns the ranges of a text that Pango draws with the font. `nil` means the complete text.
    func ranges(in text: UnsafeBufferPointer<UInt8>) -> [Range<Int>]? { coverage.ranges(in: text) }

    /// Returns a Boolean value that indicates whether the font draws a complete text, also with an ellipsis.
    func isComplete(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        coverage.hasEllipsis && coverage.ranges(in: text) == nil
    }

    /// Inserts the attributes of a range, with the letter spacing of its span added to that of the font. Pango uses the
    /// last inserted letter spacing.
    func insert(in range: Range<Int>, adding spanSpacing: Double, into list: OpaquePointer?) {
        if !features.isEmpty {
            let names = features.map { "\($0.feature.rawValue)=\($0.isOn ? 1 : 0)" }.joined(separator: ",")
            pango_attr_font_features_new(names)?.insert(in: range, into: list)
        }
        if spacing != 0 {
            pango_attr_letter_spacing_new(pangoUnits(spacing + spanSpacing))?.insert(in: range, into: list)
        }
    }
}

extension UnsafeMutablePointer<PangoAttribute> {
    /// Inserts the attribute, which belongs to the list from then on.
    func insert(in range: Range<Int>, into list: OpaquePointer?) {
        pointee.start_index = UInt32(range.lowerBound)
        pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(list, self)
    }
}
