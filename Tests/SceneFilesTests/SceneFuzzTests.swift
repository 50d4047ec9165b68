import Documents
import Foundation
import TableKit
import Testing

@testable import SceneFiles

/// Scenes changed at random: each is read or refused with places, none crashes or hangs.
@Suite struct SceneFuzzTests {
    /// `make fuzz` sets how many.
    static let count = ProcessInfo.processInfo.environment["TABLESNAP_FUZZ"].flatMap { Int($0) } ?? 1000

    @Test func changedScenesAreReadOrRefusedWithPlaces() throws {
        let sandbox = try SceneSandbox()
        let folder = SceneFolder(sandbox.path)
        var mutations = SceneMutations(seed: 3)
        let whole = try DocumentReader().read(Array(SceneSpecimens.everything.utf8), format: .yaml, name: "s")
        // Without files there is something to lay out.
        let roots = [whole, whole.withoutFiles]
        for round in 0..<Self.count {
            var node = roots[round % roots.count]
            for _ in 0...mutations.number(below: 3) { node = mutations.mutated(node) }
            let text = YAMLWriter.string(node)
            do throws(SceneError) {
                let file = try SceneFile(Array(text.utf8), format: .yaml, name: "s")
                try? draw(file, folder)
            } catch {
                #expect(!error.problems.isEmpty)
                for problem in error.problems {
                    #expect(problem.line > 0 && problem.column > 0, "\(problem) in \(text)")
                }
            }
        }
    }

    @Test func changedBytesAreReadOrRefusedWithPlaces() throws {
        var mutations = SceneMutations(seed: 5)
        let original = Array(SceneSpecimens.everything.utf8)
        let bytes: [UInt8] = Array("\0\t\n \"'#&*!|>%@`{}[],:?-<\\x".utf8) + [0x80, 0xC3, 0xFF]
        for round in 0..<Self.count {
            var text = original
            for _ in 0...mutations.number(below: 4) {
                let place = mutations.number(below: text.count)
                switch mutations.number(below: 3) {
                case 0: text[place] = bytes[mutations.number(below: bytes.count)]
                case 1: text.insert(bytes[mutations.number(below: bytes.count)], at: place)
                default: text.removeSubrange(place..<min(place + mutations.number(below: 20), text.count))
                }
            }
            let format: DocumentReader.Format = round % 10 == 0 ? .json : .yaml
            do throws(SceneError) {
                _ = try SceneFile(text, format: format, name: "s")
            } catch {
                #expect(error.problems.allSatisfy { $0.line > 0 && $0.column > 0 })
            }
        }
    }

    /// Lays out what a scene shows; data files are not there.
    private func draw(_ file: SceneFile, _ folder: SceneFolder) throws {
        let scene = try SceneTable(try SceneContent(file, folder: folder))
        let table = scene.table
        table.frame.size.height = 2000
        table.layoutIfNeeded()
    }
}

extension DocumentNode {
    /// The document without the mappings that name data files, and without what speaks of their rows.
    fileprivate var withoutFiles: DocumentNode {
        var node = self
        switch content {
        case .scalar: break
        case .sequence(let nodes):
            node.content = .sequence(
                nodes.filter { $0.entry("data")?.value.entry("file") == nil }.map(\.withoutFiles))
        case .mapping(let entries):
            let kept = entries.filter { !["after", "lifted", "swiped"].contains($0.key) }
            node.content = .mapping(
                kept.map { DocumentEntry($0.key, $0.value.withoutFiles, at: $0.position) })
        }
        return node
    }
}
