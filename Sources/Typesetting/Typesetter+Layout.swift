import CPango
import CPangoFT2

extension Typesetter {
    /// Lays out a text that is not known, and can be from then on.
    func layout(_ request: TextRequest) -> TextLayout {
        let (layout, isAlone) = newLayout(request)
        // Characters of other fonts can be missing, which is reported each time.
        if isAlone { known.insert(layout, for: request, by: self) }
        return layout
    }

    /// Lays out a text: each of its paragraphs separately, from top to bottom. Returns the layout, and whether its font
    /// contains all characters.
    func newLayout(_ request: TextRequest) -> (layout: TextLayout, isAlone: Bool) {
        let request = request.drawable
        guard hasFonts else {
            // An empty line is a placeholder.
            let metrics = metrics(of: request.font, request.systemFont)
            let placeholder = TextLayout(
                height: metrics.lineHeight, lineBottoms: [metrics.lineHeight], firstBaseline: metrics.ascent,
                lastBaseline: metrics.ascent)
            return (placeholder, false)
        }
        let language = language(request.language)
        var drawable = DrawableText(request)
        hyphenate(&drawable, request)
        var text = drawable.text
        return text.withUTF8 { bytes in
            let isAlone = isComplete(bytes, in: request.font, request.systemFont)
            let isPlain = request.spans.isEmpty
            select(request.font, request.systemFont, language, isAlone: isAlone && isPlain)
            pango_layout_set_font_description(
                pangoLayout, description(of: request.font, request.systemFont, language, isAlone: isAlone))
            var builder = LayoutBuilder(request, drawable, self)
            var cursor = SpanCursor(drawable)
            for block in drawable.blocks(in: bytes) where !builder.isFull {
                add(block, of: bytes, &cursor, request, to: &builder)
            }
            return (builder.layout, isAlone)
        }
    }

