import Synchronization

/// The files that one run of a program reads and writes. No output may replace a file that the run reads, or another of
/// its outputs.
///
/// Claim outputs before the work begins, so that the run fails early. Inputs that are read later, such as
/// images of rows, are checked when an output is moved to its path.
///
/// Files are compared by identity, because links give a file several paths. Other programs may replace files meanwhile,
/// and the system gives the identity of a removed file to a new one. Therefore, an identity counts only while the file at
/// its path still has it.
package final class RunFiles: Sendable {
    private struct State {
        /// The files that the run reads.
        var inputs: [FileIdentity: Input] = [:]
        /// The files that the run writes.
        var outputs: [FileIdentity: Output] = [:]
        var claims = 0
    }

    private struct Input {
        /// The path, or another name for messages.
        var name: String
        /// A Boolean value that indicates whether the file is open during the entire run.
        var isOpen: Bool
    }

    private struct Output {
        var path: String
        /// The number of the claim.
        var claim: Int
    }

    private let state = Mutex(State())
    private let maxInputs: Int

    /// - Parameter maxInputs: The maximum number of recorded inputs, because each of many rows may have an
    ///   image. Further inputs are compared only with the outputs that are already claimed.
    package init(maxInputs: Int = 100_000) { self.maxInputs = maxInputs }

    /// Records that the run reads the file at a path.
    package func read(_ path: String) { read(FileIdentity(path: path), Input(name: path, isOpen: false)) }

    /// Records that the run reads a file that is open until its end, with its name for messages.
    package func read(descriptor: Int32, name: String) {
        read(FileIdentity(descriptor: descriptor), Input(name: name, isOpen: true))
    }

    private func read(_ identity: FileIdentity?, _ input: Input) {
        guard let identity else { return }
        state.withLock { state in
            guard state.inputs.count < maxInputs || state.outputs[identity] != nil else { return }
            state.inputs[identity] = input
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
        let output = Output(path: path, claim: number)
        let identities = Self.identities(of: path)
        state.withLock { state in
            for identity in identities { state.outputs[identity] = output }
        }
    }

    /// Returns the identity of a file, and that of its path, which another program may give to another file. There is none of
    /// a folder, a device and a pipe.
    private static func identities(of path: String) -> [FileIdentity] {
        guard let identity = FileIdentity(path: path) else { return [] }
        if case .missing = identity { return [identity] }
        return [identity] + (pathWithoutLinks(path).map { [.missing(path: $0)] } ?? [])
    }

    /// Checks that the file at a path is no input and of no other claim.
    fileprivate func check(_ path: String, _ number: Int) throws(OutputError) {
        for identity in Self.identities(of: path) {
            let (input, output) = state.withLock { ($0.inputs[identity], $0.outputs[identity]) }
            if let input, input.isOpen || FileIdentity(path: input.name) == identity {
                throw .replacesInput(path, input: input.name)
            }
            if let output, output.claim != number, Self.identities(of: output.path).contains(identity) {
                throw .replacesOutput(path)
            }
        }
    }
}

/// A file that is reserved for one output of a run.
package struct OutputClaim: Sendable {
    package let path: String
    /// The folder that links must not lead out of. `nil` permits any folder.
    let folder: String?
    fileprivate let number: Int
    fileprivate let files: RunFiles

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
