import Diagnostics

/// The names of images that are in use.
struct ImageNames {
    private struct Key: Hashable {
        let scope: ImageScope
        let name: String
    }

    private var owners: [Key: String] = [:]

    /// Takes the names of a figure's images. Returns an error if one of them is already taken.
    mutating func take(_ scene: FigureScene) -> Diagnostic? {
        let scope = ImageScope.of(scene)
        let line = scene.figure.source.line
        var problem: Diagnostic?
        for image in scene.images {
            // Some file systems are case-insensitive.
            let key = Key(scope: scope, name: image.name.lowercased())
            if let owner = owners[key], problem == nil {
                problem = Diagnostic(
                    position: .init(line: line, column: scene.figure.source.infoColumn),
                    message: "the image \(image.name) is also that of \(owner); rename one of the figures")
            }
            owners[key] = owners[key] ?? "\(scene.page.path):\(line)"
        }
        return problem
    }
}
