import DataFiles
import DataTables
import TableSnapshots

/// A resolved scene with its open files, which the tables of all its images share. It is used by one thread.
package final class OpenScene {
    let resolved: ResolvedScene
    /// The rows of each section of the scene with data.
    let rows: [Int: RecordRows]
    package let images: ImageStore
    /// The scenes of the tables next to it. `nil` for this scene.
    let neighbors: [OpenScene?]
    /// A Boolean value that indicates whether an image that cannot be read is an error.
    let isStrict: Bool

    /// A Boolean value that indicates whether the warnings of ``layoutWarnings`` are collected instead of printed.
    package var collectsLayoutWarnings = false {
        didSet { for neighbor in neighbors { neighbor?.collectsLayoutWarnings = collectsLayoutWarnings } }
    }
    /// The warnings that are neither printed nor about texts.
    private var ownLayoutWarnings: [Diagnostic]
    /// The incomplete texts of each image, in the order in which their tables were created.
    var cutTexts: [CutTexts] = []
    /// The measures of the columns of each section of the scene that has some, under the traits of the images until now.
    private var measures: [SceneTraits: [Int: ColumnMeasures]] = [:]

    private init(
        _ resolved: ResolvedScene, _ rows: [Int: RecordRows], _ images: ImageStore,
        neighbors: [OpenScene?], warnings: [Diagnostic], isStrict: Bool
    ) {
        (self.resolved, self.rows, self.images) = (resolved, rows, images)
        (self.neighbors, ownLayoutWarnings, self.isStrict) = (neighbors, warnings, isStrict)
    }

    /// Opens the files of a scene, and reads its records.
    ///
    /// Errors in images and in the values of records do not prevent this. They prevent drawing; see ``throwErrors()``.
    ///
    /// - Parameters:
    ///   - folder: The folder to which paths in the scene are relative.
    ///   - records: The records of the scene's only section, if they are already open.
    ///   - isStrict: Whether images must be readable, and formats must understand their values, too.
    /// - Throws: `InputError` for the scene, `Diagnostic` for its data, and `SnapshotError` if the theme's
    ///   font is not installed.
    package static func open(
        _ file: SceneFile, in folder: InputFolder, records: OpenRecords? = nil, isStrict: Bool
    ) throws -> OpenScene {
        let theme = try file.theme(in: folder).adjusted(to: file.scene)
        try theme.checkFont()
        let neighbors = try file.neighbors(in: folder, isStrict: isStrict)
        let images = ImageStore(folder: folder)
        var warnings: [Diagnostic] = []
        images.report = { warnings.append($0) }
        var resolver = SceneResolver(file, in: folder, theme, images, isStrict: isStrict)
        let resolved = try resolver.resolve(records)
        let opened = OpenScene(
            resolved, resolver.rows, images, neighbors: neighbors, warnings: warnings, isStrict: isStrict)
        images.report = { [weak opened] in opened?.report($0) }
        return opened
    }

    package var file: SceneFile { resolved.file }
    package var scene: TableScene { resolved.file.scene }
    /// The theme, with the fonts of the scene, and the compact rows and the border that it specifies.
    package var theme: Theme { resolved.theme }
    var columns: [Int: ResolvedColumns] { resolved.columns }

    /// The total number of records.
    package var recordCount: Int { rows.values.reduce(0) { $0 + $1.source.count } }

    /// The paths of the font files that the tables of the scene, and those next to them, may use.
    package var fontPaths: Set<String> {
        neighbors.reduce(into: Set((theme.fonts ?? .current).paths)) { $0.formUnion($1?.fontPaths ?? []) }
    }

    // MARK: Warnings and errors

    /// Throws the errors in images and in the values of records, also of the tables next to it.
    package func throwErrors() throws(InputError) {
        let errors = errors.reduce(into: [Diagnostic]()) { errors, error in
            if !errors.contains(error) { errors.append(error) }
        }
        if !errors.isEmpty { throw InputError(problems: errors.sortedByLocation()) }
    }

    private var errors: [Diagnostic] { resolved.errors + neighbors.flatMap { $0?.errors ?? [] } }

    package var warnings: [Diagnostic] {
        file.warnings + resolved.dataWarnings + resolved.valueWarnings + layoutWarnings
    }

    /// The warnings about records that are not drawn, and about groups that are divided into several sections.
    package var dataWarnings: [Diagnostic] { resolved.dataWarnings }

    /// The notes about what tables omit, probably as intended.
    package var notes: [Diagnostic] { resolved.notes }

    /// The warnings about the layout of the tables, their incomplete texts and the colors of images, and about those next
    /// to them, if ``collectsLayoutWarnings``.
    package var layoutWarnings: [Diagnostic] {
        (ownLayoutWarnings + cutTextWarnings).reduce(into: []) { warnings, warning in
            if !warnings.contains(warning) { warnings.append(warning) }
        } + neighbors.flatMap { $0?.layoutWarnings ?? [] }
    }

    /// Prints or collects a warning about the layout of a table or the colors of an image.
    func report(_ warning: Diagnostic) {
        guard collectsLayoutWarnings else { return Warnings.report(warning) }
        if !ownLayoutWarnings.contains(warning) { ownLayoutWarnings.append(warning) }
    }

    /// Prints the warnings of opening and those about incomplete texts since the last call, also of the tables next to it,
    /// unless they are collected.
    func reportWarnings() {
        guard !collectsLayoutWarnings else { return }
        for warning in ownLayoutWarnings + cutTextWarnings { Warnings.report(warning) }
        ownLayoutWarnings.removeAll()
        cutTexts.removeAll()
        for neighbor in neighbors { neighbor?.reportWarnings() }
    }

    /// Throws the warnings about the layout of the drawn tables, the colors of their images, and other problems of the
    /// drawing, as errors.
    package func checkLayout(and others: [Diagnostic] = []) throws(InputError) {
        let problems = (layoutWarnings + others).map { $0.with(.error) }
        if !problems.isEmpty { throw InputError(problems: problems) }
    }

    /// The errors in the images of visible rows.
    package var shownProblems: [ImageStore.Problem] {
        images.shownProblems + neighbors.flatMap { $0?.shownProblems ?? [] }
    }

    // MARK: Rows

    /// Returns the kind of all rows of a section with data, if they have the same height regardless of their records.
    func uniformKind(of section: Int) -> RowKind? {
        columns[section]?.isOneLine == false ? nil : rows[section]?.uniformKind
    }

    /// Returns the environment of tables under some traits.
    func environment(under traits: SceneTraits) -> Environment {
        Environment(traits: traits.collection, theme: theme, screen: scene.device)
    }

    /// Returns the measures of the columns of each section of the scene that has some. Pages share them.
    func columnMeasures(under traits: SceneTraits) -> [Int: ColumnMeasures] {
        if let known = measures[traits] { return known }
        let environment = environment(under: traits)
        let measured = columns.sorted { $0.key < $1.key }.map { sceneSection, columns in
            (sceneSection, ColumnMeasures.measuring(columns, in: environment, images))
        }
        let alike = Dictionary(grouping: measured) { scene.sections[$0.0].columns }
        // Each section is in one group, so that the order of the groups has no effect.
        for sections in alike.values where sections.count > 1 { ColumnMeasures.align(sections.map(\.1)) }
        let result = Dictionary(uniqueKeysWithValues: measured)
        measures[traits] = result
        return result
    }
}

