import DataFiles
import Scenes

/// A target that reads scene files of any text, or rejects them with the location of every error.
enum SceneTextTarget {
    /// Runs the target. The first byte determines the format.
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let format: DocumentReader.Format = first % 4 == 0 ? .json : .yaml
        do throws(InputError) {
            _ = try SceneFile(Array(bytes.dropFirst()), format: format, name: "scene")
        } catch {
            try check(error)
        }
    }

    /// Throws unless every problem has a location.
    static func check(_ error: InputError) throws(FuzzFinding) {
        try FuzzFinding.check(!error.problems.isEmpty, "an error without problems")
        for problem in error.problems {
            try FuzzFinding.check(
                (problem.line ?? 0) > 0 && (problem.column ?? 0) > 0, "\(problem) has no place")
        }
    }

    /// Scenes of many keys, in both formats.
    static let seeds: [[UInt8]] = FuzzTarget.scene.seeds.enumerated().map { index, bytes in
        var writer = SceneWriter(ByteChoices(bytes))
        let scene = writer.scene()
        let text = index % 4 == 0 ? JSONWriter.string(scene) : YAMLWriter.string(scene)
        return [UInt8(index % 4)] + Array(text.utf8)
    }
}
