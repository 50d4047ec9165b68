import Files
import Foundation
import Goldens

/// Golden pictures that nothing compares with any more.
struct UnreferencedGoldens {
    /// What scenes compare with.
    private let owned: Set<String>
    /// What tests looked for; nil when that is not known.
    private let ledger: GoldenLedger?

    init(owners scenes: [ScenePictures], ledger: GoldenLedger?) {
        owned = Set(scenes.flatMap(\.pictures).map(\.golden))
        self.ledger = ledger
    }

    /// The paths of the goldens that nothing owns, in the order of their names.
    ///
    /// - Parameters:
    ///   - folders: Of scenes, in which goldens are right in folders called `Snapshots`. Tests keep theirs in folders
    ///     below that, which are looked at when it is known what they looked for.
    ///   - goldens: The folder of all goldens instead, when the command line names one.
    func find(in folders: [String], goldens: String?) throws -> [String] {
        let found = try (goldens.map { [$0] } ?? folders).flatMap { folder in
            let forgotten = try ledger.map {
                Set(try $0.unreferenced(below: URL(fileURLWithPath: folder, isDirectory: true)))
            }
            return Self.pictures(in: folder).filter { path in
                let parents = path.split(separator: "/").dropLast()
                let isScenes = goldens != nil || parents.last.map(String.init) == SceneSearch.goldenFolder
                let isTests = parents.contains { $0 == SceneSearch.goldenFolder }
                guard let forgotten else { return isScenes }
                let file = URL(fileURLWithPath: path).standardizedFileURL.path
                return (isScenes || isTests) && forgotten.contains(file)
            }
        }
        return found.filter { !owned.contains($0) }.sorted()
    }

    /// The paths of all pictures below a folder that are not hidden.
    private static func pictures(in folder: String) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let visible = paths.filter { path in
            path.hasSuffix(".png") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
        }
        return visible.map { FileSearch.joined(folder, $0) }
    }
}
