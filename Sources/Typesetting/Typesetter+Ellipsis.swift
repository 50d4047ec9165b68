import CPango

extension Typesetter {
    /// Takes room from a truncated text until what follows its ellipsis begins with a whole cluster.
    ///
    /// Pango looks one character too far where the ellipsis ends, and so may leave a vowel sign without its consonant.
    /// With less room than the sign needs it leaves out more.
    func keepClustersWhole() {
        for _ in 0..<Self.mostCutMarks {
            guard let rest = restOfCluster() else { return }
            let width = pango_layout_get_width(pangoLayout)
            pango_layout_set_width(pangoLayout, max(width - max(rest, 1), 0))
        }
        pango_layout_set_width(pangoLayout, 0)
    }

    /// Marks that may follow an ellipsis one after another until the text gives way to it altogether.
    private static let mostCutMarks = 16

    /// The width of the glyphs that follow the ellipsis and belong to a cluster it stands for, in Pango's units; nil when
    /// there are none.
    private func restOfCluster() -> Int32? {
        guard let end = ellipsisEnd, let text = pango_layout_get_text(pangoLayout) else { return nil }
        let start = g_utf8_pointer_to_offset(text, text + Int(end))
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(pangoLayout, &count), start + 1 < count,
            attributes[start].is_cursor_position == 0
        else { return nil }
        var place = PangoRectangle()
        pango_layout_index_to_pos(pangoLayout, end, &place)
        return abs(place.width)
    }

    /// Where the text that an ellipsis stands for ends, as an offset in UTF-8.
    private var ellipsisEnd: Int32? {
        guard
            let line = pango_layout_get_line_readonly(
                pangoLayout, pango_layout_get_line_count(pangoLayout) - 1)
        else { return nil }
        var node = line.pointee.runs
        while let current = node {
            let run = current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
            if run.isEllipsis, let item = run.pointee.item {
                return item.pointee.offset + item.pointee.length
            }
            node = current.pointee.next
        }
        return nil
    }
}
