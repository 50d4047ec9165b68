import CCairo
package import DisplayList

/// A PDF file that is written page by page. It must be used by one thread at a time.
package final class PDFPages {
    package static let longestSide = 14_400.0

    /// The maximum number of tags of a document's structure, which take about 60 MB.
    package static let maximumTagCount = 250_000

    /// The maximum scale of shadows, which pages contain as images.
    private static let shadowScale = 2.0

    let context: OpaquePointer
    let glyphs: GlyphPainter
    let shadows = ShadowPainter(largestScale: shadowScale)
    let structure: TextStructure
    private let surface: OpaquePointer
    private let scale: Double
    private let writer: Writer
    /// A Boolean value that indicates whether a page is drawn and not ended. The last page ends after the last tag, because
    /// Cairo 1.18 would otherwise add a page for the end of the tag.
    private var isPageOpen = false
    /// The first error in reading an image. The other images are drawn regardless.
    private var imageFailure: ImageError?

    /// The destination of the bytes, with a function that returns whether it wrote them.
    private final class Writer {
        let write: (UnsafeRawBufferPointer) -> Bool
        init(_ write: @escaping (UnsafeRawBufferPointer) -> Bool) { self.write = write }
    }

    /// Begins a file. The result is `nil` if there is not enough memory.
    ///
    /// - Parameters:
    ///   - scale: The inverse of the unit of edges: they are aligned to multiples of 1/`scale` points.
    ///   - maximumTagCount: The number of tags after which each page is one paragraph.
    ///   - write: Writes bytes of the file, and returns whether it succeeded.
    package init?(
        scale: Double, maximumTagCount: Int, write: @escaping (UnsafeRawBufferPointer) -> Bool
    ) {
        let writer = Writer(write)
        let surface = cairo_pdf_surface_create_for_stream(
            { closure, bytes, count in
                guard let closure else { return CAIRO_STATUS_WRITE_ERROR }
                let writer = Unmanaged<Writer>.fromOpaque(closure).takeUnretainedValue()
                let buffer = UnsafeRawBufferPointer(start: bytes, count: Int(count))
                return writer.write(buffer) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
            }, Unmanaged.passUnretained(writer).toOpaque(), 1, 1)
        guard let surface, cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
            let context = cairo_create(surface)
        else { return nil }
        (self.surface, self.context, self.writer, self.scale) = (surface, context, writer, scale)
        glyphs = GlyphPainter(scale: min(scale, Self.shadowScale))
        structure = TextStructure(maximumTagCount: maximumTagCount)
        cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_5)
    }

    deinit {
        FontAccess.exclusively {
            cairo_destroy(context)
            // This has no effect on a finished file. Otherwise Cairo would write the rest later, to a closure that no
            // longer exists.
            cairo_surface_finish(surface)
            cairo_surface_destroy(surface)
        }
    }

    /// Sets the metadata of the file: its title, its creator and a fixed time. Equal pages therefore make equal files.
    package func setMetadata(title: String, creator: String) {
        if !title.isEmpty { cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title) }
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, creator)
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    }

    /// The content of a page.
    package struct Page: Sendable {
        package var list: DisplayList
        /// The size in points.
        package var size: CGSize
        /// The position of the list's origin on the page, in points.
        package var origin = CGPoint.zero
        /// The scale factor of the list.
        package var zoom = 1.0
        /// Content around the list, in points of the page, which is not part of the document's structure.
        package var margins = DisplayList()

        package init(_ list: DisplayList, size: CGSize) { (self.list, self.size) = (list, size) }
    }

    /// Draws a page after those before it.
    package func add(_ page: Page) {
        FontAccess.exclusively {
            endPage()
            cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
            draw(page.list, origin: page.origin, zoom: page.zoom)
            structure.endPage(on: context)
            draw(page.margins, origin: .zero, zoom: 1)
            isPageOpen = true
        }
    }

    private func draw(_ list: DisplayList, origin: CGPoint, zoom: Double) {
        cairo_save(context)
        cairo_translate(context, origin.x, origin.y)
        cairo_scale(context, zoom / scale, zoom / scale)
        let space = DeviceSpace(scale: scale, firstRow: 0, rowCount: .max)
        let problem = PDFRenderer(pages: self, space: space).draw(list.withLateLines(in: space))
        cairo_restore(context)
        imageFailure = imageFailure ?? problem
    }

    /// Writes the rest of the file.
    package func finish() {
        FontAccess.exclusively {
            structure.finish(on: context)
            endPage()
            cairo_surface_finish(surface)
        }
    }

    private func endPage() {
        if isPageOpen { cairo_show_page(context) }
        isPageOpen = false
    }

    /// Cairo's description of the first error, or `nil` if there is none.
    package var failure: String? {
        for status in [cairo_status(context), cairo_surface_status(surface)]
        where status != CAIRO_STATUS_SUCCESS && status != CAIRO_STATUS_SURFACE_FINISHED {
            return String(cString: cairo_status_to_string(status))
        }
        return imageFailure.map { "a row's image, \($0)" }
    }
}
