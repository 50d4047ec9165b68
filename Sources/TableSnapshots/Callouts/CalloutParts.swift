import Diagnostics
import TableKit

/// A part of a table that callouts can name, in points of the image.
package struct CalloutPart: Hashable, Sendable, NamedPart {
    package var part: TablePart
    package var otherNames: [String]
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
        _ part: TablePart, otherNames: [String] = [], frame: CGRect, ink: CGRect? = nil,
        baseline: CGFloat? = nil, isSolid: Bool = true
    ) {
        self.part = part
        self.otherNames = otherNames
        self.frame = frame
        self.ink = ink ?? frame
        self.baseline = baseline
        // Hairlines obstruct no more than the edges of rows.
        self.isSolid = isSolid && min(self.ink.width, self.ink.height) >= Self.minSolidSide
    }

    private static let minSolidSide: CGFloat = 2
}

/// The parts of an image by name.
package struct CalloutParts {
    private let parts: [CalloutPart]
    private let image: CGRect
    private let isRightToLeft: Bool

    package init(_ parts: [CalloutPart], in image: CGRect, isRightToLeft: Bool) {
        (self.parts, self.image, self.isRightToLeft) = (parts, image, isRightToLeft)
    }

    /// A coordinate on one axis, from which distances are measured.
    struct Edge {
        var isHorizontal: Bool
        var position: CGFloat
        var frame: CGRect
    }

    /// Returns the part of the image with a name.
    func part(_ name: TablePart) throws(Diagnostic) -> CalloutPart {
        if let part = parts.part(name) {
            guard !part.ink.isEmpty, image.intersects(part.ink) else {
                throw Diagnostic(
                    message: "\"\(name.description.shortened)\" is outside of the image",
                    remedy: "remove the callout, or change the state of the table")
            }
            return part
        }
        if name.anchor != nil, parts.part(name.withoutAnchor) != nil {
            throw Diagnostic(
                message: "\"\(name.description.shortened)\" is an edge",
                remedy: "write the part without it, or a dimension from this edge with \"to\"")
        }
        throw Diagnostic(
            message: "the image has no part \"\(name.description.shortened)\"",
            remedy: parts.remedy(forUnknown: name))
    }

    /// Returns the edge of a part, such as `row 0:1 text leading`.
    func edge(_ name: TablePart) throws(Diagnostic) -> Edge {
        let edges = TablePart.Anchor.allCases.filter { $0 != .left && $0 != .right }
        guard let anchor = name.anchor, edges.contains(anchor) else {
            throw Diagnostic(
                message: "\"\(name.description.shortened)\" is not an edge",
                remedy: "write one of \(edges.map(\.rawValue).joined(separator: ", ")) after the part's name")
        }
        let part = try part(name.withoutAnchor)
        let frame = part.frame
        func horizontal(_ x: CGFloat) -> Edge { Edge(isHorizontal: true, position: x, frame: frame) }
        func vertical(_ y: CGFloat) -> Edge { Edge(isHorizontal: false, position: y, frame: frame) }
        switch anchor {
        case .leading: return horizontal(isRightToLeft ? frame.maxX : frame.minX)
        case .trailing: return horizontal(isRightToLeft ? frame.minX : frame.maxX)
        case .center: return horizontal(frame.midX)
        case .top: return vertical(frame.minY)
        case .bottom: return vertical(frame.maxY)
        case .middle: return vertical(frame.midY)
        case .baseline, .left, .right:
            guard let baseline = part.baseline else {
                throw Diagnostic(
                    message: "\"\(part.part.description.shortened)\" is not a text, and has no baseline")
            }
            return Edge(isHorizontal: false, position: baseline, frame: part.ink)
        }
    }
}
