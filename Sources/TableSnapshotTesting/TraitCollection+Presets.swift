extension TraitCollection {
    /// The default traits, in the light appearance.
    public static let light = TraitCollection()

    /// The default traits, in the dark appearance.
    public static let dark = TraitCollection(userInterfaceStyle: .dark)

    /// The default traits, with a right-to-left layout.
    public static let rightToLeft = TraitCollection(layoutDirection: .rightToLeft)
}
