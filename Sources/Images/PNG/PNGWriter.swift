import CPNGStream
import Files

/// The format of the four bytes of a pixel for a `PNGWriter`.
package enum PixelLayout: Sendable {
    /// Cairo's format: a premultiplied 32-bit number in the processor's byte order, with alpha in its high
    /// byte.
    case premultipliedARGB
    /// Red, green, blue and alpha, not premultiplied.
    case straightRGBA
}

/// A writer of a PNG file from top to bottom. It retains a few rows, never the complete image.
///
/// The bytes of the file depend only on the header, the pixels and the compression. The division of rows into
/// calls has no effect.
package final class PNGWriter {
    private let header: PNGHeader
    private let layout: cpng_pixel_layout
    private let stream: PNGStream
    private var blocks: CompressedBlocks

    /// The filtered rows that are not compressed yet. The output of the compressors depends on the division
    /// of their input, so it is always divided after `rowsPerBatch` rows.
    private let batch: ByteBuffer
    private let filteredRowSize: Int
    private let rowsPerBatch: Int
    private var rowsInBatch = 0

    private var rowsWritten = 0
    private var isWritable = true

    /// Creates a writer, and writes all chunks before the pixels.
    package init(
        header: PNGHeader, layout: PixelLayout = .premultipliedARGB, compression: PNGCompression = .fast,
        sink: any ByteSink
    ) throws(PNGError) {
        try header.check()
        self.header = header
        self.layout = layout == .premultipliedARGB ? CPNG_PREMULTIPLIED_ARGB : CPNG_STRAIGHT_RGBA
        filteredRowSize = cpng_filtered_row_size(header.width, !header.isOpaque)
        rowsPerBatch = max(1, Self.batchSize / filteredRowSize)
        batch = try ByteBuffer(count: rowsPerBatch * filteredRowSize)
        blocks = try CompressedBlocks(compression: compression, blockSize: Self.imageDataChunkSize)
        stream = try PNGStream(sink: sink)
        try stream.writeHeader(header)
    }

    /// Appends rows. After an error, the writer must not be used.
    ///
    /// - Parameters:
    ///   - pixels: The bytes from the first row's first pixel on, four for each pixel, at any alignment.
    ///   - bytesPerRow: The distance between the starts of two rows, at least four times the width.
    ///   - count: The number of rows, 0 or more.
    package func writeRows(
        _ pixels: UnsafeRawBufferPointer, bytesPerRow: Int, count: Int
    ) throws(PNGError) {
        try beginWriting()
        guard count > 0 else {
            isWritable = true
            return
        }
        guard count <= header.height - rowsWritten else {
            throw .wrongRowCount(expected: header.height, written: rowsWritten + count)
        }
        let needed = (count - 1) * bytesPerRow + 4 * header.width
        guard let start = pixels.baseAddress, bytesPerRow >= 4 * header.width, pixels.count >= needed else {
            throw .shortRows(needed: max(needed, 4 * header.width * count), given: pixels.count)
        }
        var row = start.assumingMemoryBound(to: UInt8.self)
        var remaining = count
        while remaining > 0 {
            let rows = min(remaining, rowsPerBatch - rowsInBatch)
            filter(row, bytesPerRow: bytesPerRow, count: rows)
            row += rows * bytesPerRow
            remaining -= rows
            if rowsInBatch == rowsPerBatch { try compressBatch(isLast: false) }
        }
        rowsWritten += count
        isWritable = true
    }

    /// Writes the end of the file, after all rows are written.
    ///
    /// - Parameter texts: Additional texts, written after the pixels.
    package func finish(texts: [PNGText] = []) throws(PNGError) {
        try beginWriting()
        for text in texts { try text.check() }
        guard rowsWritten == header.height else {
            throw .wrongRowCount(expected: header.height, written: rowsWritten)
        }
        try compressBatch(isLast: true)
        for text in texts { try stream.writeText(text) }
        try stream.writeEnd()
    }

    /// Makes the writer unusable until the caller completes its work.
    private func beginWriting() throws(PNGError) {
        guard isWritable else { throw .notWritable }
        isWritable = false
    }

    private func filter(_ row: UnsafePointer<UInt8>, bytesPerRow: Int, count: Int) {
        guard let start = batch.bytes.start else { return }
        cpng_filter_rows(
            start + rowsInBatch * filteredRowSize, row, bytesPerRow, header.width, count, layout,
            !header.isOpaque)
        rowsInBatch += count
    }

    private func compressBatch(isLast: Bool) throws(PNGError) {
        let bytes = UnsafeRawBufferPointer(rebasing: batch.bytes[..<(rowsInBatch * filteredRowSize)])
        try blocks.append(bytes, isLast: isLast) { block throws(PNGError) in
            try stream.writeImageData(block)
        }
        rowsInBatch = 0
    }

    /// The size in bytes, small enough for the processor's cache between filtering and compression.
    private static let batchSize = 1 << 16
    private static let imageDataChunkSize = 1 << 16
}
