/// A callout next to the table, with the part and the text that it shows, before it is placed.
struct SideCallout {
    enum Form {
        case bracket
        /// A dimension, with the rectangles from which its extension lines begin.
        case dimension(low: CGRect, high: CGRect)
        /// A leader line. It points at visible content, or at an area.
        case leader(isSolid: Bool)
        case magnifier(CalloutLayout.Lens)
    }

    /// The index of the callout.
    let owner: Int
    let form: Form
    /// The rectangle that a bracket or dimension spans, or at which a leader line points.
    var frame: CGRect
    let text: CalloutText?
    /// The sides that the callout permits.
    let sides: [Callout.Side]
    /// The positions of the line of a bracket or dimension at its part. Empty for other callouts.
    var bars: [InnerBar] = []
    /// The points in an area at which a leader line can begin, apart from those at its edges.
    var points: [CGPoint] = []

    var lens: CalloutLayout.Lens? { if case .magnifier(let lens) = form { lens } else { nil } }
    var isSolid: Bool { if case .leader(let isSolid) = form { isSolid } else { true } }

    var role: CalloutLayout.Role {
        switch form {
        case .bracket: .bracket
        case .dimension: .dimension
        case .leader, .magnifier: .leader
        }
    }
}

/// The position of a callout.
struct CalloutPlacement: Hashable {
    /// The point of a part at which a leader line begins.
    enum Anchor: Hashable {
        /// A point of the near edge: 0 is its top or leading end, and 1 the other.
        case edge(CGFloat)
        /// A point next to the near end, above the part or before its leading edge.
        case before
        /// A point next to the near end, below the part or after its trailing edge.
        case after
        /// A point beyond the edge of the table, next to a part at the edge.
        case beyond
        /// A point in an area, by its index.
        case point(Int)
    }

    /// The side of the table with the label.
    var side: Callout.Side
    /// The index of the position of the line of a bracket or dimension at its part, from which a leader line leads to the
    /// label. `nil` if the line is next to the table.
    var bar: Int?
    var anchor = Anchor.edge(0.5)
    /// The offset of the label's preferred position along the side, in points.
    var shift: CGFloat = 0
}

/// The line of a bracket or dimension in the table, next to its part.
struct InnerBar {
    /// The line, its ends, and the extension lines to it.
    let lines: [CalloutLayout.Line]
    /// The rectangle of the line without its ends.
    let frame: CGRect

    /// Creates the line at a position across its direction, such as the y-coordinate of a horizontal one.
    ///
    /// - Parameter starts: The rectangles at its lower and upper end, from which extension lines begin.
    init(
        _ span: ClosedRange<CGFloat>, isHorizontal: Bool, at position: CGFloat, _ starts: (CGRect, CGRect)?,
        ends: ClosedRange<CGFloat>, owner: Int
    ) {
        func line(
            _ along: CGFloat, _ across: CGFloat, _ along2: CGFloat, _ across2: CGFloat,
            _ role: CalloutLayout.Role
        ) -> CalloutLayout.Line {
            let (start, end) =
                isHorizontal
                ? (CGPoint(x: along, y: across), CGPoint(x: along2, y: across2))
                : (CGPoint(x: across, y: along), CGPoint(x: across2, y: along2))
            return CalloutLayout.Line(start: start, end: end, role: role, owner: owner)
        }
        let role: CalloutLayout.Role = starts == nil ? .bracket : .dimension
        let bar = line(span.lowerBound, position, span.upperBound, position, role)
        var lines = [bar]
        for end in [span.lowerBound, span.upperBound] {
            lines.append(line(end, position + ends.lowerBound, end, position + ends.upperBound, role))
        }
        if let starts {
            for (end, start) in [(span.lowerBound, starts.0), (span.upperBound, starts.1)] {
                let across = isHorizontal ? start.minY...start.maxY : start.minX...start.maxX
                let near = across.clamp(position)
                if near != position { lines.append(line(end, near, end, position, .extension)) }
            }
        }
        self.lines = lines
        frame = bar.area
    }
}
