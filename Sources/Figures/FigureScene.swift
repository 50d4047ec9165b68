import DataFiles
import Files
import Scenes
import TableSnapshots

/// The scene of a figure, and its images.
struct FigureScene: Sendable {
    /// An image, and the name of its file.
    struct Image: Sendable {
        let sceneImage: SceneVariant
        /// The image for the dark appearance in the same file. `nil` if there is none.
        let dark: SceneVariant?
        let name: String
    }

    let page: Page
    let figure: PageFigure
    let file: SceneFile
    /// The images of each of the scene's states, beginning with the primary one.
    let states: [[Image]]
    /// The folder of the images, relative to the page.
    let imageFolder: String
    /// The template of the markup. `nil` if the figure uses none.
    let template: FigureTemplate?
    /// The folder of the files in the scene, which records the files that are read.
    let folder: InputFolder
    /// The warnings about parts of the scene that have no effect.
    let warnings: [Diagnostic]

    /// Reads the scene of a figure.
    ///
    /// - Parameters:
    ///   - fonts: The fonts that replace those of the figure. `nil` replaces none.
    ///   - reads: The record of the files that are read.
    /// - Throws: `InputError` with locations in the page, or in the file of the scene.
    static func reading(
        _ figure: PageFigure, of page: Page, allowsOutside: Bool, fonts: FontCollection?, reads: FilesRead
    ) throws(InputError) -> FigureScene {
        let folder = InputFolder(page.folder, allowsOutside: allowsOutside, reads: reads)
        let imageFolder = figure.options.own.folder ?? figure.options.page.folder ?? "."
        try check(imageFolder, of: figure, in: folder, page)
        var file: SceneFile
        do throws(InputError) {
            file = try self.file(of: figure, in: folder, page)
        } catch { throw InputError(problems: error.problems.map { relocated($0, figure, page) }) }
        if let fonts {
            file.fonts.replacement = fonts
        } else {
            let options = figure.options
            file.fonts.replacement = try collection(of: options.own.fonts, in: folder, of: page)
            file.fonts.fallback = try collection(of: options.page.fonts, in: folder, of: page)
        }
        let template = try template(of: figure, in: folder, page)
        let showsDark = template?.showsDark ?? figure.markup.alwaysSelectsAppearance
        return FigureScene(
            page: page, figure: figure, file: file,
            states: images(of: file.scene, figure, appearances: showsDark ? [.light, .dark] : [.light]),
            imageFolder: imageFolder, template: template,
            folder: figure.scene.map {
                InputFolder(of: folder.joined($0.path), allowsOutside: allowsOutside, reads: reads)
            } ?? folder,
            warnings: file.warnings.map { relocated($0, figure, page) })
    }

    /// Throws if the folder of the images is not below that of the page.
    private static func check(
        _ imageFolder: String, of figure: PageFigure, in folder: InputFolder, _ page: Page
    ) throws(InputError) {
        // A folder that does not exist yet may be below a link that leads out.
        let parts = imageFolder.split(separator: "/", omittingEmptySubsequences: false)
        let way = parts.indices.map { parts[...$0].joined(separator: "/") } + [imageFolder]
        guard way.contains(where: { !$0.isEmpty && folder.objection(to: $0) != nil }) else { return }
        let sentence =
            "the folder \(imageFolder) is outside the page's folder; use another one, or add --allow-outside"
        throw InputError(page.problem(Diagnostic(position: figure.source.start, message: sentence)))
    }

    /// Reads the scene of a figure, from its block or from a file.
    private static func file(
        of figure: PageFigure, in folder: InputFolder, _ page: Page
    ) throws(InputError) -> SceneFile {
        guard let (path, position) = figure.scene else {
            return try SceneFile(figure.content ?? DocumentNode(.mapping([]), at: .start), name: page.path)
        }
        if let objection = folder.objection(to: path) {
            let problem = Diagnostic(position: position, message: "scene: \(path) \(objection)")
            throw InputError(page.problem(problem))
        }
        return try SceneFile(contentsOf: folder.systemPath(path))
    }

    private static func template(
        of figure: PageFigure, in folder: InputFolder, _ page: Page
    ) throws(InputError) -> FigureTemplate? {
        guard case .template(let path, let position) = figure.markup else { return nil }
        do throws(Diagnostic) {
            return try FigureTemplate.reading(path, at: position, in: folder)
        } catch { throw InputError(page.problem(error)) }
    }

