import DisplayList
import Files
import Rendering

extension TableSnapshot {
    /// Draws the picture into an SVG file, which appears at `path` only when it is complete. Text is text, in the glyphs
    /// that it needs of its fonts, which the file carries along; edges are where a PNG file of the same scale has them.
    ///
    /// - Parameters:
    ///   - path: Where the file is to be.
    ///   - progress: Called with the share that has been drawn, from 0 to 1.
    /// - Throws: ``SnapshotError`` when the file cannot be written; nothing is left behind then.
    public func writeSVG(to path: String, progress: ((Double) -> Void)? = nil) throws(SnapshotError) {
        try Self.write(to: path) { file throws(SnapshotError) in
            try writeSVG(to: file, progress: progress)
        }
    }

    /// Draws the picture as the bytes of an SVG file; see ``writeSVG(to:progress:)``.
    public func svgData() throws(SnapshotError) -> [UInt8] {
        let sink = MemorySink()
        try writeSVG(to: sink, progress: nil)
        return sink.bytes
    }

    /// Draws the picture into a sink.
    package func writeSVG(
        to sink: any ByteSink, progress: ((Double) -> Void)?
    ) throws(SnapshotError) {
        let file = SVGFile(
            width: pixelWidth, height: pixelHeight, scale: scale, title: altText,
            sink: sink)
        let describe = describer()
        let whole: Range<CGFloat> =
            CGFloat(firstRow) / scale..<CGFloat(firstRow + pixelHeight) / scale
        var top = whole.lowerBound
        do throws(OutputError) {
            while top < whole.upperBound {
                let end = stretchEnd(from: top, in: whole)
                let context = GraphicsContext()
                describe(top..<end, context)
                let first = Int(clamping: (top * scale).rounded()) - firstRow
                let last = Int(clamping: (end * scale).rounded()) - firstRow
                if first < last {
                    try file.add(
                        context.takeList(), firstRow: firstRow, scale: scale, rows: first..<last,
                        width: pixelWidth)
                }
                top = end
                progress?((top - whole.lowerBound) / (whole.upperBound - whole.lowerBound))
            }
            try file.finish()
        } catch {
            throw SnapshotError(error)
        }
        if let failure = file.failure { throw SnapshotError(.image, "a row's picture, \(failure)") }
    }

    /// The heights of the stretches that are kept in memory at a time, in points.
    private static let stretch: CGFloat = 2_000

    /// Where a stretch ends: between two rows of a table, so that none is written twice.
    private func stretchEnd(from top: CGFloat, in whole: Range<CGFloat>) -> CGFloat {
        let end = top + Self.stretch
        guard let table = tableShown, end < whole.upperBound else { return min(end, whole.upperBound) }
        return min(table.rowEnd(before: end, after: top), whole.upperBound)
    }
}

extension View {
    /// Draws the view, such as a table, into an SVG file; see `TableSnapshot.writeSVG(to:progress:)`.
    ///
    /// - Throws: `SnapshotError` when the options make no picture or the file cannot be written.
    public func writeSVG(to path: String, options: SnapshotOptions = SnapshotOptions()) throws(SnapshotError)
    {
        try TableSnapshot(of: self, options: options).writeSVG(to: path)
    }
}
