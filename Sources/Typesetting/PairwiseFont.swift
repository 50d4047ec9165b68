import CHarfBuzzSubset
import CPangoFT2

/// A namespace for the proof that a font draws text pair by pair.
///
/// In a pairwise font, a character determines its glyph, and two adjacent characters determine the distance between their
/// glyphs, in texts of ``characters``.
///
/// HarfBuzz removes all rules from the font's tables that require other characters. The rest must be substitutions of single
/// glyphs and distances of pairs.
enum PairwiseFont {
    /// The characters of Latin text, without combining marks and characters that are never visible.
    static let characters: Set<Unicode.Scalar> = {
        let ranges: [ClosedRange<UInt32>] = [0x20...0x7E, 0xA1...0x24F, 0x1E00...0x1EFF]
        let others: [UInt32] = [
            0x2010, 0x2013, 0x2014, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2026, 0x20AC, 0x2212,
        ]
        // © and ® can be emoji. The micro sign is a letter without a script. Many fonts replace a middle dot between two
        // letters l, and would not be pairwise with it.
        let excluded: Set<UInt32> = [0xA9, 0xAD, 0xAE, 0xB5, 0xB7]
        let values = (ranges.joined() + others).filter { !excluded.contains($0) }
        return Set(values.compactMap(Unicode.Scalar.init))
    }()

    /// The features of OpenType that are off by default. All others count as on, so that the list need not be complete.
    private static let optionalFeatures: [String] = {
        let names = """
            aalt c2pc c2sc case cpsp cswh dlig dnom frac hist hlig lnum numr onum ordn ornm pcap pnum salt sinf smcp \
            subs sups swsh titl tnum unic zero
            """
        let numbers: [Substring] = (101...199).map { String($0).suffix(2) }
        return names.split(separator: " ").map(String.init) + numbers.flatMap { ["cv\($0)", "ss\($0)"] }
    }()

    /// The tables of the shapes of glyphs.
    private static let shapeTables = [
        "CBDT", "CBLC", "CFF ", "CFF2", "COLR", "SVG ", "glyf", "gvar", "loca", "sbix",
    ]

    /// The tables of rules that HarfBuzz can apply instead of those in GSUB and GPOS.
    private static let otherRules = ["Silf", "kern", "kerx", "mort", "morx"]

    /// Returns a Boolean value that indicates whether the tables of a font prove that it is pairwise.
    ///
    /// - Parameter features: The features that differ from the defaults.
    static func isProved(_ face: OpaquePointer?, features: [FontFeature.Setting]) -> Bool {
        guard !otherRules.contains(where: { hasTable($0, face) }), !hasRequiredFeature(face),
            let rest = subset(face, features)
        else { return false }
        defer { hb_face_destroy(rest) }
        guard let substitutions = LayoutTable("GSUB", in: rest), let positions = LayoutTable("GPOS", in: rest)
        else { return false }
        return !hasMarks(rest) && substitutions.lookups.allSatisfy { $0.type == 1 }
            && positions.lookups.allSatisfy(\.onlyMovesNextGlyph)
    }

    /// Returns a Boolean value that indicates whether a language requires a feature, which applies regardless of its name.
    private static func hasRequiredFeature(_ face: OpaquePointer?) -> Bool {
        ["GSUB", "GPOS"].map(tag).contains { table in
            let scripts = hb_ot_layout_table_get_script_tags(face, table, 0, nil, nil)
            return (0..<scripts).contains { script in
                let languages = hb_ot_layout_script_get_language_tags(face, table, script, 0, nil, nil)
                return (Array(0..<languages) + [UInt32(HB_OT_LAYOUT_DEFAULT_LANGUAGE_INDEX)]).contains {
                    hb_ot_layout_language_get_required_feature(face, table, script, $0, nil, nil) != 0
                }
            }
        }
    }

