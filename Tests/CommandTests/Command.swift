import Foundation
import Images
import TestSupport
import Testing

typealias Outcome = Program.Outcome

/// The input, output and environment of a run.
struct Surroundings {
    /// The file for standard input. `nil` is an empty input.
    var input: String?
    /// Nil for one of the test's own.
    var output: FileHandle?
    /// Nil for a working directory that is the run's folder.
    var directory: String?
    /// Nil for that of the tests, without the variables that affect goldens.
    var environment: [String: String]?
    /// The program that runs instead, with arguments before those of the run.
    var launcher: [String]?
}

extension Folder {
    /// The program, which is built with the tests.
    static let program = productsFolder.appending(path: "tablesnap")

    /// Runs the program in the folder until it ends.
    ///
    /// - Parameter reportsImages: Whether the errors contain the line about the drawn images, which few tests are about.
    func run(
        _ arguments: [String], _ surroundings: Surroundings = Surroundings(), reportsImages: Bool = false
    ) throws -> Outcome {
        var outcome = try command(arguments, surroundings).run(output: surroundings.output)
        if !reportsImages {
            outcome.errors.replace(/(?m)^tablesnap: drawn .*\n/, with: "")
        }
        return outcome
    }

    /// Returns the program, ready to be run in the folder.
    func process(_ arguments: [String], _ surroundings: Surroundings = Surroundings()) throws -> Process {
        try command(arguments, surroundings).process()
    }

    /// The names of all commands in the help.
    var commands: [String] {
        get throws {
            let help = String(decoding: try run(["--help"]).output, as: UTF8.self)
            let names = help.matches(of: #/(?m)^  ([a-z]+)(?: [A-Z\[].*)?  +[A-Z]/#).map { String($0.1) }
            #expect(names.count >= 16)
            return names
        }
    }

    private func command(_ arguments: [String], _ surroundings: Surroundings) -> Program {
        let words = (surroundings.launcher ?? [Self.program.path]) + arguments
        return Program(
            words[0], Array(words.dropFirst()), environment: surroundings.environment ?? Self.environment(),
            in: surroundings.directory ?? path, input: surroundings.input.map { path(of: $0) } ?? "/dev/null")
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
