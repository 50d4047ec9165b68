import Foundation
import Scenes

/// Where the names of pictures have to differ: their folder, or the whole DocC catalog of the page.
struct PictureScope: Hashable {
    /// An absolute path.
    let folder: String
    let isCatalog: Bool

    init(of scene: FigureScene) {
        let page = PictureScope(page: scene.page.path)
        let folder = Self.absolute(scene.page.folder(joining: scene.pictureFolder))
        self = page.isCatalog ? page : PictureScope(folder: folder)
    }

    private init(folder: String) { (self.folder, isCatalog) = (folder, false) }

    /// Where the pictures of a page are that says nothing of a folder.
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
