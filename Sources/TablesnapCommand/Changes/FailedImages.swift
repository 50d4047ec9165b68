import Diagnostics
import Files
import Goldens
import Images

/// The failed images in a folder of artifacts, in groups of equal changes.
struct FailedImages {
    /// The paths of an image in the folder.
    struct Paths {
        /// The golden image. `nil` if there is none.
        let before: String?
        let after: String
    }

    private(set) var groups = ChangeGroups()
    /// The paths of the images, in the order of the groups' indices.
    private(set) var paths: [Paths] = []
    /// The paths of failed golden texts.
    private(set) var texts: [String] = []
    /// The images that cannot be read.
    private(set) var problems: [Diagnostic] = []

    static func of(_ artifacts: GoldenArtifacts) throws(Diagnostic) -> FailedImages {
        var images = FailedImages()
        for failure in try artifacts.failures().sorted(by: { $0.name < $1.name }) {
            do { try images.add(failure, artifacts) } catch {
                images.problems.append(
                    error as? Diagnostic
                        ?? Diagnostic(file: failure.name, message: "the image cannot be read: \(error)"))
            }
        }
        return images
    }

    private mutating func add(_ failure: GoldenFailure, _ artifacts: GoldenArtifacts) throws {
        if failure.isText { return texts.append(failure.golden) }
        func bytes(_ kind: String) throws -> [UInt8] {
            let path = artifacts.path(failure.name, kind)
            return try ByteSource.bytes(path: path, name: path, limit: PNGLimits.fileBytes)
        }
        let before = failure.kind == .different ? try bytes("reference") : nil
        try groups.add(
            failure.golden, before: before, after: try bytes("actual"), failure.changes ?? ImageChanges())
        paths.append(
            Paths(
                before: before.map { _ in "\(failure.name).reference.png" },
                after: "\(failure.name).actual.png"
            ))
    }

    /// The number of images and texts.
    var count: Int { paths.count + texts.count }
}
