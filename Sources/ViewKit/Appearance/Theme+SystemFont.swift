extension SystemFont {
    /// Inter in place of San Francisco, with San Francisco's lines.
    ///
    /// The widths in the article Metrics determine the spacing of regular letters at 13, 16 and 17 points, and of
    /// semibold ones at 17. There it is less than San Francisco's by 0.4 % of the size, as at all other sizes.
    /// Semibold letters have 0.94 % of the size more space than regular ones at every size. San Francisco's larger
    /// letters are of another design, which is narrower in proportion.
    static let modern = SystemFont(
        family: FontFamilies.system,
        letterSpacing: [
            .init(size: 6, spacing: 0.22), .init(size: 9, spacing: 0.13), .init(size: 11, spacing: 0.01),
            .init(size: 12, spacing: -0.05), .init(size: 13, spacing: -0.14), .init(size: 15, spacing: -0.3),
            .init(size: 16, spacing: -0.39), .init(size: 17, spacing: -0.48),
            .init(size: 6, spacing: 0.28, weight: .semibold),
            .init(size: 9, spacing: 0.21, weight: .semibold),
            .init(size: 11, spacing: 0.11, weight: .semibold),
            .init(size: 12, spacing: 0.06, weight: .semibold),
            .init(size: 13, spacing: -0.02, weight: .semibold),
            .init(size: 15, spacing: -0.16, weight: .semibold),
            .init(size: 16, spacing: -0.24, weight: .semibold),
            .init(size: 17, spacing: -0.32, weight: .semibold),
        ], lines: .sanFrancisco)

    /// Nimbus Sans, which has the widths of Helvetica.
    static let classic = SystemFont(family: FontFamilies.classic)
}
