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

/// The names of pictures that are taken.
struct PictureNames {
    private struct Key: Hashable {
        let scope: PictureScope
        let name: String
    }

    private var owners: [Key: String] = [:]

    /// Takes the names of a figure's pictures; answers what is wrong when one of them is taken already.
    mutating func take(_ scene: FigureScene) -> PageFlaw? {
        let scope = PictureScope(page: scene.page.path)
        let line = scene.figure.source.line
        var flaw: PageFlaw?
        for picture in scene.pictures {
            // Some file systems do not tell capitals from other letters.
            let key = Key(scope: scope, name: picture.name.lowercased())
            if let owner = owners[key], flaw == nil {
                flaw = PageFlaw(
                    .init(line: line, column: scene.figure.source.infoColumn),
                    "the picture \(picture.name) is that of \(owner) too; rename one of the figures")
            }
            owners[key] = owners[key] ?? "\(scene.page.path):\(line)"
        }
        return flaw
    }
}
