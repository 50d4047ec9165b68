import CISAL
import CImages
import Files

/// ISA-L's compressor.
final class IgzipDeflater: Deflater {
    /// The stream is on the heap, because the structure contains 80 KB of history.
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let ownsStream: Bool
    /// Memory for the level, enough for level 3, which requires the most: 340 KB.
    private let levelBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 19, alignment: 16)

    /// The number of initial bytes that are still to be compressed separately.
    ///
    /// Levels 1 and 2 of ISA-L up to 2.31 have an error in streams that begin with many bytes. They take the
    /// third byte's hash from a register that they never load. It contains the address of `stream`, so the
    /// matches differ from run to run. If a stream begins with a few bytes, another function compresses
    /// those, and the rest already has a history.
    private var bytesOfBeginning = 8

    /// - Parameters:
    ///   - level: The level, from 0 to 3.
    ///   - address: Memory for the structure that outlives the compressor. Default: memory that the compressor
    ///     allocates.
    init(level: Int, at address: UnsafeMutablePointer<isal_zstream>? = nil) {
        ownsStream = address == nil
        stream = address ?? .allocate(capacity: 1)
        isal_deflate_init(stream)
        stream.pointee.level = UInt32(level)
        stream.pointee.level_buf = levelBuffer.start
        stream.pointee.level_buf_size = UInt32(levelBuffer.count)
        stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    }

    deinit {
        levelBuffer.deallocate()
        if ownsStream { stream.deallocate() }
    }

    func deflate(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> Bool {
        while bytesOfBeginning > 0, input.count > bytesOfBeginning {
            guard !output.isEmpty else { return false }
            var beginning = UnsafeRawBufferPointer(rebasing: input[..<bytesOfBeginning])
            step(&beginning, into: &output, flush: SYNC_FLUSH, isEnd: false)
            input.removeFirst(bytesOfBeginning - beginning.count)
            bytesOfBeginning = beginning.count
        }
        let isWhole = input.count <= UInt32.max
        step(&input, into: &output, flush: NO_FLUSH, isEnd: isLast && isWhole)
        return stream.pointee.internal_state.state == ZSTATE_END
    }

    private func step(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer,
        flush: some BinaryInteger, isEnd: Bool
    ) {
        let available = UInt32(clamping: input.count)
        let space = UInt32(clamping: output.count)
        stream.pointee.next_in = input.mutableStart
        stream.pointee.avail_in = available
        stream.pointee.next_out = output.start
        stream.pointee.avail_out = space
        stream.pointee.flush = UInt16(flush)
        stream.pointee.end_of_stream = isEnd ? 1 : 0
        let status = isal_deflate(stream)
        cpng_clear_upper_vector_registers()
        precondition(status == COMP_OK, "igzip: \(status)")
        input.removeFirst(Int(available - stream.pointee.avail_in))
        output.removeFirst(Int(space - stream.pointee.avail_out))
    }
}
