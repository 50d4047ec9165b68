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
        let text: String
        let power: Int
        var requiresCurrency = false
        var canFollowSpace = false
    }

    private static let suffixes = [
        Suffix(text: "K", power: 3), Suffix(text: "k", power: 3), Suffix(text: "M", power: 6),
        Suffix(text: "G", power: 9), Suffix(text: "T", power: 12), Suffix(text: "bn", power: 9),
        Suffix(text: "B", power: 9, requiresCurrency: true),
        Suffix(text: "Mio.", power: 6, canFollowSpace: true),
        Suffix(text: "Mio", power: 6, canFollowSpace: true),
        Suffix(text: "Mrd.", power: 9, canFollowSpace: true),
        Suffix(text: "Mrd", power: 9, canFollowSpace: true),
    ]

    /// The number of bytes of the longest suffix, with a digit and a space before it.
    static let maxLength = 6

    /// Finds the suffix at the end of a number, or returns `nil` if there is none.
    init?(endOf bytes: some BidirectionalCollection<UInt8>, hasCurrency: Bool) {
        // Most numbers end with a digit.
        guard let last = bytes.last, !last.isDigit else { return nil }
        for suffix in Self.suffixes where bytes.reversed().starts(with: suffix.text.utf8.reversed()) {
            guard hasCurrency || !suffix.requiresCurrency,
                let previous = bytes.dropLast(suffix.text.utf8.count).last,
                previous.isDigit || suffix.canFollowSpace && (previous == .space || previous == 0xA0)
            else { continue }
            (power, length) = (suffix.power, suffix.text.utf8.count)
            return
        }
        return nil
    }
}
