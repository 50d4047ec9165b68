import Diagnostics
import Files
import Foundation
import Goldens
import TableSnapshots

/// The images of scenes in a commit, which are drawn to be compared with instead of golden images.
struct BaseImages {
    /// The name of the commit in the command line.
    let name: String
    /// The root of the repository.
    private let root: String
    /// The folder with the files of the commit and the images.
    private let folder: TemporaryFolder

    /// The folder with all files of the commit.
    private var tree: String { folder.path + "/tree" }
    /// The folder of the images, with subfolders like those of the repository.
    var goldens: String { folder.path + "/images" }

    /// Reads the files of a commit, with those of Git LFS, without a change of the working directory or the index.
    static func of(_ name: String, in repository: GitRepository) throws -> BaseImages {
        let commit = try repository.commit(name)
        let folder = try TemporaryFolder()
        removeAtSignals(folder)
        let base = BaseImages(name: name, root: try repository.root(), folder: folder)
        let index = ["GIT_INDEX_FILE": base.folder.path + "/index"]
        _ = try repository.output(["-C", base.root, "read-tree", commit], index)
        let files = ["checkout-index", "--all", "--quiet", "--prefix=\(base.tree)/"]
        _ = try repository.output(["-C", base.root] + files, index)
        for folder in [base.tree, base.goldens] { try makeFolder(at: folder) }
        return base
    }

    /// Removes the files of the commit and the images.
    func remove() { folder.remove() }

    /// Removes the folder when a signal ends the program.
    private static func removeAtSignals(_ folder: TemporaryFolder) {
        for number in [SIGINT, SIGTERM, SIGHUP] {
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                // The source is retained by its handler until then.
                source.cancel()
                folder.remove()
                signal(number, SIG_DFL)
                kill(getpid(), number)
            }
            source.activate()
        }
    }

    // MARK: Scenes

    /// Returns scenes of the working directory with their images in the commit as golden images.
    func sources(_ scenes: [SceneSource]) throws(Diagnostic) -> [SceneSource] {
        try scenes.map { scene throws(Diagnostic) in
            let path = try relativePath(of: scene.path)
            return SceneSource(path: scene.path, goldenStem: stem(path), isNamed: scene.isNamed)
        }
    }

    /// Draws the images of the scenes in the commit that the arguments of the command line name. Returns the errors.
    func draw(
        _ arguments: [String], with verifier: SceneVerifier, threads: Int
    ) throws -> [ImageResult] {
        let paths = try (arguments.isEmpty ? ["."] : arguments).map { path throws(Diagnostic) in
            FileSearch.joined(tree, try relativePath(of: path))
        }
        let existing = paths.filter { FileManager.default.fileExists(atPath: $0) }
        // Without arguments, the search would be that of the working directory.
        if existing.isEmpty { return [] }
        let search = try SceneSearch(existing, goldens: nil, mayBeNone: true)
        let files = RunFiles()
        let sources = search.scenes.map { scene in
            let path = String(scene.path.dropFirst(tree.count + 1))
            return SceneSource(path: scene.path, goldenStem: stem(path), isNamed: scene.isNamed)
        }
        let found = VerifiedScene.of(sources, of: files, threads: threads) { _ in nil }
        let scenes = found.filter { !$0.isOther }
        let drawing = verifier.recording(
            in: GoldenArtifacts(folder: URL(fileURLWithPath: folder.path + "/artifacts")), of: files)
        var errors: [ImageResult] = []
        OrderedJobs.run(scenes, threads: threads, work: drawing.verify) { images in
            errors += images.filter { $0.outcome != .recorded }
            return true
        }
        return errors.map(named)
    }

    /// Returns a result with the names of files in the commit, such as `main:scenes/mail.yaml`, in place of temporary ones.
    func named(_ result: ImageResult) -> ImageResult {
        var named = result
        named.scene = naming(result.scene)
        named.golden = naming(result.golden)
        named.messages = result.messages.map(naming)
        if result.outcome == .missing, !named.messages.isEmpty {
            named.messages[0] = "\(name) has no such image"
        }
        named.problems = result.problems.map { problem in
            var problem = problem
            problem.file = problem.file.map(naming)
            problem.message = naming(problem.message)
            return problem
        }
        return named
    }

    /// Returns a text with the names of files in the commit.
    func naming(_ text: String) -> String {
        text.replacing(tree + "/", with: name + ":").replacing(goldens + "/", with: name + ":")
    }

    /// Returns the name of an image in artifacts: its path in the repository without extension.
    func name(ofImage path: String) -> String {
        (path.dropFirst(goldens.count + 1) as NSString).deletingPathExtension
    }

    private func stem(_ path: String) -> String {
        FileSearch.joined(goldens, (path as NSString).deletingPathExtension)
    }

    /// Returns the path of a file from the root of the repository.
    private func relativePath(of path: String) throws(Diagnostic) -> String {
        let full = URL(fileURLWithPath: path).standardizedFileURL.path
        if full == root { return "" }
        guard full.hasPrefix(root + "/") else {
            throw Diagnostic(message: "\(path): it is not in the repository \(root)")
        }
        return String(full.dropFirst(root.count + 1))
    }
}
