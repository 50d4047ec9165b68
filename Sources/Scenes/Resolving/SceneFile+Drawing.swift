import DataTables
import Diagnostics
import Files

extension SceneFile {
    /// Draws the primary image of the scene, or that of a state, to a PNG file. Paths in the scene are
    /// relative to its folder, and must not lead out of it.
    ///
    /// - Parameters:
    ///   - path: The file, which is replaced when the image is complete.
    ///   - state: The name of a state. `nil` draws the primary image.
    /// - Throws: ``Diagnostics/InputError`` for the scene, its data, its images and the file. The file must not replace
    ///   the scene or a file that the scene uses.
    public func writePNG(to path: String, state: String? = nil) throws(InputError) {
        do {
            try draw(to: path, state: state)
        } catch {
            throw InputError(error)
        }
    }

    private func draw(to path: String, state: String?) throws {
        guard let variant = scene.variants.first(where: { $0.name == state }) else {
            throw error(unknownState(state ?? ""), at: "states")
        }
        let files = RunFiles()
        files.read(name)
        let reads = FilesRead(of: files, takesDigests: false)
        let opened = try OpenScene.open(self, in: InputFolder(of: name, reads: reads), isStrict: true)
        let image = try opened.image(variant)
        let file = try OutputFile(files.claim(path))
        try image.writePNG(to: file)
        try file.commit()
    }

    /// Returns the error for an unknown state, with the names of all states.
    func unknownState(_ state: String) -> String {
        let remedy = remedy(forUnknown: state, among: scene.states.map(\.name))
        return "unknown state \"\(state.shortened)\"; \(remedy)"
    }
}

extension InputError {
    /// Creates an error from any other, which becomes a problem without location if it has none.
    fileprivate init(_ error: any Error) {
        let error = error.ofContent
        let problem = error as? Diagnostic ?? Diagnostic(message: "\(error)")
        self = error as? InputError ?? InputError(problems: [problem])
    }
}

extension TableScene {
    /// Draws the primary image of the scene, or that of a state, to a PNG file. Paths in the scene are
    /// relative to the working directory.
    ///
    /// - Parameters:
    ///   - path: The file, which is replaced when the image is complete.
    ///   - state: The name of a state. `nil` draws the primary image.
    /// - Throws: ``Diagnostics/InputError`` for the scene, its data, its images and the file.
    public func writePNG(to path: String, state: String? = nil) throws(InputError) {
        try SceneFile(self, name: "scene").writePNG(to: path, state: state)
    }
}
