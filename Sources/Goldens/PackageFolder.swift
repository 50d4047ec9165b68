import Foundation

/// The folder of the Swift package that a source file belongs to, below which its golden pictures are.
package enum PackageFolder {
    /// The environment variable that names the folder where tests run away from their sources.
    package static let variable = "TABLESNAP_ROOT"

    /// The folder that the environment names, or the nearest one above the source file with a `Package.swift`.
    ///
    /// - Throws: ``GoldenError/noPackage(sourceFile:)``.
    package static func find(
        from sourceFile: String, environment: [String: String]
    ) throws(GoldenError) -> URL {
        if let named = environment[variable], !named.isEmpty {
            return URL(fileURLWithPath: named, isDirectory: true).standardizedFileURL
        }
        var folder = URL(fileURLWithPath: sourceFile).standardizedFileURL
        while folder.pathComponents.count > 1 {
            folder.deleteLastPathComponent()
            let manifest = folder.appending(path: "Package.swift").path
            if FileManager.default.fileExists(atPath: manifest) { return folder }
        }
        throw .noPackage(sourceFile: sourceFile)
    }
}
