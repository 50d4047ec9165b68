/// What surrounds a table in its picture. Sizes and colors that it does not say are the theme's.
public struct PictureFrame: Sendable, Hashable {
    /// Whether the table stands on the screen of a device.
    public var hasDevice: Bool
    /// Whether there is a line around the table.
    public var hasBorder: Bool
    /// Whether the table, or the device, casts a shadow.
    public var hasShadow: Bool
    /// The radius of the table's corners, in points: at most half of the table's shorter side is drawn; nil for square ones, or those of the device's screen.
    public var cornerRadius: CGFloat?
    /// The space around everything, in points, 0 or more. An image that it makes larger than
    /// ``TableSnapshot/maximumWidth`` or ``TableSnapshot/maximumHeight`` is refused.
    public var padding: CGFloat?
    /// Behind everything.
    public var background: Color?
    /// What stands below the table.
    public var caption: String?

    /// Makes a frame; by default nothing but some room around the table.
    public init(
        hasDevice: Bool = false, hasBorder: Bool = false, hasShadow: Bool = false,
        cornerRadius: CGFloat? = nil,
        padding: CGFloat? = nil, background: Color? = nil, caption: String? = nil
    ) {
        self.hasDevice = hasDevice
        self.hasBorder = hasBorder
        self.hasShadow = hasShadow
        self.cornerRadius = cornerRadius
        self.padding = padding
        self.background = background
        self.caption = caption
    }
}
