import PNGCodec

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
    static var sink: DescriptorSink { DescriptorSink(descriptor, name: "standard output") }

    /// A Boolean value that indicates whether standard output is a terminal.
    static var isTerminal: Bool { isatty(descriptor) != 0 }
}
