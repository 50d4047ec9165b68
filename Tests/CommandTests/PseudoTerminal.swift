import Foundation
import Testing

/// A terminal with a program in it and a test in front of it.
final class PseudoTerminal {
    private let process: Process
    private let screen: FileHandle

    /// Starts the program.
    init(
        _ folder: Folder, _ arguments: [String], environment: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let (front, name) = try #require(Self.pair(), sourceLocation: sourceLocation)
        var size = winsize(ws_row: 30, ws_col: 100, ws_xpixel: 1000, ws_ypixel: 600)
        _ = ioctl(front, UInt(TIOCSWINSZ), &size)
        let back = open(name, O_RDWR | O_NOCTTY)
        try #require(back >= 0, sourceLocation: sourceLocation)
        screen = FileHandle(fileDescriptor: front, closeOnDealloc: true)
        let surroundings = Surroundings(environment: Folder.environment(environment))
        process = try folder.process(arguments, surroundings)
        let handle = FileHandle(fileDescriptor: back, closeOnDealloc: true)
        process.standardInput = handle
        process.standardOutput = handle
        try process.run()
    }

    /// Returns the test's side of a new terminal, and the name of the program's.
    private static func pair() -> (front: Int32, name: String)? {
        #if canImport(Glibc)
            // Glibc's functions for this are not in its module.
            let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
            let front = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
            var (locked, number): (Int32, UInt32) = (0, 0)
            guard front >= 0, ioctl(front, unlock, &locked) == 0, ioctl(front, getNumber, &number) == 0
            else { return nil }
            return (front, "/dev/pts/\(number)")
        #else
            let front = posix_openpt(O_RDWR | O_NOCTTY)
            guard front >= 0, grantpt(front) == 0, unlockpt(front) == 0, let name = ptsname(front)
            else { return nil }
            return (front, String(cString: name))
        #endif
    }

    /// Waits until the program has written a text, and returns everything up to there since the last wait.
    @discardableResult
    func wait(for end: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        var part = ""
        while !part.hasSuffix(end) {
            var entry = pollfd(fd: screen.fileDescriptor, events: Int16(POLLIN), revents: 0)
            try #require(
                poll(&entry, 1, 60_000) == 1, "it wrote only: \(part)", sourceLocation: sourceLocation)
            var byte: UInt8 = 0
            let count = read(screen.fileDescriptor, &byte, 1)
            try #require(count == 1, "it ended: \(part)", sourceLocation: sourceLocation)
            part.unicodeScalars.append(Unicode.Scalar(byte))
        }
        return part
    }

    /// Presses keys.
    func press(_ keys: String) throws { try screen.write(contentsOf: Data(keys.utf8)) }

    /// Waits for the end of the program, and returns its exit status.
    func end() -> Int32 {
        process.waitUntilExit()
        return process.terminationStatus
    }
}
