extension SceneFile: SnapshotSubject {
    /// Returns an image of the scene, and one of each of its states, with their names. Relative paths refer to the
    /// scene's folder.
    ///
    /// - Parameter options: The options, whose specified traits replace those of the scene, but not those of a state,
    ///   and whose fonts and device replace those of the scene. The scene determines the theme and the drawn part.
    public func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        var file = self
        if let options {
            file.scene.traits = file.scene.traits.overlaid(with: SceneTraits(options.traits))
            file.scene.device = options.device ?? file.scene.device
            file.fonts.replacement = options.fonts ?? file.fonts.replacement
        }
        let content = try OpenScene.open(file, in: InputFolder(of: name), isStrict: true)
        return try file.scene.variants.map { SnapshotImage(try content.image($0), named: $0.name) }
    }
}

extension TableScene: SnapshotSubject {
    /// Returns an image of the scene, and one of each of its states, with their names. Relative paths refer to the
    /// working directory.
    public func snapshotImages(with options: SnapshotOptions?) throws -> [SnapshotImage] {
        try SceneFile(self, name: "scene").snapshotImages(with: options)
    }
}
