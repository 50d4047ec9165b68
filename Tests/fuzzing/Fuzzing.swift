import CFuzzer
import Foundation
import FuzzTargets

/// libFuzzer on one of the targets: `fuzzing TARGET FOLDER [OPTIONS OF LIBFUZZER]`. Inputs are kept in the folder.
@main struct Fuzzing {
    nonisolated(unsafe) private static var target = FuzzTarget.scene

    static func main() {
        let arguments = CommandLine.arguments
        guard arguments.count > 2, let target = FuzzTarget(rawValue: arguments[1]) else {
            let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: "|")
            FileHandle.standardError.write(Data("usage: fuzzing \(names) FOLDER [OPTIONS]\n".utf8))
            exit(2)
        }
        self.target = target
        writeSeeds(to: arguments[2])
        var pointers = ([arguments[0]] + arguments.dropFirst(2)).map { strdup($0) }
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
