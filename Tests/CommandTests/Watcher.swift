import Foundation

/// The program, while it watches files.
final class Watcher {
    private let process: Process
    private let output = Pipe()
    private let errors = Pipe()

    /// Starts the program in a folder.
    init(_ arguments: [String], in folder: Folder) throws {
        process = try folder.process(arguments)
        process.standardOutput = output
        process.standardError = errors
        try withSignalsLetThrough { try process.run() }
    }

    deinit { process.terminate() }

    /// Waits until the program has printed a number of lines, and returns them.
    func lines(_ count: Int) -> [String] { Self.lines(count, of: output.fileHandleForReading) }

    /// Waits until the program has reported a number of lines on standard error, and returns them.
    func errorLines(_ count: Int) -> [String] { Self.lines(count, of: errors.fileHandleForReading) }

    private static func lines(_ count: Int, of pipe: FileHandle) -> [String] {
        var output = ""
        while output.split(separator: "\n").count < count || !output.hasSuffix("\n") {
            let data = pipe.availableData
            if data.isEmpty { break }
            output += String(decoding: data, as: UTF8.self)
        }
        return output.split(separator: "\n").map(String.init)
    }

    /// Sends a signal, and returns the exit status. The result is `nil` if the signal ended the program.
    func stop(_ signal: Int32) -> Int32? {
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : nil
    }
}

extension Folder {
    /// Replaces a file, as editors do.
    func save(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)), options: .atomic)
    }
}
