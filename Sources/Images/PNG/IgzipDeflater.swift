import CISAL
import CPNGStream

/// ISA-L's compressor.
final class IgzipDeflater: Deflater {
    /// On the heap: the structure holds 80 KB of history.
    private let stream: UnsafeMutablePointer<isal_zstream>
    private let ownsStream: Bool
    private let levelBuffer: ByteBuffer

    /// How many of the first bytes are still to be compressed by themselves. Where a stream begins with many bytes,
    /// levels 1 and 2 of ISA-L 2.31 and before take the third one's hash from a register they never load, which holds
    /// the address of `stream`, and with it choose other matches from run to run. Where it begins with a few, other code
    /// of theirs compresses those, and the rest has a history already.
    private var bytesOfBeginning = 8

    /// - Parameters:
    ///   - level: 0 ... 3.
    ///   - place: Memory for the structure that outlives the compressor; its own unless given.
    init(level: UInt32, at place: UnsafeMutablePointer<isal_zstream>? = nil) throws(PNGError) {
        // Enough for level 3, which needs the most: 340 KB.
        levelBuffer = try ByteBuffer(count: 1 << 19)
        ownsStream = place == nil
        stream = place ?? .allocate(capacity: 1)
        isal_deflate_init(stream)
        stream.pointee.level = level
        stream.pointee.level_buf = levelBuffer.bytes.start
        stream.pointee.level_buf_size = UInt32(levelBuffer.bytes.count)
        stream.pointee.gzip_flag = UInt16(IGZIP_ZLIB)
    }

    deinit { if ownsStream { stream.deallocate() } }

    func deflate(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer, isLast: Bool
    ) throws(PNGError) -> Bool {
        while bytesOfBeginning > 0, input.count > bytesOfBeginning {
            guard !output.isEmpty else { return false }
            var beginning = UnsafeRawBufferPointer(rebasing: input[..<bytesOfBeginning])
            try step(&beginning, into: &output, flush: SYNC_FLUSH, isEnd: false)
            input.removeFirst(bytesOfBeginning - beginning.count)
            bytesOfBeginning = beginning.count
        }
        let isWhole = input.count <= UInt32.max
        try step(&input, into: &output, flush: NO_FLUSH, isEnd: isLast && isWhole)
        return stream.pointee.internal_state.state == ZSTATE_END
    }

    private func step(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer,
        flush: some BinaryInteger, isEnd: Bool
    ) throws(PNGError) {
        let available = UInt32(clamping: input.count)
        let room = UInt32(clamping: output.count)
        stream.pointee.next_in = input.mutableStart
        stream.pointee.avail_in = available
        stream.pointee.next_out = output.start
        stream.pointee.avail_out = room
        stream.pointee.flush = UInt16(flush)
        stream.pointee.end_of_stream = isEnd ? 1 : 0
        let status = isal_deflate(stream)
        cpng_clear_upper_vector_registers()
        guard status == COMP_OK else { throw .encoder("igzip: \(status)") }
        input.removeFirst(Int(available - stream.pointee.avail_in))
        output.removeFirst(Int(room - stream.pointee.avail_out))
    }
}
