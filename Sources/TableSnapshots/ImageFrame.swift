/// The surroundings of a table in its image.
public struct ImageFrame: Sendable, Hashable {
    /// A Boolean value that indicates whether a device frame surrounds the table.
    public var hasDevice: Bool
    /// A Boolean value that indicates whether a border surrounds the table.
    public var hasBorder: Bool
    /// A Boolean value that indicates whether the table or the device has a shadow.
    public var hasShadow: Bool
    /// The corner radius of the table, in points, limited to half of its shorter side. `nil` uses square corners, or
    /// those of the device's screen.
    public var cornerRadius: CGFloat?
    /// The padding around all content, in points, 0 or more. `nil` uses the theme's value.
    ///
    /// An image that exceeds ``TableSnapshot/maximumWidth`` or ``TableSnapshot/maximumHeight`` because of it is
    /// rejected.
    public var padding: CGFloat?
    /// The background color. `nil` uses the theme's value.
    public var background: Color?
    /// The caption below the table. `nil` shows no caption.
    public var caption: String?

    /// Creates a frame. By default, it is only padding around the table.
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
