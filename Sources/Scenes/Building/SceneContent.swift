import DataFiles
import TableSnapshots

/// A scene with its open data and parsed templates, which the tables of all its images share.
package final class SceneContent {
    package let file: SceneFile
    package let images: ImageStore
    /// The theme, with the fonts of the scene, and the compact rows and the border that it specifies.
    package let theme: Theme
    /// The sections of the table. A section of the scene with grouped data becomes several.
    let sections: [Section]
    /// The records of each section of the scene with data.
    let records: [Int: SceneRecords]
    /// The columns of each section of the scene that has some.
    let columns: [Int: SceneColumns]
    /// The scenes of the tables next to it. `nil` for this scene.
    let neighbors: [SceneContent?]

    /// The warnings about values that their formats do not understand, after ``check(isStrict:)``.
    private var valueWarnings: [Diagnostic] = []

    /// A Boolean value that indicates whether an image that cannot be read is an error; see ``check(isStrict:)``.
    private(set) var isStrict = false

    /// The warnings about the layout of the tables, their incomplete texts and the colors of images, and about those next
    /// to them, if ``collectsLayoutWarnings``.
    package var layoutWarnings: [Diagnostic] {
        (ownLayoutWarnings + cutTextWarnings).reduce(into: []) { warnings, warning in
            if !warnings.contains(warning) { warnings.append(warning) }
        } + neighbors.flatMap { $0?.layoutWarnings ?? [] }
    }

    private var ownLayoutWarnings: [Diagnostic] = []

    /// A Boolean value that indicates whether the warnings of ``layoutWarnings`` are collected instead of printed.
    package var collectsLayoutWarnings = false {
        didSet { for neighbor in neighbors { neighbor?.collectsLayoutWarnings = collectsLayoutWarnings } }
    }

    /// The incomplete texts of each image, in the order in which their tables were created.
    var cutTexts: [CutTexts] = []

    package var scene: TableScene { file.scene }

    package var warnings: [Diagnostic] { file.warnings + dataWarnings + valueWarnings + layoutWarnings }

    /// The notes about what tables omit, probably as intended.
    package var notes: [Diagnostic] {
        columns.sorted { $0.key < $1.key }.flatMap(\.value.notes).reduce(into: []) { notes, note in
            if !notes.contains(note) { notes.append(note) }
        }
    }

    /// Prints or collects a warning about the layout of a table or the colors of an image.
    func report(_ warning: Diagnostic) {
        guard collectsLayoutWarnings else { return Warnings.report(warning) }
        if !ownLayoutWarnings.contains(warning) { ownLayoutWarnings.append(warning) }
    }

    /// The warnings about records that are not drawn, and groups that are divided into several sections.
    package var dataWarnings: [Diagnostic] {
        let records = records.sorted { $0.key < $1.key }.map(\.value)
        return records.flatMap(\.source.warnings) + records.compactMap(\.groupWarning)
    }

    /// A section of the table.
    struct Section {
        /// The index of its section in the scene.
        let source: Int
        /// The range of its records. `nil` for static rows.
        var records: Range<Int>?
        var header: SceneHeaderFooter?
        var footer: SceneHeaderFooter?
        var index: String?
        /// The index of its group, whose summary rows are at its end. `nil` if they are on another page.
        var group: Int? = 0
        /// A Boolean value that indicates whether the summary rows of the table are at its end.
        var hasTotal = false

        /// A Boolean value that indicates whether the section consists only of the summary rows of the table.
        var isTotal: Bool { group == nil && hasTotal }
    }

    /// Opens the files of a scene.
    ///
    /// - Parameter source: The records of the scene's only section, if they are already open.
    /// - Throws: ``SceneError`` for the scene, `Diagnostic` for its data, and `SnapshotError` if the theme's
    ///   font is not installed.
    package init(_ file: SceneFile, folder: SceneFolder, source: (any RecordSource)? = nil) throws {
        self.file = file
        let theme = try Self.theme(of: file, folder).adjusted(to: file.scene)
        try theme.checkFont()
        let images = ImageStore(folder: folder)
        (self.theme, self.images) = (theme, images)
        neighbors = try Self.neighbors(of: file, folder)
        var sections: [Section] = []
        var records: [Int: SceneRecords] = [:]
        var columns: [Int: SceneColumns] = [:]
        var errors = SceneErrors()
        let totaled = file.scene.totaledSections
        for (index, (section, path)) in file.locatedSections.enumerated() {
            let whole = Section(
                source: index, header: file.scene.completed(section.header),
                footer: file.scene.completed(section.footer), index: section.index)
            let total = totaled.contains(index) ? file.scene.total : []
            guard let data = section.data, let row = section.row ?? section.rowOfColumns else {
                sections.append(whole)
                columns[index] =
                    try errors.collecting { try section.staticColumns(in: file, path: path, total: total) }
                    ?? nil
                continue
            }
            try errors.collecting {
                let rows = try SceneRecords(
                    data, row: row, in: file, path: path, folder: folder, source: source)
                try rows.fitImages(
                    rowHeight: Self.lineHeight(
                        file.scene.completed(row), row.height ?? file.scene.rowHeight, file.scene.style, theme
                    ),
                    padding: theme.cell.verticalPadding, images)
                try rows.prepare()
                records[index] = rows
                let groups = try rows.groups(of: whole)
                columns[index] = try rows.columns(of: section, groups: groups, total: total)
                sections += groups
            }
        }
        try errors.throwAny()
        if let last = totaled.last {
            columns[last]?.completeTotal(
                of: totaled.compactMap { columns[$0] }, in: file, hasOthers: columns.count > totaled.count)
            sections.addTotal(source: last)
        }
        self.sections = sections.indexed(by: file.scene.index)
        self.records = records
        self.columns = columns
        images.report = { [weak self] in self?.report($0) }
    }

    /// Returns the theme of a scene, with its fonts: those that replace others, or else those of the scene, of its
    /// theme file, or of scenes that have none.
    private static func theme(of file: SceneFile, _ folder: SceneFolder) throws(SceneError) -> Theme {
        var theme = try themeWithOwnFonts(of: file, folder)
        if let fonts = file.fonts.replacement {
            theme.fonts = fonts
        } else if let fonts = file.scene.fonts {
            theme.fonts = try file.collection(of: fonts, in: folder)
        }
        theme.fonts = theme.fonts ?? file.fonts.fallback
        return theme
    }

    private static func themeWithOwnFonts(
        of file: SceneFile, _ folder: SceneFolder
    ) throws(SceneError) -> Theme {
        switch file.scene.theme {
        case nil: return .default
        case .named(let name)?: return name.theme
        case .custom(let theme)?: return theme
        case .file(let path)?:
            let systemPath = try file.systemPath(path, in: folder, at: "theme")
            return try file.reading(at: "theme") { () throws(SceneError) in
                try ThemeFile.read(
                    path: systemPath, name: systemPath, allowsOutside: folder.allowsOutside,
                    reads: folder.reads)
            }
        }
    }

    /// Returns the specified height of rows, or else that of rows with one line in each label.
    private static func lineHeight(
        _ row: SceneRow, _ height: SceneHeight?, _ style: TableView.Style, _ theme: Theme
    ) -> CGFloat {
        if case .points(let points)? = height { return CGFloat(points) }
        let table = TableView(
            frame: CGRect(x: 0, y: 0, width: theme.tableWidth, height: 0), style: style)
        table.environment = Environment(traits: TraitCollection(), theme: theme)
        let cell = TableViewCell()
        cell.contentKind = row.style ?? .default
        cell.environment = table.environment
        cell.textLabel?.text = "A"
        cell.detailTextLabel?.text = "A"
        return table.automaticHeight(of: cell)
    }

    /// The paths of the font files that the tables of the scene, and those next to them, may use.
    package var fontPaths: Set<String> {
        neighbors.reduce(into: Set((theme.fonts ?? .current).paths)) { $0.formUnion($1?.fontPaths ?? []) }
    }

    /// A Boolean value that indicates whether all rows are from data and have the same height, regardless of
    /// their content.
    var hasUniformRows: Bool {
        sections.allSatisfy { $0.records != nil } && records.keys.allSatisfy { uniformPlan(of: $0) != nil }
    }

    /// Returns the plan of all rows of a section of the scene with data, if they have the same height regardless of their
    /// records.
    func uniformPlan(of section: Int) -> RowPlan? {
        columns[section]?.isOneLine == false ? nil : records[section]?.uniformPlan
    }

    /// The total number of records.
    package var recordCount: Int { records.values.reduce(0) { $0 + $1.source.count } }

    /// Checks all records for unknown names, so that errors are reported before drawing.
    ///
    /// - Parameter isStrict: Whether images must be readable, and formats must understand their values, too.
    package func check(isStrict: Bool) throws {
        self.isStrict = isStrict
        var errors = SceneErrors()
        if isStrict {
            try errors.collecting { try checkImages() }
            try errors.collecting { try checkColumnImages() }
        }
        for index in scene.sections.indices {
            try errors.collecting {
                let found =
                    try (columns[index]?.warnings ?? [])
                    + (records[index]?.check(images: isStrict ? images : nil) ?? [])
                valueWarnings += found.filter { !valueWarnings.contains($0) }
                if isStrict, !found.isEmpty { throw SceneError(problems: found.map(\.asError)) }
            }
        }
        for neighbor in neighbors { try errors.collecting { try neighbor?.check(isStrict: isStrict) } }
        try errors.throwAny()
    }

    /// Throws the warnings about the layout of the drawn tables, the colors of their images, and other problems of the
    /// drawing, as errors.
    package func checkLayout(and others: [Diagnostic] = []) throws(SceneError) {
        let problems = (layoutWarnings + others).map(\.asError)
        if !problems.isEmpty { throw SceneError(problems: problems) }
    }

    /// The height in points of the part of an image whose texts are checked. It contains about 10,000 rows.
    private static let checkedHeight: CGFloat = 440_000

    /// Checks all images of the scene for missing rows, parts and crops, and for incomplete texts, without drawing their
    /// pixels.
    package func checkVariants() throws {
        var errors = SceneErrors()
        for variant in scene.variants {
            try errors.collecting {
                try image(variant).record(maxHeight: Self.checkedHeight)
            }
        }
        try errors.throwAny()
    }
}

