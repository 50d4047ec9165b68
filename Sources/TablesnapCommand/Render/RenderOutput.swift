import Diagnostics
import Files
import Foundation
import Images
import Scenes
import TableSnapshots

/// The destination of the images: one file, numbered files, or standard output.
struct RenderOutput {
    /// The path of the file. `nil` for standard output.
    private let path: String?
    private let rowsPerPage: Int?

    /// Returns the destination of an input's images in a command line.
    static func of(_ input: RenderInput, _ options: RenderOptions) throws(UsageError) -> RenderOutput {
        let rowsPerPage = options.rowsPerPage
        guard let path = options.output ?? input.defaultOutput else {
            throw UsageError("standard input requires -o FILE, or -o - for standard output")
        }
        if path.isEmpty { throw UsageError("-o: expected a file name, or - for standard output") }
        if rowsPerPage != nil, path.hasSuffix("/") {
            throw UsageError("-o: expected a file name for numbered pages, found the folder \(path)")
        }
        guard path == "-" else { return RenderOutput(path: path, rowsPerPage: rowsPerPage) }
        if rowsPerPage != nil {
            throw UsageError("--split writes several files; name a file with -o instead of standard output")
        }
        if StandardOutput.isTerminal {
            throw UsageError("standard output is a terminal; redirect it to a file or another program")
        }
        return RenderOutput(path: nil, rowsPerPage: rowsPerPage)
    }

    /// An image: its image in the scene, its records, with `nil` for all, and its file, with `nil` for
    /// standard output.
    struct Page {
        var image: SceneVariant
        var records: Range<Int>?
        var path: String?
    }

    /// Returns the files for `count` records or the images of a scene, for each of the traits.
    func pages(count: Int, scene: TableScene, traits: [SceneTraits]) throws(UsageError) -> [Page] {
        if path == nil, traits.count > 1 {
            throw UsageError(
                "several traits require several files; name a file with -o instead of standard output")
        }
        guard traits.count > 1 else { return try pages(count: count, images: scene.variants) }
        var paths: Set<String?> = []
        var pages: [Page] = []
        for traits in traits {
            let images = scene.variants(under: scene.traits.overlaid(with: traits))
            for var page in try self.pages(count: count, images: images) {
                let traits = page.image.traits.collection
                page.path = page.path.map { path in Self.changed(path) { traits.imageName($0) } }
                // A state that specifies its traits is the same for several combinations.
                if paths.insert(page.path).inserted { pages.append(page) }
            }
        }
        return pages
    }

    private func pages(count: Int, images: [SceneVariant]) throws(UsageError) -> [Page] {
        guard let path else {
            guard images.count == 1 else {
                throw UsageError(
                    "the scene's states require several files; name a file with -o instead of standard output"
                )
            }
            return images.map { Page(image: $0) }
        }
        guard let rowsPerPage, count > 0, let image = images.first else {
            return images.map { image in
                let path = image.name.map { name in Self.changed(path) { "\($0)-\(name)" } } ?? path
                return Page(image: image, path: path)
            }
        }
        let pageCount = (count - 1) / rowsPerPage + 1
        return (0..<pageCount).map { page in
            let start = page * rowsPerPage
            // All numbers have as many digits as the last one, so that the names sort in order.
            let number = String(page + 1)
            let zeros = String(repeating: "0", count: String(pageCount).count - number.count)
            let end = start + min(rowsPerPage, count - start)
            return Page(
                image: image, records: start..<end, path: Self.changed(path) { "\($0)-\(zeros)\(number)" })
        }
    }

    /// Returns the files that are numbered like the pages of a split table but are not among them, such as those of an
    /// earlier run with more pages.
    ///
    /// - Parameter pages: The files of this run, whose names can end with traits.
    func otherPages(than pages: [Page]) -> [String] {
        guard rowsPerPage != nil, let path else { return [] }
        let written = Set(pages.compactMap(\.path))
        let start = (path as NSString).deletingPathExtension
        let ends = Set(
            written.map { page in
                let name = page.dropFirst(start.count)
                return Self.page(name)?.end ?? name
            })
        let folder = folderPath(of: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let prefix = path.contains("/") ? folder + (folder == "/" ? "" : "/") : ""
        var found: [(number: Int, path: String)] = []
        for other in names.map({ prefix + $0 }) where other.hasPrefix(start) && !written.contains(other) {
            guard let (number, end) = Self.page(other.dropFirst(start.count)), ends.contains(end) else {
                continue
            }
            found.append((number, other))
        }
        return found.sorted { $0 < $1 }.map(\.path)
    }

    /// Returns the number and the end of the name of a page, which begins with a hyphen, or `nil` for another name.
    private static func page(_ name: Substring) -> (number: Int, end: Substring)? {
        guard name.first == "-" else { return nil }
        let digits = name.dropFirst().prefix { $0.isASCII && $0.isNumber }
        return Int(digits).map { ($0, name.dropFirst(1 + digits.count)) }
    }

    /// Returns a path with a changed file name before the extension.
    private static func changed(_ path: String, _ change: (String) -> String) -> String {
        let suffix = (path as NSString).pathExtension
        return change((path as NSString).deletingPathExtension) + (suffix.isEmpty ? "" : "." + suffix)
    }
}
