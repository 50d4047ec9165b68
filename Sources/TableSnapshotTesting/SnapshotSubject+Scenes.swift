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
        }
        let content = try SceneContent(file, folder: SceneFolder(of: file.name))
        return try ([nil] + file.scene.states).map { state in
            try Self.picture(of: content, state, options ?? SnapshotOptions())
        }
    }

    private static func picture(
        of content: SceneContent, _ state: SceneState?, _ options: SnapshotOptions
    ) throws -> SnapshotPicture {
        let table = SceneTable(content, state: state)
        var options = options
        options.traits = content.scene.traits.overlaid(with: state?.traits).collection
        options.extent = (state?.screen ?? content.scene.screen) == nil ? .content : .screen
        let window = state?.window ?? content.scene.window
        options.offset = CGFloat(window?.offset ?? 0)
        options.height = window?.height.map { CGFloat($0) }
        let snapshot = try TableSnapshot(of: table.table, options: options)
        return SnapshotPicture(snapshot, named: state?.name) {
            // The table retains neither its data source nor what that met.
            if let failure = table.failure { throw failure }
            if let problem = content.pictures.shownProblems.first { throw problem.error }
        }
    }
}
