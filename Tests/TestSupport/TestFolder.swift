import Foundation

/// A folder of files for a test, which is removed with its owner.
package final class TestFolder: Sendable {
    /// The path, without links.
    package let path: String

    /// Creates a folder with files by relative path.
    package init(_ files: [String: String] = [:]) throws {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = folder.appending(path: "tablesnap-tests-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    /// Returns a folder with copies of the files.
    package func copy() throws -> TestFolder {
        let copy = try TestFolder()
        for name in try names {
            try FileManager.default.copyItem(atPath: path(of: name), toPath: copy.path(of: name))
        }
        return copy
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

    package func path(of name: String) -> String { name.hasPrefix("/") ? name : path + "/" + name }

    /// Everything in the folder itself, hidden or not.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// The files in the folder and its subfolders by relative path, hidden or not.
    package var allNames: [String] {
        let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return paths.filter { name in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path(of: name), isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }.sorted()
    }

    @discardableResult
    package func write(_ text: String, to name: String) throws -> String {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a file, and creates its folders.
    ///
    /// - Returns: The path of the file.
    @discardableResult
    package func write(_ bytes: [UInt8], to name: String) throws -> String {
        let file = URL(fileURLWithPath: path(of: name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    package func writingHandle(for name: String) throws -> FileHandle {
        try FileHandle(forWritingTo: URL(fileURLWithPath: path(of: name)))
    }

    package func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(fileURLWithPath: path(of: name))))
    }

    package func text(of name: String) throws -> String {
        String(decoding: try bytes(of: name), as: UTF8.self)
    }

    package func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path(of: name))
    }
}

/// The folder in which the command is built, next to the tests.
package let productsFolder: URL = {
    let bundles = [Bundle.main] + Bundle.allBundles
    let folders = bundles.flatMap {
        [$0.executableURL?.deletingLastPathComponent(), $0.bundleURL.deletingLastPathComponent()]
    }
    let found = folders.compactMap { $0 }.first {
        FileManager.default.isExecutableFile(atPath: $0.appending(path: "tablesnap").path)
    }
    return found ?? URL(fileURLWithPath: ".")
}()
