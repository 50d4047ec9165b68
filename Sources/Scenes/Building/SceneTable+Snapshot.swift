import TableSnapshots

extension SceneTable {
    /// The picture of the table, with its callouts, its frame and the tables beside it.
    ///
    /// - Parameter change: Changes how it is drawn.
    /// - Throws: ``SceneError`` for a callout of a part that there is not, and ``SnapshotError``.
    package func snapshot(_ change: (inout SnapshotOptions) -> Void = { _ in }) throws -> TableSnapshot {
        var options = content.snapshotOptions(for: picture)
        change(&options)
        do {
            guard let frame = content.scene.frame, !frame.panels.isEmpty else {
                return try TableSnapshot(of: table, options: options)
            }
            let own = SnapshotPanel(table, options: options, caption: frame.caption)
            // A mistake there is told with its place there.
            for neighbor in neighbors where !neighbor.picture.moment.callouts.isEmpty {
                _ = try neighbor.snapshot()
            }
            let others = zip(neighbors, frame.panels).map { neighbor, panel in
                let options = neighbor.content.snapshotOptions(for: neighbor.picture)
                return SnapshotPanel(neighbor.table, options: options, caption: panel.caption)
            }
            return try TableSnapshot(of: [own] + others, in: frame.frame)
        } catch let error as SnapshotError {
            // What a command line says of records has no place in a file.
            if content.file.places.isEmpty { throw error }
            let path =
                switch error.option {
                case .callout(let index): "\(place(of: "callouts"))[\(index)].part"
                case .window: place(of: "window")
                case nil: error.kind == .invalidSize ? "width" : ""
                }
            throw content.file.error(error.description, at: path)
        }
    }

    /// Where a key of the picture's moment stands in the file: in its state, or in the scene that it shares it with.
    func place(of key: String) -> String {
        let own = picture.path + key
        return picture.path.isEmpty || content.file.places[own] != nil ? own : key
    }
}

extension SceneContent {
    /// Opens the scenes of tables that stand beside this one's; nil for those of its own states.
    static func neighbors(of file: SceneFile, _ folder: SceneFolder) throws -> [SceneContent?] {
        try (file.scene.frame?.panels ?? []).enumerated().map { index, panel in
            let path = "frame.beside[\(index)]"
            if let state = panel.state {
                guard !file.scene.states.contains(where: { $0.name == state }) else { return nil }
                throw file.error(file.unknownState(state), at: "\(path).state")
            }
            let name = panel.scene ?? ""
            if let objection = folder.objection(to: name) {
                throw file.error("\(name) \(objection)", at: "\(path).scene")
            }
            var other = try file.reading(at: "\(path).scene") { () throws(SceneError) in
                try SceneFile(contentsOf: folder.place(name))
            }
            // What stands beside it there does not here, and a scene may stand beside itself.
            other.scene.frame = nil
            return try SceneContent(
                other,
                folder: SceneFolder(
                    of: folder.place(name), allowsOutside: folder.allowsOutside, reads: folder.reads))
        }
    }

    /// The tables that stand beside one of the scene's.
    func neighbors(of picture: ScenePicture) throws -> [SceneTable] {
        try zip(neighbors, scene.frame?.panels ?? []).map { content, panel in
            guard let content else {
                let own = scene.pictures(under: picture.traits).first { $0.name == panel.state }
                return try SceneTable(self, picture: own, isAlone: true)
            }
            var traits = picture.traits.overlaid(with: content.scene.traits)
            traits.scale = picture.traits.scale
            let own = ScenePicture(name: nil, moment: content.scene.moment, traits: traits, path: "")
            return try SceneTable(content, picture: own, isAlone: true)
        }
    }

    /// What could not be drawn of the pictures that rows show.
    package var shownProblems: [PictureStore.Problem] {
        pictures.shownProblems + neighbors.flatMap { $0?.shownProblems ?? [] }
    }
}
