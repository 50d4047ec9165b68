import Foundation

/// Files that appear at their paths together, because an incomplete set would look complete.
///
/// Until then, they are files without names. If the program ends, none of them remains, and existing files
/// are unchanged.
package struct OutputFiles {
    private var files: [OutputFile] = []

    /// Raises the limit of open files to the number of files. A failure is reported when the files are opened.
    package init(count: Int) {
        let spare: rlim_t = 64
        var limit = rlimit()
        guard getrlimit(Self.resource, &limit) == 0, limit.rlim_cur < rlim_t(count) + spare else { return }
        limit.rlim_cur = min(rlim_t(count) + spare, limit.rlim_max)
        setrlimit(Self.resource, &limit)
    }

    package mutating func append(_ file: OutputFile) { files.append(file) }

    /// Appends a complete file.
    ///
    /// - Parameter makesFolders: Whether to create the parent folders of the file.
    package mutating func append(
        _ bytes: [UInt8], for claim: OutputClaim, makesFolders: Bool = false
    ) throws(OutputError) {
        let file = try OutputFile(claim, makesFolders: makesFolders)
        try file.write(bytes)
        files.append(file)
    }

    /// Moves all files to their paths. If one cannot be moved, the files that were at the other paths return.
    ///
    /// - Throws: The `OutputError` of the file that could not be moved. It is `OutputError.notRestored` if another
    ///   file could not return.
    package func commit() throws(OutputError) { try commit(.system) }

    func commit(_ names: FileNames) throws(OutputError) {
        for file in files { try file.check() }
        var replaced: [ReplacedFile] = []
        do throws(OutputError) {
            for file in files { try Self.commit(file, adding: &replaced, names) }
        } catch {
            let remaining = replaced.reversed().compactMap { $0.restore(names) }
            throw remaining.isEmpty ? error : .notRestored(error, remaining)
        }
        let remaining = replaced.compactMap { $0.discard(names) }
        if !remaining.isEmpty { throw .notRemoved(remaining) }
    }

    private static func commit(
        _ file: OutputFile, adding replaced: inout [ReplacedFile], _ names: FileNames
    ) throws(OutputError) {
        // A device is never replaced.
        guard !file.isAtTarget else { return try file.commit(names) }
        var previous = try ReplacedFile(path: file.target, names)
        defer { replaced.append(previous) }
        do {
            try file.commit(names)
        } catch {
            previous.isReplaced = file.isAtTarget
            throw error
        }
    }

    #if canImport(Glibc)
        private static let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    #else
        private static let resource = RLIMIT_NOFILE
    #endif
}

/// The file at a path before another file replaces it, with a second name in the same folder.
private struct ReplacedFile {
    private let path: String
    /// `nil` if there was no file.
    private let backup: String?
    /// A Boolean value that indicates whether the file has both names.
    private let isLinked: Bool
    /// A Boolean value that indicates whether a new file is at the path.
    var isReplaced = true

    /// - Throws: An `OutputError` if there is a file that cannot have a second name.
    init(path: String, _ names: FileNames) throws(OutputError) {
        self.path = path
        // A folder must remain in the way.
        guard try FileKind(path: path) == .regular else {
            (backup, isLinked) = (nil, false)
            return
        }
        let backup = temporaryPath(beside: path)
        isLinked = names.link(path, backup) == 0
        // Some file systems have no links.
        if !isLinked {
            let code = names.rename(path, backup)
            if code != 0 { throw OutputError(code: code, path: path) }
        }
        self.backup = backup
    }

    /// Puts the file back, or removes the new one if there was none.
    ///
    /// - Returns: The file that remains. `nil` if everything is as before.
    func restore(_ names: FileNames) -> OutputError.Remaining? {
        guard let backup else { return !isReplaced || names.unlink(path) == 0 ? nil : .new(path) }
        // `rename` would retain both names of one file.
        if isLinked, !isReplaced { return names.unlink(backup) == 0 ? nil : .copy(backup, of: path) }
        return names.rename(backup, path) == 0 ? nil : .earlier(backup, of: path)
    }

    /// Removes the second name.
    ///
    /// - Returns: The name if it remains.
    func discard(_ names: FileNames) -> String? {
        guard let backup, names.unlink(backup) != 0 else { return nil }
        return backup
    }
}
