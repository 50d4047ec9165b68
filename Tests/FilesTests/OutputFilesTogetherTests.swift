import Foundation
import TestSupport
import Testing

@testable import Files

/// Several files of which one cannot be moved to its path.
@Suite struct OutputFilesTogetherTests {
    private static let names = ["a", "b", "c"]

    private let folder: TestFolder

    /// Creates a folder in which the second file does not exist yet.
    init() throws { folder = try TestFolder(["a": "old a", "c": "old c"]) }

    private func opened(prefersUnnamed: Bool) throws -> [OutputFile] {
        try Self.names.map { name in
            let file = try OutputFile(path: folder.path + "/" + name, prefersUnnamed: prefersUnnamed)
            try file.write(Array("new \(name)".utf8))
            return file
        }
    }

    @Test(arguments: [true, false])
    func allAreReplaced(prefersUnnamed: Bool) throws {
        try OutputFile.commit(opened(prefersUnnamed: prefersUnnamed))
        #expect(try folder.names == Self.names)
        for name in Self.names { #expect(try folder.text(of: name) == "new \(name)") }
    }

    /// A folder appears at the path after the file was opened.
    @Test(arguments: [("a", true), ("b", true), ("c", true), ("a", false), ("b", false), ("c", false)])
    func noneIsReplaced(obstacle: String, prefersUnnamed: Bool) throws {
        do {
            let files = try opened(prefersUnnamed: prefersUnnamed)
            let path = folder.path + "/" + obstacle
            unlink(path)
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            #expect(throws: OutputError.self) { try OutputFile.commit(files) }
        }
        #expect(try folder.names.sorted() == (obstacle == "b" ? Self.names : ["a", "c"]))
        for name in ["a", "c"] where name != obstacle { #expect(try folder.text(of: name) == "old \(name)") }
    }
}
