import Diagnostics
import Figures
import Files
import Foundation
import Scenes
import TableSnapshots
import Typesetting

/// The font files that inputs use: those of the texts in scenes, data files and pages, which are drawn, and those in
/// the records of images.
struct UsedFonts {
    private let options: RenderOptions
    private let fonts: FontCollection
    /// The files that the scenes may use. Texts outside of them may have been measured with others.
    private var candidates: Set<String> = []
    private var recorded: Set<String> = []

    /// The paths of the files.
    var paths: Set<String> { candidates.intersection(FontUsage.paths).union(recorded) }

    private init(_ options: RenderOptions, _ fonts: FontCollection) {
        (self.options, self.fonts) = (options, fonts)
    }

    /// Draws inputs.
    ///
    /// - Parameter fonts: The fonts in which those of records are searched.
    static func drawing(
        _ inputs: [String], _ options: RenderOptions, _ fonts: FontCollection
    ) throws -> UsedFonts {
        var used = UsedFonts(options, fonts)
        for input in inputs {
            let path = FileSearch.plain(input)
            if try input != "-" && FileSearch.isFolder(path, name: input) {
                try used.add(folder: path, name: input)
            } else {
                try used.add(input)
            }
        }
        return used
    }

    private static let pages: Set<String> = ["md", "markdown"]

    /// Returns a Boolean value that indicates whether an input is a page with figures.
    static func isPage(_ input: String) -> Bool {
        pages.contains((input as NSString).pathExtension.lowercased())
    }

    /// Returns a Boolean value that indicates whether an input is an image with a record of its environment.
    static func isImage(_ input: String) -> Bool { (input as NSString).pathExtension.lowercased() == "png" }

    private mutating func add(folder: String, name: String) throws {
        func files(_ extensions: Set<String>) throws -> [String] {
            try FileSearch.files(
                in: folder, withExtensions: extensions, leavingOut: SceneSearch.skippedFolders
            ).map { FileSearch.joined(folder, $0) }
        }
        let drawn = try files(["yaml", "yml"]) + files(Self.pages)
        let found = try drawn.isEmpty ? files(["png"]) : drawn
        guard !found.isEmpty else {
            throw Diagnostic(message: "\(name): the folder contains no scenes, pages or PNG files")
        }
        for file in found { try add(file) }
    }

    private mutating func add(_ input: String) throws {
        if Self.isImage(input) { return try add(recordOf: input) }
        guard Self.isPage(input) else {
            let file = try RenderInput.parsing([input], options)
            let content = try RenderScene.of(file, options).open(options, file)
            let variants = options.traits.flatMap { traits in
                content.scene.variants(under: content.scene.traits.overlaid(with: traits))
            }
            return try draw(content, variants)
        }
        var figures = DocumentationFigures(in: [input])
        figures.allowsOutside = options.allowsOutside
        figures.fonts = try options.fonts.collection()
        try figures.forEachScene(isStrict: options.isStrict) { try draw($0, $1) }
    }

    private mutating func draw(_ content: OpenScene, _ variants: [SceneVariant]) throws {
        for variant in variants {
            try content.image(variant).writePNG(to: DiscardingSink())
        }
        candidates.formUnion(content.fontPaths)
    }

    private mutating func add(recordOf image: String) throws {
        for font in try EnvironmentCommand.record(in: image).fonts {
            guard let path = path(of: font) else {
                throw Diagnostic(
                    file: image,
                    message: "the recorded font file \(font.name) \(font.version) is not among the fonts",
                    remedy: "tablesnap environment \(image.shellQuoted) prints its digest")
            }
            recorded.insert(path)
        }
    }

    /// Returns the path of a font file with the same content, preferably with the same name.
    private func path(of font: FontFile) -> String? {
        func isNamed(_ path: String) -> Bool { (path as NSString).lastPathComponent == font.name }
        func isSame(_ path: String) -> Bool { FontFile.files(at: [path]).first?.sha256 == font.sha256 }
        let paths = fonts.paths.sorted()
        return paths.first { isNamed($0) && isSame($0) } ?? paths.first { !isNamed($0) && isSame($0) }
    }
}

/// A sink that discards the bytes.
private final class DiscardingSink: ByteSink {
    func write(_ bytes: UnsafeRawBufferPointer) {}
}
