import CPango

/// A builder that positions Pango's lines according to a text's paragraph styles.
struct LayoutBuilder {
    private(set) var layout: TextLayout
    private let typesetter: Typesetter
    private let request: TextRequest
    private let spans: [TextSpan]
    private let metrics: FontMeasures
    private var paragraph: ParagraphStyle?
    private var blockStart = 0
    private var startsParagraph = true
    private var isFirstLineOfBlock = true
    /// The space below the last line if another line follows.
    private var spaceBelow = 0.0

    init(_ request: TextRequest, _ text: DrawableText, _ typesetter: Typesetter) {
        self.request = request
        self.typesetter = typesetter
        spans = text.spans
        metrics = typesetter.metrics(of: request.font, request.systemFont)
        layout = TextLayout(firstBaseline: metrics.ascent, lastBaseline: metrics.ascent)
    }

    var isFull: Bool { request.lineLimit > 0 && layout.lineCount >= request.lineLimit }

    /// The number of remaining lines. 0 means no limit.
    var linesLeft: Int { max(request.lineLimit - layout.lineCount, 0) }

    /// Begins a block, to which the following lines belong.
    mutating func begin(_ block: DrawableText.Block, _ style: ParagraphStyle?) {
        if block.startsParagraph, layout.lineCount > 0 {
            spaceBelow +=
                Double(paragraph?.paragraphSpacing ?? 0) + Double(style?.paragraphSpacingBefore ?? 0)
        }
        paragraph = style
        blockStart = block.range.lowerBound
        startsParagraph = block.startsParagraph
        isFirstLineOfBlock = true
    }

    /// Adds a line. `isTruncated` indicates whether it contains an ellipsis.
    mutating func append(_ line: UnsafeMutablePointer<PangoLayoutLine>, isTruncated: Bool = false) {
        layout.isTruncated = layout.isTruncated || isTruncated
        let extent = spans.isEmpty ? plainExtent(of: line) : styledExtent(of: line)
        let height = paragraph?.lineHeight(extent.height) ?? extent.height
        let top = layout.height + (layout.lineCount > 0 ? spaceBelow : 0)
        // Additional height of a paragraph style is above the text; reduced height is removed there.
        let baseline = top + height - extent.height + extent.ascent
        let indent = paragraph?.indent(isFirstLine: startsParagraph && isFirstLineOfBlock) ?? 0
        appendRuns(
            of: line, x: start(of: line, extent.width, indent: indent), baseline: baseline, top: top,
            height: height
        )

        if layout.lineCount == 0 { layout.firstBaseline = baseline }
        layout.lastBaseline = baseline
        layout.width = max(layout.width, indent + extent.width + (paragraph?.tail ?? 0))
        layout.height = top + height
        layout.lineBottoms.append(layout.height)
        spaceBelow = extent.leading + Double(paragraph?.lineSpacing ?? 0)
        isFirstLineOfBlock = false
    }

    private func start(
        of line: UnsafeMutablePointer<PangoLayoutLine>, _ width: Double, indent: Double
    ) -> Double {
        let isRightToLeft =
            request.alignsByText
            ? pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL : request.isRightToLeft
        let full = request.width ?? (indent + width + (paragraph?.tail ?? 0))
        let end = paragraph?.end(within: full) ?? full
        let left = isRightToLeft ? full - end : indent
        let space = end - indent - width
        let alignment = paragraph?.alignment ?? request.alignment
        return left + alignment.start(in: space, isRightToLeft: isRightToLeft)
    }

    // MARK: Sizes of lines

    private struct Extent {
        var width: Double, ascent: Double, height: Double
        /// The space below the line if another line follows.
        var leading: Double
    }