extension SceneFile {
    /// Returns the theme of the scene, with its fonts: those that replace others, or else those of the scene, of its
    /// theme file, or of scenes that have none.
    fileprivate func theme(in folder: InputFolder) throws(InputError) -> Theme {
        var theme = try themeWithOwnFonts(in: folder)
        if let fonts = fonts.replacement {
            theme.fonts = fonts
        } else if let fonts = scene.fonts {
            theme.fonts = try collection(of: fonts, in: folder)
        }
        theme.fonts = theme.fonts ?? fonts.fallback
        return theme
    }

    private func themeWithOwnFonts(in folder: InputFolder) throws(InputError) -> Theme {
        switch scene.theme {
        case nil: return .default
        case .named(let name)?: return name.theme
        case .custom(let theme)?: return theme
        case .file(let path)?:
            let systemPath = try self.systemPath(path, in: folder, at: "theme")
            return try reading(at: "theme") { () throws(InputError) in
                try ThemeFile.read(
                    path: systemPath, name: systemPath, allowsOutside: folder.allowsOutside,
                    reads: folder.reads)
            }
        }
    }

    /// Opens the scenes of the tables next to this one. `nil` is a state of this scene.
    fileprivate func neighbors(in folder: InputFolder, isStrict: Bool) throws -> [OpenScene?] {
        try (scene.frame?.panels ?? []).enumerated().map { index, panel in
            let path = "frame.panels[\(index)]"
            if let state = panel.state {
                guard !scene.states.contains(where: { $0.name == state }) else { return nil }
                throw error(unknownState(state), at: "\(path).state")
            }
            let name = panel.scene ?? ""
            let systemPath = try self.systemPath(name, in: folder, at: "\(path).scene")
            var other = try reading(at: "\(path).scene") { () throws(InputError) in
                try SceneFile(contentsOf: systemPath)
            }
            // Panels of the other scene are not shown, because a scene may be a panel of itself.
            other.scene.frame = nil
            other.fonts = fonts
            return try OpenScene.open(
                other,
                in: InputFolder(of: systemPath, allowsOutside: folder.allowsOutside, reads: folder.reads),
                isStrict: isStrict)
        }
    }
}