    /// Reads the fonts of an option. Options of the block take precedence over the scene, and the scene over options
    /// of the page.
    private static func collection(
        of option: FigureOptions.Fonts?, in folder: InputFolder, of page: Page
    ) throws(InputError) -> FontCollection? {
        guard let option else { return nil }
        do throws(Diagnostic) {
            return try folder.collection(of: SceneFonts(folder: option.folder))
        } catch {
            let problem = Diagnostic(position: option.position, message: "fonts: \(error.sentence)")
            throw InputError(page.problem(problem))
        }
    }

    /// All images, ordered by state.
    var images: [Image] { states.flatMap { $0 } }

    /// Returns the path of an image relative to the page.
    func pathFromPage(of image: Image) -> String { FileSearch.joined(imageFolder, image.name) }

    func path(of image: Image) -> String { page.folder(joining: pathFromPage(of: image)) }

    /// Returns the images of each state for each combination of traits. Options of the block take precedence
    /// over the scene, and the scene over options of the page.
    ///
    /// - Parameter appearances: The appearances of image files without an option for them.
    private static func images(
        of scene: TableScene, _ figure: PageFigure, appearances: [UserInterfaceStyle]
    ) -> [[Image]] {
        let options = figure.options
        let scales =
            options.own.scales ?? (scene.traits.scale ?? scene.device.map { Double($0.scale) }).map { [$0] }
            ?? options.page.scales ?? [2]
        let isVector = figure.format == .svg
        let styles =
            options.own.appearances ?? scene.traits.appearance.map { [$0] } ?? options.page.appearances
            ?? (isVector ? [.light, .dark] : appearances)
        var traits: [SceneTraits] = []
        for appearance in styles {
            // A vector image is for all scales. DocC articles have the markup `html`, too.
            let isOne = isVector || !figure.markup.showsAllScales
            for scale in isOne ? Array(scales.sorted().suffix(1)) : scales {
                var own = scene.traits
                (own.appearance, own.scale) = (appearance, scale)
                traits.append(own)
            }
        }
        let all = traits.map { scene.variants(under: $0) }
        return (0...scene.states.count).map { state in
            let variants = all.map { $0[state] }
            return isVector ? vector(variants, figure) : bitmaps(variants, figure)
        }
    }

    private static func bitmaps(_ variants: [SceneVariant], _ figure: PageFigure) -> [Image] {
        var names: Set<String> = []
        // A state that specifies its traits is the same for several combinations.
        return variants.compactMap { variant in
            let name = variant.traits.collection.imageName(figure.stem(of: variant)) + ".png"
            return names.insert(name).inserted ? Image(sceneImage: variant, dark: nil, name: name) : nil
        }
    }

    /// Returns the image with all appearances.
    private static func vector(_ variants: [SceneVariant], _ figure: PageFigure) -> [Image] {
        func isDark(_ variant: SceneVariant) -> Bool {
            variant.traits.collection.userInterfaceStyle == .dark
        }
        guard let first = variants.first(where: { !isDark($0) }) ?? variants.first else { return [] }
        let name = first.traits.collection.variantName(figure.stem(of: first)) + ".svg"
        return [
            Image(sceneImage: first, dark: isDark(first) ? nil : variants.first(where: isDark), name: name)
        ]
    }

    // MARK: Problems

    /// Returns all problems of an error, with locations in the page.
    func problems(_ error: any Error) -> [Diagnostic] {
        if let error = error.ofContent as? InputError {
            return error.problems.map { Self.relocated($0, figure, page) }
        }
        let location = DocumentPosition(line: figure.source.line, column: figure.source.indent + 1)
        return [page.problem(Diagnostic(position: location, message: "\(error)"))]
    }

    /// Returns a problem with its location in the page. For a scene in a file, this is the location of the file's name.
    private static func relocated(_ problem: Diagnostic, _ figure: PageFigure, _ page: Page) -> Diagnostic {
        if problem.file == page.path, figure.scene != nil { return problem }
        let source = figure.source
        var relocated = problem
        relocated.file = page.path
        let location: DocumentPosition
        if problem.file == page.path {
            let position = problem.position ?? .start
            location = source.position(of: position.line, position.column, in: page.lines)
        } else {
            location =
                figure.scene?.position ?? DocumentPosition(line: source.line, column: source.indent + 1)
            relocated.path = figure.scene == nil ? nil : "scene"
            var cause = problem
            cause.severity = .error
            (relocated.message, relocated.remedy) = (cause.description, nil)
        }
        (relocated.line, relocated.column) = (location.line, location.column)
        return relocated
    }
}

extension PageFigure {
    /// Returns the start of the name of an image: that of the figure, and that of a state.
    fileprivate func stem(of variant: SceneVariant) -> String {
        name + (variant.name.map { "-" + $0 } ?? "")
    }
}
