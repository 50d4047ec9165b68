import Diagnostics

/// The environments of golden images that differ from the one of this machine, with the number of different images.
struct OtherEnvironments {
    private let counts: [String: Int]
    private let hasOtherFonts: Bool

    static func of(_ images: [ImageResult]) -> OtherEnvironments {
        let environments = images.compactMap(\.environment)
        return OtherEnvironments(
            counts: Dictionary(environments.map { ($0, 1) }, uniquingKeysWith: +),
            hasOtherFonts: images.contains(where: \.hasOtherFonts))
    }

    /// A line for each environment, in the order of their numbers of images, and the cure for other fonts.
    var lines: [String] {
        let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let lines = sorted.map { environment, count in
            "\(counted(count, "different image")) \(count == 1 ? "was" : "were") \(environment)".onOneLine
        }
        guard hasOtherFonts else { return lines }
        return lines + [
            "Use the same fonts: copy them with tablesnap fonts --copy where the golden images are recorded, and specify "
                + "them with --fonts; or compare layouts and texts with --other-fonts layout"
        ]
    }
}
