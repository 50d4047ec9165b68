import CPangoFT2

/// A missing font, whose characters are drawn as boxes.
public struct MissingFont: Sendable, Hashable {
    /// The first detected character that is drawn as a box.
    public let character: Unicode.Scalar

    /// The family that contains the character. `nil` if no family that tablesnap uses contains it.
    public let family: String?

    /// The missing fonts that this process has detected: one for each family, and one for each script without a family.
    /// Texts count when they are measured, on any thread.
    public static var found: [MissingFont] { FontAccess.withTypesetter { $0.missing.sorted } }

    /// Finds the first of a character's families that is not installed.
    init(_ character: Unicode.Scalar, isInstalled: (String) -> Bool) {
        self.character = character
        let families = FontFamilies.families(with: character, script: Self.script(of: character))
        family = families.first { !isInstalled($0) }
    }

    static func script(of character: Unicode.Scalar) -> String {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
        return letters(of: hb_script_to_iso15924_tag(script))
    }
}

extension MissingFont: CustomStringConvertible {
    /// The description, one sentence without a period.
    public var description: String {
        let code = String(character.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
        guard let family else { return "\(name) is drawn as a box: no font that tablesnap draws with has it" }
        return "\(name) is drawn as a box: \(FontFamilies.problem(without: family))"
    }
}

/// The missing fonts, each with its first character in Unicode order. The order in which threads lay out text therefore
/// has no effect.
struct MissingFonts {
    private var fonts: [String: MissingFont] = [:]

    var sorted: [MissingFont] { fonts.values.sorted { $0.character.value < $1.character.value } }

    mutating func add(_ value: UInt32) {
        guard let character = Unicode.Scalar(value) else { return }
        let font = MissingFont(character, isInstalled: FontConfiguration.shared.installedFamilies.contains)
        let kind = font.family ?? MissingFont.script(of: character)
        if let earlier = fonts[kind], earlier.character.value <= value { return }
        fonts[kind] = font
    }
}
