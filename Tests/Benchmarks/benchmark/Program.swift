import Foundation

/// A command in separate processes, so that its memory can be measured.
struct Program {
    private let path: String

    /// Creates a reference to a command at a path.
    init(_ path: String) { self.path = path }

    /// Creates a reference to the command `tablesnap` in the folder of this program.
    init(beside own: String) {
        self.init(URL(fileURLWithPath: own).deletingLastPathComponent().appending(path: "tablesnap").path)
    }

    struct Usage {
        /// The elapsed time in seconds.
        let seconds: Double
        /// The maximum memory size in bytes.
        let peak: Int
        /// The time of all processors in seconds. It depends less on the load of the machine than the elapsed
        /// time.
        let processorSeconds: Double

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

    /// Runs the command without its output, and waits for its end.
    func run(_ arguments: [String], status expected: Int32 = 0) -> Usage {
        guard let usage = usage(of: arguments, status: expected) else { fatalError("\(path) failed") }
        return usage
    }

    /// Runs the command without its output, and waits for its end. Returns `nil` if it ends with another status.
    func usage(of arguments: [String], status expected: Int32 = 0) -> Usage? {
        var pid = pid_t()
        let pointers = ([path] + arguments).map { strdup($0) } + [nil]
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
        return Usage(usage, seconds: (ContinuousClock.now - start) / .seconds(1))
    }
}
