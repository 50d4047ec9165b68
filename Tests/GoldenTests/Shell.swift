import Foundation
import TestFolders

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

    /// Runs a script and returns its exit status and its output on standard error.
    func run(_ script: String, in directory: URL? = nil) throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-e", "-c", script]
        process.currentDirectoryURL = directory ?? folder
        var environment = ProcessInfo.processInfo.environment
        environment["PATH"] = productsFolder.path + ":" + (environment["PATH"] ?? "/usr/bin:/bin")
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let output = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Returns the names of the images in the folder, without extension.
    func images() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }
}
