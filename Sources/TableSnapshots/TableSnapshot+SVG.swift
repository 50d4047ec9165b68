package import Files
import Rendering

extension TableSnapshot {
    /// Draws the image into an SVG file, which appears at `path` only when it is complete. Text is preserved, and the
    /// file embeds the required glyphs of its fonts. Edges have the same positions as in a PNG file of the same scale.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - progress: Called with the drawn fraction, from 0 to 1.
    /// - Throws: ``SnapshotError`` if the file cannot be written. No file is then left behind.
    public func writeSVG(to path: String, progress: ((Double) -> Void)? = nil) throws(SnapshotError) {
        try Self.write(to: path) { file throws(SnapshotError) in try writeSVG(to: file, progress: progress) }
    }

    /// Returns the image as the bytes of an SVG file; see ``writeSVG(to:progress:)``.
    public func svgData() throws(SnapshotError) -> [UInt8] {
        let sink = MemorySink()
        try writeSVG(to: sink, progress: nil)
        return sink.bytes
    }

    /// Writes the image as an SVG file.
    ///
    /// - Parameters:
    ///   - dark: The image for viewers with a dark appearance. `nil` shows this image in both.
    ///   - metadata: Returns a text to include after drawing. An empty text is omitted.
    package func writeSVG(
        to sink: any ByteSink, dark: TableSnapshot? = nil, metadata: () -> String = { "" },
        progress: ((Double) -> Void)?
    ) throws(SnapshotError) {
        let file = SVGFile(
            width: max(pixelWidth, dark?.pixelWidth ?? 0), height: max(pixelHeight, dark?.pixelHeight ?? 0),
            scale: scale, title: altText, sink: sink)
        if let dark {
            file.begin(.light)
            try addRanges(to: file) { progress?($0 / 2) }
            file.begin(.dark)
            try dark.addRanges(to: file) { progress?(0.5 + $0 / 2) }
        } else {
            try addRanges(to: file, progress: progress)
        }
        do throws(OutputError) { try file.finish(metadata: metadata()) } catch { throw SnapshotError(error) }
        if let failure = file.failure { throw SnapshotError(.image, "a row's image, \(failure)") }
        didDraw()
        dark?.didDraw()
    }

    private func addRanges(to file: SVGFile, progress: ((Double) -> Void)?) throws(SnapshotError) {
        let describe = describer()
        let whole = shownRange
        var top = whole.lowerBound
        while top < whole.upperBound {
            let end = rangeEnd(from: top, in: whole)
            let list = try Self.list { describe(top..<end, $0) }
            let first = Int(clamping: top.nearestPixel(scale: scale)) - firstRow
            let last = Int(clamping: end.nearestPixel(scale: scale)) - firstRow
            if first < last {
                do throws(OutputError) {
                    try file.add(
                        list, firstRow: firstRow, scale: scale, rows: first..<last, width: pixelWidth)
                } catch { throw SnapshotError(error) }
            }
            top = end
            progress?((top - whole.lowerBound) / (whole.upperBound - whole.lowerBound))
        }
    }

    /// The height of the ranges in memory at a time, in points.
    private static let rangeHeight: CGFloat = 2_000

    /// Returns the end of a range, which is between two rows of a table so that no row is written twice.
    private func rangeEnd(from top: CGFloat, in whole: Range<CGFloat>) -> CGFloat {
        let end = top + Self.rangeHeight
        guard let table = tableShown, end < whole.upperBound else { return min(end, whole.upperBound) }
        return min(table.rowEnd(before: end, after: top), whole.upperBound)
    }
}

extension View {
    /// Draws the view, such as a table, into an SVG file; see `TableSnapshot.writeSVG(to:progress:)`.
    ///
    /// - Throws: `SnapshotError` if the options are invalid or the file cannot be written.
    public func writeSVG(to path: String, options: SnapshotOptions = SnapshotOptions()) throws(SnapshotError)
    {
        try TableSnapshot(of: self, options: options).writeSVG(to: path)
    }
}
