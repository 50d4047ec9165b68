import Foundation
import Scenes

/// The scope in which names of images must be unique: their folder, or the complete DocC catalog of the page.
struct ImageScope: Hashable {
    /// The absolute path of the folder.
    let folder: String
    let isCatalog: Bool

    init(of scene: FigureScene) {
        let page = ImageScope(page: scene.page.path)
        let folder = Self.absolute(scene.page.folder(joining: scene.imageFolder))
        self = page.isCatalog ? page : ImageScope(folder: folder)
    }

    private init(folder: String) { (self.folder, isCatalog) = (folder, false) }

    /// Creates the scope of the images of a page without a folder option.
    init(page: String) {
        let own = URL(fileURLWithPath: Self.absolute(page)).deletingLastPathComponent()
        var folder = own
        while folder.pathComponents.count > 1, folder.pathExtension != "docc" {
            folder.deleteLastPathComponent()
        }
        isCatalog = folder.pathExtension == "docc"
        self.folder = isCatalog ? folder.path : own.path
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
