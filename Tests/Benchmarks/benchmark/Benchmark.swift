import Foundation

/// A benchmark that draws long lists and tables, lays out rows and verifies many scenes, and prints their time and
/// memory: `make bench`.
///
/// USAGE: benchmark IMAGES [ROWS…], where IMAGES is the folder of the rows' PNG files.
@main
enum Benchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { fatalError("which folder of images?") }
        let counts =
            arguments.count > 2 ? arguments[2...].compactMap { Int($0) } : [20, 1_000, 10_000, 150_000]
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesnap-benchmark-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Program(beside: arguments[0])
        try ListBenchmark(program, folder, images: URL(fileURLWithPath: arguments[1])).run(counts)
        try TableBenchmark(program, folder).run(counts)
        LayoutBenchmark().run()
        try VerificationBenchmark(program, folder.appending(path: "scenes")).run()
    }

    /// Returns a text padded to a number of characters.
    static func column(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }
}
