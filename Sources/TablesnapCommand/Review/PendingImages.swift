import Diagnostics
import Files
import Foundation
import Goldens
import Images
import Scenes
import TableSnapshots

/// The failed images that are neither accepted nor rejected.
struct PendingImages: Sendable {
    let artifacts: GoldenArtifacts
    /// The failures, sorted by name.
    let failures: [GoldenFailure]
    /// A Boolean value that indicates whether a golden image may be a link out of its folder.
    private let allowsOutside: Bool

    init(_ artifacts: GoldenArtifacts, allowsOutside: Bool = false) throws(Diagnostic) {
        self.artifacts = artifacts
        self.allowsOutside = allowsOutside
        failures = try artifacts.failures().map(\.here).sorted { $0.name < $1.name }
    }

    /// The end of the line about an image that this run did not replace.
    static let alreadyAccepted = "  (by another run)"

    /// Returns the failures that match patterns. A pattern matches the path of the golden image or of its
    /// folder, either with `*` and `?`, or the scene or test.
    ///
    /// - Throws: An error if no failure matches a pattern.
    func matching(_ patterns: [String]) throws -> [GoldenFailure] {
        for pattern in patterns where !failures.contains(where: { Self.matches($0, pattern) }) {
            let hint = failures.isEmpty ? "there are none" : "tablesnap review --list prints all of them"
            throw Diagnostic(message: "\(pattern): no failed image matches; \(hint)")
        }
        return failures.filter { failure in patterns.contains { Self.matches(failure, $0) } }
    }

    private static func matches(_ failure: GoldenFailure, _ pattern: String) -> Bool {
        let pattern = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
        let folder = pattern.hasSuffix("/") ? pattern : pattern + "/"
        return [failure.name, GoldenName.path(named: failure.name), failure.golden, failure.owner].contains {
            name in
            name == pattern || name.hasPrefix(folder) || fnmatch(pattern, name, 0) == 0
        }
    }

    /// Replaces the golden image by a drawing, unless another run has already done so.
    ///
    /// - Returns: A Boolean value that indicates whether this run replaced the golden image.
    /// - Throws: An error if the golden image has otherwise changed since the comparison.
    func accept(_ failure: GoldenFailure) throws -> Bool {
        var isReplaced = true
        do {
            try replaceGolden(of: failure)
        } catch {
            // The other run may also have removed the files of the failure.
            guard failure.isAccepted else { throw error }
            isReplaced = false
        }
        do throws(Diagnostic) {
            try artifacts.remove(failure.name)
        } catch {
            throw Diagnostic(
                message: "\(failure.golden) was accepted, but the images of its failure remain: \(error)")
        }
        return isReplaced
    }

    private func replaceGolden(of failure: GoldenFailure) throws {
        if let base = failure.base {
            throw Diagnostic(
                message: "\(failure.golden) was compared with \(base), and not with a golden image",
                remedy: "run tablesnap verify without --base to accept it")
        }
        let path = artifacts.path(failure.name, "actual")
        let files = RunFiles()
        files.read(path)
        let golden = try goldenFile(of: failure, in: files)
        // An unreadable golden file cannot be compared with its earlier version.
        if failure.kind != .unreadable, try !isUnchanged(golden, failure) {
            let (noun, cure) =
                failure.isText ? ("text", "the tests") : ("image", "tablesnap verify")
            throw Diagnostic(
                message: "\(failure.golden): the \(noun) changed after the comparison; run \(cure) again")
        }
        let limit = failure.isText ? TableSnapshot.maxTextBytes : PNGLimits.fileBytes
        let bytes = try ByteSource.bytes(path: path, name: path, limit: limit)
        guard SHA256.hexadecimal(of: Data(bytes)) == failure.digest else {
            throw Diagnostic(
                message:
                    "\(failure.golden): another run has replaced the new \(failure.isText ? "text" : "image")",
                remedy: "review it again")
        }
        // The drawing is decoded, so that only a valid image becomes golden.
        if !failure.isText { _ = try Bitmap(pngFile: path) }
        try golden.write(bytes)
    }

    /// Returns a Boolean value that indicates whether a golden file still is the one that was compared.
    private func isUnchanged(_ golden: GoldenFile, _ failure: GoldenFailure) throws -> Bool {
        let path = artifacts.path(failure.name, "reference")
        let current = try golden.read()
        if failure.isText {
            let limit = TableSnapshot.maxTextBytes
            return current?.bytes == (try? ByteSource.bytes(path: path, name: path, limit: limit))
        }
        // A file that Git has changed is named as such.
        if let current { _ = try golden.rows(of: current) }
        return try current.map { try Bitmap(pngBytes: $0.bytes) } == (try? Bitmap(pngFile: path))
    }

    private func goldenFile(of failure: GoldenFailure, in files: RunFiles) throws(OutputError) -> GoldenFile {
        // Golden images are in a folder below that of their scene.
        let folder = folderPath(of: folderPath(of: failure.golden))
        let claim = try files.claim(failure.golden, within: allowsOutside ? nil : folder)
        return GoldenFile(path: failure.golden, name: failure.name, claim: claim)
    }

    /// Writes the golden image of an earlier state. `nil` removes it.
    func restore(_ failure: GoldenFailure, _ bytes: [UInt8]?) throws {
        let files = RunFiles()
        if let bytes { return try goldenFile(of: failure, in: files).write(bytes) }
        guard unlink(failure.golden) == 0 || errno == ENOENT else {
            throw Diagnostic.notWritten(failure.golden, SystemError().description)
        }
    }

    /// Removes the files of a drawing.
    func reject(_ failure: GoldenFailure) throws { try artifacts.remove(failure.name) }
}

extension GoldenFailure {
    /// The failure with its golden image on this machine. A test on another machine, such as one for
    /// continuous integration, had its package in another folder, which is here the working directory.
    fileprivate var here: GoldenFailure {
        let end = "/" + GoldenName.path(named: name)
        let package = String(golden.dropLast(end.count))
        guard golden.hasSuffix(end), !FileManager.default.fileExists(atPath: package) else { return self }
        var failure = self
        failure.golden = String(end.dropFirst())
        return failure
    }
}