    private func plainExtent(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Extent {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        // A single line has the height of its own font, so that rows have equal heights in all scripts. Multiple lines
        // provide space for fallback fonts.
        let excess = request.lineLimit == 1 ? (above: 0, below: 0) : metrics.excess(of: logical)
        return Extent(
            width: line.pointee.width, ascent: metrics.ascent + excess.above,
            height: metrics.lineHeight + excess.above + excess.below, leading: metrics.leading)
    }

    private func styledExtent(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Extent {
        var ascent = -Double.infinity
        var below = -Double.infinity
        var next = -Double.infinity
        func include(_ metrics: FontMeasures, offset: Double, excess: (above: Double, below: Double) = (0, 0))
        {
            ascent = max(ascent, metrics.ascent + excess.above + offset)
            let descent = metrics.descent + excess.below - offset
            below = max(below, descent)
            next = max(next, descent + metrics.leading)
        }
        line.pointee.forEachRun { item in
            let style = style(of: spanIndex(of: item))
            let offset = style.baselineOffset
            let metrics = styleMetrics(style)
            if let attachment = style.attachment, item.pointee.isAttachment {
                ascent = max(ascent, attachment.maxY + offset)
                below = max(below, -attachment.minY - offset)
                next = max(next, below)
                return include(metrics, offset: offset)
            }
            guard request.lineLimit != 1 else { return include(metrics, offset: offset) }
            var logical = PangoRectangle()
            let font = item.pointee.item.pointee.analysis.font
            pango_glyph_string_extents(item.pointee.glyphs, font, nil, &logical)
            include(metrics, offset: offset, excess: metrics.excess(of: logical))
        }
        if ascent == -.infinity {
            let offset = blockStart + Int(line.pointee.start_index)
            include(styleMetrics(style(of: spanIndex(at: offset))), offset: 0)
        }
        return Extent(
            width: line.pointee.width, ascent: ascent, height: ascent + below, leading: next - below)
    }

    // MARK: Runs

    private mutating func appendRuns(
        of line: UnsafeMutablePointer<PangoLayoutLine>, x start: Double, baseline: Double, top: Double,
        height: Double
    ) {
        var x = start
        var decorations = DecorationBuilder()
        var left = Int(g_slist_length(line.pointee.runs))
        line.pointee.forEachRun { item in
            left -= 1
            let span = spanIndex(of: item)
            let style = spans.isEmpty ? nil : style(of: span)
            let baseline = baseline - (style?.baselineOffset ?? 0)
            let metrics = style.map(styleMetrics) ?? metrics
            let width: Double
            if let attachment = style?.attachment, item.pointee.isAttachment {
                width = append(attachment, item, x: x, baseline: baseline, span: span)
            } else {
                width = append(
                    item, x: x, baseline: baseline, span: span, metrics, isFirst: x == start,
                    isLast: left == 0)
            }
            if let style, style.isDecorated {
                decorations.add(
                    style, span, metrics, x: x, width: width, baseline: baseline, top: top, height: height)
            }
            x += width
        }
        layout.decorations += decorations.result
    }

    /// Appends the attachments of a run, and returns the width of the run in Pango's line, in points.
    private mutating func append(
        _ attachment: CGRect, _ item: UnsafeMutablePointer<PangoGlyphItem>, x: Double, baseline: Double,
        span: Int
    ) -> Double {
        let glyphString = item.pointee.glyphs.pointee
        var pen = x
        for index in 0..<Int(glyphString.num_glyphs) {
            let geometry = glyphString.glyphs[index].geometry
            let origin = CGPoint(
                x: pen + points(geometry.x_offset) + attachment.minX, y: baseline - attachment.maxY)
            layout.attachments.append(.init(rect: CGRect(origin: origin, size: attachment.size), span: span))
            pen += points(geometry.width)
        }
        return pen - x
    }

    /// Appends a run, and returns its width in Pango's line, in points.
    ///
    /// Pango divides the letter spacing between both sides of a letter, except at the ends of a line. The run begins at
    /// its first letter, and its width includes the spacing after its last letter.
    private mutating func append(
        _ item: UnsafeMutablePointer<PangoGlyphItem>, x: Double, baseline: Double, span: Int,
        _ metrics: FontMeasures, isFirst: Bool, isLast: Bool
    ) -> Double {
        let pangoItem = item.pointee.item.pointee
        guard let font = pangoItem.analysis.font.flatMap(typesetter.scaledFont) else { return 0 }
        var run = GlyphRun(font: font, glyphs: [], missing: [])
        run.text = typesetter.text(at: Int(pangoItem.offset), count: Int(pangoItem.length))
        run.isRightToLeft = pangoItem.analysis.level % 2 == 1
        run.isJustified = (paragraph?.alignment ?? request.alignment) == .justified
        if item.pointee.hasFeatures { run.features = letters(inSpan: span)?.features ?? [] }
        let spacing = item.pointee.letterSpacing
        run.letterSpacing = points(spacing.before + spacing.after)
        let start = isFirst ? 0 : points(spacing.before)
        let end = append(item.pointee.glyphs.pointee, to: &run, from: -start, metrics)
        run.width = end + points(spacing.before) + (isLast ? points(spacing.after) : 0)
        if !run.glyphs.isEmpty || !run.missing.isEmpty {
            layout.runs.append(.init(x: x + start, baseline: baseline, run: run, span: span))
        }
        return end + start
    }

    /// Appends glyphs to a run from a location, and returns the location of their end.
    private func append(
        _ glyphString: PangoGlyphString, to run: inout GlyphRun, from start: Double, _ metrics: FontMeasures
    ) -> Double {
        run.glyphs.reserveCapacity(Int(glyphString.num_glyphs))
        var pen = start
        for index in 0..<Int(glyphString.num_glyphs) {
            let glyph = glyphString.glyphs[index]
            let width = points(glyph.geometry.width)
            let cluster = glyphString.log_clusters[index]
            if let character = Self.character(without: glyph.glyph, in: run.text, at: cluster) {
                run.missing.append(
                    .init(
                        x: pen, width: width, height: metrics.capHeight, stroke: metrics.underlineThickness,
                        character: character))
                typesetter.missing.add(character, typesetter.fonts.configuration)
            } else if glyph.glyph != Self.emptyGlyph {
                run.glyphs.append(
                    .init(
                        index: glyph.glyph, cluster: cluster,
                        x: pen + points(glyph.geometry.x_offset), y: points(glyph.geometry.y_offset)))
            }
            pen += width
        }
        return pen
    }

    /// Returns the character in place of a glyph if there is no such glyph. Pango marks characters that no font contains, and
    /// a damaged font can have glyphs with numbers that no font has.
    private static func character(without glyph: PangoGlyph, in text: String, at cluster: Int32) -> UInt32? {
        guard glyph > largestGlyph, glyph != emptyGlyph else { return nil }
        if let scalar = Unicode.Scalar(glyph ^ unknownGlyphFlag) { return scalar.value }
        let start = text.utf8.index(text.startIndex, offsetBy: Int(cluster), limitedBy: text.endIndex)
        return start.flatMap { text.unicodeScalars[$0...].first?.value } ?? 0xFFFD
    }

    /// OpenType fonts number their glyphs with 16 bits.
    private static let largestGlyph: PangoGlyph = 0xFFFF
    // Pango's macros PANGO_GLYPH_EMPTY and PANGO_GLYPH_UNKNOWN_FLAG, which Swift does not import.
    private static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
    private static let unknownGlyphFlag: PangoGlyph = 0x1000_0000

    // MARK: Spans

    private func style(of span: Int) -> TextStyle { span < spans.count ? spans[span].style : TextStyle() }

    private func letters(inSpan span: Int) -> LetterAttributes? {
        typesetter.letters(of: style(of: span).font ?? request.font, request.systemFont)
    }

    private func styleMetrics(_ style: TextStyle) -> FontMeasures {
        guard let font = style.font else { return metrics }
        return typesetter.metrics(of: font, request.systemFont)
    }

    private func spanIndex(of item: UnsafeMutablePointer<PangoGlyphItem>) -> Int {
        if spans.isEmpty { return 0 }
        return item.pointee.span ?? spanIndex(at: blockStart + Int(item.pointee.item.pointee.offset))
    }

    private func spanIndex(at offset: Int) -> Int {
        max((spans.firstIndex { $0.start > offset } ?? spans.count) - 1, 0)
    }
}
