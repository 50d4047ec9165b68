import Files
import Foundation
import Goldens

/// A search for golden images that no scene or test uses.
enum UnreferencedGoldens {
    /// Returns the paths of the unused golden images, sorted by name.
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
    ) throws -> [String] {
        let owned = Set(scenes.flatMap(\.images).map(\.golden))
        let searched = (goldens.map { [$0] } ?? folders).filter(FileManager.default.fileExists)
        let found = try searched.flatMap { folder in
            let forgotten = try usageLog.map {
                Set(try $0.unreferenced(below: URL(fileURLWithPath: folder, isDirectory: true)))
            }
            let names = try FileSearch.files(in: folder, withExtensions: ["png"])
            return names.map { FileSearch.joined(folder, $0) }.filter { path in
                let parents = path.split(separator: "/").dropLast()
                let isScenes = goldens != nil || parents.last.map(String.init) == SceneSearch.goldenFolder
                let isTests = parents.contains { $0 == SceneSearch.goldenFolder }
                guard let forgotten else { return isScenes }
                let file = URL(fileURLWithPath: path).standardizedFileURL.path
                return (isScenes || isTests) && forgotten.contains(file)
            }
        }
        return found.filter { !owned.contains($0) }.sorted()
    }
}