extension [SceneContent.Section] {
    /// Returns the sections with their index titles: the specified ones, or the first letters of their
    /// headers.
    fileprivate func indexed(by index: SceneIndex?) -> [SceneContent.Section] {
        guard let index else { return self }
        let isShown = index.isShown ?? true
        var latest: String?
        return map { section in
            var section = section
            guard isShown else {
                section.index = nil
                return section
            }
            let letter = section.header?.text?.text?.trimmed.first.map { String($0).uppercased() }
            if section.index == nil, letter != latest { section.index = letter }
            latest = letter
            return section
        }
    }

    /// Returns the sections with records in a range, limited to them. A continued section retains its title, and has its
    /// summary rows on its last page.
    func showing(_ records: Range<Int>) -> [SceneContent.Section] {
        guard !records.isEmpty else { return [] }
        // There may be as many pages as sections, so a linear search for each page would be too slow.
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if (self[middle].records?.upperBound ?? 0) > records.lowerBound {
                high = middle
            } else {
                low = middle + 1
            }
        }
        let shown = self[low...].prefix { ($0.records?.lowerBound ?? .max) < records.upperBound }
        let total = last.flatMap { $0.isTotal && $0.records?.lowerBound == records.upperBound ? $0 : nil }
        return shown.map { section in
            var section = section
            if let whole = section.records, whole.upperBound > records.upperBound {
                (section.group, section.hasTotal) = (nil, false)
            }
            section.records = section.records?.clamped(to: records)
            return section
        } + [total].compactMap { $0 }
    }
}

extension Diagnostic {
    /// The same problem as an error.
    fileprivate var asError: Diagnostic {
        var error = self
        error.severity = .error
        return error
    }
}
