package import Diagnostics
import Foundation

/// A namespace for finding files by their paths or by the folders that contain them.
package enum FileSearch {
    /// Returns a normalized path, so that a file has one name regardless of how it is specified.
    package static func plain(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        let plain = (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
        return plain.isEmpty ? "." : plain
    }

    /// Returns the path of a file by its path relative to a folder. An absolute path remains unchanged.
    package static func joined(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
        return folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// Returns a Boolean value that indicates whether a path is that of a folder.
    ///
    /// - Parameter name: The name of the file in the error.
    /// - Throws: A `Diagnostic` if there is neither a file nor a folder.
    package static func isFolder(_ path: String, name: String) throws(Diagnostic) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Diagnostic(message: "\(name): no such file or folder")
        }
        return isFolder.boolValue
    }

    /// Returns the relative paths of the files in a folder that have one of some extensions, sorted by name.
    ///
    /// Files and folders that are hidden or have a name in `left` are skipped, and links to folders are not followed.
    ///
    /// - Parameter isDeep: Whether to search its subfolders, too.
    package static func files(
        in folder: String, withExtensions extensions: Set<String>, leavingOut left: Set<String> = [],
        isDeep: Bool = true
    ) throws(Diagnostic) -> [String] {
        var files: [String] = []
        try visitFiles(in: folder, leavingOut: left, isDeep: isDeep) { (path, isFolder) throws(Diagnostic) in
            if !isFolder, extensions.contains((path as NSString).pathExtension.lowercased()) {
                files.append(path)
            }
        } unreadable: { folder in
            Diagnostic(file: folder, message: "the folder cannot be read")
        }
        return files
    }

    /// Calls a function with the relative paths of the files and folders in a folder, sorted by name.
    ///
    /// Those that are hidden or have a name in `left` are skipped. Links to folders count as files, because they could
    /// form a cycle.
    ///
    /// - Parameters:
    ///   - isDeep: Whether to search its subfolders, too.
    ///   - visit: A function with the path, and whether it is that of a folder. Its error ends the search.
    ///   - unreadable: A function that returns the error for the path of a folder that cannot be read.
    package static func visitFiles<Failure: Error>(
        in folder: String, leavingOut left: Set<String> = [], isDeep: Bool = true,
        visit: (_ path: String, _ isFolder: Bool) throws(Failure) -> Void,
        unreadable: (_ folder: String) -> Failure
    ) throws(Failure) {
        func names(in folder: String) throws(Failure) -> [String] {
            guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
                throw unreadable(folder)
            }
            return names.filter { !$0.hasPrefix(".") && !left.contains($0) }
                .sorted { $1.unicodeScalars.lexicographicallyPrecedes($0.unicodeScalars) }
        }
        // In reverse order, because the last path is the next one.
        var paths = try names(in: folder)
        while let path = paths.popLast() {
            let file = joined(folder, path)
            var status = stat()
            let isFolder = lstat(file, &status) == 0 && FileKind(status) == .folder
            try visit(path, isFolder)
            if isFolder && isDeep { paths += try names(in: file).map { path + "/" + $0 } }
        }
    }
}
