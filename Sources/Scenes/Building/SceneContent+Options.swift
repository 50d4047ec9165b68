import TableKit
import TableSnapshots

extension SceneContent {
    /// Returns the snapshot options for one of the scene's images.
    package func snapshotOptions(for variant: SceneVariant) -> SnapshotOptions {
        let crop = variant.interaction.crop
        var options = SnapshotOptions(
            theme: theme, extent: variant.interaction.screen == nil ? .content : .screen,
            offset: CGFloat(crop?.offset ?? 0), height: crop?.height.map { CGFloat($0) },
            description: scene.description)
        options.traits = variant.traits.collection
        options.callouts = variant.interaction.callouts.map(\.callout)
        options.frame = scene.frame?.frame
        return options
    }
}
