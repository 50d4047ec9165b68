import CImages
import Foundation

extension PNGRows {
    /// Returns a Boolean value that indicates whether the file has the pixels of an image in memory, and its rows are
    /// filtered as ``PNGWriter`` filters them. Only their compression is undone, which takes a fraction of the time of
    /// decoding. If the result is false, the pixels can still be equal.
    package func hasPixels(of other: any RowSource) -> Bool {
        guard let bitmap = other as? Bitmap, hasFormat(of: bitmap), (try? file.checkPixels()) != nil else {
            return false
        }
        return file.bytes.withUnsafeBytes { bytes in
            let blocks = file.chunks.filter { $0.type == "IDAT" }.map {
                UnsafeRawBufferPointer(rebasing: bytes[$0.content])
            }
            return Self.areRows(of: bitmap, hasAlpha: file.format.samples == 4, compressedIn: blocks)
        }
    }

    /// Returns a Boolean value that indicates whether the file can have the pixels, each of 8-bit sRGB samples.
    private func hasFormat(of bitmap: Bitmap) -> Bool {
        let format = file.format
        let types = Set(file.chunks.map(\.type))
        return format.width == bitmap.width && format.height == bitmap.height && format.depth == 8
            && !format.isInterlaced && (format.samples == 4 || format.samples == 3 && bitmap.isOpaque)
            && !types.contains("tRNS") && (types.contains("sRGB") || !types.contains("gAMA"))
    }

    private static func areRows(
        of bitmap: Bitmap, hasAlpha: Bool, compressedIn blocks: [UnsafeRawBufferPointer]
    ) -> Bool {
        let rowSize = cpng_filtered_row_size(bitmap.width, hasAlpha)
        let rowsPerBatch = min(PNGWriter.rowsPerBatch(ofSize: rowSize), bitmap.height)
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: 2 * rowsPerBatch * rowSize, alignment: 16)
        defer { memory.deallocate() }
        var stream = InflatedBlocks(blocks)
        return bitmap.bytes.withUnsafeBufferPointer { pixels in
            for first in stride(from: 0, to: bitmap.height, by: rowsPerBatch) {
                let count = min(rowsPerBatch, bitmap.height - first)
                let inflated = UnsafeMutableRawBufferPointer(rebasing: memory[..<(count * rowSize)])
                let filtered = UnsafeMutableRawBufferPointer(
                    rebasing: memory[(count * rowSize)..<(2 * count * rowSize)])
                guard stream.fill(inflated), let expected = inflated.start, let output = filtered.start,
                    let input = pixels.baseAddress
                else { return false }
                cpng_filter_rows(
                    output, input + first * bitmap.bytesPerRow, bitmap.bytesPerRow, bitmap.width, count,
                    false, hasAlpha, PNGCompression.stable.smoothness)
                guard memcmp(expected, output, count * rowSize) == 0 else { return false }
            }
            return stream.isAtEnd()
        }
    }
}

/// The content of a zlib stream in several blocks.
private struct InflatedBlocks {
    private let inflater = IgzipInflater()
    private var blocks: ArraySlice<UnsafeRawBufferPointer>
    private var input = UnsafeRawBufferPointer(start: nil, count: 0)

    init(_ blocks: [UnsafeRawBufferPointer]) { self.blocks = blocks[...] }

    /// Fills a buffer with the next bytes. Returns whether there are enough.
    mutating func fill(_ output: UnsafeMutableRawBufferPointer) -> Bool {
        var output = output
        while !output.isEmpty {
            guard !inflater.isComplete, inflateMore(into: &output) else { return false }
        }
        return true
    }

    /// Returns a Boolean value that indicates whether no bytes follow, and the checksum is correct.
    mutating func isAtEnd() -> Bool {
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { space in
            var output = space
            while !inflater.isComplete, !output.isEmpty {
                guard inflateMore(into: &output) else { return false }
            }
            return inflater.isComplete && !output.isEmpty
        }
    }

    /// Inflates from the next block with bytes. Returns whether there is one, and it is valid.
    private mutating func inflateMore(into output: inout UnsafeMutableRawBufferPointer) -> Bool {
        if input.isEmpty {
            guard let next = blocks.popFirst() else { return false }
            input = next
        }
        return inflater.inflate(&input, into: &output)
    }
}
