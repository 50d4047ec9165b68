import CPangoFT2
import Files

/// The texts in a font file that describe it, in English if possible.
package struct FontFileDetails: Sendable, Hashable {
    /// The path of the file.
    package let path: String
    /// The names of the families of its faces, in the order of the faces.
    package let familyNames: [String]
    /// The names of the styles of its faces, such as `Bold Italic`.
    let styleNames: [String]
    /// The version with 16 fractional bits, as in the font's head table.
    let revision: Int
    /// The copyright notice, or `nil` if there is none.
    package let copyright: String?
    /// The text of the license, or `nil` if there is none.
    package let license: String?
    /// The address of the license's text, or `nil` if there is none.
    package let licenseURL: String?

    /// Reads the names in a font file. The result is `nil` if it is not an OpenType font, is incomplete, or contains no
    /// name of a family.
    package init?(path: String) {
        // Opening a pipe would wait for its writer.
        guard (try? FileKind(path: path)) == .regular, let blob = hb_blob_create_from_file_or_fail(path)
        else {
            return nil
        }
        defer { hb_blob_destroy(blob) }
        var length: UInt32 = 0
        let data = hb_blob_get_data(blob, &length)
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        guard let faceCount = Self.faceCount(in: bytes) else { return nil }
        var familyNames: [String] = []
        var styleNames: [String] = []
        var texts: [String?] = []
        var revision = 0
        for index in 0..<faceCount {
            let face = hb_face_create(blob, UInt32(index))
            defer { hb_face_destroy(face) }
            guard let family = Self.text(.typographicFamily, in: face) ?? Self.text(.family, in: face) else {
                return nil
            }
            if !familyNames.contains(family) { familyNames.append(family) }
            styleNames.append(
                Self.text(.typographicStyle, in: face) ?? Self.text(.style, in: face) ?? "")
            guard index == 0 else { continue }
            texts = [.copyright, .license, .licenseURL].map { Self.text($0, in: face) }
            revision = Self.revision(of: face)
        }
        self.path = path
        (self.familyNames, self.styleNames, self.revision) = (familyNames, styleNames, revision)
        (copyright, license, licenseURL) = (texts[0], texts[1], texts[2])
    }

    /// The version, such as `4.000`. Fonts without version have `0.000`.
    package var version: String {
        let thousandths = (revision * 1000 + 1 << 15) >> 16
        let fraction = String(1000 + thousandths % 1000).dropFirst()
        return "\(thousandths / 1000).\(fraction)"
    }

    /// Returns a Boolean value that indicates whether a file takes precedence over another with the same faces: that
    /// with the later version, or else with the lower digest.
    static func precedes(_ first: FontFileDetails, _ other: FontFileDetails) -> Bool {
        func names(_ details: FontFileDetails) -> String {
            (details.familyNames + details.styleNames).joined(separator: "\n")
        }
        let (left, right) = (names(first), names(other))
        if left != right { return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars) }
        if first.revision != other.revision { return first.revision > other.revision }
        let digests = [first, other].map { FontFile.file(at: $0.path).sha256 }
        return digests[0] == digests[1] ? first.path < other.path : digests[0] < digests[1]
    }

    // MARK: Tables

    private static let maxFaceCount = 256

    /// Returns the number of fonts in a file, or `nil` if it is not an OpenType file, or if a table exceeds the file.
    private static func faceCount(in bytes: UnsafeRawBufferPointer) -> Int? {
        func number(at offset: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - 4 else { return nil }
            return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
        }
        guard let signature = number(at: 0) else { return nil }
        guard signature == tag("ttcf") else { return isFont(at: 0, number) ? 1 : nil }
        guard let count = number(at: 8), (1...maxFaceCount).contains(count) else { return nil }
        let isComplete = (0..<count).allSatisfy { index in
            number(at: 12 + 4 * index).map { isFont(at: $0, number) } ?? false
        }
        return isComplete ? count : nil

        func isFont(at start: Int, _ number: (Int) -> Int?) -> Bool {
            guard let version = number(start), let head = number(start + 4),
                [0x10000, tag("OTTO"), tag("true")].contains(version), head >> 16 > 0
            else { return false }
            return (0..<head >> 16).allSatisfy { index in
                let record = start + 12 + 16 * index
                guard let name = number(record), let offset = number(record + 8),
                    let length = number(record + 12)
                else { return false }
                // Nothing reads signatures, which tools leave behind.
                return offset + length <= bytes.count || name == tag("DSIG")
            }
        }
    }

    private static func tag(_ letters: StaticString) -> Int {
        letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
    }

    private static func revision(of face: OpaquePointer?) -> Int {
        let table = hb_face_reference_table(face, UInt32(tag("head")))
        defer { hb_blob_destroy(table) }
        var length: UInt32 = 0
        guard let data = hb_blob_get_data(table, &length), length >= 8 else { return 0 }
        let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
        return Int(Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: 4, as: Int32.self)))
    }

    // MARK: Names

    /// The number of a name in a font's name table.
    private enum Name: UInt32 {
        case copyright = 0
        case family = 1
        case style = 2
        case license = 13
        case licenseURL = 14
        case typographicFamily = 16
        case typographicStyle = 17
    }

    /// Returns a name in English, or else in the first language that has it.
    private static func text(_ name: Name, in face: OpaquePointer?) -> String? {
        if let english = text(name, in: face, language: hb_language_from_string("en", -1)) { return english }
        var count: UInt32 = 0
        guard let entries = hb_ot_name_list_names(face, &count) else { return nil }
        let entry = UnsafeBufferPointer(start: entries, count: Int(count)).first {
            $0.name_id == name.rawValue
        }
        return entry.flatMap { text(name, in: face, language: $0.language) }
    }

    private static func text(_ name: Name, in face: OpaquePointer?, language: hb_language_t?) -> String? {
        let length = hb_ot_name_get_utf8(face, name.rawValue, language, nil, nil)
        guard length > 0 else { return nil }
        // The size includes a null character.
        var size = length + 1
        let bytes = [CChar](unsafeUninitializedCapacity: Int(size)) { buffer, count in
            hb_ot_name_get_utf8(face, name.rawValue, language, &size, buffer.baseAddress)
            count = Int(min(size, length))
        }
        let text = String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
        return text.isEmpty ? nil : text
    }
}
