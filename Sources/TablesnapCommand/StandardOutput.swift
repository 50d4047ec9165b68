import Files
import Foundation
import Synchronization

/// Standard output, reserved for the command.
///
/// Libraries print there too, as fontconfig does with `FC_DEBUG`, and would corrupt an image. The command
/// therefore writes to a duplicate of descriptor 1, and redirects descriptor 1 to standard error.
enum StandardOutput {
    /// The descriptor of standard output. It is `STDOUT_FILENO` only if no more files can be opened.
    static let descriptor: Int32 = {
        let duplicate = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        guard duplicate >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return STDOUT_FILENO }
        return duplicate
    }()

    /// Redirects the standard output of libraries. Call it before any of them runs.
    static func reserve() { _ = descriptor }

    /// The sink of the command's output.
    static var sink: Sink { Sink() }

    /// A Boolean value that indicates whether the reader of standard output closed it before the end.
    static var isPipeClosed: Bool { closedPipe.load(ordering: .relaxed) }

    private static let closedPipe = Atomic(false)

    /// Ends the program silently with the status of SIGPIPE, as a closed pipe ends other programs. Call it
    /// when no temporary files remain.
    static func endForClosedPipe() -> Never {
        signal(SIGPIPE, SIG_DFL)
        raise(SIGPIPE)
        // If the signal is blocked, the status is the one that a shell reports for it.
        exit(128 + SIGPIPE)
    }

    /// A sink that writes to standard output, and records a closed reader.
    final class Sink: ByteSink {
        private let sink = FileDescriptor(borrowing: StandardOutput.descriptor, name: "standard output")

        func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
            do throws(OutputError) {
                try sink.write(bytes)
            } catch {
                if case .closedPipe = error { StandardOutput.closedPipe.store(true, ordering: .relaxed) }
                throw error
            }
        }
    }

    static var isTerminal: Bool { isatty(descriptor) != 0 }

    /// The number of characters in a line of the terminal. Without a terminal, it is the usual one.
    static var columns: Int {
        var window = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else {
            return TextColumns.width
        }
        return Int(window.ws_col)
    }
}
