import Records
import SceneFiles
import TableSnapshots

/// The scene that a command line asks for: read from a file, or made of records and options.
struct RenderScene {
    let file: SceneFile
    /// The records, when the input is records.
    let records: (any RecordSource)?
    /// What was chosen without being asked, for standard error; nil when nothing was.
    let note: String?

    init(_ options: RenderOptions, _ input: RenderInput) throws {
        // First everything the command line alone decides, so that its mistakes are told before a long file is read.
        var scene = TableScene()
        try options.apply(to: &scene)
        try options.applyTheme(to: &scene)
        var row = SceneRow()
        try options.apply(to: &row)
        switch input.kind {
        case .scene:
            try options.checkForScene()
            var file = try input.openScene()
            try options.apply(to: &file.scene)
            try options.applyTheme(to: &file.scene)
            file.options = options.sceneOptions
            self.file = file
            records = nil
            note = nil
        case .records, .database:
            if options.hasIndex, options.section == nil {
                throw UsageError(
                    "--index shows the first letters of headers, which --section makes; add that")
            }
            let source = try input.openRecords()
            let choice = try ColumnChoice(options, in: source)
            row = choice.row
            try options.apply(to: &row)
            var data = SceneData(input.fileName)
            data.format = input.formatToSay
            (data.query, data.table) = (options.query, options.table)
            data.group = choice.group
            var section = SceneSection()
            section.data = data
            section.row = row
            scene.sections = [section]
            var file = SceneFile(scene, name: input.name)
            file.options = options.sceneOptions
            self.file = file
            records = source
            note = choice.note
        }
    }

    /// Opens what the scene names.
    func content(_ options: RenderOptions, _ input: RenderInput) throws -> SceneContent {
        // The pictures of records are the user's own, wherever they are.
        let folder = SceneFolder(input.folder, allowsOutside: options.allowsOutside || records != nil)
        return try SceneContent(file, folder: folder, source: records)
    }
}
