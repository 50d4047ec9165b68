extension SceneFile: SnapshotSubject {
    /// Returns an image of the scene, and one of each of its states, with their names. Relative paths refer to the
    /// scene's folder.
    ///
    /// - Parameter options: The options, whose traits replace those of the scene, but not those of a state. The scene
    ///   determines the theme and the drawn part.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        var file = self
        if let options { file.scene.traits = SceneTraits(options.traits) }
        let content = try SceneContent(file, folder: SceneFolder(of: name))
        return try file.scene.pictures.map { try Self.picture($0, of: content) }
    }

    private static func picture(
        _ picture: ScenePicture, of content: SceneContent
    ) throws -> SnapshotPicture {
        let scene = try SceneTable(content, picture: picture)
        let snapshot = try scene.snapshot()
        return SnapshotPicture(snapshot, named: picture.name) {
            // The closure retains the data source, which the table does not, and reports the errors of drawing.
            if let failure = scene.failure { throw failure }
            if let problem = content.shownProblems.first { throw problem.error }
        }
    }
}

extension TableScene: SnapshotSubject {
    /// Returns an image of the scene, and one of each of its states, with their names. Relative paths refer to the
    /// working directory.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        try SceneFile(self, name: "scene").snapshotPictures(with: options)
    }
}
