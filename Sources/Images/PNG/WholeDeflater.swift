import CLibdeflate
import Files

/// libdeflate's compressor, which requires all bytes at once.
final class WholeDeflater: Deflater {
    private let level: Int
    private let collected: UnsafeMutableRawBufferPointer
    private var collectedCount = 0
    /// The compressed bytes. `nil` until all bytes are collected.
    private var compressed: UnsafeMutableRawBufferPointer?
    /// The compressed bytes that are not returned yet.
    private var rest = UnsafeRawBufferPointer(start: nil, count: 0)

    /// - Parameters:
    ///   - level: The level, from 0 to 12.
    ///   - capacity: The maximum number of bytes to compress.
    init(level: Int, capacity: Int) {
        self.level = level
        collected = .allocate(byteCount: capacity, alignment: 16)
    }

    deinit {
        collected.deallocate()
        compressed?.deallocate()
    }

    func deflate(
        _ input: inout UnsafeRawBufferPointer, into output: inout UnsafeMutableRawBufferPointer, isLast: Bool
    ) -> Bool {
        collected[collectedCount...].copyBytes(from: input)
        collectedCount += input.count
        input = UnsafeRawBufferPointer(rebasing: input[input.count...])
        guard isLast else { return false }
        if compressed == nil { compress() }
        let count = min(rest.count, output.count)
        output.copyMemory(from: UnsafeRawBufferPointer(rebasing: rest[..<count]))
        output.removeFirst(count)
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        return rest.isEmpty
    }

    private func compress() {
        let compressor = libdeflate_alloc_compressor(Int32(level))
        defer { libdeflate_free_compressor(compressor) }
        let output = UnsafeMutableRawBufferPointer.allocate(
            byteCount: libdeflate_zlib_compress_bound(compressor, collectedCount), alignment: 16)
        let count = libdeflate_zlib_compress(
            compressor, collected.baseAddress, collectedCount, output.baseAddress, output.count)
        precondition(compressor != nil && count > 0, "libdeflate: too little memory")
        compressed = output
        rest = UnsafeRawBufferPointer(rebasing: output[..<count])
    }
}
