import CPangoFT2

/// A font that text wanted and that is not there: its characters are drawn as boxes.
public struct MissingFont: Sendable, Hashable {
    /// A character that is drawn as a box.
    public let character: Unicode.Scalar

    /// The family that would bring the character, or nil when none that tablesnap draws with has it.
    public let family: String?

    /// What has been missing so far in this process: one for each family, and one for each script without one. Texts
    /// count when they are measured, on whatever thread.
    public static var found: [MissingFont] { FontAccess.withTypesetter { $0.missingFonts } }

    /// Finds the first of a character's families that is not installed.
    init(_ character: Unicode.Scalar, isInstalled: (String) -> Bool) {
        self.character = character
        let families = FontFamilies.families(with: character, script: Self.script(of: character))
        family = families.first { !isInstalled($0) }
    }

    /// The script's code in ISO 15924.
    static func script(of character: Unicode.Scalar) -> String {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
        let tag = hb_script_to_iso15924_tag(script)
        return String(
            String.UnicodeScalarView(
                [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: tag >> $0)) }))
    }
}

extension MissingFont: CustomStringConvertible {
    /// One sentence without a full stop.
    public var description: String {
        let code = String(character.value, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
        guard let family else {
            return "\(name) is drawn as a box: no font that tablesnap draws with has it"
        }
        return "\(name) is drawn as a box: \(FontFamilies.problem(without: family))"
    }
}

/// What has been missing: of each kind the first character in Unicode's order, so that the order in which threads come
/// to lay out text shows nowhere.
struct MissingFonts {
    private var fonts: [String: MissingFont] = [:]

    var sorted: [MissingFont] {
        fonts.values.sorted { $0.character.value < $1.character.value }
    }

    mutating func add(_ value: UInt32) {
        guard let character = Unicode.Scalar(value) else { return }
        let installed = FontConfiguration.shared.installedFamilies
        let font = MissingFont(character, isInstalled: installed.contains)
        let kind = font.family ?? MissingFont.script(of: character)
        if let known = fonts[kind], known.character.value <= value { return }
        fonts[kind] = font
    }
}
