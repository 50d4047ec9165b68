import SceneSchema

extension SceneObject {
    /// The doc comments in this module and of themes.
    package static var comments: DocComments { .scenes }
}
