import Diagnostics
import Files
import Images
import Scenes
import TableKit
import TableSnapshots

/// A figure that has been drawn or checked.
struct FigureDrawing: Sendable {
    /// One of its images.
    struct Picture: Sendable {
        enum State: Sendable, Equatable {
            /// The image is up to date.
            case unchanged
            /// The image was drawn, because it was missing or out of date.
            case drawn(PictureSpool.Place)
            case missing
            /// The image is out of date, for the given reason.
            case stale(String)
        }

        let path: String
        let state: State
    }

    private(set) var pictures: [Picture] = []
    /// The expected link in the page. `nil` if it depends on an image that has not been drawn.
    private(set) var link: PictureLink?
    private(set) var problems: [Diagnostic] = []
    /// The paths of the files that the images depend on.
    private(set) var files: Set<String> = []

    /// - Parameters:
    ///   - spool: The temporary file of drawn images. `nil` only checks the figure.
    ///   - progress: Called with the completed fraction, from 0 to 1.
    init(_ scene: FigureScene, spool: PictureSpool?, progress: @escaping (Double) -> Void) {
        problems = scene.warnings
        do {
            let existing = try scene.pictures.map { try FigureFile(path: scene.path(of: $0)) }
            files = Set(
                existing.flatMap { $0?.record.files.keys.map { scene.page.folder(joining: $0) } ?? [] })
            pictures = zip(scene.pictures, existing).map { picture, file in
                let path = scene.path(of: picture)
                guard let file else { return Picture(path: path, state: .missing) }
                let reason = file.reasonToDraw(picture, of: scene)
                return Picture(path: path, state: reason.map { .stale($0) } ?? .unchanged)
            }
            if pictures.allSatisfy({ $0.state == .unchanged }) {
                let looks = existing.map { PictureLook(alt: $0?.alt ?? "", width: $0?.width ?? 0) }
                link = PictureLink(scene, looks)
            } else if let spool {
                try draw(scene, existing, spool, progress)
            }
        } catch {
            problems += scene.problems(error)
        }
        files.formUnion(scene.folder.reads?.digests.keys ?? [:].keys)
    }

    private mutating func draw(
        _ scene: FigureScene, _ existing: [FigureFile?], _ spool: PictureSpool,
        _ progress: @escaping (Double) -> Void
    ) throws {
        let content = try SceneContent(scene.file, folder: scene.folder)
        try content.check(isStrict: true)
        var looks: [PictureLook] = []
        var drawn: [Picture] = []
        for (picture, file) in zip(scene.pictures, existing) {
            let (bytes, look) = try Self.draw(picture, of: scene, content) { share in
                progress((Double(drawn.count) + share) / Double(existing.count))
            }
            looks.append(look)
            drawn.append(
                Picture(
                    path: scene.path(of: picture),
                    state: bytes == file?.bytes ? .unchanged : .drawn(try spool.keep(bytes))))
        }
        pictures = drawn
        link = PictureLink(scene, looks)
    }

    private static func draw(
        _ picture: FigureScene.Picture, of scene: FigureScene, _ content: SceneContent,
        progress: @escaping (Double) -> Void
    ) throws -> ([UInt8], PictureLook) {
        let table = try SceneTable(content, picture: picture.picture)
        let snapshot = try table.snapshot { options in
            options.compression = .stable
            // The alt text of the scene's primary image does not describe its states.
            let isOwn = picture.picture.name == nil
            options.description = isOwn ? scene.figure.alt ?? options.description : nil
        }
        let sink = MemorySink()
        func record() -> [PNGText] {
            let files = (scene.folder.reads?.digests ?? [:]).map { (scene.page.path(fromFolder: $0), $1) }
            return [FigureRecord(of: picture, scene, files: Dictionary(files) { first, _ in first }).text]
        }
        try snapshot.writePNG(to: sink, texts: record, progress: progress)
        if let failure = table.failure { throw failure }
        if let problem = content.shownProblems.first { throw problem.error }
        return (sink.bytes, PictureLook(alt: snapshot.altText, width: snapshot.pixelWidth))
    }
}

extension Page {
    /// Returns the system path of a path relative to the folder of the page.
    func folder(joining path: String) -> String { FileSearch.joined(folder, path) }

    /// Returns the path of a file relative to the folder of the page. The path of a file outside of it is
    /// unchanged.
    func path(fromFolder path: String) -> String {
        let start = folder == "/" ? "/" : folder + "/"
        return !folder.isEmpty && path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }
}
