import Foundation
import SceneFiles

/// Where the names of pictures have to differ: the folder of a page, or its whole DocC catalogue.
struct PictureScope: Hashable {
    /// An absolute path.
    let folder: String
    let isCatalogue: Bool

    init(page: String) {
        let own = URL(fileURLWithPath: Self.absolute(page)).deletingLastPathComponent()
        var folder = own
        while folder.pathComponents.count > 1, folder.pathExtension != "docc" {
            folder.deleteLastPathComponent()
        }
        isCatalogue = folder.pathExtension == "docc"
        self.folder = isCatalogue ? folder.path : own.path
    }

    static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
