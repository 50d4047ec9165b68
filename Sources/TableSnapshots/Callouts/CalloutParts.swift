import Diagnostics
import Foundation

/// A part of a table that callouts can name, in points of the picture.
package struct CalloutPart: Hashable, Sendable {
    /// Such as `row 0:1 accessory`.
    package var name: String
    /// The place that the part has.
    package var frame: CGRect
    /// The part of it where something is seen, such as the letters of a text.
    package var ink: CGRect
    /// The first baseline of a text, in points from the picture's top.
    package var baseline: CGFloat?
    /// Whether the part is something to see that lines stay out of, as texts, pictures and controls are, and no area
    /// that holds others, as rows are.
    package var isSolid: Bool

    package init(
        _ name: String, frame: CGRect, ink: CGRect? = nil, baseline: CGFloat? = nil, isSolid: Bool = true
    ) {
        self.name = name
        self.frame = frame
        self.ink = ink ?? frame
        self.baseline = baseline
        // Hairlines are no more in the way than the edges of rows.
        self.isSolid = isSolid && min(self.ink.width, self.ink.height) >= Self.leastSolid
    }

    private static let leastSolid: CGFloat = 2
}

/// Why a callout cannot be drawn: one sentence without a full stop.
package struct CalloutError: Error, Equatable, CustomStringConvertible {
    /// Which of the callouts, from 0.
    package var index: Int
    package var description: String
}

/// The parts of a picture by name.
package struct CalloutParts {
    private let parts: [CalloutPart]
    private let isRightToLeft: Bool

    package init(_ parts: [CalloutPart], isRightToLeft: Bool) {
        self.parts = parts
        self.isRightToLeft = isRightToLeft
    }

    /// A place that distances are measured from, on one axis.
    struct Edge {
        var isHorizontal: Bool
        var position: CGFloat
        /// What the edge belongs to.
        var frame: CGRect
    }

    /// What lines stay out of.
    var solid: [CGRect] { parts.filter(\.isSolid).map(\.ink) }

    private static let edges = ["leading", "trailing", "top", "bottom", "center", "middle", "baseline"]

    /// The part with a name. Of several the last, which stands in front.
    func part(_ name: String) throws(PartProblem) -> CalloutPart {
        if let part = parts.last(where: { $0.name == name }) { return part }
        var known: [String] = []
        for part in parts where !known.contains(part.name) { known.append(part.name) }
        throw PartProblem(
            sentence: "no part of the picture is called \"\(Self.shortened(name))\"; "
                + Self.hint(name, known))
    }

    /// The edge of a part, named as `row 0:1 text leading`.
    func edge(_ name: String) throws(PartProblem) -> Edge {
        let words = name.split(separator: " ")
        guard let last = words.last.map(String.init), Self.edges.contains(last), words.count > 1 else {
            throw PartProblem(
                sentence: "\"\(Self.shortened(name))\" names no edge; write one of "
                    + "\(Self.edges.joined(separator: ", ")) after the part's name")
        }
        let part = try part(words.dropLast().joined(separator: " "))
        let frame = part.frame
        func horizontal(_ x: CGFloat) -> Edge { Edge(isHorizontal: true, position: x, frame: frame) }
        func vertical(_ y: CGFloat) -> Edge { Edge(isHorizontal: false, position: y, frame: frame) }
        switch last {
        case "leading": return horizontal(isRightToLeft ? frame.maxX : frame.minX)
        case "trailing": return horizontal(isRightToLeft ? frame.minX : frame.maxX)
        case "center": return horizontal(frame.midX)
        case "top": return vertical(frame.minY)
        case "bottom": return vertical(frame.maxY)
        case "middle": return vertical(frame.midY)
        default:
            guard let baseline = part.baseline else {
                throw PartProblem(
                    sentence: "\"\(Self.shortened(part.name))\" is not a text, and has no baseline")
            }
            return Edge(isHorizontal: false, position: baseline, frame: part.ink)
        }
    }

    /// What is wrong with a name.
    struct PartProblem: Error {
        var sentence: String
    }

    private static let mostNames = 24

    /// The nearest name, and those there are: first the ones of the same row or header.
    private static func hint(_ name: String, _ known: [String]) -> String {
        guard !known.isEmpty else { return "it shows nothing that has a name" }
        let owner = name.split(separator: " ").prefix(2).joined(separator: " ")
        let near = known.filter { $0 == owner || $0.hasPrefix(owner + " ") }
        let told = (near.isEmpty ? known : near).prefix(mostNames)
        let more = known.count - told.count
        let list = "there are \(told.joined(separator: ", "))" + (more > 0 ? " and \(more) more" : "")
        guard let nearest = nearestName(to: name, among: known) else { return list }
        return "did you mean \"\(nearest)\"? T" + list.dropFirst()
    }

    private static func shortened(_ text: String) -> String {
        text.count > 60 ? text.prefix(60) + "…" : text
    }
}
