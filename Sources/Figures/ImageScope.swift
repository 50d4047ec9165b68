import Foundation
import Scenes

/// The scope in which names of images must be unique: their folder, or the complete DocC catalog of the page.
struct ImageScope: Hashable {
    /// The absolute path of the folder.
    let folder: String
    let isCatalog: Bool

    /// Returns the scope of the images of a scene.
    static func of(_ scene: FigureScene) -> ImageScope {
        let page = of(page: scene.page.path)
        let folder = absolute(scene.page.folder(joining: scene.imageFolder))
        return page.isCatalog ? page : ImageScope(folder: folder, isCatalog: false)
    }

    /// Returns the scope of the images of a page without a folder option.
    static func of(page: String) -> ImageScope {
        let own = URL(fileURLWithPath: absolute(page)).deletingLastPathComponent()
        var folder = own
        while folder.pathComponents.count > 1, folder.pathExtension != "docc" {
            folder.deleteLastPathComponent()
        }
        let isCatalog = folder.pathExtension == "docc"
        return ImageScope(folder: isCatalog ? folder.path : own.path, isCatalog: isCatalog)
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
