/// Compresses a stream of bytes into one zlib stream (RFC 1950).
protocol Deflater: AnyObject {
    /// Compresses bytes from the front of `input` to the front of `output`, and shortens both by what was
    /// used. It stops when either is used up, but may keep results back until later.
    ///
    /// - Parameter isLast: Whether nothing follows `input`. Once true it stays true.
    /// - Returns: Whether the stream is complete.
    func deflate(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(PNGError) -> Bool
}

extension UnsafeRawBufferPointer {
    /// The start as C's `uint8_t *`, for functions that take their input as not const but do not write to it.
    var mutableStart: UnsafeMutablePointer<UInt8>? {
        UnsafeMutablePointer(mutating: baseAddress?.assumingMemoryBound(to: UInt8.self))
    }

    mutating func removeFirst(_ count: Int) {
        self = UnsafeRawBufferPointer(rebasing: self[count...])
    }
}

extension UnsafeMutableRawBufferPointer {
    /// The start as C's `uint8_t *`.
    var start: UnsafeMutablePointer<UInt8>? { baseAddress?.assumingMemoryBound(to: UInt8.self) }

    mutating func removeFirst(_ count: Int) {
        self = UnsafeMutableRawBufferPointer(rebasing: self[count...])
    }
}
