import Diagnostics
import Files
import Foundation

/// A scene file, and where its golden pictures are.
struct SceneSource: Sendable, Equatable {
    /// The path of the scene, as the command line leads to it.
    let path: String
    /// The path of the golden of the scene's own picture, without extension.
    let goldenStem: String

    /// The golden picture of the scene in a state; nil for its own.
    func golden(state: String?) -> String {
        goldenStem + (state.map { "." + $0 } ?? "") + ".png"
    }
}

/// The scene files that a command line names, in the order they are named and below folders in that of their names.
struct SceneSearch {
    /// The folder beside scenes that holds their goldens, unless the command line names another.
    static let goldenFolder = "Snapshots"

    /// The scenes, none of them twice.
    let scenes: [SceneSource]
    /// The folders that were searched through; empty when only files were named.
    let folders: [String]

    /// - Parameters:
    ///   - goldens: The folder that holds all goldens, with the folders of the scenes in it; nil for one beside each
    ///     scene.
    ///   - mayBeNone: Whether folders without scenes will do.
    init(_ arguments: [String], goldens: String?, mayBeNone: Bool) throws {
        var scenes: [SceneSource] = []
        var folders: [String] = []
        for argument in arguments.isEmpty ? ["."] : arguments {
            let path = FileSearch.plain(argument)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Diagnostic(message: "there is no file or folder \(argument)")
            }
            if isFolder.boolValue {
                let found = try FileSearch.files(
                    in: path, withExtensions: ["yaml", "yml"], leavingOut: Self.goldenFolder)
                guard mayBeNone || !found.isEmpty else {
                    throw Diagnostic(message: "there are no scene files (.yaml, .yml) in \(argument)")
                }
                folders.append(path)
                scenes += found.map { SceneSource($0, below: path, goldens: goldens) }
            } else {
                let name = (path as NSString).lastPathComponent
                let folder = String(path.dropLast(name.count))
                scenes.append(SceneSource(name, below: folder, goldens: goldens))
            }
        }
        var known: Set<String> = []
        self.scenes = scenes.filter { known.insert($0.path).inserted }
        self.folders = folders
    }
}

extension SceneSource {
    /// A scene by its path from a folder.
    fileprivate init(_ path: String, below folder: String, goldens: String?) {
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
