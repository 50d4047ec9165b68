import DataFiles
import Scenes
import TableSnapshots

/// The scene that a command line asks for: read from a file, or made of records and options.
struct RenderScene {
    let file: SceneFile
    /// The records, when the input is records.
    let records: (any RecordSource)?
    /// What was chosen without being asked, for standard error; nil when nothing was.
    let note: String?

    init(_ options: RenderOptions, _ input: RenderInput) throws {
        if let theme = options.theme { input.files.read(theme) }
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
            try Self.fit(&file.scene, to: options)
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
            try Self.fit(&file.scene, to: options)
            self.file = file
            records = source
            note = choice.note
        }
    }

    /// On paper, a table of no other width is as wide as that.
    private static func fit(_ scene: inout TableScene, to options: RenderOptions) throws(UsageError) {
        guard try PictureFormat(of: options.output) == .pdf, scene.width == nil, scene.frame == nil,
            scene.moment.callouts.isEmpty, let paper = (options.paper ?? .a4).size
        else { return }
        scene.width = Double(paper.contentWidth)
    }

    /// Opens what the scene names.
    func content(_ options: RenderOptions, _ input: RenderInput) throws -> SceneContent {
        // The pictures of records are the user's own, wherever they are.
        let folder = input.sceneFolder(allowsOutside: options.allowsOutside || records != nil)
        return try SceneContent(file, folder: folder, source: records)
    }
}
