import Diagnostics
import Files
import Foundation
import Goldens
import TableSnapshots

/// The golden images that no scene or test uses.
struct UnreferencedGoldens {
    /// The paths of the images, sorted by name. `nil` if there was no search, because images failed.
    private(set) var paths: [String]?
    /// The paths of those that were deleted. `nil` if they were not to be deleted.
    private(set) var deleted: [String]?
    /// A Boolean value that indicates whether the golden images of tests are known.
    let includesTests: Bool

    /// The result if images failed. An image that could not be drawn may use any golden image.
    static func notChecked(usageLog: GoldenUsageLog?) -> UnreferencedGoldens {
        UnreferencedGoldens(includesTests: usageLog != nil)
    }

    /// Returns the unused golden images.
    ///
    /// - Parameters:
    ///   - scenes: The scenes, whose golden images are used.
    ///   - usageLog: The golden images of tests. `nil` if they are unknown.
    ///   - folders: The folders of scenes, whose golden images are in folders with the name `Snapshots`.
    ///     Golden images of tests are in subfolders of those, which are searched only if the golden images of
    ///     tests are known.
    ///   - goldens: The folder of all golden images in the command line, instead of these.
    static func find(
        of scenes: [VerifiedScene], usageLog: GoldenUsageLog?, in folders: [String], goldens: String?
    ) throws -> UnreferencedGoldens {
        let owned = Set(scenes.flatMap(\.images).map(\.golden))
        let searched = (goldens.map { [$0] } ?? folders).filter(FileManager.default.fileExists)
        let found = try searched.flatMap { folder in
            let forgotten = try usageLog.map {
                Set(try $0.unreferenced(below: URL(fileURLWithPath: folder, isDirectory: true)))
            }
            let names = try GoldenName.files(in: folder)
            return names.map { FileSearch.joined(folder, $0) }.filter { path in
                let parents = path.split(separator: "/").dropLast()
                let isScenes = goldens != nil || parents.last.map(String.init) == SceneSearch.goldenFolder
                let isTests = parents.contains { $0 == SceneSearch.goldenFolder }
                // Golden texts are those of tests.
                guard let forgotten else { return isScenes && !GoldenName.isText(path) }
                let file = URL(fileURLWithPath: path).standardizedFileURL.path
                return (isScenes || isTests) && forgotten.contains(file)
            }
        }
        // A folder may be in another one of the command line.
        let unused = Set(found).subtracting(owned).sorted()
        return UnreferencedGoldens(paths: unused, includesTests: usageLog != nil)
    }

    /// Deletes the images that tablesnap has drawn.
    ///
    /// - Throws: A `Diagnostic` if a file cannot be deleted.
    mutating func delete() throws(Diagnostic) {
        deleted = []
        for path in paths ?? [] where Self.isDrawing(path) {
            guard unlink(path) == 0 else {
                throw Diagnostic(message: "\(path) could not be deleted: \(SystemError())")
            }
            deleted?.append(path)
            paths?.removeAll { $0 == path }
        }
    }

    /// Returns a Boolean value that indicates whether a file has the record of a drawing by tablesnap, or the name of a
    /// golden text.
    private static func isDrawing(_ path: String) -> Bool {
        if GoldenName.isText(path) { return true }
        guard let file = try? GoldenFile(path: path, name: path).read() else { return false }
        return DrawingEnvironment(recordedIn: file.bytes) != nil
    }

    /// The images and what to do with them, one on each line.
    ///
    /// - Parameter failures: The number of failed images.
    func lines(failures: Int) -> [String] {
        guard let paths else {
            return ["unreferenced  not checked: \(counted(failures, "image")) failed"]
        }
        let lines =
            (deleted ?? []).map { "deleted  \($0.onOneLine)" } + paths.map { "unreferenced  \($0.onOneLine)" }
        guard !paths.isEmpty else { return lines }
        if deleted != nil { return lines + ["tablesnap has not drawn these images; delete them yourself"] }
        return lines + [
            includesTests
                ? "No scene or test uses these golden images; delete them with --unreferenced --delete"
                : "No scene uses these golden images; if no test does, delete them with --unreferenced --delete"
        ]
    }
}
