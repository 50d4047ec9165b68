import Foundation

/// A program in separate processes, so that its memory can be measured.
struct Program {
    /// The path of the program. `/usr/bin/env` runs one of `PATH`.
    let path: String
    /// The arguments before those of each run.
    let arguments: [String]

    init(_ path: String, _ arguments: String...) {
        self.path = path
        self.arguments = arguments
    }

    /// Runs the program without its output, and waits for its end. Returns `nil` if it ends with another status.
    ///
    /// The system counts the memory of this program as that of the process until its program starts. Therefore, this one
    /// must be small.
    func run(_ more: [String], status expected: Int32 = 0) -> Figure? {
        var pid = pid_t()
        let pointers = ([path] + arguments + more).map { strdup($0) } + [nil]
        defer { for pointer in pointers { free(pointer) } }
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0)
        }
        let start = ContinuousClock.now
        guard posix_spawn(&pid, path, &actions, nil, pointers, environ) == 0 else { return nil }
        var status: Int32 = 0
        var usage = rusage()
        guard wait4(pid, &status, 0, &usage) == pid, status == expected << 8 else { return nil }
        return Figure(usage, seconds: (ContinuousClock.now - start) / .seconds(1))
    }

    /// Returns the standard output of the program. Its other output is discarded.
    func output(_ more: [String]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments + more
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

extension Figure {
    fileprivate init(_ usage: rusage, seconds: Double) {
        self.seconds = seconds
        #if os(Linux)
            peak = usage.ru_maxrss * 1024
        #else
            peak = usage.ru_maxrss
        #endif
        processorSeconds = [usage.ru_utime, usage.ru_stime].reduce(0) {
            $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6
        }
    }
}

/// The measured programs.
struct Programs {
    let tablesnap: Program
    /// This program, which lays out tables of the library in a separate process.
    let benchmark: Program
    /// The Python with the package `typst`. `nil` if there is none.
    let typst: Program?
    /// oxipng, a program that makes PNG files smaller. `nil` if `PATH` does not contain it.
    let oxipng: Program?

    /// Finds the programs. The command is in the folder of this one.
    static func find(beside own: String) -> Programs {
        let folder = URL(fileURLWithPath: own).deletingLastPathComponent()
        let python = Program(ProcessInfo.processInfo.environment["TYPST_PYTHON"] ?? "/usr/bin/python3")
        let oxipng = Program("/usr/bin/env", "oxipng")
        return Programs(
            tablesnap: Program(folder.appending(path: "tablesnap").path), benchmark: Program(own),
            typst: python.run(["-c", "import typst"]).map { _ in python },
            oxipng: oxipng.run(["--version"]).map { _ in oxipng })
    }
}
