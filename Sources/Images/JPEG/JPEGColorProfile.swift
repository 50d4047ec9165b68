/// The color profile of a JPEG file, which one or several APP2 segments contain.
///
/// TurboJPEG returns profiles only from version 3.1 on.
struct JPEGColorProfile {
    /// The parts by their numbers, which begin at 1.
    private var parts: [UInt8: ArraySlice<UInt8>] = [:]
    private var count: UInt8 = 0

    private static let signature = Array("ICC_PROFILE\0".utf8)

    /// Adds the content of an APP2 segment if it is a part of a profile.
    mutating func add(_ segment: ArraySlice<UInt8>) {
        let content = segment.dropFirst(Self.signature.count)
        guard segment.starts(with: Self.signature), content.count > 2 else { return }
        parts[content[content.startIndex]] = content.dropFirst(2)
        count = content[content.startIndex + 1]
    }

    /// The profile as the subject of a sentence. `nil` if there is none, or if it is that of sRGB.
    var subject: String? {
        guard !parts.isEmpty else { return nil }
        let numbers = (0..<count).map { $0 + 1 }
        guard count > 0, numbers.allSatisfy({ parts[$0] != nil }) else {
            return ColorProfile.subject(of: nil)
        }
        return ColorProfile.subject(of: ColorProfile(numbers.flatMap { parts[$0] ?? [] }))
    }
}
