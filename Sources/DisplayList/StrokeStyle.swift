/// The width, the ends and the joins of a line. Mirrors SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Sendable, Hashable {
    /// The width of the line, in points.
    public var lineWidth: Double
    /// The shape of the line's ends.
    public var lineCap: LineCap
    /// The shape of the line's corners.
    public var lineJoin: LineJoin

    /// The maximum length of a mitered corner, as a multiple of the line's width. A sharper corner is beveled.
    package static let miterLimit = 10.0

    /// Creates a style of a line.
    public init(lineWidth: Double, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter) {
        (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    }

    /// Returns the style of a line with round ends and corners.
    package static func round(_ lineWidth: Double) -> Self {
        Self(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
    }
}

/// The shape of a line's ends. Mirrors `CGLineCap`.
public enum LineCap: Sendable, Hashable, CaseIterable {
    /// The line ends exactly at its last point.
    case butt
    /// The line ends with a half circle around its last point.
    case round
    /// The line ends half its width beyond its last point.
    case square
}

/// The shape of a line's corners. Mirrors `CGLineJoin`.
public enum LineJoin: Sendable, Hashable, CaseIterable {
    /// The outer edges extend to a sharp corner. A corner longer than 10 line widths is beveled.
    case miter
    /// The outer corner is an arc.
    case round
    /// The outer corner is cut off.
    case bevel
}
