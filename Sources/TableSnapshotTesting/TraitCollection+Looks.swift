extension TraitCollection {
    /// Light, otherwise as usual.
    public static let light = TraitCollection()

    /// Dark, otherwise as usual.
    public static let dark = TraitCollection(userInterfaceStyle: .dark)

    /// From right to left, otherwise as usual.
    public static let rightToLeft = TraitCollection(layoutDirection: .rightToLeft)
}
