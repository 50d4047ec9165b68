import TableKit

/// An image of a scene: the primary one, or that of a state.
package struct ScenePicture: Sendable {
    /// The name of the state. `nil` for the primary image.
    package let name: String?
    /// The interaction state of the table.
    package let moment: SceneMoment
    /// The traits of the table: those of the scene, overridden by those of the state.
    package let traits: SceneTraits
    /// The path of the state in the file. It is empty for the primary image.
    let path: String
}

extension TableScene {
    /// The primary image of the scene.
    package var picture: ScenePicture { ScenePicture(name: nil, moment: moment, traits: traits, path: "") }

    /// All images of the scene, beginning with the primary one.
    package var pictures: [ScenePicture] { pictures(under: traits) }

    /// Returns all images of the scene with other traits, which states may override.
    package func pictures(under traits: SceneTraits) -> [ScenePicture] {
        [ScenePicture(name: nil, moment: moment, traits: traits, path: "")]
            + states.enumerated().map { index, state in
                ScenePicture(
                    name: state.name, moment: moment.overlaid(with: state.moment),
                    traits: traits.overlaid(with: state.traits), path: "states[\(index)]")
            }
    }
}
