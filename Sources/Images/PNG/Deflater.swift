/// A compressor of bytes into one zlib stream (RFC 1950).
protocol Deflater: AnyObject {
    /// Compresses bytes from the front of `input` to the front of `output`, and removes the used bytes from
    /// both. It stops when one of them is empty, but may delay output.
    ///
    /// - Parameter isLast: Whether no bytes follow `input`. Once true, it must remain true.
    /// - Returns: Whether the stream is complete.
    func deflate(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> Bool
}

extension UnsafeRawBufferPointer {
    /// The start as C's `uint8_t *`, for functions that declare their input as mutable but do not write to it.
    var mutableStart: UnsafeMutablePointer<UInt8>? {
        UnsafeMutablePointer(mutating: baseAddress?.assumingMemoryBound(to: UInt8.self))
    }
}

extension UnsafeMutableRawBufferPointer {
    /// The start as C's `uint8_t *`.
    var start: UnsafeMutablePointer<UInt8>? { baseAddress?.assumingMemoryBound(to: UInt8.self) }

    mutating func removeFirst(_ count: Int) { self = UnsafeMutableRawBufferPointer(rebasing: self[count...]) }
}
