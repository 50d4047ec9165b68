import Files

/// Orphaned images: those that were drawn for pages, and that no figure uses any longer.
struct OrphanedImages {
    /// The images by the absolute path of their page.
    private let paths: [String: [String]]

    /// Finds orphaned images in the folders of the pages and of their images.
    ///
    /// - Parameter neighbors: The scenes of other pages whose images are in the same folders.
    static func find(of pages: [FigurePlan], neighbors: [FigureScene]) -> OrphanedImages {
        let pages = pages.filter { !$0.hasErrors }
        let scenes = pages.flatMap(\.scenes)
        // Some file systems are case-insensitive.
        func key(_ path: String) -> String { ImageScope.absolute(path).lowercased() }
        let used = Set((scenes + neighbors).flatMap { scene in scene.images.map { key(scene.path(of: $0)) } })
        var folders: [String: String] = [:]
        for folder in pages.map(\.page.folder) + scenes.map({ $0.page.folder(joining: $0.imageFolder) }) {
            folders[ImageScope.absolute(folder)] = folders[ImageScope.absolute(folder)] ?? folder
        }
        var paths: [String: [String]] = [:]
        for (absolute, folder) in folders.sorted(by: { $0.key < $1.key }) {
            let names = try? FileSearch.files(
                in: absolute, withExtensions: FigureFormat.extensions, isDeep: false)
            for name in names ?? [] {
                let path = FileSearch.joined(folder, name)
                // A copy with another name belongs to the user.
                guard !used.contains(key(path)), let record = (try? FigureFile(path: path))?.record,
                    record.image == name
                else { continue }
                paths[ImageScope.absolute(FileSearch.joined(absolute, record.page)), default: []].append(path)
            }
        }
        return OrphanedImages(paths: paths)
    }

    func paths(of page: Page) -> [String] { paths[ImageScope.absolute(page.path)] ?? [] }
}
