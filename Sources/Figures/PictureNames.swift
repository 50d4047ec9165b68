/// The names of images that are in use.
struct PictureNames {
    private struct Key: Hashable {
        let scope: PictureScope
        let name: String
    }

    private var owners: [Key: String] = [:]

    /// Registers the names of a figure's images. Returns an error if one of them is already in use.
    mutating func take(_ scene: FigureScene) -> PageFlaw? {
        let scope = PictureScope(of: scene)
        let line = scene.figure.source.line
        var flaw: PageFlaw?
        for picture in scene.pictures {
            // Some file systems are case-insensitive.
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
