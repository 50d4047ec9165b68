import Diagnostics
import Files
import Foundation
import Scenes

/// The figures to draw on a page.
struct FigurePlan: Sendable {
    let page: Page
    /// The scenes of the valid figures.
    private(set) var scenes: [FigureScene] = []
    private var problems: [Diagnostic]
    /// The files of the scenes.
    private var files: Set<String> = []
    /// The files of the run.
    private let run: RunFiles
    private let allowsOutside: Bool
    /// The claims of the image files, by path.
    private var claims: [String: OutputClaim] = [:]

    /// Reads the scenes of a page.
    ///
    /// - Parameters:
    ///   - run: The files of the run.
    ///   - link: The link through which a search found a page outside its folder. `nil` for other pages.
    init(_ page: Page, allowsOutside: Bool, of run: RunFiles, foundBy link: String? = nil) {
        self.page = page
        self.run = run
        self.allowsOutside = allowsOutside
        problems = page.problems
        if let link, !allowsOutside, !page.figures.isEmpty {
            let message = "\(link) is a link out of its folder; name the page itself, or add --allow-outside"
            problems.append(page.problem(Diagnostic(message: message)))
        }
        for figure in page.figures {
            let reads = FilesRead(of: run)
            do throws(SceneError) {
                scenes.append(try FigureScene(figure, of: page, allowsOutside: allowsOutside, reads: reads))
            } catch {
                problems += error.problems
            }
            files.formUnion(reads.digests.keys)
        }
    }

    /// Registers the names of the images.
    mutating func takeNames(_ names: inout PictureNames) {
        problems += scenes.compactMap { names.take($0) }.map(page.problem)
    }

    /// Reserves the files that drawing replaces, unless the page has errors.
    mutating func claimFiles() {
        guard !isFaulty, !scenes.isEmpty else { return }
        do throws(OutputError) {
            claims[page.path] = try run.claim(page.path)
            for path in scenes.flatMap({ scene in scene.pictures.map { scene.path(of: $0) } }) {
                claims[path] = try run.claim(path, within: allowsOutside ? nil : page.folder)
            }
        } catch {
            problems.append(page.problem(Diagnostic(message: "\(error)")))
        }
    }

    /// A Boolean value that indicates whether the page has errors, and must remain unchanged.
    var isFaulty: Bool { !problems.isEmpty }

    /// Returns the outcome of the page.
    ///
    /// - Parameters:
    ///   - drawings: The drawings of all figures, or none if the page has errors.
    ///   - leftovers: The orphaned images of the page.
    ///   - spool: The temporary file of drawn images. `nil` writes no files.
    ///   - prunes: Whether to delete orphaned images after writing.
    func finished(
        _ drawings: [FigureDrawing], leftovers: [String], spool: PictureSpool?, prunes: Bool
    ) -> FigurePage {
        var result = FigurePage(path: page.path)
        result.problems = (problems + drawings.flatMap(\.problems)).sortedByLocation()
        result.files = drawings.reduce(into: files) { $0.formUnion($1.files) }
        if result.hasErrors { return result }
        let links = zip(scenes, drawings).filter { scene, drawing in
            drawing.link.map { !page.shows(scene.figure, $0) } ?? false
        }
        result.staleLinks = links.map(\.0.figure.source.line)
        do {
            // Only images that were written are reported.
            for (scene, drawing) in zip(scenes, drawings) {
                for picture in drawing.pictures {
                    if case .drawn(let place) = picture.state, let spool {
                        try write(spool.picture(at: place), to: picture.path)
                    }
                    result.pictures.append(
                        FigurePage.Picture(
                            path: picture.path, line: scene.figure.source.line, state: .init(picture.state)))
                }
            }
            if spool != nil, !links.isEmpty { try rewrite(page.rewritten(with: drawings.map(\.link))) }
            for path in leftovers {
                if spool != nil, prunes {
                    try run.checkRemoval(of: path)
                    try FileManager.default.removeItem(atPath: path)
                }
                result.leftovers.append(path)
            }
        } catch {
            result.problems.append(page.problem(Diagnostic(message: "\(error)")))
        }
        return result
    }

    /// Replaces the page, unless it has changed since it was read.
    private func rewrite(_ bytes: [UInt8]) throws {
        guard let present = try? Data(contentsOf: URL(fileURLWithPath: page.path)),
            present.elementsEqual(page.lines.bytes)
        else {
            throw Diagnostic(
                message: "the page has been changed while its figures were drawn; draw them again")
        }
        try write(bytes, to: page.path)
    }

    /// Writes a claimed file, which appears at its path when it is complete.
    private func write(_ bytes: [UInt8], to path: String) throws {
        let file = try OutputFile(claims[path] ?? run.claim(path), makesFolders: true)
        try file.write(bytes)
        try file.commit()
    }
}
