import Foundation

/// A benchmark that draws lists of increasing length with the command.
struct ListBenchmark {
    private let program: Program
    private let folder: URL
    private let images: [String]

    init(_ program: Program, _ folder: URL, images: URL) throws {
        self.program = program
        self.folder = folder
        self.images = try FileManager.default.contentsOfDirectory(atPath: images.path)
            .filter { $0.hasSuffix(".png") }.sorted().map { images.appending(path: $0).path }
    }

    /// Prints the measurements of a list of each length.
    func run(_ counts: [Int]) throws {
        print("     rows   seconds    rows/s   peak MB   file MB")
        for count in counts { try run(count) }
    }

    private func run(_ count: Int) throws {
        let input = folder.appending(path: "\(count).csv")
        let output = folder.appending(path: "\(count).png")
        try list(of: count).write(to: input, atomically: false, encoding: .utf8)
        let usage = program.run([
            "render", input.path, "-o", output.path, "--quiet", "--title", "name", "--subtitle", "place",
            "--image", "image",
        ])
        let size = try FileManager.default.attributesOfItem(atPath: output.path)[.size] as? Int ?? 0
        try FileManager.default.removeItem(at: output)
        print(
            Benchmark.column(count.formatted(), 9),
            Benchmark.column(String(format: "%.2f", usage.seconds), 9),
            Benchmark.column(Int(Double(count) / usage.seconds).formatted(), 9),
            Benchmark.column(String(usage.peak >> 20), 9),
            Benchmark.column(String(format: "%.1f", Double(size) / 1e6), 9))
    }

    /// Returns a list that is equal in every run.
    private func list(of count: Int) -> String {
        let starts = ["Al", "Ber", "Cor", "Dun", "El", "Far", "Gren", "Hol", "Is", "Kam", "Lin", "Mar"]
        let middles = ["an", "el", "in", "or", "um", "as", "ed"]
        let ends = ["burg", "dale", "ford", "ham", "stad", "ton", "ville", "wick"]
        var text = "name,place,image\n"
        for index in 0..<count {
            let name = starts[index % 12] + middles[index / 12 % 7] + ends[index / 84 % 8]
            text += "\(name) \(index),District \(index * 7 % 1_000),\(images[index % images.count])\n"
        }
        return text
    }
}
