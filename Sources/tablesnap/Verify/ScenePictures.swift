import Files
import Scenes

/// The pictures of a scene, each with its golden.
struct ScenePictures: Sendable {
    /// One of them.
    struct Picture: Sendable {
        /// Which of the scene's it is.
        let picture: ScenePicture
        /// The path of the golden picture.
        let golden: String
        /// The golden's file among those of the run, or why it is not one.
        var claim: Result<OutputClaim, OutputError>
        /// The picture with the same golden, when there is one before this.
        var double: String?
    }

    let path: String
    /// What the file says, or why it cannot be read.
    let file: Result<SceneFile, SceneError>
    private(set) var pictures: [Picture] = []

    /// The pictures of scenes, which are read for that.
    ///
    /// - Parameters:
    ///   - run: The files of the run.
    ///   - bounds: Returns the folder that links to the goldens of a scene must not lead out of; `nil` for anywhere.
    static func of(
        _ sources: [SceneSource], of run: RunFiles, within bounds: (SceneSource) -> String?
    ) -> [ScenePictures] {
        var owners: [String: String] = [:]
        return sources.map { source in
            var scene = ScenePictures(source, of: run, within: bounds(source))
            for index in scene.pictures.indices {
                let state = scene.pictures[index].picture.name.map { " (\($0))" } ?? ""
                // Some file systems do not tell capitals from other letters.
                let key = scene.pictures[index].golden.lowercased()
                scene.pictures[index].double = owners[key]
                owners[key] = owners[key] ?? scene.path + state
            }
            return scene
        }
    }

    /// A Boolean value that indicates whether the scene can be read and names no theme.
    var hasDefaultTheme: Bool {
        guard case .success(let file) = file else { return false }
        return file.scene.theme == nil
    }

    private init(_ source: SceneSource, of run: RunFiles, within folder: String?) {
        path = source.path
        run.read(path)
        file = Result { () throws(SceneError) in try SceneFile(contentsOf: source.path) }
        guard case .success(let file) = file else { return }
        pictures = file.scene.pictures.map { picture in
            let golden = source.golden(state: picture.name)
            let claim = Result { () throws(OutputError) in try run.claim(golden, within: folder) }
            return Picture(picture: picture, golden: golden, claim: claim)
        }
    }
}
