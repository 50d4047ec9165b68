import Diagnostics
import Files
import Foundation

/// The Git repository of the working directory, read with the program git.
struct GitRepository {
    /// A range of commits, by their identifiers.
    struct Range {
        let base: String
        let head: String
    }

    /// A file that differs in two commits, with the identifiers of its contents. `nil` if it does not exist in one of them.
    struct ChangedFile {
        /// The path from the root of the repository.
        let path: String
        let before: String?
        let after: String?
    }

    /// Returns the result of a command of git.
    ///
    /// - Parameter variables: More environment variables.
    /// - Throws: A `Diagnostic` with the message of git.
    func output(
        _ arguments: [String], _ variables: [String: String] = [:]
    ) throws(Diagnostic) -> [UInt8] {
        let process = Self.process(arguments, variables)
        let output = Pipe()
        process.standardOutput = output
        do {
            // A file, unlike a second pipe, is never full.
            let folder = try TemporaryFolder()
            defer { withExtendedLifetime(folder) {} }
            let errors = URL(fileURLWithPath: folder.path + "/errors")
            try Data().write(to: errors)
            process.standardError = try FileHandle(forWritingTo: errors)
            try process.run()
            let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                let message = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
                throw Self.failure(process.terminationStatus, message)
            }
            return [UInt8](bytes)
        } catch {
            throw error as? Diagnostic ?? Diagnostic(message: "git could not be run: \(error)")
        }
    }

    static func process(_ arguments: [String], _ variables: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
        process.standardInput = FileHandle.nullDevice
        return process
    }

    private static func failure(_ status: Int32, _ message: String) -> Diagnostic {
        // This is the status of env for a program that does not exist.
        if status == 127 { return Diagnostic(message: "git is not installed") }
        let lines = message.split(separator: "\n")
        // A hint can follow the error, and progress can precede it.
        let line = lines.first { $0.hasPrefix("fatal: ") } ?? lines.last
        return Diagnostic(message: "git: \(line ?? "exit status \(status)")")
    }

    private func line(_ arguments: [String]) throws(Diagnostic) -> String {
        String(decoding: try output(arguments), as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// The path of the root of the working tree.
    func root() throws(Diagnostic) -> String { try line(["rev-parse", "--show-toplevel"]) }

    // MARK: Commits

    /// Returns the commits of a range: those in `A..B`, or in `A...B` the last common commit of both, and B.
    func range(_ text: String) throws(Diagnostic) -> Range {
        let dots = text.contains("...") ? "..." : ".."
        let names = text.components(separatedBy: dots)
        guard names.count == 2 else { throw Diagnostic(message: "\(text): it is no range of two commits") }
        let base = try commit(names[0].isEmpty ? "HEAD" : names[0])
        let head = try commit(names[1].isEmpty ? "HEAD" : names[1])
        guard dots == "..." else { return Range(base: base, head: head) }
        guard let common = try? line(["merge-base", base, head]) else {
            throw Diagnostic(
                message: "\(text): the commits have no common one in this repository",
                remedy: "if it is a shallow clone, fetch its history")
        }
        return Range(base: common, head: head)
    }

    /// Returns the identifier of the commit with a name.
    func commit(_ name: String) throws(Diagnostic) -> String {
        _ = try line(["rev-parse", "--git-dir"])
        // A name that begins with a hyphen is no option.
        guard
            let commit = try? line([
                "rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}",
            ])
        else {
            throw Diagnostic(
                message: "\(name): there is no such commit in this repository",
                remedy: "fetch it, or check its name with git rev-parse")
        }
        return commit
    }

    // MARK: Files

    /// Returns the files that differ in the commits of a range, in the order of their paths. Links and submodules are no
    /// files.
    ///
    /// - Parameter paths: The files or folders to search, relative to the working directory. Empty for all.
    func changedFiles(_ range: Range, in paths: [String]) throws(Diagnostic) -> [ChangedFile] {
        for path in paths {
            let found = try [range.base, range.head].map { commit throws(Diagnostic) in
                try output(["ls-tree", "-z", "--name-only", commit, "--", path])
            }
            guard found.contains(where: { !$0.isEmpty }) else {
                throw Diagnostic(message: "\(path): no such file or folder in these commits")
            }
        }
        let options = ["diff-tree", "-r", "-z", "--raw", "--no-renames", "--no-abbrev"]
        let fields = try output(options + [range.base, range.head, "--"] + paths)
            .split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        // Each file has two fields, such as ":100644 100644 OLD NEW M" and its path.
        return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
            let words = fields[index].dropFirst().split(separator: " ").map(String.init)
            guard words.count == 5 else { return nil }
            func contents(_ mode: String, _ identifier: String) -> String? {
                mode.hasPrefix("100") ? identifier : nil
            }
            let file = ChangedFile(
                path: fields[index + 1], before: contents(words[0], words[2]),
                after: contents(words[1], words[3]))
            return file.before == nil && file.after == nil || file.before == file.after ? nil : file
        }
    }

    /// Returns the contents of a file after Git's filters, such as that of Git LFS.
    func filteredContents(_ identifier: String, path: String) throws(Diagnostic) -> [UInt8] {
        try output(["cat-file", "--filters", "--path=\(path)", identifier])
    }
}
