import Goldens
import Images

/// The golden images that no scene uses, by their pixels, for scenes whose golden images are missing.
struct RenamedGoldens: Sendable {
    /// The paths by the digests of the pixels.
    private let paths: [Int: String]

    /// Reads golden images. Those that cannot be read are not those of a renamed scene.
    static func of(_ paths: [String], areCommitted: Bool = false) -> RenamedGoldens {
        let digests = paths.lazy.compactMap { path -> (Int, String)? in
            guard let file = try? GoldenFile(path: path, name: path).read(),
                let bitmap = try? Bitmap(pngBytes: file.bytes)
            else { return nil }
            return (DrawnImage(bitmap).digest(ignoring: []), path)
        }
        return RenamedGoldens(
            paths: Dictionary(digests, uniquingKeysWith: { first, _ in first }), areCommitted: areCommitted)
    }

    /// A Boolean value that indicates whether the images are those of a commit, which cannot be renamed.
    private let areCommitted: Bool

    /// Returns the path of the golden image that a drawing without one had under another name. The result is `nil` if there is
    /// none.
    func path(_ verdict: Verdict) -> String? {
        guard verdict.reference == nil, !paths.isEmpty else { return nil }
        return verdict.drawing.flatMap { paths[$0.digest(ignoring: [])] }
    }

    /// Returns the sentence about such a golden image.
    func sentence(_ path: String, _ verdict: Verdict) -> String? {
        guard let golden = verdict.goldenPath else { return nil }
        let same = "\(path), which no scene uses, has the same pixels"
        switch verdict.outcome {
        case .missing where areCommitted: return same
        case .missing: return "\(same): git mv \(path.shellQuoted) \(golden.shellQuoted)"
        case .recorded: return "\(same); delete it with --unreferenced --delete"
        case .same, .sameLayout, .different, .unreadable, .notRecorded, .notDrawn: return nil
        }
    }
}
