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
    ///   - spool: Where the pictures are that have been drawn; nil when nothing is to be written.
    ///   - prunes: Whether leftovers are deleted then.
    func finished(
        _ drawings: [FigureDrawing], leftovers: [String], spool: PictureSpool?, prunes: Bool
    ) -> FigurePage {
        var result = FigurePage(path: page.path)
        result.problems = problems + drawings.flatMap(\.problems)
        result.problems.sort { ($0.line, $0.column) < ($1.line, $1.column) }
        result.files = drawings.reduce(into: files) { $0.formUnion($1.files) }
        if result.hasErrors { return result }
        let links = zip(scenes, drawings).filter { scene, drawing in
            drawing.link.map { !page.shows(scene.figure, $0) } ?? false
        }
        result.staleLinks = links.map(\.0.figure.source.line)
        do {
            // What comes to nothing is not told.
            for (scene, drawing) in zip(scenes, drawings) {
                for picture in drawing.pictures {
                    try spool?.put(picture)
                    result.pictures.append(
                        FigurePage.Picture(
                            path: picture.path, line: scene.figure.source.line, state: .init(picture.state)))
                }
            }
            if spool != nil, !links.isEmpty { try write(page.rewritten(with: drawings.map(\.link))) }
            for path in leftovers {
                if spool != nil, prunes { try FileManager.default.removeItem(atPath: path) }
                result.leftovers.append(path)
            }
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

extension PictureSpool {
    /// Puts a picture in its place if it has been drawn.
    fileprivate func put(_ picture: FigureDrawing.Picture) throws {
        if case .drawn(let place) = picture.state { try self.picture(at: place).write(to: picture.path) }
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
