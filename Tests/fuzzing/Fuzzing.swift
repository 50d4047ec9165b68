import CFuzzer
import Foundation
import FuzzTargets

/// libFuzzer on one of the targets: `fuzzing TARGET FOLDER [OPTIONS OF LIBFUZZER]`, with inputs stored in the folder.
/// Without arguments, it prints the targets.
@main struct Fuzzing {
    /// Longer inputs detect no more problems than shorter ones. Inputs that take more time or memory are detected, too.
    private static let options = [
        "-max_len=4096", "-timeout=25", "-rss_limit_mb=3000", "-print_final_stats=1",
    ]

    // Written once, before libFuzzer calls its function on the only thread that reads it.
    nonisolated(unsafe) private static var target = FuzzTarget.scene

    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 2 else {
            for target in FuzzTarget.allCases { print(target) }
            return
        }
        guard let target = FuzzTarget(rawValue: arguments[1]) else {
            FileHandle.standardError.write(Data("\(arguments[1]): unknown target\n".utf8))
            exit(2)
        }
        self.target = target
        writeSeeds(to: arguments[2])
        if target.fillsCaches { __lsan_disable() }
        let leaks = "-detect_leaks=\(target.fillsCaches ? 0 : 1)"
        var pointers = (arguments[..<1] + options + [leaks] + arguments[2...]).map { strdup($0) }
        var count = Int32(pointers.count)
        exit(
            pointers.withUnsafeMutableBufferPointer { buffer in
                var start = buffer.baseAddress
                return LLVMFuzzerRunDriver(&count, &start) { bytes, count in
                    Fuzzing.run(Array(UnsafeBufferPointer(start: bytes, count: count)))
                    return 0
                }
            })
    }

    private static func run(_ bytes: [UInt8]) {
        do {
            try target.run(bytes)
        } catch {
            fatalError("\(error)")
        }
    }

    private static func writeSeeds(to folder: String) {
        let url = URL(fileURLWithPath: folder)
        try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (index, seed) in target.seeds.enumerated() {
            try? Data(seed).write(to: url.appendingPathComponent("seed-\(index)"))
        }
    }
}
