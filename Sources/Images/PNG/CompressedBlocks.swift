/// A compressor that divides its output into blocks of equal size.
struct CompressedBlocks: ~Copyable {
    private let deflater: any Deflater
    private let buffer: ByteBuffer
    private var filled = 0

    /// - Parameter blockSize: The number of bytes in every block but the last.
    init(compression: PNGCompression, blockSize: Int) throws(PNGError) {
        let deflater = try compression.makeDeflater()
        buffer = try ByteBuffer(count: blockSize)
        self.deflater = deflater
    }

    /// Compresses `input` and passes on every full block. With `isLast`, this includes the last block.
    mutating func append(
        _ input: UnsafeRawBufferPointer, isLast: Bool,
        block: (UnsafeRawBufferPointer) throws(PNGError) -> Void
    ) throws(PNGError) {
        var rest = input
        var isDone = false
        while !isDone {
            var space = UnsafeMutableRawBufferPointer(rebasing: buffer.bytes[filled...])
            let isComplete = try deflater.deflate(&rest, into: &space, isLast: isLast)
            filled = buffer.bytes.count - space.count
            isDone = isComplete || (!isLast && rest.isEmpty && !space.isEmpty)
            if space.isEmpty || (isComplete && filled > 0) {
                try block(UnsafeRawBufferPointer(rebasing: buffer.bytes[..<filled]))
                filled = 0
            }
        }
    }
}
