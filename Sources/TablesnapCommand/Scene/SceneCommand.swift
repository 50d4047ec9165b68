import Scenes

/// `tablesnap scene`: prints the scene file for the options of a command line.
enum SceneCommand: Command {
    static let name = "scene"

    static let summary = "Print the scene file of a render command."

    static let purpose = """
        Print the scene file that corresponds to tablesnap render with the same options, as
        YAML for further editing. A scene is printed in its shortest form.
        """

    static let operands = [RenderInput.operand]

    static let examples = [
        CommandExample(
            "tablesnap scene countries.csv > countries.yaml",
            "Write the scene that draws the suggested columns."),
        CommandExample(
            "tablesnap scene countries.csv --section region --dark > countries.yaml",
            "Write a scene with sections in the dark appearance."),
        CommandExample(
            "tablesnap scene mail.yaml --select 0:1",
            "Print another scene with a selected row."),
    ]
    static let environment = EnvironmentVariable.fonts
    static let details = """
        The options are those of tablesnap render, except those of image files. Most become keys of the scene.
        Redirect the output to a file next to INPUT, because its path is relative to that folder.
        """

    /// The options of `tablesnap render` that become keys of a scene, or determine what is read.
    struct Options: CommandOptions {
        var render = RenderOptions()

        static let options = RenderOptions.options.compactMap { option -> Option<Options>? in
            let isOfImage = RenderOptions.imageOptions.contains(option.definition.long)
            return isOfImage ? nil : option.stored(at: \.render)
        }
    }

    static func run(_ options: Options, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        let options = options.render
        try options.check()
        if options.traits.count > 1 {
            throw UsageError(
                "a scene has one appearance, scale, direction, type size and contrast; specify one of each")
        }
        let input = try RenderInput.parsing(operands, options)
        if input.path == nil {
            throw UsageError("a scene cannot name standard input; save the data to a file")
        }
        let scene = try RenderScene.of(input, options)
        // The files of the input must exist, because the scene could not be drawn otherwise.
        _ = try scene.open(options, input)
        try Tablesnap.show(scene.sceneWithFonts(in: input).yaml.dropLastLineEnd)
        if !options.isQuiet { scene.notes.forEach { StandardError.report($0) } }
        return .done
    }
}

extension String {
    /// The text without its last line break, for printing.
    var dropLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
