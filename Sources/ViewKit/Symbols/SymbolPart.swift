import DisplayList

/// A part of a symbol, on the grid.
struct SymbolPart {
    /// The way a part is drawn.
    enum Role: Character {
        /// A line around a closed path, which is filled in the filled variant.
        case body = "b"
        /// A line.
        case line = "s"
        /// A closed path that is always filled.
        case fill = "f"
        /// A closed path that is always filled, with a line around it.
        case plate = "p"
        /// A line that is cut out of the bodies of the filled variant.
        case detail = "d"
        /// A filled path that is cut out of the bodies of the filled variant.
        case hole = "h"
        /// Circles whose radii follow the weight.
        case dot = "k"
        /// Circles whose radii follow the weight, and that are cut out of the bodies of the filled variant.
        case dotHole = "j"

        var isArea: Bool { self != .line && self != .detail }
    }

    /// The variants of a symbol that contain the part.
    enum Variants: Character {
        case outlined = "-"
        case filled = "+"
    }

    var role: Role
    /// `nil` for both variants.
    var variants: Variants?
    var path: Path
    /// The width of lines for a regular weight of 1.
    var thickness = 1.0

    /// Returns the parts of a text: for each, the variant if it is only in one, the role, the thickness if it is not 1,
    /// and the path. Semicolons separate parts.
    static func parts(_ text: String) -> [SymbolPart] {
        text.split(separator: ";").compactMap { text in
            var text = text.drop { $0 == " " }
            let variants = text.first.flatMap(Variants.init)
            if variants != nil { text.removeFirst() }
            guard let role = text.popFirst().flatMap(Role.init) else { return nil }
            let number = text.prefix { $0 == "." || $0.isNumber }
            let path = SymbolPathReader.path(text)
            return SymbolPart(
                role: role, variants: variants, path: role.isArea ? path.oriented(positive: true) : path,
                thickness: Double(number) ?? 1)
        }
    }

    /// A Boolean value that indicates whether the part is cut out of the bodies of the filled variant.
    var isDetail: Bool { role == .detail || role == .hole || role == .dotHole }

    /// Returns the part with its dots for a line width.
    func weighted(_ lineWidth: Double) -> SymbolPart {
        guard role == .dot || role == .dotHole else { return self }
        let growth = (lineWidth - SymbolGrid.regularLineWidth) * Self.dotGrowth
        var part = self
        part.path = Path()
        for circle in path.subpaths {
            let bounds = circle.bounds
            let scale = 1 + growth / (bounds.width / 2)
            part.path.append(
                circle.mapped {
                    CGPoint(
                        x: bounds.midX + ($0.x - bounds.midX) * scale,
                        y: bounds.midY + ($0.y - bounds.midY) * scale)
                })
        }
        return part
    }

    /// The growth of a dot's radius for an additional unit of line width.
    private static let dotGrowth = 0.4

    /// Returns the shapes of the part itself.
    func shapes(_ lineWidth: Double) -> [SymbolShape] {
        switch role {
        case .body, .line, .detail: [SymbolShape(path: path, lineWidth: lineWidth * thickness)]
        case .fill, .hole, .dot, .dotHole: [SymbolShape(path: path)]
        case .plate: [SymbolShape(path: path), SymbolShape(path: path, lineWidth: lineWidth)]
        }
    }

    /// Returns the area of a detail, whose lines become polygons, and a Boolean value that indicates whether it overlaps
    /// itself.
    func area(_ lineWidth: Double) -> (path: Path, overlapsItself: Bool) {
        guard role == .detail else { return (path, false) }
        let outline = StrokeOutline(of: path, width: lineWidth * thickness)
        return (outline.path, outline.overlapsItself)
    }
}
