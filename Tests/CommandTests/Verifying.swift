import Foundation
import Testing

extension Folder {
    /// Returns the environment of the tests, without the variables that affect goldens.
    static func environment(_ more: [String: String] = [:]) -> [String: String] {
        let own = ProcessInfo.processInfo.environment.filter { name, _ in
            name != "CI" && !name.hasPrefix("GITHUB_") && !name.hasPrefix("TABLESNAP_")
        }
        return own.merging(more) { $1 }
    }

    /// Runs the program with more variables than usual.
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
        try run(arguments, Surroundings(environment: Self.environment(environment)))
    }

    /// Runs the program and expects an exit status, lines on standard output, and messages on standard error.
    func expect(
        _ arguments: String..., status: Int32, _ lines: [String], errors: String = "",
        environment: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let outcome = try run(arguments, Surroundings(environment: Self.environment(environment)))
        #expect(outcome.status == status, sourceLocation: sourceLocation)
        #expect(outcome.lines == lines, sourceLocation: sourceLocation)
        #expect(outcome.errors == errors, sourceLocation: sourceLocation)
    }

    /// All images and other files, by path, without hidden ones.
    var files: [String] {
        let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            !path.split(separator: "/").contains { $0.hasPrefix(".") } && path.contains(".")
        }.sorted()
    }
}

extension Outcome {
    /// The lines on standard output, without the number of images that were not drawn again.
    var lines: [String] {
        text.replacing(#/ \(\d+ unchanged since they passed\)/#, with: "").split(separator: "\n").map(
            String.init)
    }

    /// The text on standard output.
    var text: String { String(decoding: output, as: UTF8.self) }
}
