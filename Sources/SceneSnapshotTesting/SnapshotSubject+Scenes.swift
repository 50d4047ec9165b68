extension SceneFile: SnapshotSubject {
    /// A picture of the scene, and one of each of its states, by name. What they show is looked for in the scene's
    /// folder.
    ///
    /// - Parameter options: Their traits take the place of the scene's; a state's stay. Theme and the part that is drawn
    ///   are the scene's affair.
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
            // The table retains neither its data source nor the mistakes that it met.
            if let failure = scene.failure { throw failure }
            if let problem = content.shownProblems.first { throw problem.error }
        }
    }
}

extension TableScene: SnapshotSubject {
    /// A picture of the scene, and one of each of its states, by name. What they show is looked for in the working
    /// directory.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        try SceneFile(self, name: "scene").snapshotPictures(with: options)
    }
}
