import CPango
import CPangoFT2

extension Typesetter {
    /// Lays out a text: each of its paragraphs separately, from top to bottom.
    func layout(_ request: TextRequest) -> TextLayout {
        let request = request.drawable
        guard hasFonts else {
            // An empty line is a placeholder.
            let metrics = metrics(of: request.font, systemFamily: request.systemFamily)
            return TextLayout(
                height: metrics.lineHeight, lineBottoms: [metrics.lineHeight], firstBaseline: metrics.ascent)
        }
        let language = language(request.language)
        current.setLanguage(language)
        pango_layout_set_font_description(
            pangoLayout, description(of: request.font, systemFamily: request.systemFamily, language))
        var drawable = DrawableText(request)
        hyphenate(&drawable, request)
        var text = drawable.text
        return text.withUTF8 { bytes in
            var builder = LayoutBuilder(request, drawable, self)
            var cursor = SpanCursor(drawable)
            for block in drawable.blocks(in: bytes) where !builder.isFull {
                add(block, of: bytes, &cursor, request, to: &builder)
            }
            return builder.layout
        }
    }

    /// Adds the lines of a block. The last possible line contains an ellipsis if the rest of the block, or another
    /// block, does not fit.
    private func add(
        _ block: DrawableText.Block, of bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout SpanCursor,
        _ request: TextRequest, to builder: inout LayoutBuilder
    ) {
        current.setRightToLeft(request.isRightToLeft)
        cursor.move(to: block.range.lowerBound)
        let style = cursor.paragraphStyle
        let mode = style?.lineBreakMode ?? request.lineBreakMode
        let linesLeft = builder.linesLeft
        builder.begin(block, style)
        guard linesLeft > 0, mode.truncates else {
            setLines(block, of: bytes, style, cursor, request)
            return appendLines(to: &builder)
        }
        var rest = block
        if linesLeft > 1 {
            setLines(block, of: bytes, style, cursor, request)
            let count = pango_layout_get_line_count(pangoLayout)
            guard count > linesLeft || (count == linesLeft && !block.isLast) else {
                return appendLines(to: &builder)
            }
            appendLines(linesLeft - 1, to: &builder)
            guard let last = pango_layout_get_line_readonly(pangoLayout, Int32(linesLeft - 1)) else { return }
            rest.range = block.range.lowerBound + Int(last.pointee.start_index)..<block.range.upperBound
            rest.startsParagraph = false
            builder.begin(rest, style)
            cursor.move(to: rest.range.lowerBound)
        }
        let isTruncated = setOneLine(rest, of: bytes, mode, style, cursor, request)
        appendLines(to: &builder, isTruncated: isTruncated)
    }

    /// Returns a part of the text of the latest Pango layout.
    func text(at offset: Int, count: Int) -> String {
        guard let text = pango_layout_get_text(pangoLayout) else { return "" }
        let start = UnsafeRawPointer(text + offset)
        return String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
    }

