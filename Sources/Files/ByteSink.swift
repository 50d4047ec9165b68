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
