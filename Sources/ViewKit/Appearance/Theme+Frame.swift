extension Theme {
    /// The surroundings of tables in an image with callouts or a frame.
    public struct Frame: Sendable, Hashable {
        /// The background color behind the tables and their surroundings.
        public var background: Color
        /// The padding around all content.
        public var padding: CGFloat
        /// The space between two adjacent tables.
        public var spacing: CGFloat
        /// The color of the border around a table.
        public var borderColor: Color
        /// The width of the border around a table.
        public var borderWidth: CGFloat
        /// The font of captions.
        public var captionFont: Font
        /// The color of captions.
        public var captionColor: Color
        /// The space between a table and its caption.
        public var captionGap: CGFloat
        /// The shadow of a table or device.
        public var shadow: Shadow
        /// The device frame around a table.
        public var device: Device
    }

    /// The style of a device frame with a table on its screen.
    public struct Device: Sendable, Hashable {
        /// The width of the case left and right of the screen.
        public var side: CGFloat
        /// The height of the case above and below the screen.
        public var end: CGFloat
        /// The radius of the case's corners.
        public var cornerRadius: CGFloat
        /// The radius of the screen's corners.
        public var screenRadius: CGFloat
        /// The color of the case.
        public var color: Color
        /// The color of the border along the case's edge.
        public var borderColor: Color
        /// The width of the border along the case's edge.
        public var borderWidth: CGFloat
        /// The size of the slot above the screen.
        public var slotSize: CGSize
        /// The color of the slot and of the home button's ring.
        public var detailColor: Color
        /// The diameter of the home button below the screen; 0 omits the button.
        public var buttonDiameter: CGFloat
        /// The thickness of the home button's ring.
        public var buttonStroke: CGFloat
    }
}

extension Theme.Frame {
    static let modern = Self(
        background: .systemBackground, padding: 16, spacing: 24,
        borderColor: Color((198, 198, 200), dark: (72, 72, 74)), borderWidth: 1,
        captionFont: .systemFont(ofSize: 13), captionColor: .secondaryLabel, captionGap: 10,
        shadow: .init(
            color: Color(white: 0, alpha: 0.3), radius: 8, offset: CGSize(width: 0, height: 3)),
        device: .init(
            side: 10, end: 30, cornerRadius: 30, screenRadius: 4,
            color: Color((28, 28, 30), dark: (44, 44, 46)), borderColor: Color((99, 99, 102)), borderWidth: 1,
            slotSize: CGSize(width: 60, height: 5), detailColor: Color((72, 72, 74), dark: (99, 99, 102)),
            buttonDiameter: 0, buttonStroke: 1.5))
}
