import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Files

@Suite struct OutputFileTests {
    private let files: TestFolder
    private var folder: String { files.path }

    init() throws { files = try TestFolder() }

    private var names: [String] { get throws { try files.names } }

    private func text(_ name: String) throws -> String { try files.text(of: name) }

    private func write(_ text: String, to file: OutputFile) throws {
        try Array(text.utf8).withUnsafeBytes { try file.write($0) }
    }

    @Test(arguments: [true, false])
    func appearsOnlyWhenComplete(prefersUnnamed: Bool) throws {
        for text in ["first", "second"] {
            let before = try? self.text("a.png")
            let file = try OutputFile(path: folder + "/a.png", prefersUnnamed: prefersUnnamed)
            try write(text, to: file)
            #expect((try? self.text("a.png")) == before)
            try file.commit()
            #expect(try self.text("a.png") == text)
            #expect(try names == ["a.png"])
        }
    }

    @Test(arguments: [true, false])
    func leavesNoFileWithoutCommit(prefersUnnamed: Bool) throws {
        try "old".write(toFile: folder + "/a.png", atomically: false, encoding: .utf8)
        do {
            let file = try OutputFile(path: folder + "/a.png", prefersUnnamed: prefersUnnamed)
            try write("new", to: file)
            // Not every file system supports unnamed files.
            if !prefersUnnamed { #expect(try names.count == 2) }
        }
        #expect(try names == ["a.png"])
        #expect(try text("a.png") == "old")
    }

    @Test(arguments: [true, false])
    func leavesNoFileWhenItsPathIsTaken(prefersUnnamed: Bool) throws {
        do {
            let file = try OutputFile(path: folder + "/a.png", prefersUnnamed: prefersUnnamed)
            try FileManager.default.createDirectory(
                atPath: folder + "/a.png", withIntermediateDirectories: false)
            #expect(throws: OutputError.isFolder(folder + "/a.png")) { try file.commit() }
        }
        #expect(try names == ["a.png"])
    }

    @Test(arguments: [true, false])
    func permissionsFollowTheUmask(prefersUnnamed: Bool) throws {
        let reference = open(folder + "/reference", O_WRONLY | O_CREAT, 0o666)
        #expect(reference >= 0 && close(reference) == 0)
        try OutputFile(path: folder + "/a.png", prefersUnnamed: prefersUnnamed).commit()
        let permissions = try ["a.png", "reference"].map { name in
            try FileManager.default.attributesOfItem(atPath: folder + "/" + name)[.posixPermissions] as? Int
        }
        #expect(permissions[0] != nil && permissions[0] == permissions[1])
    }

    @Test func followsSymbolicLinks() throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder + "/real", withIntermediateDirectories: false)
        try files.createSymbolicLink(atPath: folder + "/b.png", withDestinationPath: "real/c.png")
        try files.createSymbolicLink(atPath: folder + "/a.png", withDestinationPath: folder + "/b.png")
        for text in ["missing target", "existing target"] {
            let file = try OutputFile(path: folder + "/a.png")
            try write(text, to: file)
            try file.commit()
            #expect(try self.text("real/c.png") == text)
        }
        #expect(try files.destinationOfSymbolicLink(atPath: folder + "/b.png") == "real/c.png")
        #expect(try files.contentsOfDirectory(atPath: folder + "/real") == ["c.png"])

        try files.createSymbolicLink(atPath: folder + "/loop", withDestinationPath: "loop")
        #expect(throws: OutputError.system(path: folder + "/loop", code: ELOOP)) {
            try OutputFile(path: folder + "/loop")
        }
    }

    @Test func errorsNameTheCause() throws {
        try "x".write(toFile: folder + "/file", atomically: false, encoding: .utf8)
        #expect(throws: OutputError.folderMissing(folder + "/no")) {
            try OutputFile(path: self.folder + "/no/a.png")
        }
        #expect(throws: OutputError.notAFolder(folder + "/file")) {
            try OutputFile(path: self.folder + "/file/a.png")
        }
        #expect(throws: OutputError.isFolder(folder)) { try OutputFile(path: self.folder) }
        #expect(throws: OutputError.system(path: "", code: ENOENT)) { try OutputFile(path: "") }
    }

    // The superuser is never denied anything.
    @Test(.enabled(if: geteuid() != 0))
    func deniedPermissionIsReported() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
        #expect(throws: OutputError.permissionDenied(folder)) {
            try OutputFile(path: self.folder + "/a.png")
        }
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    }

    @Test func devicesAreWrittenDirectly() throws {
        let null = try OutputFile(path: "/dev/null")
        try write("gone", to: null)
        try null.commit()
        var status = stat()
        #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
    }

    @Test(.enabled(if: access("/dev/full", W_OK) == 0))
    func fullDiskIsReported() throws {
        let file = try OutputFile(path: "/dev/full")
        #expect(throws: OutputError.diskFull("/dev/full")) { try write("x", to: file) }
    }

    @Test func closedPipeIsReported() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        close(ends[0])
        let before = signal(SIGPIPE, SIG_IGN)
        let sink = FileDescriptor(borrowing: ends[1], name: "standard output")
        #expect(throws: OutputError.closedPipe("standard output")) {
            try [1].withUnsafeBytes { try sink.write($0) }
        }
        signal(SIGPIPE, before)
        close(ends[1])
    }

    /// Also tests the short writes to a pipe that does not block.
    @Test func descriptorGetsEveryByte() throws {
        var ends: [Int32] = [0, 0]
        #expect(pipe(&ends) == 0)
        let (readEnd, writeEnd) = (ends[0], ends[1])
        _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
        let received = Mutex<[UInt8]>([])
        let thread = Thread {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while true {
                let count = read(readEnd, &buffer, buffer.count)
                guard count > 0 else { break }
                received.withLock { $0 += buffer[..<count] }
            }
        }
        thread.start()
        let sent = (0..<500_000).map { UInt8($0 % 251) }
        try sent.withUnsafeBytes { try FileDescriptor(borrowing: writeEnd, name: "pipe").write($0) }
        close(writeEnd)
        while !thread.isFinished { sched_yield() }
        close(readEnd)
        #expect(received.withLock { $0 } == sent)
    }
}
