package import Diagnostics
package import Files
package import Foundation
import ImageComparison
import Images

/// The folder with the files of failed comparisons, for users and for `tablesnap review`.
///
/// For a failure of the golden image `Snapshots/Suite/test`, the folder contains the ``GoldenFailure`` as
/// `Snapshots/Suite/test.json`, and `test.actual.png` next to it. If there was a golden image, `test.reference.png` and
/// `test.difference.png` are there too. For a golden text, they are `test.accessibility.actual.txt` and so on, and the
/// difference has lines.
package struct GoldenArtifacts: Sendable {
    /// The environment variable with the path of the folder.
    package static let variable = "TABLESNAP_ARTIFACTS"

    private static let maxRecordBytes = 16 << 20

    package let folder: URL

    /// The files of the current run, which must not be replaced. `nil` outside of a run.
    private let run: RunFiles?

    /// Creates a reference to a folder that need not exist.
    ///
    /// - Parameter run: The files of the run. `nil` outside of a run.
    package init(folder: URL, of run: RunFiles? = nil) { (self.folder, self.run) = (folder, run) }

    /// Creates a reference to the folder in the environment variable, or to one in the package's build folder.
    ///
    /// - Parameter run: The files of the run. `nil` outside of a run.
    package init(package: URL, environment: [String: String], of run: RunFiles? = nil) {
        self.run = run
        if let named = environment[Self.variable], !named.isEmpty {
            folder = URL(fileURLWithPath: named, isDirectory: true)
        } else {
            folder = package.appending(path: ".build/snapshot-failures", directoryHint: .isDirectory)
        }
    }

    /// The images of a failure as PNG files, or its texts.
    package struct ImageFiles: Sendable {
        /// The drawing or text, as it would be recorded.
        package var actual: [UInt8]
        /// The golden image or text. `nil` if it could not be read.
        package var reference: [UInt8]?
        /// The overlay of both images, or the different lines. `nil` if there is none.
        package var difference: [UInt8]?

        package init(actual: [UInt8], reference: [UInt8]?, difference: [UInt8]?) {
            (self.actual, self.reference, self.difference) = (actual, reference, difference)
        }

        package static func of(_ content: GoldenContent, _ verdict: Verdict) throws -> ImageFiles {
            switch content {
            case .image(let drawing): try of(drawing, verdict)
            case .text(let text):
                ImageFiles(
                    actual: Array(text.utf8), reference: verdict.reference?.bytes,
                    difference: verdict.lineDifference.map { Array($0.text.utf8) })
            }
        }

        package static func of(_ drawing: DrawnImage, _ verdict: Verdict) throws -> ImageFiles {
            // The file is temporary, so speed is more important than size.
            let overlay =
                verdict.alignedOverlay ?? verdict.comparison.flatMap { try? $0.differenceImage(.overlay) }
            let difference = try overlay?.pngData(compression: .fast)
            return ImageFiles(
                actual: try drawing.pngData(), reference: verdict.reference?.bytes, difference: difference)
        }

        /// The images with the kinds in their file names.
        package var named: [(kind: String, bytes: [UInt8])] {
            [("actual", actual)] + (reference.map { [("reference", $0)] } ?? [])
                + (difference.map { [("difference", $0)] } ?? [])
        }
    }

    /// Writes a failure and its images, and removes those of an earlier run.
    ///
    /// - Throws: A `Diagnostic` if a file could not be written.
    package func write(_ failure: GoldenFailure, _ images: ImageFiles) throws(Diagnostic) {
        do throws(OutputError) {
            try makeIgnoredFolder(at: folder.path)
        } catch { throw Diagnostic(error, path: folder.path) }
        try remove(failure.name)
        for (kind, bytes) in images.named { try write(bytes, to: path(failure.name, kind)) }
        // The record is written last, so that its images exist when it is found.
        try write(failure.json, to: jsonPath(failure.name))
    }

    private func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
        do throws(OutputError) {
            try (run ?? RunFiles()).claim(path, within: folder.path).write(bytes, makesFolders: true)
        } catch { throw Diagnostic(error, path: path) }
    }

    /// The errors of the system for a file that does not exist.
    private static let missingCodes = [ENOENT, ENOTDIR, ENAMETOOLONG]

    /// Removes the files of an earlier failure of a golden image.
    ///
    /// - Throws: A `Diagnostic` if a file could not be written.
    package func remove(_ name: String) throws(Diagnostic) {
        for path in [jsonPath(name)] + ["actual", "reference", "difference"].map({ path(name, $0) }) {
            // Most goldens have not failed before, and the check follows links.
            var status = stat()
            if lstat(path, &status) != 0, Self.missingCodes.contains(errno) { continue }
            do throws(OutputError) {
                try run?.checkRemoval(of: path)
            } catch {
                throw Diagnostic(error, path: path)
            }
            guard unlink(path) != 0, !Self.missingCodes.contains(errno) else { continue }
            throw .notWritten(path, SystemError().description)
        }
    }

    /// Returns the path of a file of a failure.
    ///
    /// - Parameters:
    ///   - name: The name of the golden file; see ``GoldenFile/name``.
    ///   - kind: `actual`, `reference` or `difference`.
    package func path(_ name: String, _ kind: String) -> String {
        let path = GoldenName.path(named: name)
        return folder.appending(path: "\(path.dropLast(4)).\(kind)\(path.suffix(4))").path
    }

    private func jsonPath(_ name: String) -> String { folder.appending(path: "\(name).json").path }

    /// Returns the failures in the folder, sorted by name. A folder that does not exist has none. Neither has a record that
    /// another process removes meanwhile.
    ///
    /// - Throws: A `Diagnostic` if a file is not the record of a failure.
    package func failures() throws(Diagnostic) -> [GoldenFailure] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        var failures: [GoldenFailure] = []
        for name in try FileSearch.files(in: folder.path, withExtensions: ["json"]) {
            let path = FileSearch.joined(folder.path, name)
            let file: RegularFile
            do throws(RegularFile.Failure) {
                file = try RegularFile(path: path, limit: Self.maxRecordBytes)
            } catch .system(ENOENT) {
                continue
            } catch { throw .notRead(path, error.description) }
            guard let failure = GoldenFailure.decoding(file.bytes) else {
                throw .notRead(path, "it is not the record of a failed comparison")
            }
            failures.append(failure)
        }
        return failures
    }
}
