import TableKit

/// A label for a part of a picture: a bracket, a line to a label, a numbered bullet, a measure or a magnifier.
///
/// Failed comparisons of images report the same parts: `row 0:1`, `header 0`, `row 0:1 accessory`,
/// `row 0:1 editing control`. The area of a row that contains its views is `row 0:1 content`. Callouts follow the
/// layout, and mirror with it. The image grows by the space for callouts.
public struct Callout: Hashable, Sendable {
    /// How the part is pointed out.
    public var kind: Kind
    /// The part. A distance begins at the part's anchor, such as `row 0:1 text leading`.
    public var part: TablePart
    /// The label; nil for the part's name. A dimension tells its points after it, and without one alone; a magnifier
    /// without one has none. An empty label leaves a bullet out of the legend.
    public var label: String?
    /// On which side of the table the callout stands; nil for the one that suits it: nearer than others, and such that
    /// its lines run through as little as possible.
    public var side: Side?

    /// How a part is pointed out.
    public enum Kind: Hashable, Sendable {
        /// A bracket beside the table, as long as the part.
        case bracket
        /// A line from the part to a label.
        case leader
        /// A numbered disc on the part. Labels of bullets stand in a legend below the picture.
        case bullet
        /// A line with a measure in points: the part's size, or the distance of two edges.
        case dimension(Measure)
        /// A round glass that shows the part, enlarged so many times; nil for as much as fills the glass.
        case magnifier(zoom: CGFloat?)
    }

    /// What a dimension measures.
    public enum Measure: Hashable, Sendable {
        /// From the part's leading to its trailing edge.
        case width
        /// From the part's top to its bottom.
        case height
        /// From the anchor of the callout's part to another, such as `row 0:1 text leading`.
        case distance(to: TablePart)
    }

    /// A side of the table.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        /// Above the table.
        case above
        /// Below the table.
        case below
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing
    }

    /// Makes a callout.
    public init(_ kind: Kind, _ part: TablePart, label: String? = nil, side: Side? = nil) {
        self.kind = kind
        self.part = part
        self.label = label
        self.side = side
    }

    /// A bracket beside the table, below it unless told otherwise, as long as a part.
    public static func bracket(_ part: TablePart, _ label: String? = nil, side: Side? = nil) -> Callout {
        Callout(.bracket, part, label: label, side: side)
    }

    /// A line from a part to a label, at the nearer side of the table unless told otherwise; at another where the line
    /// would run through what is seen.
    public static func leader(_ part: TablePart, _ label: String? = nil, side: Side? = nil) -> Callout {
        Callout(.leader, part, label: label, side: side)
    }

    /// A numbered disc on a part, with its label in a legend below the picture.
    public static func bullet(_ part: TablePart, _ label: String? = nil) -> Callout {
        Callout(.bullet, part, label: label)
    }

    /// The width or height of a part, or the distance of two edges, such as `row 0:0 leading` and
    /// `row 0:0 text leading`.
    public static func dimension(
        _ measure: Measure, of part: TablePart, _ label: String? = nil, side: Side? = nil
    ) -> Callout {
        Callout(.dimension(measure), part, label: label, side: side)
    }

    /// A part enlarged, so many times, from 1 to 20, or until it fills the glass. Other numbers become the nearest of these.
    public static func magnifier(
        _ part: TablePart, _ label: String? = nil, zoom: CGFloat? = nil, side: Side? = nil
    ) -> Callout {
        Callout(.magnifier(zoom: zoom), part, label: label, side: side)
    }
}
