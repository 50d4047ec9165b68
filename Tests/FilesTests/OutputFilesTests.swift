import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Files

/// Several files that are written together, and failures of the system at each step.
@Suite struct OutputFilesTests {
    private static let names = ["a", "b", "c"]
    /// More than the number of calls of the system's functions for these files.
    private static let maxCalls = 20

    private let folder: TestFolder

    /// Creates a folder in which the second file does not exist yet.
    init() throws { folder = try TestFolder(["a": "old a", "c": "old c"]) }

    private func opened(prefersUnnamed: Bool) throws -> OutputFiles {
        var files = OutputFiles(count: Self.names.count)
        for name in Self.names {
            let file = try OutputFile(path: folder.path + "/" + name, prefersUnnamed: prefersUnnamed)
            try file.write(Array("new \(name)".utf8))
            files.append(file)
        }
        return files
    }

    private func expectOldFiles(_ step: Int = 0) throws {
        #expect(try folder.names == ["a", "c"], "step \(step)")
        for name in try folder.names { #expect(try folder.text(of: name) == "old \(name)", "step \(step)") }
    }

    @Test(arguments: [true, false])
    func allAreReplaced(prefersUnnamed: Bool) throws {
        try opened(prefersUnnamed: prefersUnnamed).commit()
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
            #expect(throws: OutputError.self) { try files.commit() }
        }
        #expect(try folder.names == (obstacle == "b" ? Self.names : ["a", "c"]))
        for name in ["a", "c"] where name != obstacle { #expect(try folder.text(of: name) == "old \(name)") }
    }

    /// Commits the files while calls of the system fail, and returns the error.
    private func commit(
        prefersUnnamed: Bool, hasLinks: Bool, failing: @escaping (Int) -> Bool
    ) throws -> OutputError? {
        let count = Mutex(0)
        func fails() -> Bool {
            count.withLock { count in
                count += 1
                return failing(count)
            }
        }
        let system = FileNames.system
        let names = FileNames(
            link: { path, newPath in
                if !hasLinks { return EPERM }
                return fails() ? EIO : system.link(path, newPath)
            },
            rename: { fails() ? EIO : system.rename($0, $1) },
            unlink: { fails() ? EIO : system.unlink($0) })
        do {
            try opened(prefersUnnamed: prefersUnnamed).commit(names)
            return nil
        } catch let error as OutputError { return error }
    }

    /// Unnamed files require links.
    private static let kinds = [(true, true), (false, true), (false, false)]

    @Test(arguments: kinds)
    func oneFailureReplacesAllOrNone(prefersUnnamed: Bool, hasLinks: Bool) throws {
        for step in 1...Self.maxCalls {
            let error = try commit(prefersUnnamed: prefersUnnamed, hasLinks: hasLinks) { $0 == step }
            switch error {
            case nil: break
            case .notRemoved(let paths):
                for path in paths { unlink(path) }
            default:
                try expectOldFiles(step)
                continue
            }
            #expect(try folder.names == Self.names, "step \(step)")
            for name in Self.names { #expect(try folder.text(of: name) == "new \(name)", "step \(step)") }
            try folder.remove("b")
            for name in ["a", "c"] { try folder.write("old \(name)", to: name) }
        }
    }

    @Test(arguments: kinds)
    func filesThatCannotReturnAreNamed(prefersUnnamed: Bool, hasLinks: Bool) throws {
        for step in 1...Self.maxCalls {
            let error = try commit(prefersUnnamed: prefersUnnamed, hasLinks: hasLinks) { $0 >= step }
            let description = error?.description ?? ""
            for name in try folder.names {
                let path = folder.path + "/" + name
                let text = try folder.text(of: name)
                let isAsBefore = name != "b" && text == "old \(name)"
                let isNew = Self.names.contains(name) && text == "new \(name)"
                let isComplete: Bool
                switch error {
                case nil, .notRemoved: isComplete = isNew
                default: isComplete = false
                }
                #expect(
                    isComplete || isAsBefore && Self.names.contains(name) || description.contains(path),
                    "step \(step): \(name), \(description)")
            }
            for name in ["a", "c"] where try !folder.names.contains(name) {
                #expect(description.contains(folder.path + "/" + name), "step \(step)")
            }
            for name in try folder.names { try folder.remove(name) }
            for name in ["a", "c"] { try folder.write("old \(name)", to: name) }
        }
    }

    @Test func remainingFilesAreDescribed() {
        let remaining: [OutputError.Remaining] = [
            .copy(".c", of: "p-3.png"), .earlier(".b", of: "p-2.png"), .new("p-1.png"),
        ]
        #expect(
            OutputError.notRestored(.diskFull("p-3.png"), remaining).description
                == "no space left for p-3.png; restore or remove .c, a copy of p-3.png, "
                + ".b, the earlier file of p-2.png, the new file p-1.png")
    }
}
