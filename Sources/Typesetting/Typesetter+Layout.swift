import CPango
import CPangoFT2

extension Typesetter {
    /// Lays out a text: each of its paragraphs by itself, below each other.
    func layout(_ request: TextRequest) -> TextLayout {
        let request = request.drawable
        setRightToLeft(request.isRightToLeft)
        let language = language(request.language)
        setLanguage(language)
        pango_layout_set_font_description(
            pangoLayout, description(of: request.font, systemFamily: request.systemFamily, language))
        let drawable = DrawableText(request)
        var text = drawable.text
        return text.withUTF8 { bytes in
            var builder = LayoutBuilder(request, drawable, self)
            var cursor = SpanCursor(drawable)
            var block = drawable.block(after: nil, in: bytes)
            while let current = block, !builder.isFull {
                cursor.move(to: current.range.lowerBound)
                let style = cursor.paragraphStyle
                let isCut = set(current, of: bytes, style, cursor, request, lineLimit: builder.linesLeft)
                add(current, style, isTruncated: isCut, to: &builder)
                block = drawable.block(after: current, in: bytes)
            }
            return builder.layout
        }
    }

    /// Gives Pango a block and the room it has, and answers whether an ellipsis stands for text that is left out.
    private func set(
        _ block: DrawableText.Block, of bytes: UnsafeBufferPointer<UInt8>, _ style: ParagraphStyle?,
        _ cursor: SpanCursor, _ request: TextRequest, lineLimit: Int
    ) -> Bool {
        let mode = style?.lineBreakMode ?? request.lineBreakMode
        let truncates = lineLimit != 0 && mode.truncates
        let alignment = style?.alignment ?? request.alignment
        let isCutOff = mode == .byClipping && request.lineLimit == 1
        setText(UnsafeBufferPointer(rebasing: bytes[block.range]))
        pango_layout_set_ellipsize(pangoLayout, truncates ? mode.ellipsis : PANGO_ELLIPSIZE_NONE)
        pango_layout_set_wrap(pangoLayout, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        pango_layout_set_height(pangoLayout, -Int32(clamping: max(lineLimit, 1)))
        pango_layout_set_justify(pangoLayout, alignment == .justified ? 1 : 0)
        setWidth(isCutOff ? nil : request.width, style, isParagraphStart: block.startsParagraph)
        let wraps = !isCutOff && (lineLimit != 1 || !truncates)
        setAttributes(of: block, cursor, request, wrapped: wraps ? bytes[block.range] : nil)
        guard truncates else { return false }
        if pango_layout_is_ellipsized(pangoLayout) != 0 {
            keepClustersWhole()
            return true
        }
        // An ellipsis must stand for what comes after the last line, even when that line is not full.
        guard !block.isLast, pango_layout_get_line_count(pangoLayout) >= lineLimit else { return false }
        let text = Array(bytes[block.range]) + Array("…".utf8)
        text.withUnsafeBufferPointer { setText($0) }
        keepClustersWhole()
        return true
    }

    private func setText(_ bytes: UnsafeBufferPointer<UInt8>) {
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
        // For Pango, lines begin where the one that reaches furthest begins.
        let head = style.indent(isFirstLine: false)
        let first = style.indent(isFirstLine: isParagraphStart)
        pango_layout_set_indent(pangoLayout, pangoUnits(first - head))
        pango_layout_set_width(
            pangoLayout, width.map { pangoUnits(max(style.end(within: $0) - min(first, head), 0)) } ?? -1)
    }

    private func add(
        _ block: DrawableText.Block, _ style: ParagraphStyle?, isTruncated: Bool,
        to builder: inout LayoutBuilder
    ) {
        guard let iterator = pango_layout_get_iter(pangoLayout) else {
            fatalError("Pango gave no iterator over a layout's lines.")
        }
        defer { pango_layout_iter_free(iterator) }
        builder.begin(block, style, isTruncated: isTruncated)
        repeat {
            guard let line = pango_layout_iter_get_line_readonly(iterator) else { continue }
            builder.append(line)
        } while !builder.isFull && pango_layout_iter_next_line(iterator) != 0
    }

    // MARK: Attributes

    /// Hands over what differs within the block. Each span's number travels as a text colour, which Pango keeps with
    /// the glyphs without letting it change their shapes or joins. `wrapped` is the text if it may be wrapped.
    private func setAttributes(
        of block: DrawableText.Block, _ cursor: SpanCursor, _ request: TextRequest,
        wrapped: Slice<UnsafeBufferPointer<UInt8>>?
    ) {
        guard !request.spans.isEmpty || wrapped != nil else {
            if pango_layout_get_attributes(pangoLayout) != nil {
                pango_layout_set_attributes(pangoLayout, nil)
            }
            return
        }
        let list = pango_attr_list_new()
        if let wrapped { forbidHyphens(in: UnsafeBufferPointer(rebasing: wrapped), list) }
        cursor.forEachSpan(in: block.range) { index, style, range in
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                Self.insert(attribute, range, list)
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

    /// Pango puts a hyphen wherever it breaks a word. As in UIKit there is to be one only where the text has a soft
    /// hyphen: what is forbidden holds between two places, but not at them.
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
    /// The number of the span the glyphs belong to, or nil in plain text.
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
