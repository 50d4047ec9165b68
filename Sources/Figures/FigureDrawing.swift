import Diagnostics
import Files
import Images
import Scenes
import TableKit
import TableSnapshots

/// A figure that is drawn, or looked at.
struct FigureDrawing: Sendable {
    /// One of its pictures.
    struct Picture: Sendable {
        enum State: Sendable, Equatable {
            /// Nothing has to be done.
            case unchanged
            /// There was none, or another one.
            case drawn(PictureSpool.Place)
            case missing
            /// Drawing it again would give another one, for this reason.
            case stale(String)
        }

        let path: String
        let state: State
    }

    private(set) var pictures: [Picture] = []
    /// What the page has to hold; nil when that is known only once the figure has been drawn.
    private(set) var link: PictureLink?
    private(set) var problems: [Diagnostic] = []
    /// The paths of the files that the pictures were, or are, made of.
    private(set) var files: Set<String> = []

    /// - Parameters:
    ///   - spool: Where what has to be drawn is kept; nil to look only.
    ///   - progress: Told the share that has been drawn, from 0 to 1.
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
            // What is said of the scene's own picture is not true of its states.
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
    /// A path from the folder of the page, as the system takes it.
    func folder(joining path: String) -> String { FileSearch.joined(folder, path) }

    /// The path from the folder of the page to a file below it; of others, their path.
    func path(fromFolder path: String) -> String {
        let start = folder == "/" ? "/" : folder + "/"
        return !folder.isEmpty && path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }
}
