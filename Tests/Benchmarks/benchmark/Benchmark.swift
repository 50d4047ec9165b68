import Foundation

/// A program that measures the command `tablesnap` next to it: `make bench` measures time, memory and file sizes, and
/// `make bench-check` counts instructions.
///
/// USAGE: benchmark [--check] [--record] [NAME…], in the folder of the package.
///
/// Names select the measurements whose names contain one of them. Without names, there are all. `--record` replaces the
/// committed results, and requires all measurements, so that they are from one run. `--check` counts instructions.
///
/// Exit status: 0 success, 1 a command failed or instructions differ, 2 invalid command line, or a machine on which
/// instructions cannot be compared.
@main
enum Benchmark {
    static func main() throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.first == "--layout" {
            LayoutBenchmark().run(arguments.last ?? "")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "tablesnap-benchmark-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let status: Int32
        do {
            status = try run(arguments, in: folder) ? 0 : 1
        } catch let failure as Failure {
            warn(failure.message)
            status = failure.status
        }
        try FileManager.default.removeItem(at: folder)
        exit(status)
    }

    /// Runs the selected measurements, and returns whether they succeeded.
    private static func run(_ arguments: [String], in folder: URL) throws -> Bool {
        let isRecording = arguments.contains("--record")
        let names = arguments.filter { !["--check", "--record"].contains($0) }
        guard !isRecording || names.isEmpty else {
            throw Failure(status: 2, "--record requires all measurements, without names")
        }
        let inputs = Inputs(.find(beside: CommandLine.arguments[0]), folder: folder)
        try inputs.createFolder()
        return arguments.contains("--check")
            ? try InstructionCheck(inputs: inputs, isRecording: isRecording).run(names)
            : try TimeBenchmark(inputs: inputs, isRecording: isRecording).run(names)
    }

    /// Prints a message to standard error.
    static func warn(_ message: String) {
        FileHandle.standardError.write(Data("benchmark: \(message)\n".utf8))
    }
}

/// An error that ends the program with a message and an exit status.
struct Failure: Error {
    let status: Int32
    let message: String

    init(status: Int32, _ message: String) {
        self.status = status
        self.message = message
    }
}
