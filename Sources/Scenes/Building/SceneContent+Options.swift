import TableKit
import TableSnapshots

extension SceneContent {
    /// Returns the snapshot options for one of the scene's images.
    package func snapshotOptions(for picture: ScenePicture) -> SnapshotOptions {
        let crop = picture.moment.crop
        var options = SnapshotOptions(
            theme: theme, extent: picture.moment.screen == nil ? .content : .screen,
            offset: CGFloat(crop?.offset ?? 0), height: crop?.height.map { CGFloat($0) },
            description: scene.description)
        options.traits = picture.traits.collection
        options.callouts = picture.moment.callouts.map(\.callout)
        options.frame = scene.frame?.frame
        return options
    }
}
