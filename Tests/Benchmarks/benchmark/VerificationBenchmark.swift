import Foundation
import ImageComparison
import Images
import Scenes
import TableSnapshots

/// A benchmark that verifies 500 scenes of 750 × 1334 pixels with the command, and measures each step.
struct VerificationBenchmark {
    private let program: Program
    private let folder: URL

    private static let count = 500
    /// The distance between changed scenes.
    private static let changeStep = 10
    /// The number of scenes whose steps are measured.
    private static let sample = 100

    init(_ program: Program, _ folder: URL) throws {
        self.program = program
        self.folder = folder
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Prints the total measurements, then those of the steps.
    func run() throws {
        print("\n  \(Self.count) scenes   seconds  of processor  images/s  peak MB")
        for index in 0..<Self.count { try write(index, isChanged: false) }
        measure("recorded", status: 1, ["--record", "missing"])
        measure("unchanged", status: 0)
        measure("1 job", status: 0, ["--jobs", "1"])
        for index in stride(from: 0, to: Self.count, by: Self.changeStep) {
            try write(index, isChanged: true)
        }
        measure("10 % changed", status: 1)
        try runSteps()
    }

    private func measure(_ name: String, status: Int32, _ options: [String] = []) {
        let artifacts = folder.appending(path: "artifacts").path
        let usage = program.run(
            ["verify", folder.path, "--artifacts", artifacts]
                + (options.isEmpty ? ["--record", "never"] : options),
            status: status)
        print(
            Benchmark.column(name, 12), Benchmark.column(String(format: "%.2f", usage.seconds), 9),
            Benchmark.column(String(format: "%.2f", usage.processorSeconds), 13),
            Benchmark.column(String(format: "%.0f", Double(Self.count) / usage.seconds), 11),
            Benchmark.column(String(usage.peak >> 20), 8))
    }

    /// Writes a scene with a screen of a table. It differs from the others, and a change affects one word.
    private func write(_ index: Int, isChanged: Bool) throws {
        let rows = (0..<20).map { row in
            let word = isChanged && row == 7 ? "changed" : "value"
            return
                "  - {text: \"Row \(row) of list \(index)\", detail: \"\(word) \(index * 31 % 997)\", accessory: disclosure}"
        }
        let text =
            "style: inset-grouped\ncrop: {height: 667}\nrows:\n" + rows.joined(separator: "\n") + "\n"
        try text.write(to: scene(index), atomically: false, encoding: .utf8)
    }

    private func scene(_ index: Int) -> URL { folder.appending(path: "scene-\(1000 + index).yaml") }

    /// Measures the processor time of decoding, drawing and comparing.
    private func runSteps() throws {
        print("\n  for an image  milliseconds")
        let indexes = Array(0..<Self.sample)
        let goldens = folder.appending(path: "Snapshots")
        let files = try indexes.map {
            try [UInt8](Data(contentsOf: goldens.appending(path: "scene-\(1000 + $0).png")))
        }
        var decoded: [Bitmap] = []
        try step("decode the golden") { decoded = try files.map { try Bitmap(pngBytes: $0) } }
        var drawn: [Bitmap] = []
        try step("draw the scene") { drawn = try indexes.map(draw) }
        let copies = try drawn.map {
            try Bitmap(width: $0.width, height: $0.height, bytes: $0.bytes.map { $0 })
        }
        try step("compare, equal") { compare(copies, drawn, .exact, isSame: true) }
        let changed = stride(from: 0, to: Self.sample, by: Self.changeStep)
        for (name, tolerance) in [("exact", Tolerance.exact), ("perceptual", Tolerance(.perceptual()))] {
            try step("compare, changed, \(name)", count: Self.sample / Self.changeStep) {
                compare(changed.map { decoded[$0] }, changed.map { drawn[$0] }, tolerance, isSame: false)
            }
        }
    }

    private func step(_ name: String, count: Int = sample, _ work: () throws -> Void) throws {
        let start = clock()
        try work()
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        print(
            "  " + name + String(repeating: " ", count: max(0, 28 - name.count)),
            Benchmark.column(String(format: "%.2f", seconds * 1000 / Double(count)), 8))
    }

    private func draw(_ index: Int) throws -> Bitmap {
        let file = try SceneFile(contentsOf: scene(index).path)
        let content = try OpenScene.open(file, in: InputFolder(folder.path), isStrict: false)
        return try content.image { $0.height = 667 }.bitmap()
    }

    private func compare(_ goldens: [Bitmap], _ drawings: [Bitmap], _ tolerance: Tolerance, isSame: Bool) {
        for (golden, drawing) in zip(goldens, drawings) {
            let comparison = ImageComparison(golden, drawing, tolerance: tolerance)
            guard comparison.passes == isSame else { fatalError("\(comparison)") }
        }
    }
}
