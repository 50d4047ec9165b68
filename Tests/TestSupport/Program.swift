import Foundation

/// A program that a test runs, with its surroundings.
package struct Program {
    package let path: String
    package var arguments: [String]
    /// The environment. `nil` uses that of the tests.
    package var environment: [String: String]?
    /// The working directory. `nil` uses that of the tests.
    package var folder: String?
    /// The file for standard input, which is empty by default.
    package var input: String

    package init(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil, in folder: String? = nil,
        input: String = "/dev/null"
    ) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
        self.input = input
    }

    /// The results of a run.
    package struct Outcome {
        package let status: Int32
        package let output: [UInt8]
        package var errors: String

        /// The lines on standard error.
        package var sentences: [String] { errors.split(separator: "\n").map(String.init) }
    }

    /// Runs the program until it ends.
    ///
    /// - Parameter output: The standard output. `nil` returns it with the outcome.
    package func run(output: FileHandle? = nil) throws -> Outcome {
        // Files, unlike pipes, are never full.
        let streams = try TestFolder(["output": "", "errors": ""])
        let process = try process()
        process.standardOutput = try output ?? streams.writingHandle(for: "output")
        process.standardError = try streams.writingHandle(for: "errors")
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try streams.bytes(of: "output"),
            errors: try streams.text(of: "errors"))
    }

    /// Returns a process that is ready to be run, and whose output is discarded.
    package func process() throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let environment { process.environment = environment }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        return process
    }
}
