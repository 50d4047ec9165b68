import Foundation
import Images
import TestFolders
import Testing

/// The output of a run of the program.
struct Outcome {
    let status: Int32
    let output: [UInt8]
    let errors: String

    /// The lines on standard error.
    var sentences: [String] { errors.split(separator: "\n").map(String.init) }
}

/// The input, output and environment of a run.
struct Surroundings {
    /// The file for standard input. `nil` is an empty input.
    var input: String?
    /// Nil for one of the test's own.
    var output: FileHandle?
    /// Nil for a working directory that is the run's folder.
    var directory: String?
    /// Nil for that of the tests.
    var environment: [String: String]?
    /// The program that runs instead, with arguments before those of the run.
    var launcher: [String]?
}

extension Folder {
    /// The program, which is built with the tests.
    static let program = productsFolder.appending(path: "tablesnap")

    /// Runs the program in the folder until it ends.
    func run(_ arguments: [String], _ surroundings: Surroundings = Surroundings()) throws -> Outcome {
        let streams = try Folder()
        try streams.write("", to: "output")
        try streams.write("", to: "errors")
        let process = try process(arguments, surroundings, streams: streams)
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: try streams.bytes(of: "output"),
            errors: try streams.text(of: "errors"))
    }

    /// Returns the program, ready to be run in the folder.
    func process(
        _ arguments: [String], _ surroundings: Surroundings = Surroundings(), streams: Folder? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = surroundings.launcher?.first.map { URL(fileURLWithPath: $0) } ?? Self.program
        process.arguments = (surroundings.launcher?.dropFirst() ?? []) + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: surroundings.directory ?? path)
        if let environment = surroundings.environment { process.environment = environment }
        let input = surroundings.input.map { path(of: $0) } ?? "/dev/null"
        process.standardInput = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        if let streams {
            process.standardOutput = try surroundings.output ?? streams.writingHandle(for: "output")
            process.standardError = try streams.writingHandle(for: "errors")
        }
        return process
    }

    /// Runs `tablesnap render` and expects it to be done, saying no more than the sentences.
    @discardableResult
    func render(
        _ arguments: String..., printing sentences: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> Outcome {
        let outcome = try run(["render"] + arguments)
        #expect(outcome.status == 0, sourceLocation: sourceLocation)
        #expect(outcome.sentences == sentences.map { "tablesnap: " + $0 }, sourceLocation: sourceLocation)
        return outcome
    }

    /// Runs the program and expects it to end with one sentence, leaving the folder as it was, but for `newNames`.
    func expectFailure(
        _ arguments: [String], status: Int32, _ sentence: String,
        _ surroundings: Surroundings = Surroundings(), leaving newNames: Set<String> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try names
        let outcome = try run(arguments, surroundings)
        #expect(outcome.status == status, sourceLocation: sourceLocation)
        #expect(outcome.errors == "tablesnap: \(sentence)\n", sourceLocation: sourceLocation)
        #expect(outcome.output.isEmpty, sourceLocation: sourceLocation)
        #expect(try names.filter { !newNames.contains($0) } == before, sourceLocation: sourceLocation)
    }
}
