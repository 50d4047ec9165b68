/// An icon in a ring: a cell's detail button, and info and add buttons.
package struct RingedIcon {
    package enum Sign: Equatable {
        /// The letter “i”.
        case info
        /// A plus sign with bars of the given length.
        case plus(length: CGFloat)
    }

    var sign: Sign
    /// The diameter of the ring, and the thickness of the ring and the symbol.
    var metrics: Theme.Accessory
    /// The color of a disc that replaces the ring. `nil` draws a ring.
    var disc: RGBA?

    package init(sign: Sign, metrics: Theme.Accessory, disc: RGBA? = nil) {
        self.sign = sign
        self.metrics = metrics
        self.disc = disc
    }

    var size: CGSize { CGSize(width: metrics.detailDiameter, height: metrics.detailDiameter) }

    package func draw(in rect: CGRect, with color: RGBA, _ context: GraphicsContext) {
        let stroke = metrics.detailStroke
        let outer = rect.centered(size)
        let circle = outer.insetBy(dx: stroke / 2, dy: stroke / 2)
        if let disc {
            context.fill(Path(ovalIn: outer), with: disc)
        } else {
            context.stroke(Path(ovalIn: circle), width: stroke, with: color)
        }
        switch sign {
        case .info: drawLetter(in: circle, with: color, context)
        case .plus(let length):
            context.stroke(.plus(in: circle, length: length - stroke), width: stroke, with: color)
        }
    }

    /// Draws the letter “i” as shapes, so that it is independent of fonts.
    private func drawLetter(in circle: CGRect, with color: RGBA, _ context: GraphicsContext) {
        let stroke = metrics.detailStroke
        let letter = metrics.detailLetter
        /// Returns a point, as a multiple of the stroke from the center and a fraction of the height.
        func point(_ strokes: CGFloat, _ fraction: CGFloat) -> CGPoint {
            CGPoint(x: circle.midX + stroke * strokes, y: circle.minY + circle.height * fraction)
        }
        let reach = -stroke * letter.dotDiameter / 2
        let dot = CGRect(origin: point(0, letter.dot), size: .zero).insetBy(dx: reach, dy: reach)
        context.fill(Path(ovalIn: dot), with: color)
        var stem = Path()
        stem.move(to: point(-letter.head, letter.top))
        stem.addLine(to: point(0, letter.top))
        stem.addLine(to: point(0, letter.bottom))
        stem.move(to: point(-letter.foot / 2, letter.bottom))
        stem.addLine(to: point(letter.foot / 2, letter.bottom))
        context.stroke(stem, width: stroke * letter.stroke, with: color)
    }
}

extension Path {
    /// Returns a horizontal bar of `length` points in the center of `rect`, for stroking.
    static func minus(in rect: CGRect, length: CGFloat) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX - length / 2, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.midX + length / 2, y: rect.midY))
        return path
    }

    /// Returns a checkmark that fills `box`, for stroking.
    package static func check(in box: CGRect, _ metrics: Theme.Checkmark) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: box.minX, y: box.minY + box.height * metrics.start))
        path.addLine(to: CGPoint(x: box.minX + box.width * metrics.turn, y: box.maxY))
        path.addLine(to: CGPoint(x: box.maxX, y: box.minY))
        return path
    }

    /// Returns a plus sign with bars of `length` points in the center of `rect`, for stroking.
    static func plus(in rect: CGRect, length: CGFloat) -> Path {
        var path = minus(in: rect, length: length)
        path.move(to: CGPoint(x: rect.midX, y: rect.midY - length / 2))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + length / 2))
        return path
    }
}
