import DataFiles
import Scenes
import TableSnapshots

/// A target that draws scenes with keys and numbers from bytes, as pixels, as SVG or as PDF.
enum SceneTarget {
    /// The maximum number of attempts. After each, the invalid parts of the scene are removed.
    private static let tries = 6
    private static let maxPixels = 1 << 20

    static func run(_ bytes: [UInt8]) throws {
        var choices = ByteChoices(bytes)
        let output = choices.number(below: 8)
        var writer = SceneWriter(choices)
        try drawValidPart(of: writer.scene(), output: output)
    }

    /// Draws a scene without its invalid parts.
    ///
    /// - Parameter output: The format: 0 is SVG, 1 is PDF, and other numbers are pixels.
    static func drawValidPart(of scene: DocumentNode, output: Int) throws {
        var scene = scene
        for _ in 0..<tries {
            do {
                return try draw(scene, output)
            } catch let error as InputError {
                let paths = error.problems.map { $0.path ?? "" }
                for path in Set(paths) where !path.isEmpty { scene = scene.without(path) }
                if paths.allSatisfy(\.isEmpty) { return }
            } catch is SnapshotError {
                return
            }
        }
    }

    private static func draw(_ scene: DocumentNode, _ output: Int) throws {
        let text = Array(JSONWriter.string(scene).utf8)
        let file = try SceneFile(text, format: .json, name: "scene")
        let content = try OpenScene.open(file, in: InputFolder("/dev/null"), isStrict: false)
        let snapshot = try content.image(file.scene.variants.last) { options in
            // A low scale saves time. The sizes in points are those of the scene.
            options.traits.displayScale = min(options.traits.displayScale, 1)
            options.height = min(options.height ?? 200, 200)
        }
        guard snapshot.pixelWidth * snapshot.pixelHeight <= maxPixels else { return }
        switch output {
        case 0: _ = try snapshot.svgData()
        case 1: _ = try snapshot.pdfData()
        default: _ = try snapshot.bitmap()
        }
    }
}

extension DocumentNode {
    /// Returns the document without the value at a path such as `sections[2].rows[5].text`.
    fileprivate func without(_ path: String) -> DocumentNode {
        let parts = path.split { ".[]".contains($0) }.map(String.init)
        return without(parts[...])
    }

    private func without(_ path: ArraySlice<String>) -> DocumentNode {
        guard let part = path.first else { return self }
        let isLast = path.count == 1
        var node = self
        switch content {
        case .scalar: break
        case .sequence(var nodes):
            guard let index = Int(part), nodes.indices.contains(index) else { break }
            if isLast {
                nodes.remove(at: index)
            } else {
                nodes[index] = nodes[index].without(path.dropFirst())
            }
            node.content = .sequence(nodes)
        case .mapping(var entries):
            guard let index = entries.firstIndex(where: { $0.key == part }) else { break }
            if isLast {
                entries.remove(at: index)
            } else {
                entries[index].value = entries[index].value.without(path.dropFirst())
            }
            node.content = .mapping(entries)
        }
        return node
    }
}
