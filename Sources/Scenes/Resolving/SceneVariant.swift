/// An image of a scene: the primary one, or that of a state.
package struct SceneVariant: Sendable {
    /// The name of the state. `nil` for the primary image.
    package let name: String?
    /// The interaction state of the table.
    package let interaction: SceneInteraction
    /// The traits of the table: those of the scene, overridden by those of the state.
    package let traits: SceneTraits
    /// The path of the state in the file. It is empty for the primary image.
    let path: String
}

extension TableScene {
    /// The primary image of the scene.
    package var primaryVariant: SceneVariant { primaryVariant(under: traits) }

    private func primaryVariant(under traits: SceneTraits) -> SceneVariant {
        SceneVariant(name: nil, interaction: interaction, traits: withScaleOfDevice(traits), path: "")
    }

    private func withScaleOfDevice(_ traits: SceneTraits) -> SceneTraits {
        var traits = traits
        traits.scale = traits.scale ?? device.map { Double($0.scale) }
        return traits
    }

    /// All images of the scene, beginning with the primary one.
    package var variants: [SceneVariant] { variants(under: traits) }

    /// Returns all images of the scene with other traits, which states may override.
    package func variants(under traits: SceneTraits) -> [SceneVariant] {
        [primaryVariant(under: traits)]
            + states.enumerated().map { index, state in
                SceneVariant(
                    name: state.name,
                    interaction: SceneInteraction.definition.overlay(interaction, with: state.interaction),
                    traits: withScaleOfDevice(traits.overlaid(with: state.traits)),
                    path: "states[\(index)]")
            }
    }
}
