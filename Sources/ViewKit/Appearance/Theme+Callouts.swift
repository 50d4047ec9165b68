extension Theme {
    /// The text and lines around a table that explain it.
    public struct Callouts: Sendable, Hashable {
        /// The font of labels.
        public var font: Font
        /// The color of labels.
        public var textColor: Color
        /// The maximum width of a label left or right of the table. Longer labels wrap.
        public var labelWidth: CGFloat
        /// The color of brackets and leader lines.
        public var lineColor: Color
        /// The thickness of all lines.
        public var lineWidth: CGFloat
        /// The space between the table and the callouts next to it.
        public var gap: CGFloat
        /// The space between a line and its label.
        public var labelGap: CGFloat
        /// The minimum space between two labels.
        public var labelSpacing: CGFloat
        /// The distance from a bracket to the ends of its part. It separates adjacent brackets.
        public var bracketInset: CGFloat
        /// The length of the ends of brackets and dimension lines.
        public var tick: CGFloat
        /// The length of the straight part of a label's line before it turns. It is also the distance from a displaced
        /// label to its bracket.
        public var elbow: CGFloat
        /// The diameter of the dot at the end of a leader line.
        public var dotDiameter: CGFloat
        /// The font of dimension labels.
        public var dimensionFont: Font
        /// The color of dimension lines and their labels.
        public var dimensionColor: Color
        /// The color of the extension lines from a measured part to its dimension line.
        public var extensionColor: Color
        /// The style of numbered bullets and their legend.
        public var bullet: Bullet
        /// The style of magnifiers.
        public var magnifier: Magnifier
    }

    /// The style of numbered bullets.
    public struct Bullet: Sendable, Hashable {
        /// The diameter of the disc.
        public var diameter: CGFloat
        /// The color of the disc.
        public var color: Color
        /// The color of the bullet's border.
        public var borderColor: Color
        /// The width of the bullet's border, inside the diameter.
        public var borderWidth: CGFloat
        /// The font of the number.
        public var font: Font
        /// The color of the number.
        public var textColor: Color
    }

    /// The style of a round lens that shows an enlarged part.
    public struct Magnifier: Sendable, Hashable {
        /// The diameter of the lens.
        public var diameter: CGFloat
        /// The color of the lens's border and of the circle around the enlarged part.
        public var ringColor: Color
        /// The width of the lens's border.
        public var ringWidth: CGFloat
        /// The minimum magnification, which applies even where the part does not fit into the lens.
        public var minimumZoom: CGFloat
        /// The maximum magnification.
        public var maximumZoom: CGFloat
        /// The fraction of the lens, from 0 to 1, that the part fills.
        public var fraction: CGFloat
        /// The shadow of the lens.
        public var shadow: Shadow
    }
}

extension Theme.Callouts {
    /// Texts and lines have a contrast of at least 4.5:1 on light and dark tables.
    static let modern = Self(
        font: .systemFont(ofSize: 13), textColor: .label, labelWidth: 120,
        lineColor: Color((110, 110, 115), dark: (152, 152, 157)), lineWidth: 1, gap: 6, labelGap: 4,
        labelSpacing: 8, bracketInset: 1.5, tick: 6, elbow: 12, dotDiameter: 5,
        dimensionFont: .systemFont(ofSize: 11, weight: .medium),
        dimensionColor: Color((215, 0, 21), dark: (255, 105, 97)),
        extensionColor: Color((215, 0, 21), alpha: 0.9, dark: (255, 105, 97), darkAlpha: 0.9),
        bullet: .init(
            diameter: 20, color: Color((0, 98, 214)), borderColor: .white, borderWidth: 1.5,
            font: .systemFont(ofSize: 12, weight: .semibold), textColor: .white),
        magnifier: .init(
            diameter: 88, ringColor: Color((110, 110, 115), dark: (152, 152, 157)), ringWidth: 2,
            minimumZoom: 1.5, maximumZoom: 6, fraction: 0.75,
            shadow: .init(
                color: Color(white: 0, alpha: 0.25), radius: 4, offset: CGSize(width: 0, height: 2))))
}
