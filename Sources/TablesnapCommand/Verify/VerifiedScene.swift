import Diagnostics
import Files
import Foundation
import Scenes

/// The images of a scene, each with its golden image.
struct VerifiedScene: Sendable {
    struct Image: Sendable {
        let sceneImage: SceneVariant
        /// The path of the golden image.
        let golden: String
        /// The claim of the golden image's file, or the error in claiming it.
        var claim: Result<OutputClaim, OutputError>
        /// The first image with the same golden image. `nil` if there is none before this.
        var duplicate: String?
    }

    let path: String
    /// The SHA-256 digest of the file before it was read.
    let digest: String
    /// The scene, or the error in reading it.
    let file: Result<SceneFile, InputError>
    private(set) var images: [Image] = []

    /// A Boolean value that indicates whether the file is in a searched folder and has no content of a scene, like the YAML
    /// files of other programs.
    let isOther: Bool

    /// Reads scenes, and returns their images.
    ///
    /// - Parameters:
    ///   - run: The files of the run.
    ///   - bounds: Returns the folder that links to the golden images of a scene must not lead out of. `nil`
    ///     permits any folder.
    static func of(
        _ sources: [SceneSource], of run: RunFiles, within bounds: (SceneSource) -> String?
    ) -> [VerifiedScene] {
        var owners: [String: String] = [:]
        return sources.map { source in
            var scene = VerifiedScene(source, of: run, within: bounds(source))
            for index in scene.images.indices {
                let state = scene.images[index].sceneImage.name.map { " (\($0))" } ?? ""
                // Some file systems are case-insensitive.
                let key = scene.images[index].golden.lowercased()
                scene.images[index].duplicate = owners[key]
                owners[key] = owners[key] ?? scene.path + state
            }
            return scene
        }
    }

    /// A Boolean value that indicates whether the scene can be read and specifies neither a theme nor fonts.
    var hasDefaultTheme: Bool {
        guard case .success(let file) = file else { return false }
        return file.scene.theme == nil && file.scene.fonts == nil
    }

    private init(_ source: SceneSource, of run: RunFiles, within folder: String?) {
        path = source.path
        run.read(path)
        digest = SHA256.hexadecimal(ofFileAt: path)
        file = Result { () throws(InputError) in try SceneFile(contentsOf: source.path) }
        switch file {
        case .success: isOther = false
        case .failure:
            let hasGolden = FileManager.default.fileExists(atPath: source.golden(state: nil))
            isOther = !source.isNamed && !hasGolden && !TableScene.isProbable(atPath: source.path)
        }
        guard case .success(let file) = file else { return }
        images = file.scene.variants.map { image in
            let golden = source.golden(state: image.name)
            let claim = Result { () throws(OutputError) in try run.claim(golden, within: folder) }
            return Image(sceneImage: image, golden: golden, claim: claim)
        }
    }
}
