import SceneSchema
import Typesetting

/// The font files that the texts of a scene or a theme file are drawn with, instead of those of the system.
public struct SceneFonts: Hashable, Sendable, SceneObject {
    /// The folder of the font files, relative to the scene or the theme file. Its subfolders are included.
    public var folder = ""
    /// A Boolean value that indicates whether families that the folder lacks are those of the system. Default:
    /// false.
    public var includesSystemFonts = false

    /// Creates the fonts of a folder.
    public init(folder: String, includesSystemFonts: Bool = false) {
        self.folder = folder
        self.includesSystemFonts = includesSystemFonts
    }

    /// Creates fonts without a folder.
    public init() { self.init(folder: "") }

    package static let definition = Definition<SceneFonts>(
        name: "font folder",
        keys: [
            Key("folder", \.folder, .text).notShown("fonts", because: "It names a folder.", isDrawn: false)
                .required,
            Key("system", \.includesSystemFonts, .flag).describing("includesSystemFonts").notShown(
                "true", because: "It affects only characters that the folder lacks.", isDrawn: false),
        ], scalarKey: "folder", stage: ExampleStage("fonts: HERE\nrows: [One, Two]", base: "folder: fonts"))
}

/// The fonts of a scene that are specified outside of its file.
package struct SceneFontChoice: Sendable {
    /// The fonts that replace those of the scene and of its theme file, such as those of a command-line option.
    package var replacement: FontCollection?
    /// The fonts of a scene that has none, nor its theme file. `nil` uses those of the process.
    package var fallback: FontCollection?

    package init(replacement: FontCollection? = nil, fallback: FontCollection? = nil) {
        (self.replacement, self.fallback) = (replacement, fallback)
    }
}
