import Files
import Foundation
import ImageComparison
import Images

/// The folder with what is left of failed comparisons, for people and for `tablesnap review`.
///
/// A failure of the golden picture `Snapshots/Suite/test` leaves `Snapshots/Suite/test.json`, which a ``GoldenFailure``
/// is read from, and beside it `test.actual.png`, and `test.reference.png` and `test.difference.png` when there was
/// something to compare with.
package struct GoldenArtifacts: Sendable {
    /// The environment variable that names the folder.
    package static let variable = "TABLESNAP_ARTIFACTS"

    /// Where the files go.
    package let folder: URL

    /// The files of the run that leaves them, none of which they replace; `nil` outside of one.
    private let run: RunFiles?

    /// A folder that need not be there yet.
    ///
    /// - Parameter run: The files of the run; `nil` outside of one.
    package init(folder: URL, of run: RunFiles? = nil) {
        self.folder = folder
        self.run = run
    }

    /// The folder that the environment names, or one in the package's build folder.
    ///
    /// - Parameter run: The files of the run; `nil` outside of one.
    package init(package: URL, environment: [String: String], of run: RunFiles? = nil) {
        self.run = run
        if let named = environment[Self.variable], !named.isEmpty {
            folder = URL(fileURLWithPath: named, isDirectory: true)
        } else {
            folder = package.appending(path: ".build/snapshot-failures", directoryHint: .isDirectory)
        }
    }

    /// The pictures of a failure as PNG files.
    package struct Pictures: Sendable {
        /// What was drawn, as it would be recorded.
        package var actual: [UInt8]
        /// The golden picture; nil when it could not be read.
        package var reference: [UInt8]?
        /// The overlay of both; nil when there is none.
        package var difference: [UInt8]?

        /// Encodes the pictures of a check.
        package init(of check: GoldenCheck) throws {
            actual = try check.drawing.pngData()
            reference = check.reference?.bytes
            // Kept for a while only, so its size matters less than the time.
            difference = try check.comparison.flatMap { try? $0.picture(.overlay) }?.pngData(
                compression: .fast)
        }

        /// With the names of the files.
        package var named: [(kind: String, bytes: [UInt8])] {
            [("actual", actual)] + (reference.map { [("reference", $0)] } ?? [])
                + (difference.map { [("difference", $0)] } ?? [])
        }
    }

    /// Leaves a failure and its pictures, in place of what an earlier run left.
    ///
    /// - Throws: ``GoldenError/notWritten(path:reason:)``.
    package func write(_ failure: GoldenFailure, _ pictures: Pictures) throws(GoldenError) {
        try remove(failure.name)
        for (kind, bytes) in pictures.named { try write(bytes, to: path(failure.name, kind)) }
        // Last, so that whoever finds it finds the pictures.
        try write(failure.json, to: jsonPath(failure.name))
    }

    private func write(_ bytes: [UInt8], to path: String) throws(GoldenError) {
        let claim: OutputClaim
        do throws(OutputError) {
            claim = try (run ?? RunFiles()).claim(path, within: folder.path)
        } catch {
            throw GoldenError(error, path: path)
        }
        try bytes.writeAtomically(to: path, claim)
    }

    /// Removes what an earlier failure of a golden picture left.
    ///
    /// - Throws: ``GoldenError/notWritten(path:reason:)``.
    package func remove(_ name: String) throws(GoldenError) {
        for path in [jsonPath(name)] + ["actual", "reference", "difference"].map({ path(name, $0) }) {
            do throws(OutputError) {
                try run?.checkRemoval(of: path)
            } catch {
                throw .refused(error)
            }
            guard unlink(path) != 0, ![ENOENT, ENOTDIR, ENAMETOOLONG].contains(errno) else { continue }
            throw .notWritten(path: path, reason: String(cString: strerror(errno)))
        }
    }

    /// Where a picture of a failure is.
    package func path(_ name: String, _ kind: String) -> String {
        folder.appending(path: "\(name).\(kind).png").path
    }

    private func jsonPath(_ name: String) -> String { folder.appending(path: "\(name).json").path }

    /// The failures that are left, by name. A folder that is not there has none.
    ///
    /// - Throws: ``GoldenError/notRead(path:reason:)``.
    package func failures() throws(GoldenError) -> [GoldenFailure] {
        var failures: [GoldenFailure] = []
        for path in FileManager.default.files(below: folder, withExtension: "json") {
            guard let data = FileManager.default.contents(atPath: path),
                let failure = GoldenFailure(json: data)
            else { throw .notRead(path: path, reason: "it is not what a failed comparison leaves") }
            failures.append(failure)
        }
        return failures
    }
}
