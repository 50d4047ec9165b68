import Files
import Foundation
import Goldens

extension GoldenArtifacts {
    /// The folder that a command line names, or else the environment, or else one in the working directory's build
    /// folder, as of a package.
    init(_ option: String?, environment: [String: String], of run: RunFiles? = nil) {
        if let option {
            self.init(folder: URL(fileURLWithPath: option, isDirectory: true), of: run)
        } else {
            let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
            self.init(package: package, environment: environment, of: run)
        }
    }

    /// What the artifacts of a golden picture are called: its path without extension, and without what would lead out
    /// of the folder.
    static func name(ofGolden path: String) -> String {
        let parts = (path as NSString).deletingPathExtension.split(separator: "/").filter { $0 != "." }
        return parts.map { $0 == ".." ? "up" : String($0) }.joined(separator: "/")
    }
}

extension Option {
    /// The option that names the folder.
    static func artifacts(_ key: WritableKeyPath<Values, String?> & Sendable) -> Option {
        .text(
            "--artifacts", "DIR",
            "Where the pictures of what failed are kept; TABLESNAP_ARTIFACTS in the environment or .build/snapshot-failures unless given.",
            key)
    }

    /// The option that lets golden images be links out of their folder.
    static func goldensOutside(_ key: WritableKeyPath<Values, Bool> & Sendable) -> Option {
        .flag("--allow-outside", "Allows golden images to be links out of their folder.", key)
    }
}
