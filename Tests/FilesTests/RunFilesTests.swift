import Foundation
import TestSupport
import Testing

@testable import Files

/// Files of a run that no output replaces.
@Suite struct RunFilesTests {
    private let testFolder: TestFolder
    private var folder: String { testFolder.path }
    private let files = RunFiles()

    init() throws {
        testFolder = try TestFolder(["data.csv": "old", "in/old.png": "old"])
        let folder = testFolder.path
        try FileManager.default.createDirectory(atPath: folder + "/in/a", withIntermediateDirectories: true)
        for (link, target) in [
            ("link", "data.csv"), ("chain", "link"), ("in/out", ".."), ("in/dangling.png", "../new.png"),
            ("in/here.png", "old.png"), ("loop", "loop"),
        ] { #expect(symlink(target, folder + "/" + link) == 0) }
        try FileManager.default.linkItem(atPath: folder + "/data.csv", toPath: folder + "/hard")
    }

    private func path(_ name: String) -> String { folder + "/" + name }

    @Test(arguments: ["data.csv", "link", "chain", "hard", "in/../data.csv", "in/out/data.csv"])
    func inputIsRecognizedByAnyName(name: String) {
        files.read(path("data.csv"))
        #expect(throws: OutputError.replacesInput(path(name), input: path("data.csv"))) {
            try self.files.claim(self.path(name))
        }
    }

    @Test func openInputIsRecognized() throws {
        let handle = try #require(FileHandle(forReadingAtPath: path("link")))
        files.read(descriptor: handle.fileDescriptor, name: "standard input")
        #expect(throws: OutputError.replacesInput(path("hard"), input: "standard input")) {
            try self.files.claim(self.path("hard"))
        }
    }

    @Test(arguments: [
        ("new.png", "in/dangling.png"), ("new.png", "in/out/./new.png"), ("data.csv", "link"),
        ("no/folder/a.png", "in/../no/folder/a.png"), ("no/folder/a.png", "no/other/../folder/a.png"),
    ])
    func outputHasOneClaim(first: String, second: String) throws {
        _ = try files.claim(path(first))
        #expect(throws: OutputError.replacesOutput(path(second))) {
            try self.files.claim(self.path(second))
        }
    }

    @Test func devicesAreWrittenByMany() throws {
        files.read("/dev/null")
        for _ in 1...2 { _ = try OutputFile(files.claim("/dev/null")).commit() }
    }

    @Test func filesReadWhileDrawingAreNotReplaced() throws {
        let file = try OutputFile(files.claim(path("link")))
        try file.write(Array("new".utf8))
        files.read(path("hard"))
        #expect(throws: OutputError.replacesInput(path("link"), input: path("hard"))) { try file.commit() }
        #expect(try String(contentsOfFile: path("data.csv"), encoding: .utf8) == "old")
    }

    @Test func claimedOutputsAreComparedWithAnyNumberOfInputs() throws {
        let files = RunFiles(maxInputs: 1)
        let claim = try files.claim(path("data.csv"))
        for name in ["in/old.png", "link"] { files.read(path(name)) }
        #expect(throws: OutputError.replacesInput(path("data.csv"), input: path("link"))) {
            try claim.check()
        }
    }

    /// Such as a link that is created while two outputs are drawn.
    @Test func completedOutputIsNotReplaced() throws {
        let first = try OutputFile(files.claim(path("first")))
        let second = try OutputFile(files.claim(path("second")))
        try first.commit()
        #expect(symlink("first", path("second")) == 0)
        #expect(throws: OutputError.replacesOutput(path("second"))) { try second.commit() }
        #expect(throws: OutputError.replacesOutput(path("first"))) {
            try self.files.checkRemoval(of: self.path("first"))
        }
    }

    /// Another program, such as a second run, replaces the files of a run. The system then gives their identities to others.
    @Test func identitiesOfReplacedFilesAreFree() throws {
        var claims: [String: OutputClaim] = [:]
        for round in 1...50 {
            for name in ["a", "b", "c"] {
                let claim = try claims[name] ?? files.claim(path(name))
                claims[name] = claim
                try claim.write(Array("\(round)".utf8))
                try OutputFile(path: path(name)).commit()
                try OutputFile(path: path("other-" + name)).commit()
            }
            files.read(path("other-a"))
            _ = unlink(path("other-a"))
            try files.claim(path("new-\(round)")).write([1])
        }
    }

    @Test func replacedOutputStillHasOneClaim() throws {
        _ = try files.claim(path("data.csv"))
        try testFolder.write("other", to: "new.csv")
        #expect(rename(path("new.csv"), path("data.csv")) == 0)
        #expect(throws: OutputError.replacesOutput(path("chain"))) {
            try self.files.claim(self.path("chain"))
        }
    }

    @Test func outputMayReplaceItself() throws {
        let claim = try files.claim(path("data.csv"))
        for text in ["first", "second"] {
            let file = try OutputFile(claim)
            try file.write(Array(text.utf8))
            try file.commit()
            #expect(try String(contentsOfFile: path("data.csv"), encoding: .utf8) == text)
        }
    }

    @Test(arguments: ["in/dangling.png", "in/out/new.png", "in/out/no/new.png", "in/../new.png", "new.png"])
    func linksMustNotLeadOutOfTheFolder(name: String) throws {
        let claim = try files.claim(path(name), within: path("in"))
        #expect(throws: OutputError.leadsOutside(path(name), folder: path("in"))) {
            try OutputFile(claim, makesFolders: true)
        }
        #expect(!FileManager.default.fileExists(atPath: path("no")))
        try OutputFile(RunFiles().claim(path(name)), makesFolders: true).commit()
    }

    @Test(arguments: ["in/here.png", "in/a/../new.png", "in/b/c/new.png", "in/out/in/new.png"])
    func linksMayStayInTheFolder(name: String) throws {
        try OutputFile(files.claim(path(name), within: path("in")), makesFolders: true).commit()
        #expect(FileManager.default.fileExists(atPath: path(name)))
    }

    @Test func circularLinksAreRejected() throws {
        let claim = try files.claim(path("loop"), within: folder)
        #expect(throws: OutputError.self) { try OutputFile(claim) }
    }
}
