import Foundation

extension OutputFile {
    /// Moves all files to their paths. If one cannot be moved, the files that were at the other paths return.
    ///
    /// - Throws: The `OutputError` of the file that could not be moved.
    package static func commit(_ files: [OutputFile]) throws(OutputError) {
        for file in files { try file.check() }
        var replaced: [PreviousFile] = []
        for file in files {
            let previous = file.isAtTarget ? nil : PreviousFile(path: file.target)
            do {
                try file.commit()
            } catch {
                previous?.restore(removing: false)
                for previous in replaced.reversed() { previous.restore(removing: true) }
                throw error
            }
            if let previous { replaced.append(previous) }
        }
        for previous in replaced { previous.discard() }
    }
}

/// The file at a path before another file replaces it, with a second name in the same folder.
private struct PreviousFile {
    private let path: String
    /// `nil` if there was no file.
    private let backup: String?

    init(path: String) {
        self.path = path
        let backup = temporaryPath(beside: path)
        // Some file systems have no links. Only a file is renamed: a folder must remain in the way.
        let isNamed =
            link(path, backup) == 0 || (try? FileKind(path: path)) == .regular && rename(path, backup) == 0
        self.backup = isNamed ? backup : nil
    }

    /// - Parameter removing: Whether a new file is at the path, which is removed if there was none before.
    func restore(removing: Bool) {
        if let backup {
            // `rename` retains both names if they are links to one file.
            if rename(backup, path) == 0 { unlink(backup) }
        } else if removing {
            unlink(path)
        }
    }

    func discard() { if let backup { unlink(backup) } }
}
