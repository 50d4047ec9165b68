import Diagnostics
import Foundation

/// A part of a table that callouts can name, in points of the image.
package struct CalloutPart: Hashable, Sendable {
    /// The name, such as `row 0:1 accessory`.
    package var name: String
    /// The rectangle of the part.
    package var frame: CGRect
    /// The rectangle of the visible content, such as the glyphs of a text.
    package var ink: CGRect
    /// The first baseline of a text, in points from the top of the image.
    package var baseline: CGFloat?
    /// A Boolean value that indicates whether lines should avoid the part.
    ///
    /// Texts, images and controls are solid. Areas that contain other parts, such as rows, are not.
    package var isSolid: Bool

    package init(
        _ name: String, frame: CGRect, ink: CGRect? = nil, baseline: CGFloat? = nil, isSolid: Bool = true
    ) {
        self.name = name
        self.frame = frame
        self.ink = ink ?? frame
        self.baseline = baseline
        // Hairlines obstruct no more than the edges of rows.
        self.isSolid = isSolid && min(self.ink.width, self.ink.height) >= Self.leastSolid
    }

    private static let leastSolid: CGFloat = 2
}

/// An error in a callout. Its description is one sentence without a period.
package struct CalloutError: Error, Equatable, CustomStringConvertible {
    /// The index of the callout, from 0.
    package var index: Int
    package var description: String
}

/// The parts of an image by name.
package struct CalloutParts {
    private let parts: [CalloutPart]
    private let isRightToLeft: Bool

    package init(_ parts: [CalloutPart], isRightToLeft: Bool) {
        self.parts = parts
        self.isRightToLeft = isRightToLeft
    }

    /// A coordinate on one axis, from which distances are measured.
    struct Edge {
        var isHorizontal: Bool
        var position: CGFloat
        /// The rectangle of the edge's part.
        var frame: CGRect
    }

    /// The rectangles that lines should avoid.
    var solid: [CGRect] { parts.filter(\.isSolid).map(\.ink) }

    private static let edges = ["leading", "trailing", "top", "bottom", "center", "middle", "baseline"]

    /// Returns the part with a name. If there are several, the result is the last, which is in front.
    func part(_ name: String) throws(PartProblem) -> CalloutPart {
        if let part = parts.last(where: { $0.name == name }) { return part }
        var known: [String] = []
        for part in parts where !known.contains(part.name) { known.append(part.name) }
        throw PartProblem(
            sentence: "no part of the picture is called \"\(Self.shortened(name))\"; "
                + Self.hint(name, known))
    }

    /// Returns the edge of a part by a name such as `row 0:1 text leading`.
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

    /// An error in the name of a part or an edge.
    struct PartProblem: Error {
        var sentence: String
    }

    private static let mostNames = 24

    /// Returns a hint with the most similar name, and the known names. Names of the same row or header come
    /// first.
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
