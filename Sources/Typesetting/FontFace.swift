import CPangoFT2

/// A face of an installed family, such as Inter Semi Bold Italic.
struct FontFace: Sendable {
    let family: String
    let postScriptName: String
    let weight: Font.Weight
    let isItalic: Bool

    /// Creates a description of a face from a fontconfig pattern. `nil` for condensed and expanded faces, which fonts
    /// cannot describe, and for faces without a PostScript name.
    init?(_ pattern: OpaquePointer) {
        guard let family = pattern.string(FC_FAMILY), let name = pattern.string(FC_POSTSCRIPT_NAME),
            pattern.integer(FC_WIDTH) ?? Int(FC_WIDTH_NORMAL) == Int(FC_WIDTH_NORMAL)
        else { return nil }
        self.family = family
        postScriptName = name
        weight = Self.weight(pattern.integer(FC_WEIGHT) ?? Int(FC_WEIGHT_REGULAR))
        isItalic = pattern.integer(FC_SLANT) ?? Int(FC_SLANT_ROMAN) != Int(FC_SLANT_ROMAN)
    }

    private static func weight(_ value: Int) -> Font.Weight {
        let weights: [(Int32, Font.Weight)] = [
            (FC_WEIGHT_THIN, .ultraLight), (FC_WEIGHT_EXTRALIGHT, .thin), (FC_WEIGHT_DEMILIGHT, .light),
            (FC_WEIGHT_REGULAR, .regular), (FC_WEIGHT_MEDIUM, .medium), (FC_WEIGHT_DEMIBOLD, .semibold),
            (FC_WEIGHT_BOLD, .bold), (FC_WEIGHT_EXTRABOLD, .heavy),
        ]
        return weights.first { value <= Int($0.0) }?.1 ?? .black
    }

    /// Returns a number that is smaller for faces more similar to a font.
    func distance(to font: Font) -> CGFloat {
        abs(weight.rawValue - font.weight.rawValue) + (isItalic == font.isItalic ? 0 : 10)
    }
}
