import Foundation

/// Draws lists of growing length with the command, and prints what each took: `make bench`.
///
/// USAGE: benchmark PICTURES [ROWS…], where PICTURES is a folder of PNG files that the rows show.
@main
struct Benchmark {
    private let folder: URL
    private let pictures: [String]
    private let command: String

    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 1 else { fatalError("which folder of pictures?") }
        let counts =
            arguments.count > 2 ? arguments[2...].compactMap { Int($0) } : [20, 1_000, 10_000, 150_000]
        let benchmark = try Benchmark(pictures: URL(fileURLWithPath: arguments[1]))
        defer { try? FileManager.default.removeItem(at: benchmark.folder) }
        print("     rows   seconds    rows/s   peak MB   file MB")
        for count in counts { try benchmark.run(count) }
    }

    private init(pictures: URL) throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "tablesnap-benchmark-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.pictures = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
            .filter { $0.hasSuffix(".png") }.sorted().map { pictures.appending(path: $0).path }
        command =
            URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "tablesnap").path
    }

    /// Draws a list of `count` rows in a process of its own, so that its memory can be told from others'.
    private func run(_ count: Int) throws {
        let input = folder.appending(path: "\(count).csv")
        let output = folder.appending(path: "\(count).png")
        try list(of: count).write(to: input, atomically: false, encoding: .utf8)
        let start = ContinuousClock.now
        let peak = spawn([
            command, "render", input.path, "-o", output.path, "--quiet", "--title", "name", "--subtitle",
            "place",
            "--image", "picture",
        ])
        let time = ContinuousClock.now - start
        let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
        let size = try FileManager.default.attributesOfItem(atPath: output.path)[.size] as? Int ?? 0
        try FileManager.default.removeItem(at: output)
        print(
            column(count.formatted(), 9), column(String(format: "%.2f", seconds), 9),
            column(Int(Double(count) / seconds).formatted(), 9), column(String(peak >> 20), 9),
            column(String(format: "%.1f", Double(size) / 1e6), 9))
    }

    private func column(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }

    /// A list that is the same every time.
    private func list(of count: Int) -> String {
        let starts = ["Al", "Ber", "Cor", "Dun", "El", "Far", "Gren", "Hol", "Is", "Kam", "Lin", "Mar"]
        let middles = ["an", "el", "in", "or", "um", "as", "ed"]
        let ends = ["burg", "dale", "ford", "ham", "stad", "ton", "ville", "wick"]
        var text = "name,place,picture\n"
        for index in 0..<count {
            let name = starts[index % 12] + middles[index / 12 % 7] + ends[index / 84 % 8]
            text += "\(name) \(index),District \(index * 7 % 1_000),\(pictures[index % pictures.count])\n"
        }
        return text
    }

    /// Runs a program and answers the most memory it had, in bytes.
    private func spawn(_ arguments: [String]) -> Int {
        var pid = pid_t()
        let pointers = arguments.map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        guard posix_spawn(&pid, arguments[0], nil, nil, pointers, environ) == 0 else {
            fatalError("\(arguments[0]) could not be started")
        }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(pid, &status, 0, &usage) == pid, status == 0 else { fatalError("\(arguments[0]) failed") }
        #if os(Linux)
            return usage.ru_maxrss * 1024
        #else
            return usage.ru_maxrss
        #endif
    }
}
