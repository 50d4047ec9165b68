import CImages
package import Files

/// A writer of a PNG file from top to bottom. It retains a few rows, never the complete image.
///
/// The bytes of the file depend only on the header, the pixels and the compression. The division of rows into
/// calls has no effect.
package final class PNGWriter: RowSink {
    private let header: PNGHeader
    private let isStraight: Bool
    private let sink: any ByteSink
    private let deflater: any Deflater
    private let smoothness: UInt32

    /// The filtered rows that are not compressed yet. The output of the compressors depends on the division
    /// of their input, so it is always divided after `rowsPerBatch` rows.
    private let batch: UnsafeMutableRawBufferPointer
    package let rowSize: Int
    private let rowsPerBatch: Int
    private var rowsInBatch = 0
    private var rowsWritten = 0

    /// The compressed bytes that are not written yet. All chunks of pixels but the last have its size.
    private let block = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    private var filled = 0

    /// The size in bytes, small enough for the processor's cache between filtering and compression.
    private static let batchSize = 1 << 16

    /// Returns the number of filtered rows of a size that are processed at a time.
    static func rowsPerBatch(ofSize size: Int) -> Int { max(1, batchSize / size) }

    /// Creates a writer, and writes all chunks before the pixels.
    ///
    /// - Parameter isStraight: Whether a pixel is red, green, blue and alpha, not premultiplied, instead of
    ///   Cairo's format: a premultiplied 32-bit number in the processor's byte order, with alpha in its high
    ///   byte.
    package init(
        header: PNGHeader, isStraight: Bool = false, compression: PNGCompression = .fast, sink: any ByteSink
    ) throws(OutputError) {
        self.header = header
        self.isStraight = isStraight
        self.sink = sink
        smoothness = compression.smoothness
        rowSize = cpng_filtered_row_size(header.width, !header.isOpaque)
        deflater = compression.makeDeflater(forRows: header.height, ofSize: rowSize)
        rowsPerBatch = Self.rowsPerBatch(ofSize: rowSize)
        batch = .allocate(byteCount: rowsPerBatch * rowSize, alignment: 16)
        try sink.write(header.bytes)
        for text in header.texts { try sink.write(text.chunk) }
    }

    deinit {
        batch.deallocate()
        block.deallocate()
    }

    /// Filters rows.
    package func convertRows(
        _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int,
        to output: UnsafeMutableRawBufferPointer
    ) {
        precondition(output.count >= count * rowSize, "there is too little memory for the rows")
        guard count > 0, let output = output.start else { return }
        let row = pixels.startOfRows(count, width: header.width, bytesPerRow: bytesPerRow)
        cpng_filter_rows(
            output, row, bytesPerRow, header.width, count, !isStraight, !header.isOpaque, smoothness)
    }

    /// Writes filtered rows.
    package func write(_ rows: UnsafeRawBufferPointer) throws(OutputError) {
        precondition(rows.count % rowSize == 0, "a row is incomplete")
        var rest = rows
        while !rest.isEmpty {
            let space = UnsafeMutableRawBufferPointer(rebasing: batch[(rowsInBatch * rowSize)...])
            let part = UnsafeRawBufferPointer(rebasing: rest[..<min(rest.count, space.count)])
            rest = UnsafeRawBufferPointer(rebasing: rest[part.count...])
            if part.count == batch.count {
                count(rowsPerBatch)
                try compress(part, isLast: false)
            } else {
                space.copyMemory(from: part)
                try addToBatch(part.count / rowSize)
            }
        }
    }

    /// Filters and writes rows of pixels.
    package func writeRows(
        _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int
    ) throws(OutputError) {
        var row = 0
        while row < count {
            let rows = min(count - row, rowsPerBatch - rowsInBatch)
            convertRows(
                UnsafeRawBufferPointer(rebasing: pixels[(row * bytesPerRow)...]), bytesPerRow: bytesPerRow,
                count: rows, to: UnsafeMutableRawBufferPointer(rebasing: batch[(rowsInBatch * rowSize)...]))
            try addToBatch(rows)
            row += rows
        }
    }

    private func count(_ rows: Int) {
        precondition(rows <= header.height - rowsWritten, "there are more rows than in the header")
        rowsWritten += rows
    }

    /// Adds filtered rows that are already in the memory of the batch.
    private func addToBatch(_ rows: Int) throws(OutputError) {
        count(rows)
        rowsInBatch += rows
        if rowsInBatch == rowsPerBatch { try compressBatch(isLast: false) }
    }

    /// Writes the end of the file, after all rows are written.
    ///
    /// - Parameter texts: Additional texts, written after the pixels.
    package func finish(texts: [PNGText] = []) throws(OutputError) {
        precondition(rowsWritten == header.height, "there are fewer rows than in the header")
        try compressBatch(isLast: true)
        for text in texts { try sink.write(text.chunk) }
        try sink.write(pngChunk("IEND", UnsafeRawBufferPointer(start: nil, count: 0)))
    }

    private func compressBatch(isLast: Bool) throws(OutputError) {
        let count = rowsInBatch * rowSize
        rowsInBatch = 0
        try compress(UnsafeRawBufferPointer(rebasing: batch[..<count]), isLast: isLast)
    }

    private func compress(_ rows: UnsafeRawBufferPointer, isLast: Bool) throws(OutputError) {
        var rest = rows
        var isDone = false
        while !isDone {
            var space = UnsafeMutableRawBufferPointer(rebasing: block[filled...])
            let isComplete = deflater.deflate(&rest, into: &space, isLast: isLast)
            filled = block.count - space.count
            isDone = isComplete || (!isLast && rest.isEmpty && !space.isEmpty)
            if space.isEmpty || (isComplete && filled > 0) {
                try sink.write(pngChunk("IDAT", UnsafeRawBufferPointer(rebasing: block[..<filled])))
                filled = 0
            }
        }
    }
}

/// Returns a chunk with its length and checksum.
///
/// - Parameters:
///   - type: Four letters.
///   - content: Less than 2^31 bytes.
func pngChunk(_ type: String, _ content: UnsafeRawBufferPointer) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: content.count + 12) { output, count in
        guard let start = output.baseAddress else { return }
        count = cpng_write_chunk(
            start, type, content.baseAddress?.assumingMemoryBound(to: UInt8.self), content.count)
    }
}
