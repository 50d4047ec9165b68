import Foundation

/// Measures drawing long lists and verifying many scenes, and prints what each took: `make bench`.
///
/// USAGE: benchmark PICTURES [ROWS…], where PICTURES is a folder of PNG files that the rows show.
@main
enum Benchmark {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { fatalError("which folder of pictures?") }
        let counts =
            arguments.count > 2 ? arguments[2...].compactMap { Int($0) } : [20, 1_000, 10_000, 150_000]
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesnap-benchmark-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Program(beside: arguments[0])
        try ListBenchmark(program, folder, pictures: URL(fileURLWithPath: arguments[1])).run(counts)
        try VerificationBenchmark(program, folder.appending(path: "scenes")).run()
    }

    /// A number to a width of so many characters.
    static func column(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }
}
