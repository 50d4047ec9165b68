import CISAL
import CImages
import Files

/// ISA-L's decompressor of one zlib stream (RFC 1950), which is several times faster than that of libpng.
final class IgzipInflater {
    /// The state is on the heap, because the structure contains 70 KB of history.
    private let state = UnsafeMutablePointer<inflate_state>.allocate(capacity: 1)

    init() {
        isal_inflate_init(state)
        // The checksum at the end is verified.
        state.pointee.crc_flag = UInt32(ISAL_ZLIB)
    }

    deinit { state.deallocate() }

    /// A Boolean value that indicates whether the stream is complete, and its checksum is correct.
    var isComplete: Bool { state.pointee.block_state == ISAL_BLOCK_FINISH }

    /// Decompresses bytes from the front of `input` to the front of `output`, and removes the used bytes from both. It
    /// stops when one of them is empty, or at the end of the stream.
    ///
    /// - Returns: Whether the stream is valid up to there.
    func inflate(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer
    ) -> Bool {
        let available = UInt32(clamping: input.count)
        let space = UInt32(clamping: output.count)
        state.pointee.next_in = input.mutableStart
        state.pointee.avail_in = available
        state.pointee.next_out = output.start
        state.pointee.avail_out = space
        let status = isal_inflate(state)
        cpng_clear_upper_vector_registers()
        input.removeFirst(Int(available - state.pointee.avail_in))
        output.removeFirst(Int(space - state.pointee.avail_out))
        return status == ISAL_DECOMP_OK || status == ISAL_END_INPUT
    }
}
