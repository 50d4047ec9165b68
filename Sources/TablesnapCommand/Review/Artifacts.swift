import Files
import Foundation
import Goldens

extension GoldenArtifacts {
    /// Creates a reference to the folder in the command line, or else in the environment. By default, it is
    /// in the build folder of the working directory, as for a package.
    init(_ option: String?, environment: [String: String], of run: RunFiles? = nil) {
        if let option {
            self.init(folder: URL(fileURLWithPath: option, isDirectory: true), of: run)
        } else {
            let package = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
            self.init(package: package, environment: environment, of: run)
        }
    }

    /// Returns the name of a golden image's artifacts: its path without extension, and without components
    /// that would lead out of the folder.
    static func name(ofGolden path: String) -> String {
        let parts = (path as NSString).deletingPathExtension.split(separator: "/").filter { $0 != "." }
        return parts.map { $0 == ".." ? "up" : String($0) }.joined(separator: "/")
    }
}

extension Option {
    /// Returns the option for the folder.
    static func artifacts(_ key: WritableKeyPath<Values, String?> & Sendable) -> Option {
        .text(
            "--artifacts", "DIR", accepting: .folder,
            "Set the folder of failed images. Default: TABLESNAP_ARTIFACTS in the environment, or .build/snapshot-failures.",
            key)
    }

    /// Returns the option that permits golden images to be links out of their folder.
    static func goldensOutside(_ key: WritableKeyPath<Values, Bool> & Sendable) -> Option {
        .flag("--allow-outside", "Allow golden images to be links out of their folder.", key)
    }
}
