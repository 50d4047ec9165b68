extension View {
    /// A Boolean value that indicates whether the view is an accessory or editing control of the theme. Its touch
    /// target has the height of the row.
    package var isStandardPart: Bool {
        self is AccessoryIndicator || self is EditingControl || self is ReorderControl
    }
}
