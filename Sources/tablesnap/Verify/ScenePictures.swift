import SceneFiles

/// The pictures of a scene, each with its golden.
struct ScenePictures: Sendable {
    /// One of them.
    struct Picture: Sendable {
        /// Which of the scene's it is.
        let picture: ScenePicture
        /// The path of the golden picture.
        let golden: String
        /// The picture with the same golden, when there is one before this.
        var double: String?
    }

    let path: String
    /// What the file says, or why it cannot be read.
    let file: Result<SceneFile, SceneError>
    private(set) var pictures: [Picture] = []

    /// The pictures of scenes, which are read for that.
    static func of(_ sources: [SceneSource]) -> [ScenePictures] {
        var owners: [String: String] = [:]
        return sources.map { source in
            var scene = ScenePictures(source)
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

    private init(_ source: SceneSource) {
        path = source.path
        file = Result { () throws(SceneError) in try SceneFile(contentsOf: source.path) }
        guard case .success(let file) = file else { return }
        pictures = file.scene.pictures.map {
            Picture(picture: $0, golden: source.golden(state: $0.name))
        }
    }
}
