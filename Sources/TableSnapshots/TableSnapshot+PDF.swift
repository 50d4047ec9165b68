package import Files
import Rendering

extension TableSnapshot {
    /// Draws the image into a PDF file, which appears at `path` only when it is complete. Text is preserved, and the
    /// same table results in the same bytes. The file is tagged: each section has a heading, and its rows are a list, or
    /// a table if they consist of cells. From about 250,000 tags on, each page is one paragraph.
    ///
    /// On paper, a table spans several pages. Pages end between rows, and begin with the header of a continued section.
    /// A row higher than a page is split between lines of its text. A table wider than the paper is scaled down. Other
    /// images are a single page of their own size, regardless of the paper: a screen, another view, and an image with
    /// callouts or a frame.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - paper: The page size. `nil` creates a single page as large as the image, with sides of at most 14,400
    ///     points.
    ///   - pageNumbers: The page numbers in the bottom margin, which is then at least 24 points high.
    ///   - progress: Called with the drawn fraction, from 0 to 1.
    /// - Throws: ``SnapshotError`` if the file cannot be written. No file is then left behind.
    public func writePDF(
        to path: String, paper: PaperSize? = .a4, pageNumbers: PageNumbers = .numberOfTotal,
        progress: ((Double) -> Void)? = nil
    ) throws(SnapshotError) {
        try Self.write(to: path) { file throws(SnapshotError) in
            try writePDF(to: file, paper: paper, pageNumbers: pageNumbers, progress: progress)
        }
    }

    /// Returns the image as the bytes of a PDF file; see ``writePDF(to:paper:pageNumbers:progress:)``.
    public func pdfData(
        paper: PaperSize? = .a4, pageNumbers: PageNumbers = .numberOfTotal
    ) throws(SnapshotError) -> [UInt8] {
        let sink = MemorySink()
        try writePDF(to: sink, paper: paper, pageNumbers: pageNumbers, progress: nil)
        return sink.bytes
    }

    package func writePDF(
        to sink: any ByteSink, paper: PaperSize?, pageNumbers: PageNumbers = .numberOfTotal,
        maximumTagCount: Int = PDFPages.maximumTagCount, progress: ((Double) -> Void)?
    ) throws(SnapshotError) {
        // Cairo writes most objects in parts of a few bytes.
        let sink = BufferedSink(sink)
        var problem: OutputError?
        let made = PDFPages(scale: scale, maximumTagCount: maximumTagCount) { bytes in
            do throws(OutputError) {
                try sink.write(bytes)
                return true
            } catch {
                problem = error
                return false
            }
        }
        guard let pages = made else { throw SnapshotError(.drawing, "there is no memory for a PDF file") }
        pages.setMetadata(title: altText, creator: "tablesnap \(Version.current)")
        let pipeline = PagePipeline(pages)
        do throws(SnapshotError) {
            defer { pipeline.wait() }
            if let paper, let table = tableOnPages {
                try add(table, to: pipeline, on: paper, pageNumbers, progress)
            } else {
                try addWhole(to: pipeline)
            }
            try pipeline.finish()
        } catch {
            // Cairo reports only that writing failed; the sink reports the reason.
            throw problem.map { SnapshotError($0) } ?? error
        }
        if let problem { throw SnapshotError(problem) }
        do throws(OutputError) { try sink.flush() } catch { throw SnapshotError(error) }
        didDraw()
        progress?(1)
    }

    private func addWhole(to pipeline: PagePipeline) throws(SnapshotError) {
        let longest = min(PDFPages.longestSide, Double(Self.maximumWidth) / scale).rounded(.down)
        guard max(size.width, size.height) <= longest else {
            throw SnapshotError(
                .invalidSize,
                "a page of \(size.width.plainText) × \(size.height.plainText) points is too large; "
                    + "the maximum side is \(longest.plainText); with a paper size, a table is drawn on several pages"
            )
        }
        let top = CGFloat(firstRow) / scale
        let context = GraphicsContext()
        context.recordsStructure = true
        let describe = describer()
        context.clipped(to: CGRect(origin: .zero, size: size)) {
            context.translated(by: CGPoint(x: 0, y: -top)) { describe(top..<top + size.height, context) }
        }
        try pipeline.submit(PDFPages.Page(try Self.list(of: context), size: size))
    }

