import Foundation
import TestSupport

/// Runs scripts as a user would, with the command on the search path and the assets at hand.
struct Shell {
    /// The working directory: a separate folder, with the assets of the repository.
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tablesnap-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "Assets"),
            withDestinationURL: Repository.folder.appending(path: "Assets"))
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    /// Runs a script until it ends.
    func run(_ script: String, in directory: URL? = nil) throws -> Program.Outcome {
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = productsFolder.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        let directory = directory ?? folder
        return try Program(
            "/bin/sh", ["-e", "-c", script], environment: environment, in: directory.path
        ).run()
    }

    /// Returns the names of the images in the folder, without extension.
    func images() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }
}
