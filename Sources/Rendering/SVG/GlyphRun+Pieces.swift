import Typesetting

extension GlyphRun {
    /// Characters that a viewer can lay out in the same way as the run, and their position. It is in points from the
    /// run's origin.
    struct Piece {
        var x: Double
        var text: String
    }

    /// The run's visible characters: one piece, or several if words are moved or boxes are between them.
    ///
    /// The pieces contain no characters that change the direction of others, because they are already in visual order.
    /// They contain no missing characters, for which a viewer would draw a second box.
    var pieces: [Piece] {
        let positions = Dictionary(glyphs.map { ($0.cluster, $0.x) }, uniquingKeysWith: { first, _ in first })
        let last = positions.keys.max() ?? 0
        let isCut = isJustified && !isRightToLeft
        let boxed = Set(missing.map(\.character))
        var pieces = [Piece(x: isRightToLeft ? width : 0, text: "")]
        var offset: Int32 = 0
        var (isAfterSpace, isAfterBox) = (false, false)
        for scalar in text.unicodeScalars {
            let position = positions[offset]
            let isBox = boxed.contains(scalar.value)
            if isBox {
                isAfterBox = true
            } else if let position, isAfterBox || isCut && isAfterSpace {
                // Text from right to left begins at its right edge, where the box to the right of it ends.
                let boxes = missing.lazy.map(\.x).filter { $0 > position }
                pieces.append(Piece(x: isRightToLeft ? boxes.min() ?? width : position, text: ""))
                isAfterBox = false
            }
            isAfterSpace = scalar.properties.isWhitespace
            offset += Int32(UTF8.width(scalar))
            switch scalar {
            // A soft hyphen is visible at a line break in a word.
            case "\u{AD}": if position != nil { pieces[pieces.count - 1].text += "\u{2010}" }
            // A space at the end of a line has neither a glyph nor a width.
            case _ where isAfterSpace && position == nil && offset > last: break
            case _ where isBox || scalar.setsDirection: break
            default: pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
            }
        }
        return pieces.count == 1 ? pieces : pieces.filter { !$0.text.isEmpty }
    }
}
