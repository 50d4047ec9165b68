/// The surroundings of a table in its image.
///
/// An image that exceeds ``TableSnapshot/maximumWidth`` or ``TableSnapshot/maximumHeight`` because of them is rejected.
public struct ImageFrame: Sendable, Hashable {
    /// A Boolean value that indicates whether the table is on the screen of a device. Default: false.
    public var hasDevice: Bool
    /// A Boolean value that indicates whether the table has a border. Default: false.
    public var hasBorder: Bool
    /// A Boolean value that indicates whether the table, or its device, has a shadow. Default: false.
    public var hasShadow: Bool
    /// The corner radius of the table in points, limited to half of its shorter side. Default: 0, or that of the device's
    /// screen.
    public var cornerRadius: CGFloat?
    /// The padding around all content in points, 0 or more. Default: the theme's.
    public var padding: CGFloat?
    /// The background color of the image. Default: the theme's.
    public var background: Color?
    /// The caption below the table.
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
