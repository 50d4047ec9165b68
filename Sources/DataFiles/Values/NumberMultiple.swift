/// A suffix of numbers that multiplies them, such as the `M` of 1.2M.
///
/// The suffixes `K`, `k`, `M`, `G`, `T` and `bn` directly follow the digits, and so does `B` in an amount such as $1.2B, because it
/// is bytes in others. `Mio` and `Mrd`, with or without a point, can follow a space.
struct NumberMultiple: Equatable {
    /// The power of ten.
    let power: Int
    /// The number of bytes.
    let length: Int

    private struct Suffix {
        let bytes: [UInt8]
        let power: Int
        var requiresCurrency = false
        var canFollowSpace = false

        init(_ text: String, _ power: Int, requiresCurrency: Bool = false, canFollowSpace: Bool = false) {
            (bytes, self.power) = (Array(text.utf8), power)
            (self.requiresCurrency, self.canFollowSpace) = (requiresCurrency, canFollowSpace)
        }
    }

    private static let suffixes = [
        Suffix("K", 3), Suffix("k", 3), Suffix("M", 6), Suffix("G", 9), Suffix("T", 12), Suffix("bn", 9),
        Suffix("B", 9, requiresCurrency: true), Suffix("Mio.", 6, canFollowSpace: true),
        Suffix("Mio", 6, canFollowSpace: true), Suffix("Mrd.", 9, canFollowSpace: true),
        Suffix("Mrd", 9, canFollowSpace: true),
    ]

    /// The number of bytes of the longest suffix, with a digit and a space before it.
    static let maxLength = 6

    /// Finds the suffix at the end of a number, or returns `nil` if there is none.
    init?(endOf bytes: some BidirectionalCollection<UInt8>, hasCurrency: Bool) {
        // Most numbers end with a digit.
        guard let last = bytes.last, !last.isDigit else { return nil }
        for suffix in Self.suffixes where bytes.reversed().starts(with: suffix.bytes.reversed()) {
            guard hasCurrency || !suffix.requiresCurrency,
                let previous = bytes.dropLast(suffix.bytes.count).last,
                previous.isDigit || suffix.canFollowSpace && (previous == .space || previous == 0xA0)
            else { continue }
            (power, length) = (suffix.power, suffix.bytes.count)
            return
        }
        return nil
    }
}
