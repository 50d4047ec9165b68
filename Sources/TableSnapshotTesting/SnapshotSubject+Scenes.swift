extension SceneFile: SnapshotSubject {
    /// A picture of the scene, and one of each of its states, by name. What they show is looked for in the scene's
    /// folder.
    ///
    /// - Parameter options: Their traits take the place of the scene's; a state's stay. The part that is drawn is the
    ///   scene's affair.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        try scene.pictures(in: self, with: options)
    }
}

extension TableScene: SnapshotSubject {
    /// A picture of the scene, and one of each of its states, by name. What they show is looked for in the working
    /// directory.
    public func snapshotPictures(with options: SnapshotOptions?) throws -> [SnapshotPicture] {
        try pictures(in: SceneFile(self, name: "scene"), with: options)
    }

    fileprivate func pictures(
        in file: SceneFile, with options: SnapshotOptions?
    ) throws -> [SnapshotPicture] {
        var file = file
        if let traits = options?.traits {
            file.scene.traits.scale = Double(traits.displayScale)
            file.scene.traits.appearance = traits.userInterfaceStyle
            file.scene.traits.direction = traits.layoutDirection
            file.scene.traits.typeSize = traits.preferredContentSizeCategory
            file.scene.traits.contrast = traits.accessibilityContrast
        }
        let content = try SceneContent(file, folder: SceneFolder(of: file.name))
        return try file.scene.pictures.map { picture in
            try Self.snapshot(of: content, picture, options ?? SnapshotOptions())
        }
    }

    private static func snapshot(
        of content: SceneContent, _ picture: ScenePicture, _ options: SnapshotOptions
    ) throws -> SnapshotPicture {
        let table = try SceneTable(content, picture: picture)
        var options = options
        options.theme = content.theme
        options.traits = picture.traits.collection
        options.extent = picture.moment.screen == nil ? .content : .screen
        options.offset = CGFloat(picture.moment.window?.offset ?? 0)
        options.height = picture.moment.window?.height.map { CGFloat($0) }
        let snapshot = try TableSnapshot(of: table.table, options: options)
        return SnapshotPicture(snapshot, named: picture.name) {
            // The table retains neither its data source nor what that met.
            if let failure = table.failure { throw failure }
            if let problem = content.pictures.shownProblems.first { throw problem.error }
        }
    }
}
