import Diagnostics
import Files
import Foundation
import Scenes

/// A scene file, and the location of its golden images.
struct SceneSource: Sendable, Equatable {
    /// The path of the scene, relative as in the command line.
    let path: String
    /// The path of the primary image's golden image, without extension.
    let goldenStem: String
    /// A Boolean value that indicates whether the command line contains the file, and not only its folder.
    let isNamed: Bool

    /// Returns the path of the golden image for a state. `nil` is the primary image.
    func golden(state: String?) -> String { goldenStem + (state.map { "." + $0 } ?? "") + ".png" }
}

/// The scene files in the command line, in their order. Those of a folder are sorted by name.
struct SceneSearch {
    /// The default name of the folder next to scenes that contains their golden images.
    static let goldenFolder = "Snapshots"
    /// The names of folders that are not searched.
    static let skippedFolders: Set = [goldenFolder, "node_modules"]

    /// The unique scenes.
    let scenes: [SceneSource]
    /// The searched folders, which are empty if the command line contains only files.
    let folders: [String]

    /// - Parameters:
    ///   - goldens: The folder of all golden images, with subfolders as for the scenes. `nil` uses a folder
    ///     next to each scene.
    ///   - mayBeNone: Whether folders without scenes are permitted.
    init(_ arguments: [String], goldens: String?, mayBeNone: Bool) throws {
        var scenes: [SceneSource] = []
        var folders: [String] = []
        for argument in arguments.isEmpty ? ["."] : arguments {
            let path = FileSearch.plain(argument)
            if try FileSearch.isFolder(path, name: argument) {
                let found = try FileSearch.files(
                    in: path, withExtensions: Set(SceneFile.fileExtensions), leavingOut: Self.skippedFolders)
                guard mayBeNone || !found.isEmpty else {
                    throw Diagnostic(message: "\(argument): the folder contains no scene files (.yaml, .yml)")
                }
                folders.append(path)
                scenes += found.map { SceneSource($0, below: path, goldens: goldens, isNamed: false) }
            } else {
                let name = (path as NSString).lastPathComponent
                let folder = String(path.dropLast(name.count))
                scenes.append(SceneSource(name, below: folder, goldens: goldens, isNamed: true))
            }
        }
        var known: Set<String> = []
        self.scenes = scenes.filter { known.insert($0.path).inserted }
        self.folders = folders
    }
}

extension SceneSource {
    /// Creates a scene from its path relative to a folder.
    fileprivate init(_ path: String, below folder: String, goldens: String?, isNamed: Bool) {
        self.isNamed = isNamed
        self.path = FileSearch.joined(folder, path)
        let stem = (path as NSString).deletingPathExtension
        if let goldens {
            goldenStem = FileSearch.joined(goldens, stem)
        } else {
            let name = (stem as NSString).lastPathComponent
            let beside = stem.dropLast(name.count) + SceneSearch.goldenFolder + "/" + name
            goldenStem = FileSearch.joined(folder, String(beside))
        }
    }
}