    /// Adds the lines of a block. The last possible line contains an ellipsis if the rest of the block, or another
    /// block, does not fit.
    private func add(
        _ block: DrawableText.Block, of bytes: UnsafeBufferPointer<UInt8>, _ cursor: inout SpanCursor,
        _ request: TextRequest, to builder: inout LayoutBuilder
    ) {
        setRightToLeft(request.isRightToLeft)
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
        setAttributes(of: block, text, cursor, request, canWrap: !isCutOff)
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
        setAttributes(of: block, text, cursor, request)
        let space = space(for: block, style, request)
        let fits = lineWidth <= space
        guard !fits || !block.isLast else { return false }

        let cuts = TruncationPoints(text, advances: advances(text))
        let line = pango_layout_get_line_readonly(pangoLayout, 0)
        let isRightToLeft = line.map { pango_layout_line_get_resolved_direction($0) } == PANGO_DIRECTION_RTL
        var width = space - metrics(of: request.font, request.systemFont).ellipsisWidth
        var rest = Double.infinity
        repeat {
            let gap = cuts.gap(fits ? .byTruncatingTail : mode, width: width)
            let cut = CutLine(gap: gap.range)
            cut.text(of: text).withUnsafeBufferPointer { shown in
                setText(shown)
                setAttributes(of: block, shown, cursor, request, cut: cut)
            }
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

    /// Returns the advance of each character of the only line, assigned to the character's first byte. It includes the
    /// letter spacing that Pango removes at the ends of the line.
    private func advances(_ text: UnsafeBufferPointer<UInt8>) -> [Double] {
        var advances = [Double](repeating: 0, count: text.count)
        var isFirst = true
        var last: (offset: Int, spacing: Int32)?
        pango_layout_get_line_readonly(pangoLayout, 0)?.pointee.forEachRun { run in
            guard let item = run.pointee.item?.pointee, item.num_chars > 0 else { return }
            var widths = [Int32](repeating: 0, count: Int(item.num_chars))
            pango_glyph_item_get_logical_widths(run, pango_layout_get_text(pangoLayout), &widths)
            var offset = Int(item.offset)
            var starts: [Int] = []
            for width in widths where offset < text.count {
                starts.append(offset)
                advances[offset] = points(width)
                repeat { offset += 1 } while offset < text.count && text[offset] & 0xC0 == 0x80
            }
            guard let first = starts.first, let end = starts.last else { return }
            let isRightToLeft = item.analysis.level % 2 == 1
            let spacing = run.pointee.letterSpacing
            if isFirst { advances[isRightToLeft ? end : first] += points(spacing.before) }
            isFirst = false
            last = (isRightToLeft ? first : end, spacing.after)
        }
        if let last { advances[last.offset] += points(last.spacing) }
        return advances
    }

    /// Sets the direction of the text, regardless of its first letter.
    private func setDirection(_ isRightToLeft: Bool) {
        pango_layout_set_auto_dir(pangoLayout, 0)
        setRightToLeft(isRightToLeft)
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

    /// Sets the attributes of the block's text: those of its letters and of its spans. Each span's index is encoded as
    /// a text color, which Pango attaches to the glyphs without effect on their shapes or joins.
    ///
    /// `cut` is the omitted range.
    private func setAttributes(
        of block: DrawableText.Block, _ text: UnsafeBufferPointer<UInt8>, _ cursor: SpanCursor,
        _ request: TextRequest, canWrap: Bool = false, cut: CutLine? = nil
    ) {
        let letters = letters(of: request.font, request.systemFont)
        let isPlain = request.spans.isEmpty
        let ranges = isPlain ? letters?.ranges(in: text) : nil
        if isPlain, !canWrap, ranges == nil {
            if letters != nil || pango_layout_get_attributes(pangoLayout) != nil {
                pango_layout_set_attributes(pangoLayout, letters?.list)
            }
            return
        }
        let list = pango_attr_list_new()
        if canWrap {
            forbidHyphens(in: text, list)
            UnbreakablePairs.forEach(in: text) { pango_attr_allow_breaks_new(0)?.insert(in: $0, into: list) }
        }
        if isPlain { insert(letters, in: 0..<Int(UInt32.max), at: 0, ranges, list) }
        cursor.forEachSpan(in: block.range) { index, style, range in
            insert(style, index, in: cut?.moved(range) ?? range, of: text, request, list)
        }
        pango_layout_set_attributes(pangoLayout, list)
        pango_attr_list_unref(list)
    }

    private func insert(
        _ style: TextStyle, _ index: Int, in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>,
        _ request: TextRequest, _ list: OpaquePointer?
    ) {
        let (low, high) = (UInt16(truncatingIfNeeded: index), UInt16(clamping: index >> 16))
        pango_attr_foreground_new(low, high, 0)?.insert(in: range, into: list)
        let font = style.font ?? request.font
        if style.font != nil || style.language != nil {
            let language = language(style.language ?? request.language)
            let description = description(of: font, request.systemFont, language)
            pango_attr_font_desc_new(description)?.insert(in: range, into: list)
            pango_attr_language_new(pango_language_from_string(language.tag))?.insert(in: range, into: list)
        }
        if style.letterSpacing != 0 {
            pango_attr_letter_spacing_new(pangoUnits(style.letterSpacing))?.insert(in: range, into: list)
        }
        if let attachment = style.attachment { insert(attachment, in: range, of: text, list) }
        guard let letters = letters(of: font, request.systemFont) else { return }
        let start = min(range.lowerBound, text.count)
        let part = UnsafeBufferPointer(rebasing: text[start..<max(min(range.upperBound, text.count), start)])
        insert(letters, in: range, at: start, letters.ranges(in: part), adding: style.letterSpacing, list)
    }

    /// Inserts the size of an attachment at each character U+FFFC in a range.
    private func insert(
        _ attachment: CGRect, in range: Range<Int>, of text: UnsafeBufferPointer<UInt8>,
        _ list: OpaquePointer?
    ) {
        var shape = PangoRectangle(
            x: 0, y: pangoUnits(-attachment.maxY), width: pangoUnits(attachment.width),
            height: pangoUnits(attachment.height))
        for start in range.clamped(to: 0..<max(text.count - 2, 0))
        where text[start] == 0xEF && text[start + 1] == 0xBF && text[start + 2] == 0xBC {
            pango_attr_shape_new(&shape, &shape)?.insert(in: start..<start + 3, into: list)
        }
    }

    /// Inserts the attributes of letters in the parts of a range that their font draws. `nil` means the complete range.
    private func insert(
        _ letters: LetterAttributes?, in range: Range<Int>, at start: Int, _ drawn: [Range<Int>]?,
        adding spacing: Double = 0, _ list: OpaquePointer?
    ) {
        guard let letters else { return }
        guard let drawn else { return letters.insert(in: range, adding: spacing, into: list) }
        for drawn in drawn {
            letters.insert(
                in: start + drawn.lowerBound..<start + drawn.upperBound, adding: spacing, into: list)
        }
    }

    /// Pango inserts a hyphen wherever it breaks a word. As in UIKit, only soft hyphens should produce one. An
    /// attribute that forbids hyphens applies between positions, not at them.
    private func forbidHyphens(in bytes: UnsafeBufferPointer<UInt8>, _ list: OpaquePointer?) {
        var start = 0
        for index in bytes.indices.dropFirst() where bytes[index] == 0xAD && bytes[index - 1] == 0xC2 {
            pango_attr_insert_hyphens_new(0)?.insert(in: start..<index + 1, into: list)
            start = index + 1
        }
        pango_attr_insert_hyphens_new(0)?.insert(in: start..<Int(UInt32.max), into: list)
    }
}
