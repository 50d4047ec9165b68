extension Theme {
    /// What is written and drawn around a table to explain it.
    public struct Callouts: Sendable, Hashable {
        /// The font of labels.
        public var font: Font
        /// The color of labels.
        public var textColor: Color
        /// The most width of a label left or right of the table; longer ones wrap.
        public var labelWidth: CGFloat
        /// The color of brackets and leader lines.
        public var lineColor: Color
        /// The thickness of all lines.
        public var lineWidth: CGFloat
        /// The room between the table and what stands next to it.
        public var gap: CGFloat
        /// The room between a line and its label.
        public var labelGap: CGFloat
        /// The least room between two labels.
        public var labelSpacing: CGFloat
        /// How far a bracket stays away from the ends of its part, so that two beside each other do not touch.
        public var bracketInset: CGFloat
        /// The length of the ends of brackets and dimension lines.
        public var tick: CGFloat
        /// How far the line to a label goes straight on before it turns, and how far a label that has been pushed aside
        /// stays away from its bracket.
        public var elbow: CGFloat
        /// The diameter of the dot at a leader line's end.
        public var dotDiameter: CGFloat
        /// The font of measures.
        public var dimensionFont: Font
        /// The color of dimension lines and measures.
        public var dimensionColor: Color
        /// The color of the lines from what is measured to its dimension line.
        public var extensionColor: Color
        /// Numbered bullets and their legend.
        public var bullet: Bullet
        /// Magnifiers.
        public var magnifier: Magnifier
    }

    /// Numbered bullets.
    public struct Bullet: Sendable, Hashable {
        /// The diameter of the disc.
        public var diameter: CGFloat
        /// The color of the disc.
        public var color: Color
        /// The ring that sets the disc off from what is behind it.
        public var rimColor: Color
        /// The thickness of that ring, inside the diameter.
        public var rimWidth: CGFloat
        /// The font of the number.
        public var font: Font
        /// The color of the number.
        public var textColor: Color
    }

    /// A round glass that shows a part enlarged.
    public struct Magnifier: Sendable, Hashable {
        /// The diameter of the glass.
        public var diameter: CGFloat
        /// The color of the glass's ring and of the circle around what it shows.
        public var ringColor: Color
        /// The thickness of the glass's ring.
        public var ringWidth: CGFloat
        /// The least that a part is enlarged, even where it does not fit into the glass then.
        public var minimumZoom: CGFloat
        /// The most that a part is enlarged.
        public var maximumZoom: CGFloat
        /// The share of the glass, 0 to 1, that the part fills.
        public var share: CGFloat
        /// What the glass casts.
        public var shadow: Shadow
    }
}

extension Theme.Callouts {
    static let modern = Self(
        font: .systemFont(ofSize: 13), textColor: .label, labelWidth: 120,
        lineColor: Color((110, 110, 115), dark: (152, 152, 157)), lineWidth: 1, gap: 6, labelGap: 4,
        labelSpacing: 8, bracketInset: 1.5, tick: 6, elbow: 12, dotDiameter: 5,
        dimensionFont: .systemFont(ofSize: 11, weight: .medium), dimensionColor: .systemRed,
        extensionColor: Color((255, 59, 48), alpha: 0.45, dark: (255, 69, 58), darkAlpha: 0.55),
        bullet: .init(
            diameter: 20, color: .systemBlue, rimColor: .white, rimWidth: 1.5,
            font: .systemFont(ofSize: 12, weight: .semibold), textColor: .white),
        magnifier: .init(
            diameter: 88, ringColor: Color((110, 110, 115), dark: (152, 152, 157)), ringWidth: 2,
            minimumZoom: 1.5, maximumZoom: 6, share: 0.75,
            shadow: .init(
                color: Color(white: 0, alpha: 0.25), radius: 4, offset: CGSize(width: 0, height: 2))))
}

extension Theme.Callouts {
    static let classic: Self = {
        var callouts = Self.modern
        callouts.textColor = .black
        callouts.lineColor = Color(white: 0.45)
        callouts.magnifier.ringColor = Color(white: 0.45)
        return callouts
    }()
}
