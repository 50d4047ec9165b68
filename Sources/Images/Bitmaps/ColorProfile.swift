import Foundation

/// The parts of an ICC color profile by which its colors are recognized as sRGB or not.
struct ColorProfile: Equatable, Sendable {
    /// The name of the profile, such as `Display P3`. It is empty if the profile has none.
    let name: String
    /// A Boolean value that indicates whether the colors of an image are drawn correctly as sRGB, up to differences that
    /// are invisible.
    let isSRGB: Bool

    /// Reads a profile.
    ///
    /// - Returns: `nil` if the profile is damaged.
    init?(_ profile: some Collection<UInt8>) {
        let profile = ICCFile(bytes: Array(profile))
        guard profile.isValid, let space = profile.text(at: 16) else { return nil }
        name = profile.name ?? ""
        let curves = space == "GRAY" ? ["kTRC"] : ["rTRC", "gTRC", "bTRC"]
        let hasCurves = curves.allSatisfy { profile.curve($0)?.isSRGB ?? false }
        switch space {
        case "GRAY": isSRGB = hasCurves
        case "RGB " where profile.tag("rXYZ") == nil:
            // Some profiles of sRGB consist of tables only.
            isSRGB = name.hasPrefix("sRGB")
        case "RGB ": isSRGB = hasCurves && profile.hasSRGBPrimaries
        default: isSRGB = false
        }
    }
}

extension ColorProfile {
    /// Returns a profile as the subject of a sentence, or `nil` if it is that of sRGB.
    ///
    /// - Parameters:
    ///   - profile: The profile. `nil` is a damaged one.
    ///   - otherName: The name if the profile has none.
    static func subject(of profile: ColorProfile?, otherName: String = "") -> String? {
        guard let profile else { return "the damaged color profile" }
        if profile.isSRGB { return nil }
        let name = profile.name.isEmpty ? otherName : profile.name
        return name.isEmpty ? "the color profile" : "the color profile \"\(name)\""
    }
}

/// The file of an ICC profile: a header of 128 bytes, a table of tags, and their contents.
private struct ICCFile {
    let bytes: [UInt8]

    var isValid: Bool { text(at: 36) == "acsp" && number(at: 128) != nil }

    func number(at offset: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - 4 else { return nil }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    func text(at offset: Int) -> String? {
        guard offset >= 0, offset <= bytes.count - 4 else { return nil }
        return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }

    /// Returns a number with 16 bits before and 16 bits after the point.
    func fixed(at offset: Int) -> Double? {
        number(at: offset).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
    }

    /// Returns the range of a tag's content, or `nil` if there is none.
    func tag(_ signature: String) -> Range<Int>? {
        // A profile has about twenty tags.
        for index in 0..<min(number(at: 128) ?? 0, 1000) {
            let entry = 132 + 12 * index
            guard let found = text(at: entry) else { return nil }
            guard found == signature, let start = number(at: entry + 4), let size = number(at: entry + 8)
            else { continue }
            return start + size <= bytes.count ? start..<start + size : nil
        }
        return nil
    }

    // MARK: Names

    /// The description of the profile, in English if it has several.
    var name: String? {
        guard let range = tag("desc") else { return nil }
        let text =
            switch text(at: range.lowerBound) {
            case "desc": asciiName(in: range)
            case "mluc": localizedName(in: range)
            default: nil as String?
            }
        let visible = text?.prefix { $0 != "\0" }.filter {
            $0.isASCII ? $0 >= " " && $0 <= "~" : !$0.isNewline
        }
        return visible.map { String($0.prefix(Self.maxNameLength)) }
    }

    private static let maxNameLength = 60

    private func asciiName(in range: Range<Int>) -> String? {
        guard let length = number(at: range.lowerBound + 8),
            range.lowerBound + 12 + length <= range.upperBound
        else { return nil }
        let start = range.lowerBound + 12
        return String(decoding: bytes[start..<start + length], as: UTF8.self)
    }

    private func localizedName(in range: Range<Int>) -> String? {
        guard let count = number(at: range.lowerBound + 8) else { return nil }
        let records = (0..<min(count, 100)).map { range.lowerBound + 16 + 12 * $0 }
        let english = records.first { text(at: $0)?.hasPrefix("en") ?? false }
        guard let record = english ?? records.first, let length = number(at: record + 4),
            let offset = number(at: record + 8), offset + length <= range.count
        else { return nil }
        let start = range.lowerBound + offset
        let units = stride(from: start, to: start + length - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units, as: UTF16.self)
    }

    // MARK: Colors

    /// A Boolean value that indicates whether red, green and blue are those of sRGB, adapted to the white of profiles.
    var hasSRGBPrimaries: Bool {
        let primaries = [
            ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]),
            ("bXYZ", [0.1431, 0.0606, 0.7141]),
        ]
        return primaries.allSatisfy { signature, color in
            guard let start = tag(signature)?.lowerBound else { return false }
            return color.enumerated().allSatisfy { index, value in
                fixed(at: start + 8 + 4 * index).map { abs($0 - value) < 0.005 } ?? false
            }
        }
    }

    /// Returns the curve from the values of pixels to light, or `nil` if there is none.
    func curve(_ signature: String) -> ToneCurve? {
        guard let range = tag(signature), let kind = text(at: range.lowerBound) else { return nil }
        let start = range.lowerBound
        switch kind {
        case "curv":
            guard let count = number(at: start + 8), start + 12 + 2 * count <= range.upperBound else {
                return nil
            }
            let values = (0..<count).map { index in
                Double(Int(bytes[start + 12 + 2 * index]) << 8 | Int(bytes[start + 13 + 2 * index]))
            }
            return values.count == 1 ? .function([values[0] / 256]) : .table(values.map { $0 / 65535 })
        case "para":
            let counts = [1, 3, 4, 5, 7]
            guard range.count >= 12, counts.indices.contains(Int(bytes[start + 9])) else { return nil }
            let values = (0..<counts[Int(bytes[start + 9])]).compactMap { fixed(at: start + 12 + 4 * $0) }
            return values.count == counts[Int(bytes[start + 9])] ? .function(values) : nil
        default: return nil
        }
    }
}

/// A curve from the values of pixels to light, both from 0 to 1.
private enum ToneCurve {
    /// Equally spaced values. An empty table is the identity.
    case table([Double])
    /// The parameters g, a, b, c, d, e and f of the ICC specification, or the first ones.
    case function([Double])

    /// A Boolean value that indicates whether the curve is that of sRGB, or the power 2.2, by which PNG describes sRGB.
    var isSRGB: Bool {
        [(0.25, 0.0509), (0.5, 0.2140), (0.75, 0.5225)].allSatisfy { abs(light(at: $0) - $1) < 0.01 }
    }

    private func light(at value: Double) -> Double {
        switch self {
        case .table(let table):
            guard table.count > 1 else { return value }
            let position = value * Double(table.count - 1)
            let index = min(Int(position), table.count - 2)
            return table[index] + (table[index + 1] - table[index]) * (position - Double(index))
        case .function(let values):
            guard values.count >= 3 else { return pow(value, values[0]) }
            let (power, slope, shift) = (values[0], values[1], values[2])
            let curved = pow(max(slope * value + shift, 0), power)
            switch values.count {
            case 3: return value >= -shift / slope ? curved : 0
            case 4: return value >= -shift / slope ? curved + values[3] : values[3]
            case 5: return value >= values[4] ? curved : values[3] * value
            default: return value >= values[4] ? curved + values[5] : values[3] * value + values[6]
            }
        }
    }
}
