import TableKit

/// Repeatable random numbers (SplitMix64).
package struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}

extension Image {
    /// A picture of one colour, of so many points at a pixel each.
    package static func plain(_ width: Int, _ height: Int, _ color: [UInt8] = [200, 30, 60, 255]) -> Image {
        let bytes = (0..<width * height).flatMap { _ in color }
        guard let bitmap = try? Bitmap(width: width, height: height, bytes: bytes) else {
            fatalError("a picture of \(width) × \(height) pixels has no pixels")
        }
        return Image(bitmap: bitmap)
    }
}

extension RGBA {
    /// A colour from components between 0 and 255, as the figures of the system are given.
    package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
        self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
