import Documents
import Foundation
import PNGCodec
import SceneFiles

/// What there is to draw on a page.
struct FigurePlan: Sendable {
    let page: Page
    /// The scenes of the figures that could be read.
    private(set) var scenes: [FigureScene] = []
    private var problems: [SceneProblem]
    /// The files that the scenes are in.
    private var files: Set<String> = []

    /// Reads the scenes of a page.
    init(_ page: Page, allowsOutside: Bool) {
        self.page = page
        problems = page.problems
        for figure in page.figures {
            let reads = FilesRead()
            do throws(SceneError) {
                scenes.append(try FigureScene(figure, of: page, allowsOutside: allowsOutside, reads: reads))
            } catch {
                problems += error.problems
            }
            files.formUnion(reads.digests.keys)
        }
    }

    /// Takes the names of the pictures.
    mutating func takeNames(_ names: inout PictureNames) {
        problems += scenes.compactMap { names.take($0) }.map(page.problem)
    }

    /// Whether the page has to stay as it is.
    var isFaulty: Bool { !problems.isEmpty }

    /// What came of the page.
    ///
    /// - Parameters:
    ///   - drawings: Of all figures; of none when the page is faulty.
    ///   - leftovers: The pictures of the page that no figure names any longer.
    ///   - draws: Whether pictures and page are written.
    ///   - prunes: Whether leftovers are deleted then.
    func finished(
        _ drawings: [FigureDrawing], leftovers: [String], draws: Bool, prunes: Bool
    ) -> FigurePage {
        var result = FigurePage(path: page.path)
        result.problems = problems + drawings.flatMap(\.problems)
        result.problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        result.files = drawings.reduce(into: files) { $0.formUnion($1.files) }
        if result.hasErrors { return result }
        for (scene, drawing) in zip(scenes, drawings) {
            let line = scene.figure.source.line
            result.pictures += drawing.pictures.map {
                FigurePage.Picture(path: $0.path, line: line, state: .init($0.state))
            }
            if let link = drawing.link, !page.shows(scene.figure, link) { result.staleLinks.append(line) }
        }
        result.leftovers = leftovers
        guard draws else { return result }
        do {
            for picture in drawings.flatMap(\.pictures) {
                guard case .drawn(let bytes) = picture.state else { continue }
                try bytes.write(to: picture.path)
            }
            if !result.staleLinks.isEmpty { try write(page.rewritten(with: drawings.map(\.link))) }
            for path in leftovers where prunes { try FileManager.default.removeItem(atPath: path) }
        } catch {
            result.problems.append(page.problem(PageFlaw(.none, "\(error)")))
        }
        return result
    }

    /// Replaces the page, unless somebody else has meanwhile.
    private func write(_ bytes: [UInt8]) throws {
        guard let present = try? Data(contentsOf: URL(fileURLWithPath: page.path)),
            present.elementsEqual(page.lines.bytes)
        else {
            throw FigureError(
                description: "the page has been changed while its figures were drawn; draw them again")
        }
        try bytes.write(to: page.path)
    }
}

extension [UInt8] {
    /// Writes a file that appears at its path when it is complete.
    fileprivate func write(to path: String) throws {
        let folder = SceneFolder(of: path).path
        if !folder.isEmpty {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        }
        let file = try OutputFile(path: path)
        var failure: OutputError?
        withUnsafeBytes { bytes in
            do throws(OutputError) { try file.write(bytes) } catch { failure = error }
        }
        if let failure { throw failure }
        try file.commit()
    }
}