    private func add(
        _ table: TableView, to pipeline: PagePipeline, on paper: PaperSize, _ numbers: PageNumbers,
        _ progress: ((Double) -> Void)?
    ) throws(SnapshotError) {
        let describe = describer()
        let whole = shownRange
        let sheets = sheets(of: table, in: whole, on: paper, numbers, describe)
        table.firstRowsOfPages = Set(
            sheets.compactMap { table.indexPathForRow(at: CGPoint(x: 0, y: $0.range.lowerBound)) })
        let zoom = zoom(on: paper)
        let origin = CGPoint(x: (paper.width - size.width * zoom) / 2, y: paper.margin)
        let paperSize = CGSize(width: paper.width, height: paper.height)
        for (index, page) in sheets.enumerated() {
            let context = GraphicsContext()
            if let background = table.effectiveBackground {
                let sheet = CGRect(
                    x: -origin.x / zoom, y: -origin.y / zoom, width: paper.width / zoom,
                    height: paper.height / zoom)
                context.paint(sheet, with: background, traits)
            }
            describePage(page, describe, context)
            var drawn = PDFPages.Page(try Self.list(of: context), size: paperSize)
            (drawn.origin, drawn.zoom) = (origin, zoom)
            if let number = numbers.text(index + 1, of: sheets.count) {
                drawn.margins = options.theme.pageNumber(number, on: paper, traits)
            }
            try pipeline.submit(drawn)
            progress?((page.range.upperBound - whole.lowerBound) / (whole.upperBound - whole.lowerBound))
        }
    }

    /// The table that paper divides into pages. `nil` for images that are a single page.
    private var tableOnPages: TableView? { options.extent == .content ? tableShown : nil }

    /// Returns the scale of the table on paper, from 0 to 1. It is less than 1 if the table is wider than the paper, and `nil`
    /// for an image that is a single page.
    package func scale(on paper: PaperSize) -> Double? { tableOnPages.map { _ in zoom(on: paper) } }

    private func zoom(on paper: PaperSize) -> Double { min(paper.contentWidth / size.width, 1) }

    /// Returns the pages of the table. Several pages have space for page numbers at the bottom.
    private func sheets(
        of table: TableView, in whole: Range<CGFloat>, on paper: PaperSize, _ numbers: PageNumbers,
        _ describe: (Range<CGFloat>, GraphicsContext) -> Void
    ) -> [TableView.Page] {
        func sheets(height: CGFloat) -> [TableView.Page] {
            let space = height / zoom(on: paper)
            var pages: [TableView.Page] = []
            var top = whole.lowerBound
            while top < whole.upperBound {
                let page = table.page(from: top, in: whole, space: space) { range in
                    GraphicsContext.list { describe(range, $0) }.lineRanges(notHigherThan: space / 2)
                }
                pages.append(page)
                top = page.range.upperBound
            }
            return pages
        }
        let pages = sheets(height: paper.contentHeight)
        let missing = PageNumbers.height - paper.margin
        guard pages.count > 1, numbers != .none, missing > 0 else { return pages }
        return sheets(height: paper.contentHeight - missing)
    }

    /// Records the content of a page, with its top-left corner at the origin.
    private func describePage(
        _ page: TableView.Page, _ describe: (Range<CGFloat>, GraphicsContext) -> Void,
        _ context: GraphicsContext
    ) {
        var y: CGFloat = 0
        func add(_ range: Range<CGFloat>) {
            let height = range.upperBound - range.lowerBound
            let frame = CGRect(x: 0, y: y, width: size.width, height: height)
            context.clipped(to: frame) {
                context.translated(by: CGPoint(x: 0, y: y - range.lowerBound)) { describe(range, context) }
            }
            y += height
        }
        // Repeated headers are not part of the document's text.
        for header in page.headers { add(header) }
        context.recordsStructure = true
        add(page.range)
    }

    /// Writes a file, which appears at `path` only when it is complete.
    static func write(
        to path: String, _ body: (any ByteSink) throws(SnapshotError) -> Void
    ) throws(SnapshotError) {
        let file: OutputFile
        do throws(OutputError) { file = try OutputFile(path: path) } catch { throw SnapshotError(error) }
        try body(file)
        do throws(OutputError) { try file.commit() } catch { throw SnapshotError(error) }
    }
}

extension View {
    /// Draws the view, such as a table, into a PDF file; see `TableSnapshot.writePDF(to:paper:pageNumbers:progress:)`.
    ///
    /// - Throws: `SnapshotError` if the options are invalid or the file cannot be written.
    public func writePDF(
        to path: String, paper: PaperSize? = .a4, pageNumbers: PageNumbers = .numberOfTotal,
        options: SnapshotOptions = SnapshotOptions()
    ) throws(SnapshotError) {
        try TableSnapshot(of: self, options: options).writePDF(
            to: path, paper: paper, pageNumbers: pageNumbers)
    }
}
