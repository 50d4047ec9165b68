extension SystemFont {
    /// Inter in place of San Francisco.
    ///
    /// Up to 16 points, the spacing is that of San Francisco. At 17 points, where San Francisco's is -0.43, the four
    /// widths in the article Metrics determine it. San Francisco's larger letters are of another design, which is
    /// narrower in proportion.
    static let modern = SystemFont(
        family: FontFamilies.system,
        letterSpacing: [
            .init(size: 6, spacing: 0.24), .init(size: 9, spacing: 0.17), .init(size: 11, spacing: 0.06),
            .init(size: 12, spacing: 0), .init(size: 13, spacing: -0.08), .init(size: 15, spacing: -0.23),
            .init(size: 16, spacing: -0.31), .init(size: 17, spacing: -0.48),
        ])

    /// Nimbus Sans, which has the widths of Helvetica.
    static let classic = SystemFont(family: FontFamilies.classic)
}
