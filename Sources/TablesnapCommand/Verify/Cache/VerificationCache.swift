import DataFiles
import DataTables
import Diagnostics
import Files
import Foundation
import Scenes
import Synchronization
import TableSnapshots
import Typesetting

/// The records of scenes that passed, in a folder. A scene is not drawn again while nothing has changed that its images
/// depend on.
///
/// Each scene has one file, which is replaced as a whole, so that concurrent runs and copies of the folder do no harm. A
/// file that is no record counts as none.
final class VerificationCache: Sendable {
    /// The environment variable with the path of the folder.
    static let variable = "TABLESNAP_CACHE"
    private static let defaultFolder = ".build/passed-scenes"
    private static let maxFiles = 10_000

    private let folder: String
    private let conditions: String
    private let run: RunFiles
    /// The states of the files that were compared with records. Many scenes can have the same files.
    private let states = Mutex<[String: FileState]>([:])
    private let writingError = Mutex<Diagnostic?>(nil)

    init(
        _ option: String?, environment: [String: String], conditions: RunConditions, of run: RunFiles
    ) {
        let variable = environment[Self.variable].flatMap { $0.isEmpty ? nil : $0 }
        folder = option ?? variable ?? Self.defaultFolder
        self.conditions = conditions.digest
        self.run = run
    }

    /// The warning that records could not be written. `nil` if they were.
    var problem: Diagnostic? { writingError.withLock { $0 } }

    private func path(of scene: String) -> String {
        FileSearch.joined(folder, SHA256.hexadecimal(of: Data(scene.utf8)) + ".json")
    }

    // MARK: Reading

    /// Returns the results of a scene that has passed, if it would have the same results again.
    ///
    /// - Parameter digest: The SHA-256 digest of the scene.
    func results(of scene: SceneSource, digest: String) -> [ImageResult]? {
        guard let record = PassedScene(contentsOf: path(of: scene.path)), record.scene == scene.path,
            record.conditions == conditions, record.files[scene.path]?.digest == digest,
            !record.images.isEmpty, record.files.count <= Self.maxFiles,
            record.images.allSatisfy({ isSame($0, scene) }),
            record.files.allSatisfy({ state(of: $0.key, like: $0.value) == $0.value })
        else { return nil }
        return record.images.map { passed in
            var result = ImageResult(
                scene: scene.path, state: passed.state, golden: passed.golden, outcome: .same,
                messages: passed.messages, seconds: 0)
            result.difference = passed.difference
            result.isUnchanged = true
            return result
        }
    }

    private func isSame(_ passed: PassedScene.Image, _ scene: SceneSource) -> Bool {
        passed.golden == scene.golden(state: passed.state)
            && SHA256.hexadecimal(ofFileAt: passed.golden) == passed.digest
    }

    /// Returns the state of a file, which counts as an input of the run like those that drawings read.
    private func state(of path: String, like recorded: FileState) -> FileState {
        if let known = states.withLock({ $0[path] }) { return known }
        let isFolder = (try? FileKind(path: path)) == .folder
        let state = isFolder ? FileState(ofFontFolder: path) : FileState(of: path)
        if !state.digest.isEmpty, !isFolder { run.read(path) }
        states.withLock { $0[path] = state }
        return state
    }

    /// Removes the record of a scene.
    func remove(_ scene: String) { unlink(path(of: scene)) }

    // MARK: Writing

    /// Records a scene if all of its images passed, and nothing is to be reported about them.
    ///
    /// - Parameters:
    ///   - reads: The files that were read for it.
    ///   - fonts: The paths of the font files that it may use.
    func record(
        _ scene: VerifiedScene, _ results: [ImageResult], _ reads: FilesRead, fonts: Set<String>
    ) {
        let images = results.compactMap { result in
            result.passedGolden.map {
                PassedScene.Image(
                    state: result.state, golden: result.golden, digest: $0, messages: result.messages,
                    difference: result.difference)
            }
        }
        // Unknown families and missing dictionaries are reported once for the process, not for a scene. A scene that was
        // changed after its digest was computed may be drawn in either state.
        guard images.count == scene.images.count, UnknownFamily.found.isEmpty,
            MissingHyphenation.found.isEmpty, SHA256.hexadecimal(ofFileAt: scene.path) == scene.digest,
            let files = files(of: scene, reads, fonts: fonts)
        else { return }
        let record = PassedScene(of: scene, conditions: conditions, files: files, images: images)
        guard let bytes = record.bytes else { return }
        do throws(Diagnostic) {
            try write(bytes, to: path(of: scene.path))
        } catch {
            writingError.withLock { $0 = $0 ?? error }
        }
    }

    /// Returns the states of the files that a scene depends on. The result is `nil` if they are too many, or a database is
    /// being written.
    private func files(
        of scene: VerifiedScene, _ reads: FilesRead, fonts: Set<String>
    ) -> [String: FileState]? {
        var files: [String: FileState] = [:]
        for (path, digest) in reads.digests {
            files[FileState.relative(path)] = FileState(of: path, digest: digest)
        }
        files[scene.path] = FileState(of: scene.path, digest: scene.digest)
        for folder in reads.fontFolders {
            files[FileState.relative(folder)] = FileState(ofFontFolder: folder)
        }
        // A superset, because other threads draw at the same time.
        for path in fonts.intersection(FontUsage.paths) {
            files[FileState.relative(path)] = FileState(
                of: path, digest: FontFile.files(at: [path]).first?.sha256)
        }
        for database in reads.databases {
            // The index of the write-ahead log contains no data.
            for log in SQLiteDatabase.companions(of: database) where !log.hasSuffix("-shm") {
                guard (try? FileKind(path: log)) == .missing else { return nil }
                files[FileState.relative(log)] = FileState(of: log)
            }
        }
        return files.count <= Self.maxFiles ? files : nil
    }

    private func write(_ bytes: [UInt8], to path: String) throws(Diagnostic) {
        do throws(OutputError) {
            try makeIgnoredFolder(at: folder)
            // Opening a pipe would wait for its reader.
            if try FileKind(path: path) == .special { unlink(path) }
            try run.claim(path, within: folder).write(bytes)
        } catch {
            throw Diagnostic(
                .warning, message: "the results are not cached: \(path): \(error)",
                remedy: "name another folder with --cache or \(Self.variable), or add --no-cache")
        }
    }

    /// Removes the records of scenes that do not exist any more, and files that are no records. Other files in the folder
    /// remain.
    func removeObsolete() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.count == 69 && name.hasSuffix(".json") {
            guard name.dropLast(5).allSatisfy(\.isHexDigit) else { continue }
            let path = FileSearch.joined(folder, name)
            let scene = PassedScene(contentsOf: path)?.scene
            if scene.flatMap({ try? FileKind(path: $0) }) != .regular { unlink(path) }
        }
    }
}
