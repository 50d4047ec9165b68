import CZlib
import Files

/// zlib's compressor.
final class ZlibDeflater: Deflater {
    /// The stream is on the heap, because zlib stores its address.
    private let stream: UnsafeMutablePointer<z_stream>

    /// - Parameter level: The level, from 0 to 9.
    init(level: Int) {
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        let status = deflateInit_(stream, Int32(level), ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        precondition(status == Z_OK, "zlib: \(status)")
    }

    /// Returns the complete stream of bytes, at the highest level.
    static func deflated(_ bytes: [UInt8]) -> [UInt8] {
        let capacity = Int(compressBound(UInt(bytes.count)))
        return [UInt8](unsafeUninitializedCapacity: capacity) { output, count in
            var size = UInt(capacity)
            let status = bytes.withUnsafeBufferPointer {
                compress2(output.baseAddress, &size, $0.baseAddress, UInt($0.count), Z_BEST_COMPRESSION)
            }
            precondition(status == Z_OK, "zlib: \(status)")
            count = Int(size)
        }
    }

    deinit {
        deflateEnd(stream)
        stream.deallocate()
    }

    func deflate(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> Bool {
        let available = UInt32(clamping: input.count)
        let space = UInt32(clamping: output.count)
        stream.pointee.next_in = input.mutableStart
        stream.pointee.avail_in = available
        stream.pointee.next_out = output.start
        stream.pointee.avail_out = space
        let isEnd = isLast && Int(available) == input.count
        let status = CZlib.deflate(stream, isEnd ? Z_FINISH : Z_NO_FLUSH)
        // Z_BUF_ERROR only indicates that no progress was possible.
        precondition([Z_OK, Z_STREAM_END, Z_BUF_ERROR].contains(status), "zlib: \(status)")
        input.removeFirst(Int(available - stream.pointee.avail_in))
        output.removeFirst(Int(space - stream.pointee.avail_out))
        return status == Z_STREAM_END
    }
}
