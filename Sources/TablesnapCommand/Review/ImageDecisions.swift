import Diagnostics
import Files
import Foundation
import Goldens
import Images

/// Decisions about failed images, which can be undone until the end of the review.
struct ImageDecisions: Sendable {
    enum Decision: String, Encodable {
        case undecided, accepted, rejected
    }

    let failures: [GoldenFailure]
    private let pending: PendingImages
    /// The decisions in the order of the failures.
    private(set) var decisions: [Decision]
    /// The files of decided images.
    private let backups: TemporaryFolder

    init(_ failures: [GoldenFailure], of pending: PendingImages) throws(OutputError) {
        (self.failures, self.pending) = (failures, pending)
        decisions = failures.map { _ in .undecided }
        backups = try TemporaryFolder()
    }

    /// Returns the number of images with a decision.
    func count(_ decision: Decision) -> Int { decisions.count { $0 == decision } }

    /// Replaces the golden image by a drawing, unless another run has already done so.
    ///
    /// - Returns: A Boolean value that indicates whether this run replaced the golden image.
    /// - Throws: An error if the golden image has otherwise changed since the comparison.
    mutating func accept(_ index: Int) throws -> Bool {
        try backUp(index)
        let isReplaced = try pending.accept(failures[index])
        decisions[index] = .accepted
        return isReplaced
    }

    /// Removes the files of a drawing.
    mutating func reject(_ index: Int) throws {
        try backUp(index)
        try pending.reject(failures[index])
        decisions[index] = .rejected
    }

    /// Puts the files of a drawing back, and the golden image that it replaced.
    ///
    /// - Throws: An error if the golden image is no longer the drawing.
    mutating func undo(_ index: Int) throws {
        let failure = failures[index]
        if decisions[index] == .accepted {
            let accepted = SHA256.hexadecimal(ofFileAt: backup(index, "actual"))
            guard !accepted.isEmpty, SHA256.hexadecimal(ofFileAt: failure.golden) == accepted else {
                throw Diagnostic(
                    message:
                        "\(failure.golden): the image changed after it was accepted, and remains as it is")
            }
            try pending.restore(failure, contents(backup(index, Self.golden)))
        }
        try pending.artifacts.write(
            failure,
            GoldenArtifacts.ImageFiles(
                actual: contents(backup(index, "actual")) ?? [],
                reference: contents(backup(index, "reference")),
                difference: contents(backup(index, "difference"))))
        decisions[index] = .undecided
    }

    /// Returns an image of a failure. `nil` if there is none.
    func image(_ index: Int, _ kind: String) -> [UInt8]? {
        let path =
            decisions[index] == .undecided
            ? pending.artifacts.path(failures[index].name, kind) : backup(index, kind)
        return try? contents(path)
    }

    // MARK: Files

    /// The name of the replaced golden image.
    private static let golden = "golden"

    private func backup(_ index: Int, _ kind: String) -> String { "\(backups.path)/\(index).\(kind)" }

    private func backUp(_ index: Int) throws {
        let paths =
            PageImages.kinds.map { ($0, pending.artifacts.path(failures[index].name, $0)) }
            + [(Self.golden, failures[index].golden)]
        for (kind, path) in paths {
            unlink(backup(index, kind))
            guard let bytes = try contents(path) else { continue }
            let file = try OutputFile(path: backup(index, kind))
            try file.write(bytes)
            try file.commit()
        }
    }

    /// Returns the bytes of a file. `nil` if there is none.
    private func contents(_ path: String) throws -> [UInt8]? {
        do throws(RegularFile.Failure) {
            return try RegularFile(path: path, limit: PNGLimits.fileBytes).bytes
        } catch .system(ENOENT) {
            return nil
        } catch .system(ENOTDIR) {
            return nil
        } catch { throw Diagnostic(message: "\(path) could not be read: \(error)") }
    }
}
