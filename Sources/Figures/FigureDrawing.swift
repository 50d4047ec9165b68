import Diagnostics
import Files
import Scenes
import TableSnapshots

/// A figure that has been drawn or checked.
struct FigureDrawing: Sendable {
    /// One of its images.
    struct Image: Sendable {
        let path: String
        let state: FigurePage.Image.State
        var location: TemporaryImageFile.Location?
    }

    private(set) var images: [Image] = []
    /// The expected link in the page. `nil` if it depends on an image that has not been drawn.
    private(set) var link: ImageLink?
    private(set) var problems: [Diagnostic] = []
    /// The paths of the files that the images depend on.
    private(set) var files: Set<String> = []

    /// Checks a figure, and draws it if that is necessary.
    ///
    /// - Parameters:
    ///   - temporaryFile: The temporary file of drawn images. `nil` only checks the figure.
    ///   - progress: Called with the completed fraction, from 0 to 1.
    static func of(
        _ scene: FigureScene, temporaryFile: TemporaryImageFile?, progress: @escaping (Double) -> Void
    ) -> FigureDrawing {
        var drawing = FigureDrawing(problems: scene.warnings)
        do {
            let existing = try scene.images.map { try FigureFile(path: scene.path(of: $0)) }
            drawing.check(scene, existing)
            if drawing.link == nil, let temporaryFile {
                try drawing.draw(scene, existing, temporaryFile, progress)
            }
        } catch { drawing.problems += scene.problems(error) }
        drawing.files.formUnion(scene.folder.reads?.digests.keys ?? [:].keys)
        return drawing
    }

    private mutating func check(_ scene: FigureScene, _ existing: [FigureFile?]) {
        files = Set(existing.flatMap { $0?.record.files.keys.map { scene.page.folder(joining: $0) } ?? [] })
        images = zip(scene.images, existing).map { image, file in
            let path = scene.path(of: image)
            guard let file else { return Image(path: path, state: .missing) }
            let reason = file.reasonToDraw(image, of: scene)
            return Image(path: path, state: reason.map { .outOfDate($0) } ?? .unchanged)
        }
        guard images.allSatisfy({ $0.state == .unchanged }) else { return }
        link = ImageLink(scene, existing.map { ImageAttributes(alt: $0?.alt ?? "", width: $0?.width ?? 0) })
    }

    private mutating func draw(
        _ scene: FigureScene, _ existing: [FigureFile?], _ temporaryFile: TemporaryImageFile,
        _ progress: @escaping (Double) -> Void
    ) throws {
        let content = try OpenScene.open(scene.file, in: scene.folder, isStrict: true)
        problems += content.dataWarnings
        var attributes: [ImageAttributes] = []
        var drawn: [Image] = []
        for (image, file) in zip(scene.images, existing) {
            let (bytes, own) = try Self.draw(image, of: scene, content) { fraction in
                progress((Double(drawn.count) + fraction) / Double(existing.count))
            }
            attributes.append(own)
            let location = bytes == file?.bytes ? nil : try temporaryFile.append(bytes)
            drawn.append(
                Image(
                    path: scene.path(of: image), state: location == nil ? .unchanged : .drawn,
                    location: location))
        }
        images = drawn
        link = ImageLink(scene, attributes)
    }

    private static func draw(
        _ image: FigureScene.Image, of scene: FigureScene, _ content: OpenScene,
        progress: @escaping (Double) -> Void
    ) throws -> ([UInt8], ImageAttributes) {
        let snapshot = try snapshot(of: image.sceneImage, scene, content)
        let dark = try image.dark.map { try Self.snapshot(of: $0, scene, content) }
        let sink = MemorySink()
        func record() -> FigureRecord {
            let files = (scene.folder.reads?.digests ?? [:]).map { (scene.page.path(fromFolder: $0), $1) }
            return FigureRecord(of: image, scene, files: Dictionary(files) { first, _ in first })
        }
        switch scene.figure.format {
        case .png: try snapshot.writePNG(to: sink, texts: { [record().text] }, progress: progress)
        case .svg:
            try snapshot.writeSVG(to: sink, dark: dark, metadata: { record().json }, progress: progress)
        }
        return (sink.bytes, ImageAttributes(alt: snapshot.altText, width: snapshot.pixelWidth))
    }

    private static func snapshot(
        of variant: SceneVariant, _ scene: FigureScene, _ content: OpenScene
    ) throws -> TableSnapshot {
        try content.image(variant) { options in
            options.compression = .stable
            // The alt text of the scene's primary image does not describe its states.
            let isOwn = variant.name == nil
            options.description = isOwn ? scene.figure.alt ?? options.description : nil
        }
    }
}

extension Page {
    /// Returns the system path of a path relative to the folder of the page.
    func folder(joining path: String) -> String { FileSearch.joined(folder, path) }

    /// Returns the path of a file relative to the folder of the page. The path of a file outside of it is unchanged.
    func path(fromFolder path: String) -> String {
        let start = folder == "/" ? "/" : folder + "/"
        return !folder.isEmpty && path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
    }
}
