package import Files

/// The output of an image as a file, bytes or pixels. It is recorded and written strip by strip.
extension TableSnapshot {
    /// Draws the image into a PNG file, which appears at `path` only when it is complete.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - progress: Called on the caller's thread with the recorded fraction, from 0 to 1.
    /// - Throws: ``SnapshotError`` if the file cannot be written. No file is then left behind.
    public func writePNG(to path: String, progress: ((Double) -> Void)? = nil) throws(SnapshotError) {
        try Self.write(to: path) { file throws(SnapshotError) in try writePNG(to: file, progress: progress) }
    }

    /// Returns the image as the bytes of a PNG file.
    public func pngData() throws(SnapshotError) -> [UInt8] {
        let sink = MemorySink()
        try writePNG(to: sink, progress: nil)
        return sink.bytes
    }

    /// Returns the image as pixels in memory, at most 100 million.
    ///
    /// - Throws: ``SnapshotError`` of the kind `invalidSize` if there are more pixels, before anything is drawn.
    public func bitmap() throws(SnapshotError) -> Bitmap { try drawBitmap(recordsGlyphs: false).bitmap }

    /// Returns the image as pixels, with the record of its environment, and a sentence for each missing font.
    package func bitmapWithEnvironment() throws(SnapshotError) -> (
        bitmap: Bitmap, environment: PNGText, missingFonts: [String]
    ) {
        let (bitmap, glyphs) = try drawBitmap(recordsGlyphs: true)
        let missing = MissingFont.fonts(of: glyphs.missingCharacters, in: fonts).map(\.description)
        return (bitmap, environment(glyphs.fontPaths), missing)
    }

    /// Draws the image into memory, within the limits for reading images, such as golden images.
    private func drawBitmap(
        recordsGlyphs: Bool
    ) throws(SnapshotError) -> (bitmap: Bitmap, glyphs: GlyphUsage) {
        do throws(ImageError) {
            try PNGLimits().check(width: pixelWidth, height: pixelHeight)
        } catch {
            throw SnapshotError(
                .invalidSize, "\(error); draw a part of it, such as a screen or a crop")
        }
        let rows = BitmapRows(width: pixelWidth, height: pixelHeight, isOpaque: isOpaque)
        let glyphs = try draw(into: rows, recordsGlyphs: recordsGlyphs, progress: nil)
        return (rows.bitmap, glyphs)
    }

    // MARK: Strips

    /// Draws the image into a sink.
    ///
    /// - Parameter texts: Returns additional text chunks. It is called after everything has been drawn.
    package func writePNG(
        to sink: any ByteSink, texts: () -> [PNGText] = { [] }, progress: ((Double) -> Void)? = nil
    ) throws(SnapshotError) {
        let writer: PNGWriter
        do {
            writer = try PNGWriter(
                header: header, compression: options.compression.pngCompression, sink: sink)
        } catch { throw SnapshotError(error) }
        let glyphs = try draw(into: writer, recordsGlyphs: options.recordsEnvironment, progress: progress)
        do {
            let records =
                options.recordsEnvironment
                ? [environment(glyphs.fontPaths), layoutChunk].compactMap(\.self) : []
            try writer.finish(texts: records + texts())
        } catch { throw SnapshotError(error) }
    }

    /// Draws the image, and returns its glyphs if they are recorded.
    private func draw(
        into rows: any RowSink, recordsGlyphs: Bool, progress: ((Double) -> Void)?
    ) throws(SnapshotError) -> GlyphUsage {
        let pipeline = try StripPipeline(
            width: pixelWidth, stripHeight: maxStripHeight, scale: scale, rows: rows)
        defer { pipeline.wait() }
        var glyphs = GlyphUsage()
        try forEachStrip(ofRows: pixelHeight) { (list, strip) throws(SnapshotError) in
            if recordsGlyphs { glyphs.add(list) }
            try pipeline.submit(list, firstRow: firstRow + strip.lowerBound, count: strip.count)
            progress?(Double(strip.upperBound) / Double(pixelHeight))
        }
        try pipeline.finish()
        didDraw()
        return glyphs
    }

    /// Records the image without drawing its pixels, so that its views report problems of their layout.
    ///
    /// - Parameter maxHeight: The height in points of the recorded part at the top.
    package func record(maxHeight: CGFloat) throws(SnapshotError) {
        let rows = min(Double(pixelHeight), (Double(maxHeight) * Double(scale)).rounded(.up))
        try forEachStrip(ofRows: Int(rows)) { (_, _) throws(SnapshotError) in }
        didDraw()
    }

