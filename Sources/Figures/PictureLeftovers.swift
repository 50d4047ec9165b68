import Files
import Foundation

/// Pictures that were drawn for pages and that no figure names any longer.
struct PictureLeftovers {
    /// By the absolute path of their page.
    private var paths: [String: [String]] = [:]

    /// Looks for them in the folders of the pages, and in those that their figures say.
    ///
    /// - Parameter neighbors: Scenes of other pages, whose pictures are in the same folders.
    init(of pages: [FigurePlan], besides neighbors: [FigureScene]) {
        let pages = pages.filter { !$0.isFaulty }
        let scenes = pages.flatMap(\.scenes)
        // Some file systems do not tell capitals from other letters.
        func key(_ path: String) -> String { PictureScope.absolute(path).lowercased() }
        let used = Set(
            (scenes + neighbors).flatMap { scene in scene.pictures.map { key(scene.path(of: $0)) } })
        var folders: [String: String] = [:]
        for folder in pages.map(\.page.folder) + scenes.map({ $0.page.folder(joining: $0.pictureFolder) }) {
            folders[PictureScope.absolute(folder)] = folders[PictureScope.absolute(folder)] ?? folder
        }
        for (absolute, folder) in folders.sorted(by: { $0.key < $1.key }) {
            let names = try? FileSearch.files(in: absolute, withExtensions: ["png"], isDeep: false)
            for name in names ?? [] {
                let path = FileSearch.joined(folder, name)
                // A copy under another name is somebody's own.
                guard !used.contains(key(path)), let record = (try? FigureFile(path: path))?.record,
                    record.picture == name
                else { continue }
                paths[PictureScope.absolute(FileSearch.joined(absolute, record.page)), default: []].append(
                    path)
            }
        }
    }

    /// The pictures that were drawn for a page.
    func paths(of page: Page) -> [String] { paths[PictureScope.absolute(page.path)] ?? [] }
}
