import Files
import TableSnapshots

extension SceneFile {
    /// Draws the scene's own picture, or that of one of its states, into a PNG file. What the scene names is looked for
    /// in its folder, which it cannot leave.
    ///
    /// - Parameters:
    ///   - path: The file, which is replaced when the picture is whole.
    ///   - state: The name of a state; nil for the scene's own picture.
    /// - Throws: ``SceneError`` about the scene, and what is wrong with its data, its pictures or the file, such as
    ///   that it would replace the scene or a file that the scene shows.
    public func writePNG(to path: String, state: String? = nil) throws {
        guard let picture = scene.pictures.first(where: { $0.name == state }) else {
            throw error(unknownState(state ?? ""), at: "states")
        }
        let files = RunFiles()
        files.read(name)
        let reads = FilesRead(of: files, takesDigests: false)
        let content = try SceneContent(self, folder: SceneFolder(of: name, reads: reads))
        try content.check(isStrict: true)
        let table = try SceneTable(content, picture: picture)
        let file = try OutputFile(files.claim(path))
        try table.snapshot().writePNG(to: file)
        if let failure = table.failure { throw failure }
        try file.commit()
    }

    /// That a state is not there, and which ones are.
    func unknownState(_ state: String) -> String {
        let known = scene.states.map(\.name)
        let all = known.isEmpty ? "there are none" : "there are \(known.joined(separator: ", "))"
        return "no state is called \"\(state.shortened)\"; \(all)"
    }
}

extension TableScene {
    /// Draws the scene's own picture, or that of one of its states, into a PNG file. What the scene names is looked for
    /// in the working directory.
    ///
    /// - Parameters:
    ///   - path: The file, which is replaced when the picture is whole.
    ///   - state: The name of a state; nil for the scene's own picture.
    /// - Throws: ``SceneError`` about the scene, and what is wrong with its data, its pictures or the file.
    public func writePNG(to path: String, state: String? = nil) throws {
        try SceneFile(self, name: "scene").writePNG(to: path, state: state)
    }
}
