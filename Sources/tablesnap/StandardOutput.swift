import Files
import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Standard output, for the command alone.
///
/// Libraries print there too, as fontconfig does where `FC_DEBUG` is set, and would damage an image. So the command
/// writes to a duplicate of descriptor 1, which is a duplicate of standard error from then on.
enum StandardOutput {
    /// The number that stands for standard output; never `STDOUT_FILENO`, but where no more files can be opened.
    static let descriptor: Int32 = {
        let duplicate = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard duplicate >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return STDOUT_FILENO }
        return duplicate
    }()

    /// Takes standard output away from libraries. Call it before any of them runs.
    static func reserve() { _ = descriptor }

    /// What the command writes to.
    static var sink: Sink { Sink() }

    /// A Boolean value that indicates whether the reader of standard output closed it before all was written.
    static var isReaderGone: Bool { readerGone.load(ordering: .relaxed) }

    private static let readerGone = Atomic(false)

    /// Ends the program as a closed pipe ends others: silently, with the status of SIGPIPE. Call it when no temporary
    /// files are left.
    static func endForClosedPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        // The signal is blocked: the status is what a shell makes of it.
        exit(128 + SIGPIPE)
    }

    /// Writes to standard output, and records when its reader is gone.
    final class Sink: ByteSink {
        private let sink = DescriptorSink(StandardOutput.descriptor, name: "standard output")

        func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
            do throws(OutputError) {
                try sink.write(bytes)
            } catch {
                if case .readerGone = error { StandardOutput.readerGone.store(true, ordering: .relaxed) }
                throw error
            }
        }
    }

    /// A Boolean value that indicates whether standard output is a terminal.
    static var isTerminal: Bool { isatty(descriptor) != 0 }
}
