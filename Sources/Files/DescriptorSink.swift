/// A sink that writes to an open file, such as the standard output, and does not close it.
///
/// A closed pipe becomes an error only if the process ignores SIGPIPE.
package final class DescriptorSink: ByteSink {
    private let descriptor: FileDescriptor

    /// - Parameter name: The name of the file in errors.
    package init(_ number: Int32, name: String) {
        descriptor = FileDescriptor(borrowing: number, name: name)
    }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { try descriptor.write(bytes) }
}
