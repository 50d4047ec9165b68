import CPango
import CPangoFT2

extension PangoLayoutLine {
    func forEachRun(_ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void) {
        var node = runs
        while let current = node {
            body(current.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self))
            node = current.pointee.next
        }
    }

    /// The total width of the runs, in points.
    ///
    /// Pango's own width excludes trailing spaces. Pango also removes the letter spacing at both ends of a line, but
    /// only after it has wrapped the text. As in UIKit, this width includes the spacing of all letters.
    var width: Double {
        var width: Int32 = 0
        var first: Int32?
        var last: Int32 = 0
        forEachRun { run in
            width &+= pango_glyph_string_get_width(run.pointee.glyphs)
            let spacing = run.pointee.letterSpacing
            first = first ?? spacing.before
            last = spacing.after
        }
        return points(width &+ (first ?? 0) &+ last)
    }
}

extension PangoGlyphItem {
    /// The letter spacing before and after each letter, in Pango units.
    var letterSpacing: (before: Int32, after: Int32) {
        let spacing = attribute { $0.letterSpacing } ?? 0
        // Pango rounds the half of a spacing that is in whole points.
        let half = spacing / 2
        let before = spacing % PANGO_SCALE == 0 ? (half + PANGO_SCALE / 2) & ~(PANGO_SCALE - 1) : half
        return (before, spacing - before)
    }

    /// A Boolean value that indicates whether the font's features differ from its defaults.
    var hasFeatures: Bool { attribute { pango_attribute_as_font_features($0) } != nil }

    /// A Boolean value that indicates whether the glyphs are spaces for attachments.
    var isAttachment: Bool {
        attribute { $0.pointee.klass.pointee.type == PANGO_ATTR_SHAPE ? true : nil } ?? false
    }

    /// The index of the glyphs' span, or `nil` in plain text.
    var span: Int? {
        attribute { pango_attribute_as_color($0)?.pointee.color }.map { Int($0.red) | Int($0.green) << 16 }
    }

    /// Returns the first result of `read` for an attribute of the glyphs.
    private func attribute<Value>(_ read: (UnsafeMutablePointer<PangoAttribute>) -> Value?) -> Value? {
        var node = item.pointee.analysis.extra_attrs
        while let current = node {
            if let value = read(current.pointee.data.assumingMemoryBound(to: PangoAttribute.self)) {
                return value
            }
            node = current.pointee.next
        }
        return nil
    }
}

extension UnsafeMutablePointer<PangoAttribute> {
    fileprivate var letterSpacing: Int32? {
        guard pointee.klass.pointee.type == PANGO_ATTR_LETTER_SPACING else { return nil }
        return pango_attribute_as_int(self)?.pointee.value
    }
}
