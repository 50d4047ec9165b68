extension TraitCollection {
    /// Dark, otherwise as usual.
    public static let dark = TraitCollection(userInterfaceStyle: .dark)

    /// Light, otherwise as usual.
    public static let light = TraitCollection()

    /// From right to left, otherwise as usual.
    public static let rightToLeft = TraitCollection(layoutDirection: .rightToLeft)

    /// What is not usual about the traits, as a part of a golden file's name: "dark-right-to-left-3x"; nil when nothing
    /// is.
    var snapshotName: String? {
        let usual = TraitCollection()
        var words: [String] = []
        if userInterfaceStyle != usual.userInterfaceStyle { words.append(userInterfaceStyle.rawValue) }
        if layoutDirection != usual.layoutDirection { words.append("right-to-left") }
        if displayScale != usual.displayScale {
            let scale = Double(displayScale)
            words.append(scale == scale.rounded() ? "\(Int(scale))x" : "\(scale)x")
        }
        return words.isEmpty ? nil : words.joined(separator: "-")
    }
}

extension [TraitCollection] {
    /// All combinations of some traits.
    ///
    /// ```swift
    /// assertSnapshot(of: table, traits: .matrix(styles: [.light, .dark], directions: [.leftToRight, .rightToLeft]))
    /// ```
    ///
    /// - Parameters:
    ///   - styles: Light or dark.
    ///   - directions: Which ways reading goes.
    ///   - scales: Pixels per point.
    public static func matrix(
        styles: [UserInterfaceStyle] = [.light], directions: [LayoutDirection] = [.leftToRight],
        scales: [CGFloat] = [2]
    ) -> [TraitCollection] {
        styles.flatMap { style in
            directions.flatMap { direction in
                scales.map {
                    TraitCollection(
                        displayScale: $0, userInterfaceStyle: style, layoutDirection: direction)
                }
            }
        }
    }
}
