import Synchronization

/// The files that one run of a program reads and writes, by identity. No output may replace a file that the
/// run reads, or another of its outputs.
///
/// Claim outputs before the work begins, so that the run fails early. Inputs that are read later, such as
/// images of rows, are checked when an output is moved to its path.
package final class RunFiles: Sendable {
    private struct State {
        /// The files that the run reads, with their paths for messages.
        var inputs: [FileIdentity: String] = [:]
        /// The files that the run writes, with the numbers of their claims.
        var outputs: [FileIdentity: Int] = [:]
        var claims = 0
    }

    private let state = Mutex(State())
    private let maxInputs: Int

    /// - Parameter maxInputs: The maximum number of recorded inputs, because each of many rows may have an
    ///   image. Further inputs are compared only with the outputs that are already claimed.
    package init(maxInputs: Int = 100_000) { self.maxInputs = maxInputs }

    /// Records that the run reads the file at a path.
    package func read(_ path: String) { read(FileIdentity(path: path), path) }

    /// Records that the run reads an open file, with its name for messages.
    package func read(descriptor: Int32, name: String) {
        read(FileIdentity(descriptor: descriptor), name)
    }

    private func read(_ identity: FileIdentity?, _ name: String) {
        guard let identity else { return }
        state.withLock { state in
            guard state.inputs.count < maxInputs || state.outputs[identity] != nil else { return }
            state.inputs[identity] = name
        }
    }

    /// Reserves the file at a path for one output.
    ///
    /// - Parameter folder: The folder that links must not lead out of. `nil` permits any folder.
    /// - Throws: `OutputError.replacesInput` and `OutputError.replacesOutput`.
    package func claim(_ path: String, within folder: String? = nil) throws(OutputError) -> OutputClaim {
        let number = state.withLock { state in
            state.claims += 1
            return state.claims
        }
        let claim = OutputClaim(path: path, folder: folder, number: number, files: self)
        try check(path, number)
        take(path, number)
        return claim
    }

    /// Checks that a file may be removed.
    ///
    /// - Throws: `OutputError.replacesInput` if the run reads it, `OutputError.replacesOutput` if the run
    ///   writes it.
    package func checkRemoval(of path: String) throws(OutputError) { try check(path, 0) }

    /// Assigns the file at a path to a claim.
    fileprivate func take(_ path: String, _ number: Int) {
        guard let identity = FileIdentity(path: path) else { return }
        state.withLock { $0.outputs[identity] = number }
    }

    /// Checks that the file at a path is no input and of no other claim.
    fileprivate func check(_ path: String, _ number: Int) throws(OutputError) {
        guard let identity = FileIdentity(path: path) else { return }
        let (input, owner) = state.withLock { ($0.inputs[identity], $0.outputs[identity]) }
        if let input { throw .replacesInput(path, input: input) }
        if let owner, owner != number { throw .replacesOutput(path) }
    }
}

/// A file that is reserved for one output of a run.
package struct OutputClaim: Sendable {
    package let path: String
    /// The folder that links must not lead out of. `nil` permits any folder.
    let folder: String?
    private let number: Int
    private let files: RunFiles

    fileprivate init(path: String, folder: String?, number: Int, files: RunFiles) {
        (self.path, self.folder, self.number, self.files) = (path, folder, number, files)
    }

    /// Checks that the output, after links are followed, is in its folder and replaces no file that the run
    /// uses.
    ///
    /// - Throws: `OutputError.leadsOutside`, `OutputError.replacesInput` and `OutputError.replacesOutput`.
    package func check() throws(OutputError) {
        try files.check(path, number)
        guard let folder, let root = pathWithoutLinks(folder), let target = pathWithoutLinks(path) else {
            return
        }
        guard target.hasPrefix(root == "/" ? root : root + "/") else {
            throw .leadsOutside(path, folder: folder)
        }
    }

    func complete() { files.take(path, number) }
}

extension OutputClaim: Hashable {
    package static func == (claim: OutputClaim, other: OutputClaim) -> Bool {
        claim.files === other.files && claim.number == other.number
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(files))
        hasher.combine(number)
    }
}
