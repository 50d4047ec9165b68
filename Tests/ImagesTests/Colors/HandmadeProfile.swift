import Foundation

/// Builds ICC profiles with the tags by which tablesnap recognizes sRGB.
struct HandmadeProfile {
    enum Curve {
        case power(Double)
        /// The function of sRGB.
        case sRGB
        /// Values at equal distances.
        case table([Double])
    }

    var name: String
    var space = "RGB "
    /// Red, green and blue in the space of profiles.
    var primaries: [[Double]] = []
    var curve: Curve?
    /// A Boolean value that indicates whether the name is in a tag of version 4, in two languages.
    var isLocalized = false

    static let sRGBPrimaries = [
        [0.4361, 0.2225, 0.0139], [0.3851, 0.7169, 0.0971], [0.1431, 0.0606, 0.7141],
    ]
    static let sRGB = HandmadeProfile(
        name: "sRGB IEC61966-2.1", primaries: sRGBPrimaries, curve: .sRGB)
    static let displayP3 = HandmadeProfile(
        name: "Display P3",
        primaries: [[0.5151, 0.2412, -0.0011], [0.2920, 0.6922, 0.0419], [0.1571, 0.0666, 0.7841]],
        curve: .sRGB, isLocalized: true)

    var bytes: [UInt8] {
        var tags: [(String, [UInt8])] = [("desc", isLocalized ? localizedName : asciiName)]
        for (signature, color) in zip(["rXYZ", "gXYZ", "bXYZ"], primaries) {
            tags.append((signature, Self.text("XYZ ") + [0, 0, 0, 0] + color.flatMap(Self.fixed)))
        }
        if let curve {
            for signature in space == "GRAY" ? ["kTRC"] : ["rTRC", "gTRC", "bTRC"] {
                tags.append((signature, Self.bytes(of: curve)))
            }
        }
        var table = Self.number(tags.count)
        var contents: [UInt8] = []
        for (signature, content) in tags {
            table += Self.text(signature) + Self.number(132 + 12 * tags.count + contents.count)
            table += Self.number(content.count)
            contents += content
        }
        var header = [UInt8](repeating: 0, count: 128)
        header.replaceSubrange(16..<20, with: Self.text(space))
        header.replaceSubrange(36..<40, with: Self.text("acsp"))
        return header + table + contents
    }

    private var asciiName: [UInt8] {
        Self.text("desc") + [0, 0, 0, 0] + Self.number(name.utf8.count + 1) + Array(name.utf8) + [0]
    }

    private var localizedName: [UInt8] {
        func units(_ text: String) -> [UInt8] { text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let (other, own) = (units("Anderer Name"), units(name))
        return Self.text("mluc") + [0, 0, 0, 0] + Self.number(2) + Self.number(12)
            + Self.text("deDE") + Self.number(other.count) + Self.number(40)
            + Self.text("enUS") + Self.number(own.count) + Self.number(40 + other.count) + other + own
    }

    private static func bytes(of curve: Curve) -> [UInt8] {
        func short(_ value: Double) -> [UInt8] { [UInt8(Int(value) >> 8), UInt8(Int(value) & 255)] }
        switch curve {
        case .power(let power): return text("curv") + [0, 0, 0, 0] + number(1) + short(power * 256)
        case .sRGB:
            return text("para") + [0, 0, 0, 0, 0, 3, 0, 0]
                + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
        case .table(let values):
            return text("curv") + [0, 0, 0, 0] + number(values.count) + values.flatMap { short($0 * 65535) }
        }
    }

    private static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    private static func number(_ number: Int) -> [UInt8] {
        (0..<4).map { UInt8(number >> (24 - 8 * $0) & 255) }
    }

    private static func fixed(_ value: Double) -> [UInt8] {
        number(Int((value * 65536).rounded()) & 0xFFFF_FFFF)
    }
}
