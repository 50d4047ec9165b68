import Diagnostics
import Files
import Foundation
import Scenes

/// The images of a scene, each with its golden image.
struct VerifiedScene: Sendable {
    struct Image: Sendable {
        /// The name of the state. `nil` for the primary image.
        let state: String?
        /// The path of the golden image.
        let golden: String
        /// The claim of the golden image's file, or the error in claiming it.
        var claim: Result<OutputClaim, OutputError>
        /// The first image with the same golden image. `nil` if there is none before this.
        var duplicate: String?
    }

    private enum Content {
        /// The results of a scene that has passed and would have them again. It has not been parsed.
        case passed([ImageResult])
        /// The scene, or the error in reading it.
        case parsed(Result<SceneFile, InputError>)
    }

    let path: String
    /// The SHA-256 digest of the file before it was read.
    let digest: String
    private let content: Content

    /// A Boolean value that indicates whether the file is in a searched folder and has no content of a scene, like the YAML
    /// files of other programs.
    let isOther: Bool

    private(set) var images: [Image] = []

    /// Reads scenes, and returns their images.
    ///
    /// - Parameters:
    ///   - run: The files of the run.
    ///   - cache: The records of scenes that passed. `nil` parses all scenes.
    ///   - checksStates: A Boolean value that indicates whether the states in a record are compared with those of the
    ///     parsed scene.
    ///   - threads: The maximum number of scenes that are read concurrently.
    ///   - bounds: Returns the folder that links to the golden images of a scene must not lead out of. `nil`
    ///     permits any folder.
    static func of(
        _ sources: [SceneSource], of run: RunFiles, cache: VerificationCache? = nil,
        checksStates: Bool = false, threads: Int, within bounds: (SceneSource) -> String?
    ) -> [VerifiedScene] {
        // All inputs are known before the first output, so that the result does not depend on the order of the files.
        for source in sources { run.read(source.path) }
        var scenes: [VerifiedScene] = []
        var owners: [String: String] = [:]
        OrderedJobs.run(sources, threads: threads, work: { read($0, cache, checksStates) }) { scene in
            var scene = scene
            let source = sources[scenes.count]
            scene.claimImages(of: source, in: run, within: bounds(source), &owners)
            scenes.append(scene)
            return true
        }
        return scenes
    }

    private static func read(
        _ source: SceneSource, _ cache: VerificationCache?, _ checksStates: Bool
    ) -> VerifiedScene {
        let digest = SHA256.hexadecimal(ofFileAt: source.path)
        if let results = cache?.results(of: source, digest: digest),
            !checksStates || states(of: parse(source.path)) == results.map(\.state)
        {
            return VerifiedScene(
                path: source.path, digest: digest, content: .passed(results), isOther: false)
        }
        let file = parse(source.path)
        let isOther: Bool
        switch file {
        case .success: isOther = false
        case .failure:
            let hasGolden = FileManager.default.fileExists(atPath: source.golden(state: nil))
            isOther = !source.isNamed && !hasGolden && !TableScene.isProbable(atPath: source.path)
        }
        return VerifiedScene(path: source.path, digest: digest, content: .parsed(file), isOther: isOther)
    }

    private static func parse(_ path: String) -> Result<SceneFile, InputError> {
        Result { () throws(InputError) in try SceneFile(contentsOf: path) }
    }

    /// Returns the scene, which is parsed only now if it has passed.
    func file() throws(InputError) -> SceneFile {
        switch content {
        case .passed: try Self.parse(path).get()
        case .parsed(let file): try file.get()
        }
    }

    /// The results of a scene that has passed, if it would have the same results again, also beside the other scenes.
    var passedResults: [ImageResult]? {
        guard case .passed(let results) = content else { return nil }
        let isUsable = images.allSatisfy { image in
            guard case .success = image.claim else { return false }
            return image.duplicate == nil
        }
        return isUsable ? results : nil
    }

    /// The names of the images' states, beginning with `nil` for the primary image. Empty if the scene cannot be read.
    private var states: [String?] {
        switch content {
        case .passed(let results): results.map(\.state)
        case .parsed(let file): Self.states(of: file)
        }
    }

    private static func states(of file: Result<SceneFile, InputError>) -> [String?] {
        (try? file.get().scene.variants.map(\.name)) ?? []
    }

    /// Claims the golden images of the scene's states.
    ///
    /// - Parameter owners: The scene and state of each golden image.
    private mutating func claimImages(
        of source: SceneSource, in run: RunFiles, within folder: String?, _ owners: inout [String: String]
    ) {
        images = states.map { state in
            let golden = source.golden(state: state)
            let claim = Result { () throws(OutputError) in try run.claim(golden, within: folder) }
            // Some file systems are case-insensitive.
            let key = golden.lowercased()
            let duplicate = owners[key]
            owners[key] = duplicate ?? path + (state.map { " (\($0))" } ?? "")
            return Image(state: state, golden: golden, claim: claim, duplicate: duplicate)
        }
    }

    /// A Boolean value that indicates whether the scene is drawn with the default theme and fonts.
    var hasDefaultTheme: Bool {
        guard case .parsed(.success(let file)) = content else { return false }
        return file.scene.theme == nil && file.scene.fonts == nil
    }
}