    /// Adds the first `count` lines of the Pango layout, or as many as the limit allows.
    private func appendLines(
        _ count: Int = .max, to builder: inout LayoutBuilder, isTruncated: Bool = false
    ) {
        guard let iterator = pango_layout_get_iter(pangoLayout) else {
            fatalError("Pango gave no iterator over a layout's lines.")
        }
        defer { pango_layout_iter_free(iterator) }
        var left = count
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            builder.append(line, isTruncated: isTruncated)
            left -= 1
        } while left > 0 && !builder.isFull && pango_layout_iter_next_line(iterator) != 0
    }

    // MARK: Lines

    /// Sets a block as Pango's text, for line wrapping.
    private func setLines(
        _ block: DrawableText.Block, of bytes: UnsafeBufferPointer<UInt8>, _ style: ParagraphStyle?,
        _ cursor: SpanCursor, _ request: TextRequest
    ) {
        let mode = style?.lineBreakMode ?? request.lineBreakMode
        let alignment = style?.alignment ?? request.alignment
        let isCutOff = mode == .byClipping && request.lineLimit == 1
        let text = UnsafeBufferPointer(rebasing: bytes[block.range])
        setText(text)
        pango_layout_set_wrap(pangoLayout, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_justify(pangoLayout, alignment == .justified ? 1 : 0)
        setWidth(isCutOff ? nil : request.width, style, isParagraphStart: block.startsParagraph)
        setAttributes(of: block, cursor, request, wrapped: isCutOff ? nil : text)
    }

    /// Sets a block as Pango's text on a single line. A block that does not fit or is not the last gets an ellipsis.
    /// Returns a Boolean value that indicates whether there is an ellipsis.
    private func setOneLine(
        _ block: DrawableText.Block, of bytes: UnsafeBufferPointer<UInt8>, _ mode: LineBreakMode,
        _ style: ParagraphStyle?, _ cursor: SpanCursor, _ request: TextRequest
    ) -> Bool {
        let text = UnsafeBufferPointer(rebasing: bytes[block.range])
        setText(text)
        setWidth(nil, nil, isParagraphStart: true)
        setAttributes(of: block, cursor, request)
        let space = space(for: block, style, request)
        let fits = lineWidth <= space
        guard !fits || !block.isLast else { return false }

        let cuts = TruncationPoints(text, advances: advances(text))
        let line = pango_layout_get_line_readonly(pangoLayout, 0)
        let isRightToLeft = line.map { pango_layout_line_get_resolved_direction($0) } == PANGO_DIRECTION_RTL
        var width = space - metrics(of: request.font, systemFamily: request.systemFamily).ellipsisWidth
        var rest = Double.infinity
        repeat {
            let gap = cuts.gap(fits ? .byTruncatingTail : mode, width: width)
            let cut = CutLine(gap: gap.range)
            cut.text(of: text).withUnsafeBufferPointer { setText($0) }
            setAttributes(of: block, cursor, request, cut: cut)
            setDirection(isRightToLeft)
            // Letters can have other shapes at the cut, and the ellipsis can be from another font.
            rest = gap.rest
            width = rest - 0.001
        } while lineWidth > space && rest > 0
        return true
    }

    /// Returns the available width of a block's only line, in points.
    private func space(for block: DrawableText.Block, _ style: ParagraphStyle?, _ request: TextRequest)
        -> Double
    {
        guard let width = request.width else { return .infinity }
        let indent = style?.indent(isFirstLine: block.startsParagraph) ?? 0
        // Pango's units are less precise than points.
        return points(pangoUnits((style?.end(within: width) ?? width) - indent))
    }

    private var lineWidth: Double { pango_layout_get_line_readonly(pangoLayout, 0)?.pointee.width ?? 0 }

    /// Returns the advance of each character of the only line, assigned to the character's first byte.
    private func advances(_ text: UnsafeBufferPointer<UInt8>) -> [Double] {
        var advances = [Double](repeating: 0, count: text.count)
        var widths: [Int32] = []
        pango_layout_get_line_readonly(pangoLayout, 0)?.pointee.forEachRun { run in
            guard let item = run.pointee.item?.pointee else { return }
            widths = Array(repeating: 0, count: Int(item.num_chars))
            pango_glyph_item_get_logical_widths(run, pango_layout_get_text(pangoLayout), &widths)
            var offset = Int(item.offset)
            for width in widths where offset < text.count {
                advances[offset] = points(width)
                repeat { offset += 1 } while offset < text.count && text[offset] & 0xC0 == 0x80
            }
        }
        return advances
    }

    /// Sets the direction of the text, regardless of its first letter.
    private func setDirection(_ isRightToLeft: Bool) {
        pango_layout_set_auto_dir(pangoLayout, 0)
        current.setRightToLeft(isRightToLeft)
    }

    private func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
        pango_layout_set_auto_dir(pangoLayout, 1)
        bytes.withMemoryRebound(to: CChar.self) {
            pango_layout_set_text(pangoLayout, $0.baseAddress, Int32($0.count))
        }
    }

    private func setWidth(_ width: Double?, _ style: ParagraphStyle?, isParagraphStart: Bool) {
        guard let style else {
            pango_layout_set_indent(pangoLayout, 0)
            pango_layout_set_width(pangoLayout, width.map(pangoUnits) ?? -1)
            return
        }
        // In Pango, the smallest indent is the left edge of lines.
        let head = style.indent(isFirstLine: false)
        let first = style.indent(isFirstLine: isParagraphStart)
        pango_layout_set_indent(pangoLayout, pangoUnits(first - head))
        pango_layout_set_width(
            pangoLayout, width.map { pangoUnits(max(style.end(within: $0) - min(first, head), 0)) } ?? -1)
    }

    // MARK: Attributes

    /// Sets the attributes of the spans in the block. Each span's index is encoded as a text color, which Pango
    /// attaches to the glyphs without effect on their shapes or joins.
    ///
    /// `wrapped` is the text if it can be wrapped. `cut` is the omitted range.
    private func setAttributes(
        of block: DrawableText.Block, _ cursor: SpanCursor, _ request: TextRequest,
        wrapped: UnsafeBufferPointer<UInt8>? = nil, cut: CutLine? = nil
    ) {
        guard !request.spans.isEmpty || wrapped != nil else {
            if pango_layout_get_attributes(pangoLayout) != nil {
                pango_layout_set_attributes(pangoLayout, nil)
            }
            return
        }
        let list = pango_attr_list_new()
        if let wrapped { forbidHyphens(in: wrapped, list) }
        cursor.forEachSpan(in: block.range) { index, style, range in
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                Self.insert(attribute, cut?.moved(range) ?? range, list)
            }
            insert(
                pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), UInt16(clamping: index >> 16), 0)
            )
            if style.font != nil || style.language != nil {
                let language = language(style.language ?? request.language)
                let font = style.font ?? request.font
                insert(
                    pango_attr_font_desc_new(
                        description(of: font, systemFamily: request.systemFamily, language)))
                insert(pango_attr_language_new(pango_language_from_string(language.tag)))
            }
            if style.letterSpacing != 0 {
                insert(pango_attr_letter_spacing_new(pangoUnits(style.letterSpacing)))
            }
        }
        pango_layout_set_attributes(pangoLayout, list)
        pango_attr_list_unref(list)
    }

    /// Pango inserts a hyphen wherever it breaks a word. As in UIKit, only soft hyphens should produce one. An
    /// attribute that forbids hyphens applies between positions, not at them.
    private func forbidHyphens(in bytes: UnsafeBufferPointer<UInt8>, _ list: OpaquePointer?) {
        var start = 0
        for index in bytes.indices.dropFirst() where bytes[index] == 0xAD && bytes[index - 1] == 0xC2 {
            Self.insert(pango_attr_insert_hyphens_new(0), start..<index + 1, list)
            start = index + 1
        }
        Self.insert(pango_attr_insert_hyphens_new(0), start..<Int(UInt32.max), list)
    }

    private static func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>, _ list: OpaquePointer?
    ) {
        attribute?.pointee.start_index = UInt32(range.lowerBound)
        attribute?.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(list, attribute)
    }
}

extension PangoGlyphItem {
    /// The index of the glyphs' span, or `nil` in plain text.
    var span: Int? {
        var node = item.pointee.analysis.extra_attrs
        while let current = node {
            let attribute = current.pointee.data.assumingMemoryBound(to: PangoAttribute.self)
            if let color = pango_attribute_as_color(attribute)?.pointee.color {
                return Int(color.red) | Int(color.green) << 16
            }
            node = current.pointee.next
        }
        return nil
    }
}
