import DataFiles
import Files
import Scenes
import TableSnapshots

/// The scene of a figure, and its images.
struct FigureScene: Sendable {
    /// An image, and the name of its file.
    struct Image: Sendable {
        let sceneImage: SceneVariant
        let name: String
    }

    let page: Page
    let figure: PageFigure
    let file: SceneFile
    /// The images of each of the scene's states, beginning with the primary one.
    let states: [[Image]]
    /// The folder of the images, relative to the page.
    let imageFolder: String
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
        let start = DocumentPosition(line: figure.source.line, column: figure.source.infoColumn)
        let imageFolder = figure.options.own.folder ?? figure.options.page.folder ?? "."
        // A folder that does not exist yet may be below a link that leads out.
        let parts = imageFolder.split(separator: "/", omittingEmptySubsequences: false)
        let way = parts.indices.map { parts[...$0].joined(separator: "/") } + [imageFolder]
        if way.contains(where: { !$0.isEmpty && folder.objection(to: $0) != nil }) {
            let sentence =
                "the folder \(imageFolder) is outside the page's folder; use another one, or add --allow-outside"
            throw InputError(page.problem(Diagnostic(position: start, message: sentence)))
        }
        var file: SceneFile
        var fileFolder = folder
        do throws(InputError) {
            if let path = figure.scene?.value {
                if let objection = folder.objection(to: path) {
                    let problem = Diagnostic(
                        position: figure.scene?.position ?? start, message: "scene: \(path) \(objection)")
                    throw InputError(page.problem(problem))
                }
                let scenePath = folder.systemPath(path)
                file = try SceneFile(contentsOf: scenePath)
                fileFolder = InputFolder(of: scenePath, allowsOutside: allowsOutside, reads: reads)
            } else {
                file = try SceneFile(Array(figure.source.text.utf8), format: .yaml, name: page.path)
            }
        } catch { throw InputError(problems: error.problems.map { relocated($0, figure, page) }) }
        if let fonts {
            file.fonts.replacement = fonts
        } else {
            let options = figure.options
            file.fonts.replacement = try collection(of: options.own.fonts, in: folder, of: page)
            file.fonts.fallback = try collection(of: options.page.fonts, in: folder, of: page)
        }
        return FigureScene(
            page: page, figure: figure, file: file, states: images(of: file.scene, figure),
            imageFolder: imageFolder, folder: fileFolder,
            warnings: file.warnings.map { relocated($0, figure, page) })
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
    private static func images(of scene: TableScene, _ figure: PageFigure) -> [[Image]] {
        let options = figure.options
        let scales =
            options.own.scales ?? (scene.traits.scale ?? scene.device.map { Double($0.scale) }).map { [$0] }
            ?? options.page.scales ?? [2]
        let appearances =
            options.own.appearances ?? scene.traits.appearance.map { [$0] } ?? options.page.appearances
            ?? [.light, .dark]
        var traits: [SceneTraits] = []
        for appearance in appearances {
            for scale in scales {
                var own = scene.traits
                (own.appearance, own.scale) = (appearance, scale)
                traits.append(own)
            }
        }
        let all = traits.map { scene.variants(under: $0) }
        return (0...scene.states.count).map { state in
            var names: Set<String> = []
            // A state that specifies its traits is the same for several combinations.
            return all.map { $0[state] }.compactMap { image in
                let stem = figure.name + (image.name.map { "-" + $0 } ?? "")
                let name = image.traits.collection.imageName(stem) + ".png"
                return names.insert(name).inserted ? Image(sceneImage: image, name: name) : nil
            }
        }
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
