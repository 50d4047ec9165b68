extension TraitCollection {
    /// The light appearance. Other traits are unspecified.
    public static let light = TraitCollection(userInterfaceStyle: .light)

    /// The dark appearance. Other traits are unspecified.
    public static let dark = TraitCollection(userInterfaceStyle: .dark)

    /// The layout from right to left. Other traits are unspecified.
    public static let rightToLeft = TraitCollection(layoutDirection: .rightToLeft)
}
