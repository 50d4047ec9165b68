import DataFiles
import Files
import Foundation
import Scenes

/// The specified pages in their order. The pages of a folder are sorted by name.
struct PageSearch {
    /// The unique pages.
    let pages: [String]
    /// Pages that were not specified, but whose images are in the same folders.
    let neighbors: [String]
    /// The links that lead from a searched folder to a page outside it, by the path of that page.
    let linksOut: [String: String]

    /// Finds the pages at some paths, and in the folders among them.
    static func find(_ paths: [String]) throws(Diagnostic) -> PageSearch {
        var pages: [String] = []
        var linksOut: [String: String] = [:]
        for argument in paths {
            let path = FileSearch.plain(argument)
            guard try FileSearch.isFolder(path, name: argument) else {
                pages.append(page(at: path))
                continue
            }
            let found = try files(in: path)
            guard !found.isEmpty else {
                throw Diagnostic(
                    message: "\(argument): the folder contains no Markdown pages (.md, .markdown)")
            }
            pages += found.map(\.page)
            for case (let page, let link?) in found { linksOut[page] = link }
        }
        // A page that is specified directly may be drawn.
        for argument in paths { linksOut[page(at: FileSearch.plain(argument))] = nil }
        var known: Set<String> = []
        func isNew(_ page: String) -> Bool { known.insert(ImageScope.absolute(page)).inserted }
        pages = pages.filter(isNew)
        var neighbors: [String] = []
        for scope in Set(pages.map(ImageScope.of(page:))) {
            neighbors += try files(in: scope.folder, isDeep: scope.isCatalog).map(\.page).filter(isNew)
        }
        return PageSearch(pages: pages, neighbors: neighbors.sorted(), linksOut: linksOut)
    }

    /// Returns the pages in the folders of some scenes' pages that the search omits because of their extensions, and that
    /// existing images of the scenes were drawn for.
    func owners(ofImagesOf scenes: [FigureScene]) -> [String] {
        var known = Set((pages + neighbors).map(ImageScope.absolute))
        return scenes.flatMap { scene in
            scene.images.compactMap { image -> String? in
                let path = scene.path(of: image)
                guard let record = (try? FigureFile(path: path))?.record else { return nil }
                let owner = FileSearch.joined(folderPath(of: path), record.page)
                let isSibling = ImageScope.of(page: owner) == ImageScope.of(page: scene.page.path)
                return isSibling && FileManager.default.fileExists(atPath: owner)
                    && known.insert(ImageScope.absolute(owner)).inserted ? owner : nil
            }
        }
    }

    /// Returns the page at a path, after links are followed. Its images belong next to it, not next to a link to it.
    private static func page(at path: String) -> String {
        (try? followingLinks(from: path)).map(FileSearch.plain) ?? path
    }

    /// Returns the pages in a folder, each with the link that leads out of the folder to it, if any.
    private static func files(
        in folder: String, isDeep: Bool = true
    ) throws(Diagnostic) -> [(page: String, linkOut: String?)] {
        let bounds = InputFolder(folder)
        return try FileSearch.files(
            in: folder, withExtensions: Set(DocumentationFigures.pageExtensions), isDeep: isDeep
        ).map { name in
            let path = FileSearch.joined(folder, name)
            return (Self.page(at: path), bounds.objection(to: name) == nil ? nil : path)
        }
    }
}
