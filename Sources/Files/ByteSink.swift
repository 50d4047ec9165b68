/// Where the bytes of a file go.
package protocol ByteSink: AnyObject {
    /// Takes all the bytes, or throws.
    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError)
}

/// Keeps the bytes in memory.
package final class MemorySink: ByteSink {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        self.bytes.append(contentsOf: bytes)
    }
}
