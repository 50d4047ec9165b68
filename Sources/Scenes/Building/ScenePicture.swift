import TableKit

/// One of the pictures that a scene makes: its own, or that of one of its states.
package struct ScenePicture: Sendable {
    /// The name of the state; nil for the scene's own picture.
    package let name: String?
    /// What the table is like.
    package let moment: SceneMoment
    /// What surrounds the table: the scene's traits, overlaid with the state's.
    package let traits: SceneTraits
    /// Where the state's keys stand in the file.
    let path: String
}

extension TableScene {
    /// The scene's own picture.
    package var picture: ScenePicture { ScenePicture(name: nil, moment: moment, traits: traits, path: "") }

    /// All pictures that the scene makes, its own first.
    package var pictures: [ScenePicture] { pictures(under: traits) }

    /// All pictures that the scene makes under traits in place of its own; a state still has the last word.
    package func pictures(under traits: SceneTraits) -> [ScenePicture] {
        [ScenePicture(name: nil, moment: moment, traits: traits, path: "")]
            + states.enumerated().map { index, state in
                ScenePicture(
                    name: state.name, moment: moment.overlaid(with: state.moment),
                    traits: traits.overlaid(with: state.traits), path: "states[\(index)].")
            }
    }
}
