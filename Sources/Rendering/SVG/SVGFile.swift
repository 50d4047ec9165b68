package import DisplayList
package import Files

/// An SVG file that is written display list by display list.
///
/// Its unit is a pixel of the image, so that edges are where they are in an image of pixels. Text remains text, in
/// embedded fonts.
package final class SVGFile {
    private let sink: any ByteSink
    let cache: ImageCache
    var fonts = FontUse()
    /// The numbers of the existing definitions, by their content: images for the complete file, others for one list.
    private var images: [String: Int] = [:]
    private var definitions: [String: Int] = [:]
    private var definitionCount = 0
    private var buffer = ""
    /// The appearance whose drawing is being written. `nil` if the file has one drawing for all.
    private var appearance: Appearance?

    /// The appearances of viewers. A file can contain a drawing for each.
    package enum Appearance: String {
        case light, dark
    }

    /// The first error in reading an image, or `nil`. The other images are drawn regardless.
    package private(set) var failure: ImageError?

    /// Begins a file.
    ///
    /// - Parameters:
    ///   - width: The width in pixels, as is the height.
    ///   - scale: The number of pixels per point.
    ///   - title: The alt text. An empty title is omitted.
    package init(
        width: Int, height: Int, scale: Double, title: String, sink: any ByteSink, cache: ImageCache = .shared
    ) {
        self.sink = sink
        self.cache = cache
        // Browsers round the height of the image. The content must not move to its center.
        let size =
            "width=\"\(Markup.number(Double(width) / scale))\" height=\"\(Markup.number(Double(height) / scale))\""
        let role = title.isEmpty ? "" : " role=\"img\""
        buffer =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(size) "
            + "viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"xMinYMin\" xml:space=\"preserve\"\(role)>\n"
        if !title.isEmpty { buffer += "<title>\(title.xmlEscaped)</title>\n" }
    }

    /// Begins the drawing for an appearance of the viewer, and ends the one before it.
    package func begin(_ appearance: Appearance) {
        endAppearance()
        self.appearance = appearance
        // A viewer without CSS shows only the first drawing.
        let hidden = appearance == .dark ? " display=\"none\"" : ""
        buffer += "<g class=\"\(appearance.rawValue)\"\(hidden)>\n"
    }

    private func endAppearance() {
        if appearance != nil { buffer += "</g>\n" }
    }

    /// Adds a display list, of which only some rows of pixels are visible.
    ///
    /// - Parameters:
    ///   - firstRow: The row of the list's pixels that is the first of the image.
    ///   - rows: The rows of the image.
    package func add(
        _ list: DisplayList, firstRow: Int, scale: Double, rows: Range<Int>, width: Int
    ) throws(OutputError) {
        let clip = define("clip \(rows)", "clipPath") {
            "<rect x=\"0\" y=\"\(rows.lowerBound)\" width=\"\(width)\" height=\"\(rows.count)\"/>"
        }
        buffer += "<g clip-path=\"url(#\(clip))\">\n"
        let space = SVGRenderer.space(scale: scale, firstRow: firstRow)
        let problem = SVGRenderer(file: self, space: space).draw(list)
        failure = failure ?? problem
        buffer += "</g>\n"
        definitions.removeAll(keepingCapacity: true)
        try flush()
    }

    /// Writes the rest of the file, which includes the fonts.
    ///
    /// - Parameter metadata: A text for programs. An empty text is omitted.
    package func finish(metadata: String = "") throws(OutputError) {
        endAppearance()
        let switching = appearance == nil ? "" : Self.appearanceStyle + "\n"
        buffer += "<style>\ntext{\(Self.textStyle)}\n\(switching)\(fonts.styleSheet)\n</style>\n"
        if !metadata.isEmpty { buffer += "<metadata>\(metadata.xmlEscaped)</metadata>\n" }
        buffer += "</svg>\n"
        try flush()
    }

    /// The CSS that shows the drawing for the appearance of the viewer. Only its text is selected with everything.
    private static let appearanceStyle =
        ".dark{user-select:none}@media(prefers-color-scheme:dark){"
        + ".light{display:none;user-select:none}.dark{display:inline;user-select:auto}}"

    /// The CSS that makes browsers lay out text as in the other formats.
    ///
    /// Browsers ignore xml:space, so `white-space` retains spaces at the ends of runs. All of a run is laid out in its
    /// direction, regardless of its characters. East Asian punctuation retains its width. Glyphs retain their outlines
    /// and positions, without hinting.
    private static let textStyle =
        "white-space:pre;unicode-bidi:bidi-override;text-spacing-trim:space-all;text-rendering:geometricPrecision"

    private func flush() throws(OutputError) {
        var text = buffer
        buffer = ""
        let result = text.withUTF8 { bytes in
            Result { () throws(OutputError) in try sink.write(UnsafeRawBufferPointer(bytes)) }
        }
        try result.get()
    }

    func write(_ text: String) { buffer += text }

    /// Defines an element once, and returns its name.
    func define(_ key: String, _ tag: String, _ attributes: String = "", _ content: () -> String) -> String {
        if let known = definitions[key] { return "d\(known)" }
        let number = definitionCount
        definitionCount += 1
        definitions[key] = number
        buffer += "<defs><\(tag) id=\"d\(number)\"\(attributes)>\(content())</\(tag)></defs>\n"
        return "d\(number)"
    }

    /// Defines the image of a PNG file once, with a size of 1 × 1 units, and returns its name. The result is `nil` if
    /// there is no file.
    func defineImage<Failure: Error>(
        _ key: String, _ file: () throws(Failure) -> Data?
    ) throws(Failure) -> String? {
        if let known = images[key] { return "d\(known)" }
        guard let data = try file() else { return nil }
        images[key] = definitionCount
        return define(
            key, "image",
            " width=\"1\" height=\"1\" preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,\(data.base64EncodedString())\""
        ) { "" }
    }
}

extension UnsafeRawBufferPointer {
    func pngData(width: Int, height: Int) -> Data? {
        let sink = MemorySink()
        do {
            let header = PNGHeader(width: width, height: height, isOpaque: false)
            let writer = try PNGWriter(header: header, compression: .stable, sink: sink)
            try writer.writeRows(self, bytesPerRow: width * Bitmap.bytesPerPixel, count: height)
            try writer.finish(texts: [])
        } catch { return nil }
        return Data(sink.bytes)
    }
}
