import DisplayList

/// A namespace for the formatting of values in XML and SVG, as short as their precision permits.
enum Markup {
    /// Returns a number rounded to the nearest thousandth, or to the nearest fraction with another denominator, a power
    /// of 10.
    static func number(_ value: Double, denominator: Int = 1000) -> String {
        guard value.isFinite, abs(value) < 1e12 else { return "0" }
        let fractions = Int((value * Double(denominator)).rounded())
        let (whole, rest) = abs(fractions).quotientAndRemainder(dividingBy: denominator)
        let sign = fractions < 0 ? "-" : ""
        guard rest != 0 else { return "\(sign)\(whole)" }
        var digits = String(denominator + rest).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    /// Returns the value of a `transform` attribute. Its factors are more precise, because coordinates are large.
    static func matrix(_ transform: CGAffineTransform) -> String {
        let factors = [transform.a, transform.b, transform.c, transform.d]
            .map { number($0, denominator: 1_000_000) }
        let move = [transform.tx, transform.ty].map { number($0) }
        return "matrix(\((factors + move).joined(separator: " ")))"
    }

    static func fill(_ color: RGBA) -> String { paint("fill", color) }

    static func stroke(_ color: RGBA) -> String { paint("stroke", color) }

    private static func paint(_ name: String, _ color: RGBA) -> String {
        let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(number(color.alpha))\"" : ""
        return " \(name)=\"\(hexadecimal(color))\"\(opacity)"
    }

    static func hexadecimal(_ color: RGBA) -> String { color.opaque.hexadecimal.lowercased() }

    static func attributes(of rect: StripRect) -> String {
        "x=\"\(rect.x)\" y=\"\(rect.y)\" width=\"\(max(rect.width, 0))\" height=\"\(max(rect.height, 0))\""
    }

    /// Returns the value of a `d` attribute.
    static func path(_ rects: [StripRect]) -> String {
        rects.map { "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)z" }.joined()
    }

    /// Returns the value of a `d` attribute.
    static func path(_ outline: Outline) -> String {
        path(outline.path, x: Double(outline.x), y: Double(outline.y))
    }

    /// Returns the value of a `d` attribute.
    static func path(_ path: Path, x: Double = 0, y: Double = 0) -> String {
        func point(_ point: CGPoint) -> String { "\(number(point.x + x)) \(number(point.y + y))" }
        return path.elements.map { element in
            switch element {
            case .move(let end): "M\(point(end))"
            case .line(let end): "L\(point(end))"
            case .curve(let end, let first, let second): "C\(point(first)) \(point(second)) \(point(end))"
            case .close: "Z"
            }
        }.joined()
    }
}
