import CPangoFT2

/// A missing font, whose characters are drawn as boxes.
public struct MissingFont: Sendable, Hashable {
    /// The detected characters that are drawn as boxes, in Unicode order. There is at least one.
    public private(set) var characters: [Unicode.Scalar]

    /// The family that contains the first character. `nil` if no family that tablesnap uses contains it, or if the fonts
    /// are those in a folder.
    public let family: String?

    /// The path of the folder with the fonts. `nil` if they are, or include, those of the system.
    public let folder: String?

    /// The missing fonts that this process has detected: one for each family, one for each folder, and one for all
    /// characters without a family. Texts count when they are measured, on any thread.
    public static var found: [MissingFont] {
        FontAccess.forEachTypesetter { $0.missing }.reduce(into: MissingFonts()) { $0.formUnion($1) }.sorted
    }

    /// Forgets the missing fonts, so that ``found`` contains only those of texts that are measured afterward.
    package static func forgetFound() { _ = FontAccess.forEachTypesetter { $0.missing = MissingFonts() } }

    /// Returns the missing fonts of characters that the fonts in a collection do not contain.
    package static func fonts(of characters: Set<UInt32>, in fonts: FontCollection) -> [MissingFont] {
        var missing = MissingFonts()
        for character in characters.sorted() { missing.add(character, fonts.configuration) }
        return missing.sorted
    }

    /// Finds the first of a character's families that is not installed.
    init(_ character: Unicode.Scalar, isInstalled: (String) -> Bool) {
        characters = [character]
        let families = FontFamilies.families(with: character, script: Self.script(of: character))
        family = families.first { !isInstalled($0) }
        folder = nil
    }

    /// Finds the missing font of a character that no font of a configuration contains.
    init(_ character: Unicode.Scalar, _ configuration: FontConfiguration) {
        if let folder = configuration.folder, !folder.includesSystemFonts {
            self.init([character.value], family: nil, folder: folder.name)
        } else {
            self.init(character, isInstalled: configuration.contains)
        }
    }

    fileprivate init(_ characters: Set<UInt32>, family: String?, folder: String?) {
        self.characters = characters.sorted().compactMap(Unicode.Scalar.init)
        (self.family, self.folder) = (family, folder)
    }

    private static func script(of character: Unicode.Scalar) -> String {
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
        return letters(of: hb_script_to_iso15924_tag(script))
    }
}

extension MissingFont: CustomStringConvertible {
    /// The description, one sentence without a period: the characters, the missing font or the searched ones, and the
    /// remedy.
    public var description: String { sentence(remedyWithoutFamily: "or a FontCollection") }

    /// The description for users of the command, who have options and packages.
    package var commandDescription: String { sentence(remedyWithoutFamily: "or install a package with one") }

    private func sentence(remedyWithoutFamily: String) -> String {
        let isOne = characters.count == 1
        let reason = reason(isOne ? "it" : "them", remedyWithoutFamily)
        return "\(names) \(isOne ? "is drawn as a box" : "are drawn as boxes"): \(reason)"
    }

    private func reason(_ characters: String, _ remedyWithoutFamily: String) -> String {
        if let folder {
            return "the folder \(folder) has no font with \(characters); add a font that has \(characters)"
        }
        guard let family else {
            let searched = "\(FontFamilies.system), \(FontFamilies.classic) and the Noto fonts"
            return
                "\(searched) do not have \(characters); use a folder of fonts that has \(characters), with --fonts, "
                + remedyWithoutFamily
        }
        return FontFamilies.problem(without: family)
    }

    private static let maxListedCount = 8

    private var names: String {
        let others = characters.count - Self.maxListedCount
        let listed =
            characters.prefix(Self.maxListedCount).map(Self.name) + (others > 0 ? ["\(others) more"] : [])
        let beginning = listed.dropLast().joined(separator: ", ")
        return [beginning, listed.last ?? ""].filter { !$0.isEmpty }.joined(separator: " and ")
    }

    private static func name(of character: Unicode.Scalar) -> String {
        let code = String(character.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(4 - code.count, 0)) + code
    }
}

/// The missing fonts with their characters. The order in which threads lay out text therefore has no effect.
struct MissingFonts {
    /// What the characters of a font have in common.
    private struct Kind: Hashable {
        var family: String?
        var folder: String?
    }

    private var characters: [Kind: Set<UInt32>] = [:]

    var sorted: [MissingFont] {
        // No two fonts have the same first character in the same folder.
        characters.map { MissingFont($1, family: $0.family, folder: $0.folder) }.sorted {
            ($0.characters[0].value, $0.folder ?? "") < ($1.characters[0].value, $1.folder ?? "")
        }
    }

    mutating func add(_ value: UInt32, _ configuration: FontConfiguration) {
        guard let character = Unicode.Scalar(value) else { return }
        let font = MissingFont(character, configuration)
        characters[Kind(family: font.family, folder: font.folder), default: []].insert(value)
    }

    mutating func formUnion(_ other: MissingFonts) {
        characters.merge(other.characters) { $0.union($1) }
    }
}
