import CPangoFT2

/// A missing font, whose characters are drawn as boxes.
public struct MissingFont: Sendable, Hashable {
    /// The first detected character that is drawn as a box.
    public let character: Unicode.Scalar

    /// The family that contains the character. `nil` if no family that tablesnap uses contains it, or if the fonts are
    /// those in a folder.
    public let family: String?

    /// The path of the folder with the fonts. `nil` if they are, or include, those of the system.
    public let folder: String?

    /// The missing fonts that this process has detected: one for each family, and one for each script without a family.
    /// Texts count when they are measured, on any thread.
    public static var found: [MissingFont] {
        FontAccess.forEachTypesetter { $0.missing }.reduce(MissingFonts()) { $0.merging($1) }.sorted
    }

    /// Finds the first of a character's families that is not installed.
    init(_ character: Unicode.Scalar, isInstalled: (String) -> Bool) {
        self.character = character
        let families = FontFamilies.families(with: character, script: Self.script(of: character))
        family = families.first { !isInstalled($0) }
        folder = nil
    }

    /// Records that the fonts in a folder do not contain a character.
    init(_ character: Unicode.Scalar, folder: String) {
        (self.character, self.folder, family) = (character, folder, nil)
    }

    /// Finds the missing font of a character that no font of a configuration contains.
    init(_ character: Unicode.Scalar, _ configuration: FontConfiguration) {
        if let folder = configuration.folder, !folder.includesSystemFonts {
            self.init(character, folder: folder.name)
        } else {
            self.init(character, isInstalled: configuration.contains)
        }
    }

    static func script(of character: Unicode.Scalar) -> String {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
        return letters(of: hb_script_to_iso15924_tag(script))
    }
}

extension MissingFont: CustomStringConvertible {
    /// The description, one sentence without a period.
    public var description: String { "\(Self.name(of: character)) is drawn as a box: \(reason)" }

    private var reason: String {
        if let folder { return "the folder \(folder) has no font with it" }
        guard let family else { return "no font that tablesnap draws with has it" }
        return FontFamilies.problem(without: family)
    }

    private static func name(of character: Unicode.Scalar) -> String {
        let code = String(character.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
    }

    private static let maxListedCount = 8

    /// Returns a sentence without a period for each missing font, with the characters in Unicode order.
    package static func sentences(about characters: Set<UInt32>, in fonts: FontCollection) -> [String] {
        var found: [(font: MissingFont, names: [String])] = []
        for character in characters.sorted().compactMap(Unicode.Scalar.init) {
            let font = MissingFont(character, fonts.configuration)
            if let index = found.firstIndex(where: { $0.font.reason == font.reason }) {
                found[index].names.append(name(of: character))
            } else {
                found.append((font, [name(of: character)]))
            }
        }
        return found.map { font, names in
            guard names.count > 1 else { return "\(font)" }
            let others = names.count - maxListedCount
            let listed = names.prefix(maxListedCount) + (others > 0 ? ["\(others) more"] : [])
            let beginning = listed.dropLast().joined(separator: ", ")
            return "\(beginning) and \(listed[listed.count - 1]) are drawn as boxes: \(font.reason)"
        }
    }
}

/// The missing fonts, each with its first character in Unicode order. The order in which threads lay out text therefore
/// has no effect.
struct MissingFonts {
    /// The fonts by folder, and by family or script.
    private var fonts: [[String]: MissingFont] = [:]

    var sorted: [MissingFont] {
        fonts.values.sorted {
            ($0.character.value, $0.folder ?? "") < ($1.character.value, $1.folder ?? "")
        }
    }

    mutating func add(_ value: UInt32, _ configuration: FontConfiguration) {
        guard let character = Unicode.Scalar(value) else { return }
        let font = MissingFont(character, configuration)
        let kind = [font.folder ?? "", font.family ?? MissingFont.script(of: character)]
        fonts.merge([kind: font], uniquingKeysWith: Self.first)
    }

    func merging(_ other: MissingFonts) -> MissingFonts {
        var all = self
        all.fonts.merge(other.fonts, uniquingKeysWith: Self.first)
        return all
    }

    private static func first(_ font: MissingFont, _ other: MissingFont) -> MissingFont {
        font.character.value <= other.character.value ? font : other
    }
}