    private var stripHeight: Int {
        min(options.stripHeight ?? Self.stripHeight(forWidth: pixelWidth), pixelHeight)
    }

    /// Calls a function for each strip of the image, with its display list and its range of pixel rows.
    private func forEachStrip(
        ofRows end: Int, _ body: (DisplayList, Range<Int>) throws(SnapshotError) -> Void
    ) throws(SnapshotError) {
        let describe = describer()
        var (row, count) = (0, 0)
        while row < end {
            let strip = row..<min(row + height(ofStrip: count), end)
            try body(try Self.list { describe(range(ofRows: strip), $0) }, strip)
            (row, count) = (strip.upperBound, count + 1)
        }
    }

    /// Returns the height of a strip. The first ones are low, because memory costs most at its first use. A short image
    /// then requires little of it.
    private func height(ofStrip index: Int) -> Int {
        options.stripHeight == nil && index < Self.lowStripCount ? lowStripHeight : stripHeight
    }

    /// The height of the highest strip.
    private var maxStripHeight: Int {
        let hasOnlyLowStrips =
            options.stripHeight == nil && pixelHeight <= Self.lowStripCount * lowStripHeight
        return hasOnlyLowStrips ? lowStripHeight : stripHeight
    }

    private var lowStripHeight: Int { max((stripHeight + 3) / 4, 16) }
    private static let lowStripCount = 8

    /// Returns the list of a drawing.
    ///
    /// - Throws: ``SnapshotError`` of the kind `contentMissing` if a table cannot show its content.
    static func list(_ describe: (GraphicsContext) -> Void) throws(SnapshotError) -> DisplayList {
        let context = GraphicsContext()
        describe(context)
        return try list(of: context)
    }

    /// Returns the list of a context after the drawing.
    static func list(of context: GraphicsContext) throws(SnapshotError) -> DisplayList {
        if let failure = context.failure { throw SnapshotError(content: failure) }
        return context.list
    }

    package var displayList: DisplayList {
        get throws(SnapshotError) { try Self.list { describer()(shownRange, $0) } }
    }

    /// Returns a closure that records a range of the content.
    func describer() -> (Range<CGFloat>, GraphicsContext) -> Void {
        let describe = describerWithoutFonts()
        return { range, context in options.withCurrentFonts { describe(range, context) } }
    }

    /// Returns a closure that records a range of the content if the image's fonts are the current ones.
    private func describerWithoutFonts() -> (Range<CGFloat>, GraphicsContext) -> Void {
        switch subject {
        case .view(let view):
            Self.prepare(view, options)
            if let table = view as? TableView {
                let viewport = Self.viewport(of: table, options)
                return { table.describeContent(in: $0, viewport: viewport, in: $1) }
            }
            let origin = CGPoint(x: -view.frame.minX, y: -view.frame.minY)
            return { _, context in context.translated(by: origin) { view.describe(in: context) } }
        case .transition(let transition, let progress):
            return { transition.describe(in: $0, progress: progress, scale: scale, in: $1) }
        case .composition(let composition): return composition.describer()
        }
    }

    /// The maximum height, because in a narrow table of low rows, each pixel row can be a cell.
    private static let maximumStripHeight = 2048

    /// Returns a height of about 4 MB of pixels. It limits the memory, but is high enough that few table rows are split
    /// and drawn twice.
    private static func stripHeight(forWidth width: Int) -> Int {
        min(max((4 << 20) / (4 * width), 16), maximumStripHeight)
    }

    /// The alt text in the file, on one line. Empty if there is none.
    package var altText: String { (options.description ?? summary).asDescription }

    /// The summary of the content. Empty for a transition, whose table has changed since.
    var summary: String {
        switch subject {
        case .view(let view): (view as? TableView)?.accessibilitySummary ?? view.accessibilityLabel ?? ""
        case .transition: ""
        case .composition(let composition):
            composition.panels.map(\.snapshot.summary).filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private func environment(_ fonts: Set<String>) -> PNGText {
        DrawingEnvironment(
            libraries: DrawingEnvironment.loadedLibraries, fonts: FontFile.files(at: fonts)
        ).text
    }

    private var header: PNGHeader {
        var texts = [PNGText(keyword: "Software", text: "tablesnap \(Version.current)")]
        // The summary of the table can request cells.
        let altText = altText
        if !altText.isEmpty { texts.append(PNGText(keyword: "Description", text: altText)) }
        return PNGHeader(
            width: pixelWidth, height: pixelHeight, isOpaque: isOpaque,
            pixelsPerMeter: PNGHeader.pixelsPerMeter(atScale: options.traits.displayScale), texts: texts)
    }
}
