public import Diagnostics
import Files
package import Scenes
public import TableSnapshots

/// The figures of Markdown pages and of articles in DocC catalogs. They are scenes in fenced blocks, which
/// are drawn to image files next to their page.
///
///     ```tablesnap name=fruits alt="Three kinds of fruit."
///     rows: [Apple, Banana, Cherry]
///     ```
///
/// Drawing them writes `fruits@2x.png` and `fruits~dark@2x.png`, and adds a link to them below the block,
/// between comments. Drawing them again changes nothing:
///
/// ```swift
/// let figures = DocumentationFigures(in: ["README.md", "Docs"])
/// print(try figures.draw().summary)  // 12 drawn, 30 unchanged
/// ```
public struct DocumentationFigures: Sendable {
    /// The pages and folders. In folders, all `.md` and `.markdown` files outside of hidden folders are pages.
    public var paths: [String]

    /// The maximum number of figures that are drawn concurrently, 1 or more. Default: the number of active processors.
    public var jobs = ProcessInfo.processInfo.activeProcessorCount

    /// A Boolean value that indicates whether scenes may use files outside the folder of their page. Default: false.
    public var allowsOutside = false

    /// The fonts of all figures, instead of those of their scenes and pages. `nil` replaces none. Images that have been
    /// drawn with other fonts are not out of date.
    public var fonts: FontCollection?

    /// A Boolean value that indicates whether drawing deletes orphaned images: those that were drawn for a
    /// page, and that no figure uses any longer. Default: false.
    public var prunes = false

    /// The file name extensions of pages.
    package static let pageExtensions = ["md", "markdown"]

    /// Creates the figures of pages and folders of pages.
    public init(in paths: [String]) { self.paths = paths }

    /// Draws the figures that are new or have changed, and links them in the pages. A page with an error, and its
    /// images, remain unchanged.
    ///
    /// - Throws: A `Diagnostic` if a path does not exist. Errors in pages are in the report.
    public func draw() throws(Diagnostic) -> FigureReport { try run(draws: true) }

    /// Finds the images and links that are out of date, and writes nothing.
    ///
    /// - Throws: A `Diagnostic` if a path does not exist. Errors in pages are in the report.
    public func check() throws(Diagnostic) -> FigureReport { try run(draws: false) }

    /// Draws or checks the figures.
    ///
    /// - Parameters:
    ///   - progress: Called with the completed fraction of the figures, from 0 to 1.
    ///   - body: Called with each completed page, in the order of the pages. Returns whether to continue.
    package func run(
        draws: Bool, progress: (Double) -> Void = { _ in }, body: (FigurePage) -> Bool = { _ in true }
    ) throws(Diagnostic) -> FigureReport {
        let search = try PageSearch.find(paths)
        let files = RunFiles()
        var pages = load(search.pages, search, files)
        var names = ImageNames()
        // The files that other pages read are no part of this run.
        let neighbors = load(
            search.neighbors + search.owners(ofImagesOf: pages.flatMap(\.scenes)), search, RunFiles()
        ).flatMap(\.scenes)
        for scene in neighbors { _ = names.take(scene) }
        for index in pages.indices {
            pages[index].takeNames(&names)
            if draws { pages[index].claimFiles() }
        }
        let orphanedImages = OrphanedImages.find(of: pages, neighbors: neighbors)
        let temporaryFile = draws ? try TemporaryImageFile() : nil

        var report = FigureReport()
        let work = pages.enumerated().flatMap { index, page in
            page.hasErrors ? [] : page.scenes.map { (page: index, scene: $0) }
        }
        var drawings = pages.map { _ in [FigureDrawing]() }
        var isStopped = false
        /// Completes the pages up to the first with undrawn figures. Returns whether to continue.
        func finishPages() -> Bool {
            while !isStopped, report.pages.count < pages.count {
                let page = pages[report.pages.count]
                let own = drawings[report.pages.count]
                guard page.hasErrors || own.count == page.scenes.count else { break }
                drawings[report.pages.count] = []
                let finished = page.finished(
                    own, orphanedImages: orphanedImages.paths(of: page.page), temporaryFile: temporaryFile,
                    prunes: prunes)
                report.pages.append(finished)
                isStopped = !body(finished)
            }
            return !isStopped
        }
        guard finishPages() else { return report }
        let completed = DrawingProgress()
        func showProgress() { progress(completed.value / Double(work.count)) }
        OrderedJobs.run(work, threads: jobs) { item in
            (
                item.page,
                completed.add { FigureDrawing.of(item.scene, temporaryFile: temporaryFile, progress: $0) }
            )
        } body: { page, drawing in
            drawings[page].append(drawing)
            showProgress()
            return finishPages()
        } waiting: {
            showProgress()
        }
        return report
    }

    package func pages() throws(Diagnostic) -> [String] { try PageSearch.find(paths).pages }

    private func load(_ paths: [String], _ search: PageSearch, _ run: RunFiles) -> [FigurePlan] {
        var plans: [FigurePlan] = []
        OrderedJobs.run(paths, threads: jobs) { path in
            FigurePlan.reading(
                Page.reading(path), allowsOutside: allowsOutside, fonts: fonts, of: run,
                foundBy: search.linksOut[path])
        } body: { plan in
            plans.append(plan)
            return true
        }
        return plans
    }
}

extension DocumentationFigures {
    /// Calls a function with the content of each figure's scene and its images, and writes nothing.
    ///
    /// - Throws: A `Diagnostic` if a path does not exist, and `InputError` for the first page with errors.
    package func forEachScene(isStrict: Bool, _ body: (OpenScene, [SceneVariant]) throws -> Void) throws {
        let search = try PageSearch.find(paths)
        for page in load(search.pages, search, RunFiles()) {
            if page.hasErrors { throw InputError(problems: page.problems) }
            for scene in page.scenes {
                do {
                    try body(
                        OpenScene.open(scene.file, in: scene.folder, isStrict: isStrict),
                        scene.images.flatMap { [$0.sceneImage] + ($0.dark.map { [$0] } ?? []) })
                } catch { throw InputError(problems: scene.problems(error)) }
            }
        }
    }
}
