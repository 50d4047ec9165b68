import Foundation

/// A file that appears at its path only when it is complete, and then replaces an existing one.
///
/// The bytes are written to a file in the same folder. On Linux, that file has no name, so the system removes
/// it even if the process is killed. Without `commit()`, no file remains. A symbolic link at the path is
/// followed. Bytes for a device or a pipe are written directly.
package final class OutputFile: ByteSink {
    private enum Location {
        /// The file is at its path: a device, a pipe or a socket, or a complete file.
        case target
        /// The file has no name yet.
        case unnamed
        case temporary(path: String)
    }

    private let path: String
    /// The path after symbolic links are followed.
    let target: String
    private let claim: OutputClaim?
    private let descriptor: FileDescriptor
    private var location: Location

    /// Opens the file for writing, with the permissions of an existing file, or else 0666 minus the umask.
    package convenience init(path: String) throws(OutputError) {
        try self.init(path: path, claim: nil, prefersUnnamed: true)
    }

    /// Opens the file of a claim, which is checked now and when the file is moved to its path.
    ///
    /// - Parameter makesFolders: Whether to create the parent folders of the file.
    package convenience init(_ claim: OutputClaim, makesFolders: Bool = false) throws(OutputError) {
        try claim.check()
        if makesFolders { try makeFolder(at: folderPath(of: claim.path)) }
        try self.init(path: claim.path, claim: claim, prefersUnnamed: true)
    }

    init(path: String, claim: OutputClaim? = nil, prefersUnnamed: Bool) throws(OutputError) {
        guard !path.isEmpty else { throw OutputError(code: ENOENT, path: path) }
        self.path = path
        self.claim = claim
        switch try FileKind(path: path) {
        case .folder:
            throw .isFolder(path)
        case .special:
            target = path
            descriptor = try FileDescriptor(path: path, flags: O_WRONLY, name: path)
            location = .target
            return
        case .regular where access(path, W_OK) != 0:
            throw OutputError(code: errno, path: path)
        case .regular, .missing:
            target = try followingLinks(from: path)
        }
        let permissions = permissions(ofFileAt: target)
        let folder = folderPath(of: target)
        switch try FileKind(path: folder) {
        case .missing: throw .folderMissing(folder)
        case .regular, .special: throw .notAFolder(folder)
        case .folder: break
        }
        if prefersUnnamed, let unnamed = Self.openUnnamed(folder: folder, name: path) {
            descriptor = unnamed
            location = .unnamed
        } else {
            let temporary = temporaryPath(beside: target)
            do {
                descriptor = try FileDescriptor(
                    path: temporary, flags: O_WRONLY | O_CREAT | O_EXCL, name: path)
            } catch .permissionDenied {
                throw .permissionDenied(folder)
            }
            location = .temporary(path: temporary)
        }
        if let permissions { fchmod(descriptor.number, permissions) }
    }

    deinit {
        if case .temporary(let path) = location { unlink(path) }
    }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { try descriptor.write(bytes) }

    /// A Boolean value that indicates whether bytes are written to the path itself, as for a device.
    var isAtTarget: Bool { if case .target = location { true } else { false } }

    /// Checks that `commit()` would replace no file that the run uses.
    package func check() throws(OutputError) { try claim?.check() }

    /// Moves the file to its path. Nothing may be written afterward.
    package func commit() throws(OutputError) { try commit(.system) }

    func commit(_ names: FileNames) throws(OutputError) {
        try check()
        try moveToTarget(names)
        claim?.complete()
    }

    private func moveToTarget(_ names: FileNames) throws(OutputError) {
        switch location {
        case .target:
            try descriptor.close()
        case .unnamed:
            if try link(to: target, names) {
                location = .target
            } else {
                // Only `rename` replaces a file, and it requires a name to start from.
                let temporary = temporaryPath(beside: target)
                guard try link(to: temporary, names) else {
                    throw OutputError(code: EEXIST, path: temporary)
                }
                location = .temporary(path: temporary)
                try moveToTarget(from: temporary, names)
            }
            try descriptor.close()
        case .temporary(let temporary):
            try descriptor.close()
            try moveToTarget(from: temporary, names)
        }
    }

    private func moveToTarget(from temporary: String, _ names: FileNames) throws(OutputError) {
        let code = names.rename(temporary, target)
        guard code == 0 else { throw OutputError(code: code, path: path) }
        location = .target
    }

    /// Gives the unnamed file a name. Returns false if there is a file with that name.
    private func link(to newPath: String, _ names: FileNames) throws(OutputError) -> Bool {
        let code = names.link(Self.descriptorPath(descriptor), newPath)
        guard code == 0 || code == EEXIST else { throw OutputError(code: code, path: path) }
        return code == 0
    }

    /// Returns an unnamed file, or `nil` if the system does not support them, or could not name the file
    /// later.
    private static func openUnnamed(folder: String, name: String) -> FileDescriptor? {
        #if canImport(Glibc)
            let flags = __O_TMPFILE | O_DIRECTORY | O_WRONLY
            guard let descriptor = try? FileDescriptor(path: folder, flags: flags, name: name),
                access(descriptorPath(descriptor), F_OK) == 0
            else { return nil }
            return descriptor
        #else
            return nil
        #endif
    }

    private static func descriptorPath(_ descriptor: FileDescriptor) -> String {
        "/proc/self/fd/\(descriptor.number)"
    }
}

extension OutputClaim {
    /// Writes the file, which appears at its path when it is complete, or writes to a device or a pipe.
    ///
    /// - Parameter makesFolders: Whether to create the parent folders of the file.
    package func write(_ bytes: [UInt8], makesFolders: Bool = false) throws(OutputError) {
        let file = try OutputFile(self, makesFolders: makesFolders)
        try file.write(bytes)
        try file.commit()
    }
}
