import Foundation
import Testing

/// The pages after the program ends between them.
///
/// The second page is written to a pipe. Once that can be opened, the first page is drawn. Because there is no reader,
/// the program cannot get beyond the second.
@Suite(.timeLimit(.minutes(10))) struct InterruptionTests {
    /// Returns the program, while it writes the second page, and the end of the pipe that it writes to.
    private func startPages(in folder: Folder) throws -> (Process, FileHandle) {
        let words = (1...400).map { "\($0 &* 2_654_435_761) \($0 &* 40_503) \($0 &* 69_069)\n" }.joined()
        try folder.write("name\n" + words, to: "list.csv")
        try folder.write("old", to: "list-1.png")
        folder.makePipe("list-2.png")
        let process = try folder.process(["render", "list.csv", "--split", "200"])
        try withSignalsLetThrough { try process.run() }
        let reader = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.path(of: "list-2.png")))
        return (process, reader)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
    func signals(signal: Int32) throws {
        let folder = try Folder()
        let (process, reader) = try startPages(in: folder)
        kill(process.processIdentifier, signal)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == signal)
        try reader.close()
        #expect(try folder.names == ["list-1.png", "list-2.png", "list.csv"])
        #expect(try folder.text(of: "list-1.png") == "old")
    }

    @Test func failureLeavesEarlierPages() throws {
        let folder = try Folder()
        let (process, reader) = try startPages(in: folder)
        try reader.close()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit)
        #expect(process.terminationStatus == 1)
        #expect(try folder.names == ["list-1.png", "list-2.png", "list.csv"])
        #expect(try folder.text(of: "list-1.png") == "old")
    }
}

/// Performs work with no signal blocked. Programs inherit blocked signals, and test threads block most of them.
func withSignalsLetThrough(_ body: () throws -> Void) rethrows {
    var (none, original) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &original)
    defer { pthread_sigmask(SIG_SETMASK, &original, nil) }
    try body()
}
