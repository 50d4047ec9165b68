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

    /// A Boolean value that indicates whether the file is in a searched folder and has no content of a scene, like the YAML
    /// files of other programs.
    let isOther: Bool

    private(set) var images: [Image] = []

    /// Reads scenes, and returns their images.
    ///
    /// - Parameters:
    ///   - run: The files of the run.
    ///   - threads: The maximum number of scenes that are read concurrently.
    ///   - bounds: Returns the folder that links to the golden images of a scene must not lead out of. `nil`
    ///     permits any folder.
    static func of(
        _ sources: [SceneSource], of run: RunFiles, threads: Int, within bounds: (SceneSource) -> String?
    ) -> [VerifiedScene] {
        // All inputs are known before the first output, so that the result does not depend on the order of the files.
        for source in sources { run.read(source.path) }
        var scenes: [VerifiedScene] = []
        var owners: [String: String] = [:]
        OrderedJobs.run(sources, threads: threads, work: read) { scene in
            var scene = scene
            let source = sources[scenes.count]
            scene.claimImages(of: source, in: run, within: bounds(source), &owners)
            scenes.append(scene)
            return true
        }
        return scenes
    }

    private static func read(_ source: SceneSource) -> VerifiedScene {
        let digest = SHA256.hexadecimal(ofFileAt: source.path)
        let file = Result { () throws(InputError) in try SceneFile(contentsOf: source.path) }
        let isOther: Bool
        switch file {
        case .success: isOther = false
        case .failure:
            let hasGolden = FileManager.default.fileExists(atPath: source.golden(state: nil))
            isOther = !source.isNamed && !hasGolden && !TableScene.isProbable(atPath: source.path)
        }
        return VerifiedScene(path: source.path, digest: digest, file: file, isOther: isOther)
    }

    /// Claims the golden images of the scene's states.
    ///
    /// - Parameter owners: The scene and state of each golden image.
    private mutating func claimImages(
        of source: SceneSource, in run: RunFiles, within folder: String?, _ owners: inout [String: String]
    ) {
        guard case .success(let file) = file else { return }
        images = file.scene.variants.map { image in
            let golden = source.golden(state: image.name)
            let claim = Result { () throws(OutputError) in try run.claim(golden, within: folder) }
            // Some file systems are case-insensitive.
            let key = golden.lowercased()
            let duplicate = owners[key]
            owners[key] = duplicate ?? path + (image.name.map { " (\($0))" } ?? "")
            return Image(sceneImage: image, golden: golden, claim: claim, duplicate: duplicate)
        }
    }

    /// A Boolean value that indicates whether the scene can be read and specifies neither a theme nor fonts.
    var hasDefaultTheme: Bool {
        guard case .success(let file) = file else { return false }
        return file.scene.theme == nil && file.scene.fonts == nil
    }
}
