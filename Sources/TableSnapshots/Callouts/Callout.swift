/// A callout for a part of a table: a bracket, leader line, numbered bullet, dimension or magnifier.
///
/// Failed image comparisons report the same parts: `row 0:1`, `header 0`, `row 0:1 accessory`,
/// `row 0:1 editing control`. The content view of a row is `row 0:1 content`. A value in a column is `row 0:1 column 1`, or
/// has the title of the column, such as `row 0:1 Price`. Callouts follow the layout, and mirror with it. They enlarge the
/// image by the space that they take.
public struct Callout: Hashable, Sendable {
    /// The kind of the callout.
    public var kind: Kind
    /// The part.
    ///
    /// A distance begins at the anchor of the part, such as `row 0:1 text leading`.
    public var part: TablePart
    /// The text of the label. `nil` uses the name of the part.
    ///
    /// A dimension appends its length, rounded to half points, and shows only the length if the label is `nil`. A
    /// magnifier without a label has no text. An empty label omits a bullet from the legend.
    public var label: String?
    /// The side of the table for the callout.
    ///
    /// `nil` selects the side where lines are short and do not cross other callouts or visible content. If a bracket or
    /// dimension can reach no side without crossing any, it is at its part, and a line leads to its label.
    public var side: Side?

    /// The kinds of callouts.
    public enum Kind: Hashable, Sendable {
        /// A bracket next to the table, as long as the part.
        case bracket
        /// A line from the part to a label.
        case leader
        /// A numbered disc on the part. The labels of bullets appear in a legend below the image.
        case bullet
        /// A line with a length in half points: the width or height of the part, or the distance between two
        /// edges.
        case dimension(Measure)
        /// A circular lens that shows the part enlarged by a factor. `nil` enlarges the part until it fills the lens.
        case magnifier(zoom: CGFloat?)
    }

    /// The length that a dimension shows.
    public enum Measure: Hashable, Sendable {
        /// The distance between the leading and trailing edges of the part.
        case width
        /// The distance between the top and bottom edges of the part.
        case height
        /// The distance from the anchor of the callout's part to another, such as `row 0:1 text leading`.
        case distance(to: TablePart)
    }

    /// A side of the table.
    public enum Side: String, Hashable, Sendable, CaseIterable {
        /// The side above the table.
        case above
        /// The side below the table.
        case below
        /// The leading side.
        case leading
        /// The trailing side.
        case trailing
    }

    /// Creates a callout.
    public init(_ kind: Kind, _ part: TablePart, label: String? = nil, side: Side? = nil) {
        self.kind = kind
        self.part = part
        self.label = label
        self.side = side
    }

    /// Returns a bracket next to the table, as long as a part.
    ///
    /// By default, the bracket of a row, a section or another part of the full width is beside the table. Other brackets
    /// are at the nearest side.
    public static func bracket(_ part: TablePart, _ label: String? = nil, side: Side? = nil) -> Callout {
        Callout(.bracket, part, label: label, side: side)
    }

    /// Returns a line from a part to a label.
    ///
    /// By default, the label is at the nearest side of the table where the line crosses neither visible content nor other
    /// callouts.
    public static func leader(_ part: TablePart, _ label: String? = nil, side: Side? = nil) -> Callout {
        Callout(.leader, part, label: label, side: side)
    }

    /// Returns a numbered disc on a part, with its label in a legend below the image.
    public static func bullet(_ part: TablePart, _ label: String? = nil) -> Callout {
        Callout(.bullet, part, label: label)
    }

    /// Returns a dimension: the width or height of a part, or the distance between two edges. Edges have
    /// names such as `row 0:0 leading` and `row 0:0 text leading`.
    public static func dimension(
        _ measure: Measure, of part: TablePart, _ label: String? = nil, side: Side? = nil
    ) -> Callout {
        Callout(.dimension(measure), part, label: label, side: side)
    }

    /// Returns a magnifier of a part.
    ///
    /// The zoom factor ranges from 1 to 20, and is clamped to this range. `nil` enlarges the part until it
    /// fills the lens.
    public static func magnifier(
        _ part: TablePart, _ label: String? = nil, zoom: CGFloat? = nil, side: Side? = nil
    ) -> Callout {
        Callout(.magnifier(zoom: zoom), part, label: label, side: side)
    }
}
