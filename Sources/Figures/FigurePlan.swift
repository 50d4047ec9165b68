import DataFiles
import Diagnostics
import Files
import Foundation
import Scenes
import TableSnapshots

/// The figures to draw on a page.
struct FigurePlan: Sendable {
    let page: Page
    /// The scenes of the valid figures.
    private(set) var scenes: [FigureScene] = []
    private(set) var problems: [Diagnostic]
    private var files: Set<String> = []
    private let run: RunFiles
    private let allowsOutside: Bool
    private let fonts: FontCollection?
    /// The claims of the image files, by path.
    private var claims: [String: OutputClaim] = [:]

    private init(_ page: Page, allowsOutside: Bool, _ fonts: FontCollection?, of run: RunFiles) {
        (self.page, self.run, self.allowsOutside, self.fonts) = (page, run, allowsOutside, fonts)
        problems = page.problems
    }

    /// Reads the scenes of a page.
    ///
    /// - Parameters:
    ///   - fonts: The fonts that replace those of the figures. `nil` replaces none.
    ///   - run: The files of the run.
    ///   - link: The link through which a search found a page outside its folder. `nil` for other pages.
    static func reading(
        _ page: Page, allowsOutside: Bool, fonts: FontCollection? = nil, of run: RunFiles,
        foundBy link: String? = nil
    ) -> FigurePlan {
        var plan = FigurePlan(page, allowsOutside: allowsOutside, fonts, of: run)
        if let link, !allowsOutside, !page.figures.isEmpty {
            let message =
                "\(link): a link leads out of its folder; specify the page itself, or add --allow-outside"
            plan.problems.append(page.problem(Diagnostic(message: message)))
        }
        if page.figures.isEmpty, page.problems.isEmpty, let problem = objection(toPageAt: page.path) {
            plan.problems.append(page.problem(problem))
        }
        plan.readScenes()
        return plan
    }

    /// Returns the reason why a file without figures is no page, or `nil` if it is one.
    private static func objection(toPageAt path: String) -> Diagnostic? {
        let ending = (path as NSString).pathExtension.lowercased()
        let pages = DocumentationFigures.pageExtensions
        if pages.contains(ending) { return nil }
        let isInput =
            SceneFile.fileExtensions.contains(ending) || RecordFormat(fileExtension: ending) != nil
            || SceneData.Format.databaseExtensions.contains(ending)
        let names = pages.map { "." + $0 }.joined(separator: ", ")
        return Diagnostic(
            message: "the file has no figures, and is no Markdown page (\(names))",
            remedy: isInput ? "tablesnap render draws scenes and data files" : nil)
    }

    private mutating func readScenes() {
        for figure in page.figures {
            let reads = FilesRead(of: run)
            do throws(InputError) {
                let scene = try FigureScene.reading(
                    figure, of: page, allowsOutside: allowsOutside, fonts: fonts, reads: reads)
                scenes.append(scene)
                if let template = scene.template {
                    run.read(template.path)
                    files.insert(template.path)
                }
            } catch {
                // An option of the page is an error of each of its figures.
                problems += error.problems.filter { !problems.contains($0) }
            }
            files.formUnion(reads.digests.keys)
        }
    }

    mutating func takeNames(_ names: inout ImageNames) {
        problems += scenes.compactMap { names.take($0) }.map(page.problem)
    }

    /// Reserves the files that drawing replaces, unless the page has errors.
    mutating func claimFiles() {
        guard !hasErrors, !scenes.isEmpty else { return }
        do throws(OutputError) {
            claims[page.path] = try run.claim(page.path)
            for path in scenes.flatMap({ scene in scene.images.map { scene.path(of: $0) } }) {
                claims[path] = try run.claim(path, within: allowsOutside ? nil : page.folder)
            }
        } catch { problems.append(page.problem(Diagnostic(message: "\(error)"))) }
    }

    /// A Boolean value that indicates whether the page has errors, and must remain unchanged.
    var hasErrors: Bool { !problems.isEmpty }

    /// Returns the outcome of the page.
    ///
    /// - Parameters:
    ///   - drawings: The drawings of all figures, or none if the page has errors.
    ///   - orphanedImages: The orphaned images of the page.
    ///   - temporaryFile: The temporary file of drawn images. `nil` writes no files.
    ///   - prunes: Whether to delete orphaned images after writing.
    func finished(
        _ drawings: [FigureDrawing], orphanedImages: [String], temporaryFile: TemporaryImageFile?,
        prunes: Bool
    ) -> FigurePage {
        var result = FigurePage(path: page.path)
        result.problems = (problems + drawings.flatMap(\.problems)).sortedByLocation()
        result.files = drawings.reduce(into: files) { $0.formUnion($1.files) }
        if result.hasErrors { return result }
        let links = zip(scenes, drawings).filter { scene, drawing in
            drawing.link.map { !page.shows(scene.figure, $0) } ?? false
        }
        do {
            if let temporaryFile { try write(drawings, relinking: !links.isEmpty, from: temporaryFile) }
            result.outOfDateLinks = links.map(\.0.figure.source.line)
            for (scene, drawing) in zip(scenes, drawings) {
                let line = scene.figure.source.line
                result.images += drawing.images.map {
                    FigurePage.Image(path: $0.path, line: line, state: $0.state)
                }
            }
            for path in orphanedImages {
                if temporaryFile != nil, prunes {
                    try run.checkRemoval(of: path)
                    try FileManager.default.removeItem(atPath: path)
                }
                result.orphanedImages.append(path)
            }
        } catch { result.problems.append(page.problem(Diagnostic(message: "\(error)"))) }
        return result
    }

    /// Writes the new images, and the page with its new links, all or none.
    private func write(
        _ drawings: [FigureDrawing], relinking: Bool, from temporaryFile: TemporaryImageFile
    ) throws {
        let images = drawings.flatMap(\.images)
        var files = OutputFiles(count: images.count + 1)
        for image in images {
            guard let location = image.location else { continue }
            try files.append(
                temporaryFile.image(at: location), for: claim(image.path), makesFolders: true)
        }
        if relinking {
            try files.append(page.rewritten(with: drawings.map(\.link)), for: claim(page.path))
            try checkUnchanged()
        }
        try files.commit()
    }

    /// Throws if the page has changed since it was read.
    private func checkUnchanged() throws {
        let drawn = page.lines.bytes
        guard let present = try? RegularFile(path: page.path, limit: drawn.count), present.bytes == drawn
        else {
            throw Diagnostic(
                message: "the page changed while its figures were drawn; draw them again")
        }
    }

    private func claim(_ path: String) throws(OutputError) -> OutputClaim {
        if let claim = claims[path] { return claim }
        return try run.claim(path)
    }
}
