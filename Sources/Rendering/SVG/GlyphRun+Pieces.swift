import Typesetting

extension GlyphRun {
    /// Characters that a viewer can lay out in the same way as the run, and their position. It is in points from the
    /// run's origin.
    struct Piece {
        var x: Double
        var text: String
    }

    /// The run's visible characters: one piece, or several if spacing moves glyphs.
    ///
    /// The pieces contain no characters that change the direction of others, because they are already in visual order.
    var pieces: [Piece] {
        let positions = Dictionary(glyphs.map { ($0.cluster, $0.x) }, uniquingKeysWith: { first, _ in first })
        let last = positions.keys.max() ?? 0
        let isCut = spacing != .natural && !isRightToLeft
        var pieces = [Piece(x: 0, text: "")]
        var offset: Int32 = 0
        var isAfterSpace = false
        for scalar in text.unicodeScalars {
            let position = positions[offset]
            if isCut, let position, spacing == .betweenLetters || isAfterSpace {
                pieces.append(Piece(x: position, text: ""))
            }
            isAfterSpace = scalar.properties.isWhitespace
            offset += Int32(UTF8.width(scalar))
            switch scalar {
            // A soft hyphen is visible at a line break in a word.
            case "\u{AD}": if position != nil { pieces[pieces.count - 1].text += "\u{2010}" }
            // A space at the end of a line has neither a glyph nor a width.
            case _ where isAfterSpace && position == nil && offset > last: break
            case _ where scalar.setsDirection: break
            default: pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
            }
        }
        return pieces.count == 1 ? pieces : pieces.filter { !$0.text.isEmpty }
    }
}
