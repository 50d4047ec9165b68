import Scenes

/// `tablesnap scene`: prints the scene file for the options of a command line.
enum SceneCommand: Command {
    static let name = "scene"

    static let help = """
        Prints the scene file that draws what tablesnap render draws with the same options,
        as YAML, to go on with by hand. A scene is printed as briefly as it can be written.

        USAGE: tablesnap scene INPUT [OPTIONS]

        The options are those of tablesnap render; of those, --title, --subtitle, --value,
        --image, --section, --accessory, --editing-style and the ones for looks and states
        become keys; of traits, one each. Redirect the output to a file beside INPUT:
        tablesnap scene countries.csv --section region > countries.yaml

        Exit status: 0 done, 1 the work failed, 2 the command line is wrong.
        """

    static func run(_ options: RenderOptions, _ operands: [String]) throws -> Tablesnap.ExitStatus {
        try options.check()
        if options.traits.count > 1 {
            throw UsageError(
                "a scene has one appearance, scale, direction, type size and contrast; give one each")
        }
        if options.rowsPerPage != nil {
            throw UsageError("--split makes several images, and a scene of records is one")
        }
        let input = try RenderInput(operands, options)
        if input.path == nil {
            throw UsageError("a scene names its data, so that standard input cannot be; save it to a file")
        }
        let scene = try RenderScene(options, input)
        // The files of the input must exist, because the scene could not be drawn otherwise.
        _ = try scene.content(options, input)
        try Tablesnap.show(scene.file.scene.yaml.dropLastLineEnd)
        if !options.isQuiet, let note = scene.note { Diagnostics.report(note) }
        return .done
    }
}

extension String {
    /// The text without its last line break, for printing.
    var dropLastLineEnd: String { hasSuffix("\n") ? String(dropLast()) : self }
}
