/// A destination for the bytes of a file.
package protocol ByteSink: AnyObject {
    /// Writes all bytes, or throws.
    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
}

extension ByteSink {
    /// Writes all bytes of an array.
    package func write(_ bytes: [UInt8]) throws(OutputError) {
        try bytes.withUnsafeBufferPointer { (bytes) throws(OutputError) in
            try write(UnsafeRawBufferPointer(bytes))
        }
    }
}

/// A sink that retains the bytes in memory.
package final class MemorySink: ByteSink {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        self.bytes.append(contentsOf: bytes)
    }
}

/// A sink that collects small parts of a file, because each write is a call of the system.
package final class BufferedSink: ByteSink {
    private let sink: any ByteSink
    private var buffer: [UInt8] = []
    private static let capacity = 1 << 16

    package init(_ sink: any ByteSink) { self.sink = sink }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        if buffer.count + bytes.count > Self.capacity { try flush() }
        guard bytes.count < Self.capacity else { return try sink.write(bytes) }
        buffer.append(contentsOf: bytes)
    }

    /// Writes the collected bytes. It is called after the last bytes of the file.
    package func flush() throws(OutputError) {
        guard !buffer.isEmpty else { return }
        try sink.write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }
}
