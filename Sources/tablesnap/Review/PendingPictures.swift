import Diagnostics
import Files
import Foundation
import Goldens
import Images
import Scenes

/// Pictures that failed and wait to be accepted or rejected.
struct PendingPictures {
    let artifacts: GoldenArtifacts
    /// In the order of their names.
    let failures: [GoldenFailure]
    /// Whether a golden may be a link out of the folder that its own is in.
    private let allowsOutside: Bool

    init(_ artifacts: GoldenArtifacts, allowsOutside: Bool = false) throws(GoldenError) {
        self.artifacts = artifacts
        self.allowsOutside = allowsOutside
        failures = try artifacts.failures().map(\.here).sorted { $0.name < $1.name }
    }

    /// The failures that patterns name: the golden's path, a folder it is in, or either with `*` and `?`; or the scene
    /// or test.
    ///
    /// - Throws: When a pattern names none.
    func matching(_ patterns: [String]) throws -> [GoldenFailure] {
        for pattern in patterns where !failures.contains(where: { Self.matches($0, pattern) }) {
            let hint = failures.isEmpty ? "none waits" : "tablesnap review --list shows those that wait"
            throw Diagnostic(message: "no picture that waits is called \(pattern); \(hint)")
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
        let path = artifacts.path(failure.name, "actual")
        let files = RunFiles()
        files.read(path)
        // Goldens are in a folder below that of their scene.
        let folder = SceneFolder(of: SceneFolder(of: failure.golden).path).path
        let claim = try files.claim(failure.golden, within: allowsOutside ? nil : folder)
        let golden = GoldenFile(path: failure.golden, name: failure.name, claim: claim)
        // A golden that cannot be read is what may be wrong with it.
        if failure.kind != .unreadable {
            let compared = try? Bitmap(pngFile: artifacts.path(failure.name, "reference"))
            guard try golden.read().map({ try Bitmap(pngBytes: $0.bytes) }) == compared else {
                throw Diagnostic(
                    message:
                        "\(failure.golden) has changed since it was compared; run tablesnap verify again")
            }
        }
        // Decoded so that nothing but a picture becomes one.
        _ = try Bitmap(pngFile: path)
        try golden.write([UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
        try artifacts.remove(failure.name)
    }

    /// Forgets a drawing.
    func reject(_ failure: GoldenFailure) throws { try artifacts.remove(failure.name) }
}

extension GoldenFailure {
    /// The failure with its golden picture where it is on this machine: a test on another one, such as that of
    /// continuous integration, had its package elsewhere, and here that is the working directory.
    fileprivate var here: GoldenFailure {
        let end = "/" + name + ".png"
        let package = String(golden.dropLast(end.count))
        guard golden.hasSuffix(end), !FileManager.default.fileExists(atPath: package) else { return self }
        var failure = self
        failure.golden = String(end.dropFirst())
        return failure
    }
}
