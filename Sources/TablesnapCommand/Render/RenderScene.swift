import DataFiles
import Files
import Scenes
import TableSnapshots

/// The scene of a command line: from a file, or from records and options.
struct RenderScene {
    private(set) var file: SceneFile
    /// The records, if the input consists of records.
    let records: OpenRecords?
    /// The notes for standard error about suggested or omitted columns, and about a header that is probably a record.
    let notes: [String]

    /// Returns the scene of an input and options, and opens the records.
    static func of(_ input: RenderInput, _ options: RenderOptions) throws -> RenderScene {
        if let theme = options.theme { input.reads.record(theme) }
        // Theme and fonts come first, so that their errors are reported before a long file is read.
        var scene = TableScene()
        options.apply(to: &scene)
        try options.applyTheme(to: &scene)
        let fonts = try options.fonts.choice()
        var file: SceneFile
        var records: OpenRecords?
        var notes: [String] = []
        switch input.kind {
        case .scene:
            try options.checkForScene(input)
            file = try input.openScene()
            try options.check(for: file.scene)
            options.apply(to: &file.scene)
            if options.theme != nil { file.scene.theme = scene.theme }
        case .records, .database:
            if options.hasIndex, options.section == nil { throw UsageError("--index requires --section") }
            var data = Self.data(options, input)
            let opened = try data.opened(input.openRecords(for: data))
            let choice = try ColumnChoice.of(
                opened, in: folderPath(of: input.path ?? ""), isTable: input.kind == .records(.markdown),
                options)
            data.group = choice.group
            scene.sections = [Self.section(of: data, choice, options)]
            scene.total = options.total
            file = SceneFile(scene, name: input.name)
            file.terms = .options(valueOf: scene.sections[0].row, options)
            (records, notes) = (opened, choice.notes)
            if case .records(let format) = input.kind, format.isDelimited,
                let note = try HeaderCheck(opened.source).note()
            {
                notes.append(note.description)
            }
        }
        file.options = options.sceneOptions
        if records != nil { file.options.merge(options.dataOptions) { $1 } }
        file.fonts = fonts
        file.paperWidth = try paperWidth(of: file.scene, options)
        var result = RenderScene(file: file, records: records, notes: notes)
        if let records, options.wrapsTexts(of: records.source.count), result.cutsTexts(options, input) {
            result.file.scene.lines = RenderOptions.usualLines
        }
        return result
    }

    /// Returns a Boolean value that indicates whether a text does not fit on one line. Errors are reported when the scene is
    /// drawn.
    private func cutsTexts(_ options: RenderOptions, _ input: RenderInput) -> Bool {
        guard let content = try? open(options, input) else { return false }
        content.collectsLayoutWarnings = true
        try? content.checkVariants()
        return content.cutsTexts
    }

    private static func data(_ options: RenderOptions, _ input: RenderInput) -> SceneData {
        var data = SceneData(input.fileName)
        data.format = input.explicitFormat
        (data.query, data.table) = (options.query, options.table)
        data.readingOptions = options.input.reading
        (data.filter, data.sort, data.limit) = (options.filter, options.sort, options.limit)
        (data.locale, data.dates, data.now) = (options.locale, options.dates, options.now)
        return data
    }

    private static func section(
        of data: SceneData, _ choice: ColumnChoice, _ options: RenderOptions
    ) -> SceneSection {
        var row = choice.row
        options.apply(to: &row)
        var section = SceneSection()
        section.data = data
        section.row = choice.columns.isEmpty || row != SceneRow() ? row : nil
        section.columns = choice.columns
        section.summary = options.summary
        return section
    }

    /// Returns the width of a table without one on the paper, if the table is drawn on paper.
    private static func paperWidth(of scene: TableScene, _ options: RenderOptions) throws(UsageError)
        -> Double?
    {
        guard try ImageFormat(of: options.output) == .pdf, scene.frame == nil,
            scene.interaction.callouts.isEmpty, let paper = (options.paper ?? .a4).size
        else { return nil }
        return Double(paper.contentWidth)
    }

    /// Opens the scene.
    func open(_ options: RenderOptions, _ input: RenderInput) throws -> OpenScene {
        // Images of records belong to the user and may be in any folder.
        let folder = input.sceneFolder(allowsOutside: options.allowsOutside || records != nil)
        return try OpenScene.open(file, in: folder, records: records, isStrict: options.isStrict)
    }

    /// Returns the scene with the fonts of the options, whose folder is relative to that of the input if it is
    /// inside.
    func sceneWithFonts(in input: RenderInput) -> TableScene {
        var scene = file.scene
        var fonts = file.fonts.replacement
        if fonts == nil, scene.fonts == nil, case .custom(let theme)? = scene.theme { fonts = theme.fonts }
        guard let fonts, let folder = fonts.folder.map({ realPath($0) ?? $0 }) else { return scene }
        let root = realPath(folderPath(of: input.path ?? "")) ?? "/"
        let start = root == "/" ? root : root + "/"
        let inside =
            folder == root ? "." : folder.hasPrefix(start) ? String(folder.dropFirst(start.count)) : nil
        scene.fonts = SceneFonts(folder: inside ?? folder, includesSystemFonts: fonts.includesSystemFonts)
        return scene
    }
}

extension SceneTerms {
    /// Returns the names of options.
    ///
    /// - Parameter row: The row of each record.
    fileprivate static func options(valueOf row: SceneRow?, _ options: RenderOptions) -> SceneTerms {
        var terms = SceneTerms()
        terms.lines = options.lines == nil ? nil : "--lines"
        terms.subtitle = options.cellStyle != nil || row?.style == .subtitle ? nil : "--subtitle"
        (terms.text, terms.detail) = ("title", row?.style == .subtitle ? "subtitle" : "value")
        (terms.width, terms.fit, terms.wrap) = ("--width", "--fit", "--wrap")
        return terms
    }
}
