import Diagnostics
import Files

/// A watcher that draws an input when it, or a file that it uses, is saved.
struct RenderWatch {
    private let path: String
    private let operands: [String]
    private let options: RenderOptions
    /// The digests of the files in the latest drawing.
    private var digests: [String: String] = [:]
    /// The messages about the latest complete drawing, which are not reported again.
    private var known: Set<String> = []

    init(_ input: RenderInput, _ operands: [String], _ options: RenderOptions) throws {
        guard let path = input.path else { throw UsageError("--watch requires a file, found standard input") }
        if try FileKind(path: path) == .special {
            throw UsageError("--watch requires a file, but \(path) cannot be read twice")
        }
        (self.path, self.operands, self.options) = (path, operands, options)
    }

    /// Draws until Ctrl-C.
    mutating func run() throws {
        try FileWatch.run { [path] in
            guard FileStamp(path: path) != nil else { throw Diagnostic(file: path, message: "no such file") }
            return [path]
        } draw: { isFirst in
            if isFirst || !isUpToDate { try draw(isFirst: isFirst) }
            return Set(digests.keys)
        }
    }

    private var isUpToDate: Bool { digests.allSatisfy { SHA256.hexadecimal(ofFileAt: $0) == $1 } }

    /// Draws, and prints a line. Errors in the files are reported, because the user will correct them.
    private mutating func draw(isFirst: Bool) throws {
        let files: RenderCommand.RenderedFiles
        do {
            let input = try RenderInput.parsing(operands, options)
            defer { digests = input.reads.digests }
            files = try RenderCommand.draw(input, options)
        } catch {
            if isFirst, Tablesnap.exitStatus(of: error) == .wrongUsage { throw error }
            return StandardError.report(error)
        }
        for message in files.messages where !known.contains(message) { StandardError.report(message) }
        known = Set(files.messages)
        guard !options.isQuiet, let drawn = files.drawn else { return }
        try Tablesnap.printLine("drawn        \(drawn)")
    }
}
