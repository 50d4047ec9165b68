import Typesetting

extension GlyphRun {
    /// Characters that a program sets by itself as the run has them, and where they begin, in points from the run's
    /// origin.
    struct Piece {
        var x: Double
        var text: String
    }

    /// The run's characters as they are shown: one piece, or several where spacing moves glyphs. Without those that would
    /// turn others around: they are in order already.
    var pieces: [Piece] {
        let places = Dictionary(glyphs.map { ($0.cluster, $0.x) }, uniquingKeysWith: { first, _ in first })
        let last = places.keys.max() ?? 0
        let isCut = spacing != .natural && !isRightToLeft
        var pieces = [Piece(x: 0, text: "")]
        var offset: Int32 = 0
        var isAfterSpace = false
        for scalar in text.unicodeScalars {
            let place = places[offset]
            if isCut, let place, spacing == .betweenLetters || isAfterSpace {
                pieces.append(Piece(x: place, text: ""))
            }
            isAfterSpace = scalar.properties.isWhitespace
            offset += Int32(UTF8.width(scalar))
            switch scalar {
            // Where a word is broken, a soft hyphen is seen.
            case "\u{AD}": if place != nil { pieces[pieces.count - 1].text += "\u{2010}" }
            // A line ends with a space that has neither a glyph nor a width.
            case _ where isAfterSpace && place == nil && offset > last: break
            case _ where scalar.setsDirection: break
            default: pieces[pieces.count - 1].text.unicodeScalars.append(scalar)
            }
        }
        return pieces.count == 1 ? pieces : pieces.filter { !$0.text.isEmpty }
    }
}
