import CPangoFT2
import TableSpecimens
import Testing

@testable import Typesetting

/// The tables of a font that a test can change.
private struct FontTables {
    private var tables: [hb_tag_t: [UInt8]] = [:]

    /// Reads the tables of the system font.
    init() throws {
        let path = try #require(
            TextLayout(TextRequest(text: "a", font: .systemFont(ofSize: 17))).runs.first?.run.font.path)
        let blob = try #require(hb_blob_create_from_file_or_fail(path))
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        var count = hb_face_get_table_tags(face, 0, nil, nil)
        var tags = [hb_tag_t](repeating: 0, count: Int(count))
        hb_face_get_table_tags(face, 0, &count, &tags)
        for tag in tags {
            let table = hb_face_reference_table(face, tag)
            defer { hb_blob_destroy(table) }
            var length: UInt32 = 0
            let start = hb_blob_get_data(table, &length)
            tables[tag] = Array(UnsafeRawBufferPointer(start: start, count: Int(length)))
        }
    }

    subscript(name: String) -> [UInt8] {
        get { tables[hb_tag_from_string(name, 4)] ?? [] }
        set { tables[hb_tag_from_string(name, 4)] = newValue }
    }

    /// Returns the number of two bytes at an offset of a table.
    func number(_ name: String, at offset: Int) -> Int {
        Int(self[name][offset]) << 8 | Int(self[name][offset + 1])
    }

    /// Replaces the tag of a feature.
    mutating func rename(_ feature: String, to newName: String, in table: String) {
        let list = number(table, at: 6)
        for record in 0..<number(table, at: list) {
            let range = list + 2 + 6 * record..<list + 6 + 6 * record
            if Array(self[table][range]) == Array(feature.utf8) {
                self[table].replaceSubrange(range, with: newName.utf8)
            }
        }
    }

    /// Makes the first feature of a table a required one of the first script.
    mutating func requireFirstFeature(in table: String) {
        let scripts = number(table, at: 4)
        let script = scripts + number(table, at: scripts + 6)
        let language = script + number(table, at: script)
        self[table].replaceSubrange(language + 2..<language + 4, with: [0, 0])
    }

    /// A Boolean value that indicates whether the font is proved to be pairwise, without replacements of letters.
    var isProved: Bool {
        let face = hb_face_builder_create()
        defer { hb_face_destroy(face) }
        for (tag, bytes) in tables {
            let blob = bytes.withUnsafeBytes {
                hb_blob_create(
                    $0.bindMemory(to: CChar.self).baseAddress, UInt32($0.count), HB_MEMORY_MODE_DUPLICATE,
                    nil, nil)
            }
            hb_face_builder_add_table(face, tag, blob)
            hb_blob_destroy(blob)
        }
        let off = FontFeature.replacements.map { FontFeature.Setting(feature: $0, isOn: false) }
        return PairwiseFont.isProved(face, features: off)
    }
}

@Suite("Proof that a font draws text pair by pair")
struct PairwiseFontTests {
    /// Only some versions of HarfBuzz prove this of Inter 4.
    @Test(.requiresInter3) func systemFontIsPairwise() throws { #expect(try FontTables().isProved) }

    @Test(arguments: ["Silf", "kern", "kerx", "mort", "morx"])
    func otherRulesPreventProof(table: String) throws {
        var tables = try FontTables()
        tables[table] = [0, 0, 0, 0]
        #expect(!tables.isProved)
    }

    /// The contextual rules of `calt` are off, those of unknown features count as on.
    @Test(.requiresInter3) func unknownFeaturesAreOn() throws {
        var tables = try FontTables()
        tables.rename("calt", to: "HARF", in: "GSUB")
        #expect(!tables.isProved)
        tables.rename("HARF", to: "ss20", in: "GSUB")
        #expect(tables.isProved)
    }

    @Test(arguments: ["GSUB", "GPOS"])
    func requiredFeaturesPreventProof(table: String) throws {
        var tables = try FontTables()
        tables.requireFirstFeature(in: table)
        #expect(!tables.isProved)
    }

    /// Each byte of the lists of lookups is replaced. HarfBuzz and the proof must read nothing beyond the tables.
    @Test func damagedTablesAreRead() throws {
        let tables = try FontTables()
        for table in ["GSUB", "GPOS"] {
            let lookups = tables.number(table, at: 8)
            for offset in [4, 6, 8, 9, lookups, lookups + 1, lookups + 2, lookups + 3, lookups + 40] {
                var damaged = tables
                damaged[table][offset] = 0xFF
                _ = damaged.isProved
            }
            var cut = tables
            cut[table] = Array(tables[table].prefix(lookups + 7))
            _ = cut.isProved
        }
    }
}
