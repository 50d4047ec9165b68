import CISAL
import CPNGStream

/// ISA-L's compressor.
final class IgzipDeflater: Deflater {
    /// On the heap: the structure holds 80 KB of history.
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let levelBuffer: ByteBuffer

    /// - Parameter level: 0 ... 3.
    init(level: UInt32) throws(PNGError) {
        // Enough for level 3, which needs the most: 340 KB.
        levelBuffer = try ByteBuffer(count: 1 << 19)
        stream = .allocate(capacity: 1)
        isal_deflate_init(stream)
        stream.pointee.level = level
        stream.pointee.level_buf = levelBuffer.bytes.start
        stream.pointee.level_buf_size = UInt32(levelBuffer.bytes.count)
        stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
        stream.pointee.flush = UInt16(NO_FLUSH)
    }

    deinit { stream.deallocate() }

    func deflate(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(PNGError) -> Bool {
        let available = UInt32(clamping: input.count)
        let room = UInt32(clamping: output.count)
        stream.pointee.next_in = input.mutableStart
        stream.pointee.avail_in = available
        stream.pointee.next_out = output.start
        stream.pointee.avail_out = room
        stream.pointee.end_of_stream = isLast && Int(available) == input.count ? 1 : 0
        let status = isal_deflate(stream)
        cpng_clear_upper_vector_registers()
        guard status == COMP_OK else { throw .encoder("igzip: \(status)") }
        input.removeFirst(Int(available - stream.pointee.avail_in))
        output.removeFirst(Int(room - stream.pointee.avail_out))
        return stream.pointee.internal_state.state == ZSTATE_END
    }
}