    /// Returns the font without the rules that other characters or other features require.
    private static func subset(_ face: OpaquePointer?, _ features: [FontFeature.Setting]) -> OpaquePointer? {
        guard let input = hb_subset_input_create_or_fail() else { return nil }
        defer { hb_subset_input_destroy(input) }
        for character in characters { hb_set_add(hb_subset_input_unicode_set(input), character.value) }
        let retained = hb_subset_input_set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
        hb_set_clear(retained)
        hb_set_invert(retained)
        for feature in optionalFeatures { hb_set_del(retained, tag(feature)) }
        for setting in features {
            let tag = tag(setting.feature.rawValue)
            if setting.isOn { hb_set_add(retained, tag) } else { hb_set_del(retained, tag) }
        }
        let dropped = hb_subset_input_set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
        for table in shapeTables { hb_set_add(dropped, tag(table)) }
        return hb_subset_or_fail(face, input)
    }

    /// Returns a Boolean value that indicates whether some of the font's characters are marks, which lookups can skip.
    private static func hasMarks(_ face: OpaquePointer) -> Bool {
        let marks = hb_set_create()
        defer { hb_set_destroy(marks) }
        hb_ot_layout_get_glyphs_in_class(face, HB_OT_LAYOUT_GLYPH_CLASS_MARK, marks)
        return hb_set_is_empty(marks) == 0
    }

    private static func hasTable(_ name: String, _ face: OpaquePointer?) -> Bool {
        let table = hb_face_reference_table(face, tag(name))
        defer { hb_blob_destroy(table) }
        return hb_blob_get_length(table) > 0
    }

    fileprivate static func tag(_ name: String) -> hb_tag_t {
        hb_tag_from_string(name, Int32(name.utf8.count))
    }
}

/// The lookups of a GSUB or GPOS table of OpenType.
private struct LayoutTable {
    struct Lookup {
        var type: Int, flags: Int
        /// The first numbers of each subtable.
        var subtables: [[Int]]

        /// A Boolean value that indicates whether the lookup adjusts pairs of glyphs, and only the advance of the first.
        var onlyMovesNextGlyph: Bool {
            // The direction, and that marks are skipped. Other flags skip other glyphs.
            let harmless = 0x9
            // The advance, and its adjustment in variable fonts.
            let advances = 0x44
            return type == 2 && flags & ~harmless == 0
                && subtables.allSatisfy { $0[2] & ~advances == 0 && $0[3] == 0 }
        }
    }

    private(set) var lookups: [Lookup] = []

    /// Reads a table. The result is `nil` if the table is damaged, or if the position on an axis selects its lookups.
    init?(_ name: String, in face: OpaquePointer) {
        let table = hb_face_reference_table(face, PairwiseFont.tag(name))
        defer { hb_blob_destroy(table) }
        var count: UInt32 = 0
        let start = hb_blob_get_data(table, &count)
        let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count))
        if bytes.isEmpty { return }
        let extensionType = name == "GSUB" ? 7 : 9
        guard let minor = bytes.number(at: 2), let list = bytes.number(at: 8),
            minor == 0 || (bytes.number(at: 10) == 0 && bytes.number(at: 12) == 0),
            let lookupCount = bytes.number(at: list)
        else { return nil }
        for index in 0..<lookupCount {
            guard let offset = bytes.number(at: list + 2 + 2 * index),
                let lookup = bytes.lookup(at: list + offset, extensionType)
            else { return nil }
            lookups.append(lookup)
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Returns a number of two bytes, or `nil` beyond the end.
    fileprivate func number(at offset: Int) -> Int? {
        guard offset >= 0, offset + 2 <= count else { return nil }
        return Int(self[offset]) << 8 | Int(self[offset + 1])
    }

    fileprivate func lookup(at start: Int, _ extensionType: Int) -> LayoutTable.Lookup? {
        guard var type = number(at: start), let flags = number(at: start + 2),
            let count = number(at: start + 4)
        else { return nil }
        var subtables: [[Int]] = []
        let isExtension = type == extensionType
        for index in 0..<count {
            guard var offset = number(at: start + 6 + 2 * index).map({ start + $0 }) else { return nil }
            if isExtension {
                guard let actual = number(at: offset + 2), let high = number(at: offset + 4),
                    let low = number(at: offset + 6)
                else { return nil }
                type = actual
                offset += high << 16 | low
            }
            let numbers = (0..<4).compactMap { number(at: offset + 2 * $0) }
            guard numbers.count == 4 else { return nil }
            subtables.append(numbers)
        }
        return LayoutTable.Lookup(type: type, flags: flags, subtables: subtables)
    }
}
