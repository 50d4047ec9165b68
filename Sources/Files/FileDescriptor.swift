import Foundation

/// An open file, closed with its owner. A closed pipe becomes an error only if the process ignores SIGPIPE.
package final class FileDescriptor: ByteSink {
    /// The name of the file in errors.
    private let name: String

    private(set) var number: Int32
    private let isOwned: Bool

    /// Opens a file, close-on-exec.
    ///
    /// - Parameter permissions: The permissions of a new file, before the umask applies.
    init(path: String, flags: Int32, permissions: mode_t = 0o666, name: String) throws(OutputError) {
        var number: Int32
        repeat {
            number = open(path, flags | O_CLOEXEC, permissions)
        } while number < 0 && errno == EINTR
        guard number >= 0 else { throw OutputError(code: errno, path: name) }
        self.number = number
        self.name = name
        isOwned = true
    }

    /// Uses a descriptor that remains open afterward, such as the standard output.
    package init(borrowing number: Int32, name: String) {
        self.number = number
        self.name = name
        isOwned = false
    }

    deinit {
        if isOwned && number >= 0 { _ = systemClose(number) }
    }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = systemWrite(number, rest.baseAddress, rest.count)
            if count >= 0 {
                rest.removeFirst(count)
            } else if errno == EAGAIN {
                try waitUntilWritable()
            } else if errno != EINTR {
                throw OutputError(code: errno, path: name)
            }
        }
    }

    /// Closes the file. Some file systems report here that an earlier write failed.
    func close() throws(OutputError) {
        guard isOwned, number >= 0 else { return }
        let status = systemClose(number)
        // Even a failed `close` releases the descriptor.
        number = -1
        if status != 0 && errno != EINTR { throw OutputError(code: errno, path: name) }
    }

    /// Waits until the file is writable. A pipe inherited from another program may be non-blocking.
    private func waitUntilWritable() throws(OutputError) {
        var entry = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        guard poll(&entry, 1, -1) >= 0 || errno == EINTR else { throw OutputError(code: errno, path: name) }
    }
}

// Inside the class, these names refer to its methods.

private func systemClose(_ number: Int32) -> Int32 { close(number) }

private func systemWrite(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
    write(number, start, count)
}
