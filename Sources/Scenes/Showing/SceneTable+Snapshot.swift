import Diagnostics
import TableSnapshots

extension OpenScene {
    /// Prepares one of the scene's images, or one of some of the records of its only section.
    ///
    /// - Parameters:
    ///   - variant: The image. `nil` uses the primary image.
    ///   - records: The visible records. `nil` uses all records.
    ///   - change: Changes the snapshot options.
    /// - Throws: `InputError` for the scene and its data, and ``SnapshotError``.
    package func image(
        _ variant: SceneVariant? = nil, records: Range<Int>? = nil,
        _ change: (inout SnapshotOptions) -> Void = { _ in }
    ) throws -> TableSnapshot {
        try throwErrors()
        return try SceneTable.showing(self, variant: variant, records: records).snapshot(change)
    }
}

extension OpenScene {
    /// The height in points of the part of an image whose texts are checked. It contains about 10,000 rows.
    private static let checkedHeight: CGFloat = 440_000

    /// Checks all images of the scene for missing rows, parts and crops, and for incomplete texts, without drawing their
    /// pixels.
    package func checkVariants() throws {
        var errors = CollectedErrors()
        for variant in scene.variants {
            try errors.collecting {
                try SceneTable.showing(self, variant: variant).snapshot().record(
                    maxHeight: Self.checkedHeight)
            }
        }
        try errors.throwAny()
    }
}

extension SceneTable {
    /// Returns the image of the table, with its callouts, its frame and the tables next to it. The image retains this object.
    ///
    /// - Parameter change: Changes the snapshot options.
    /// - Throws: `InputError` for a callout of an unknown part, and ``SnapshotError``.
    func snapshot(_ change: (inout SnapshotOptions) -> Void = { _ in }) throws -> TableSnapshot {
        var options = content.snapshotOptions(for: variant)
        change(&options)
        do {
            guard let frame = content.scene.frame, !frame.panels.isEmpty else {
                return try TableSnapshot(of: table, options: options).retaining(self)
            }
            let own = SnapshotPanel(table, options: options, caption: frame.caption)
            // An error in another scene is reported with its location there.
            for neighbor in neighbors where !neighbor.variant.interaction.callouts.isEmpty {
                _ = try neighbor.snapshot()
            }
            let others = zip(neighbors, frame.panels).map { neighbor, panel in
                let options = neighbor.content.snapshotOptions(for: neighbor.variant)
                return SnapshotPanel(neighbor.table, options: options, caption: panel.caption)
            }
            return try TableSnapshot(of: [own] + others, in: frame.frame).retaining(self)
        } catch let error as SnapshotError {
            if let content = error.content { throw content }
            // Values from command-line options have no location in the file.
            if content.file.locations.isEmpty { throw error }
            let path =
                switch error.option {
                case .callout(let index): "\(path(of: "callouts"))[\(index)].part"
                case .crop: path(of: "crop")
                case nil: error.kind == .invalidSize ? "width" : ""
                }
            throw content.file.error(error.description, at: path)
        }
    }

    /// Returns the path of a key of the image's interaction state: in its state, or else in the scene.
    func path(of key: String) -> String {
        let own = variant.path.appending(key: key)
        return variant.path.isEmpty || content.file.locations[own] != nil ? own : key
    }
}

extension OpenScene {
    /// Returns the snapshot options for one of the scene's images.
    package func snapshotOptions(for variant: SceneVariant) -> SnapshotOptions {
        let crop = variant.interaction.crop
        var options = SnapshotOptions(
            theme: theme, extent: variant.interaction.screen == nil ? .content : .screen,
            offset: CGFloat(crop?.offset ?? 0), height: crop?.height.map { CGFloat($0) },
            description: scene.description)
        options.device = scene.device
        options.traits = variant.traits.collection
        options.callouts = variant.interaction.callouts
        options.frame = scene.frame?.frame
        return options
    }

    /// Returns the tables next to one of the scene.
    func neighbors(of variant: SceneVariant) throws -> [SceneTable] {
        try zip(neighbors, scene.frame?.panels ?? []).map { content, panel in
            guard let content else {
                let own = scene.variants(under: variant.traits).first { $0.name == panel.state }
                return try SceneTable.showing(self, variant: own, isAlone: true)
            }
            var traits = variant.traits.overlaid(with: content.scene.traits)
            traits.scale = variant.traits.scale
            let own = SceneVariant(
                name: nil, interaction: content.scene.interaction, traits: traits, path: "")
            return try SceneTable.showing(content, variant: own, isAlone: true)
        }
    }
}
