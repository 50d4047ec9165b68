import Bitmaps
import Foundation
import Goldens

/// Pictures that failed and wait to be accepted or rejected.
struct PendingPictures {
    let artifacts: GoldenArtifacts
    /// In the order of their names.
    let failures: [GoldenFailure]

    init(_ artifacts: GoldenArtifacts) throws(GoldenError) {
        self.artifacts = artifacts
        failures = try artifacts.failures().sorted { $0.name < $1.name }
    }

    /// The failures that patterns name: the golden's path, a folder it is in, or either with `*` and `?`; or the scene
    /// or test.
    ///
    /// - Throws: When a pattern names none.
    func matching(_ patterns: [String]) throws -> [GoldenFailure] {
        for pattern in patterns where !failures.contains(where: { Self.matches($0, pattern) }) {
            let hint = failures.isEmpty ? "none waits" : "tablesnap review --list shows those that wait"
            throw ReviewError(description: "no picture that waits is called \(pattern); \(hint)")
        }
        return failures.filter { failure in patterns.contains { Self.matches(failure, $0) } }
    }

    private static func matches(_ failure: GoldenFailure, _ pattern: String) -> Bool {
        let pattern = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
        let folder = pattern.hasSuffix("/") ? pattern : pattern + "/"
        return [failure.name, failure.name + ".png", failure.golden, failure.owner].contains { name in
            name == pattern || name.hasPrefix(folder) || fnmatch(pattern, name, 0) == 0
        }
    }

    /// Makes a drawing the golden picture.
    ///
    /// - Throws: When the golden picture is not any more what the drawing was compared with.
    func accept(_ failure: GoldenFailure) throws {
        let golden = GoldenFile(path: failure.golden, name: failure.name)
        let compared = try? Bitmap(pngFile: artifacts.path(failure.name, "reference"))
        // A golden that cannot be read is what may be wrong with it.
        let current = try? golden.read()?.bitmap
        guard current == compared || failure.kind == .unreadable else {
            throw ReviewError(
                description: "\(failure.golden) has changed since it was compared; run tablesnap verify again"
            )
        }
        let path = artifacts.path(failure.name, "actual")
        // Decoded so that nothing but a picture becomes one.
        _ = try Bitmap(pngFile: path)
        try golden.write([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
        try artifacts.remove(failure.name)
    }

    /// Forgets a drawing.
    func reject(_ failure: GoldenFailure) throws { try artifacts.remove(failure.name) }
}

/// Pictures that cannot be accepted or rejected.
struct ReviewError: Error, CustomStringConvertible {
    let description: String
}
