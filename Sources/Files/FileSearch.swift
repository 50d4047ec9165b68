import Diagnostics
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
    /// Folders that are hidden or have the name `left` are skipped. Links to folders are skipped, too,
    /// because they could form a cycle.
    ///
    /// - Parameter isDeep: Whether to search its subfolders, too.
    package static func files(
        in folder: String, withExtensions extensions: Set<String>, leavingOut left: String? = nil,
        isDeep: Bool = true
    ) throws(Diagnostic) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw Diagnostic(file: folder, message: "the folder cannot be read")
        }
        var files: [String] = []
        for name in names.sorted(by: { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) })
        where !name.hasPrefix(".") && name != left {
            let path = joined(folder, name)
            let type = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
            if type == .typeDirectory {
                guard isDeep else { continue }
                files += try Self.files(in: path, withExtensions: extensions, leavingOut: left).map {
                    name + "/" + $0
                }
            } else if extensions.contains((name as NSString).pathExtension.lowercased()) {
                files.append(name)
            }
        }
        return files
    }
}
