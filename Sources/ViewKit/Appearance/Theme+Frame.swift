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
        /// The parts of the screen above and below a table. `nil` shows the table on the complete screen.
        public var screen: DeviceScreen?
        /// The size of the slot above the screen.
        public var slotSize: CGSize
        /// The color of the slot and of the home button's ring.
        public var detailColor: Color
        /// The diameter of the home button below the screen; 0 omits the button.
        public var buttonDiameter: CGFloat
        /// The thickness of the home button's ring.
        public var buttonStroke: CGFloat
    }

    /// The style of a screen above and below a table: the status bar and the home indicator.
    ///
    /// Parts without space next to the island are omitted.
    public struct DeviceScreen: Sendable, Hashable {
        /// The height of the status bar.
        public var topHeight: CGFloat
        /// The height of the area of the home indicator.
        public var bottomHeight: CGFloat
        /// The size of the island around the camera.
        public var islandSize: CGSize
        /// The distance from the top of the screen to the island.
        public var islandTop: CGFloat
        /// The color of the island.
        public var islandColor: Color
        /// The text of the clock.
        public var clock: String
        /// The font of the clock.
        public var clockFont: Font
        /// The distance from the leading edge of the screen to the center of the clock.
        public var clockCenter: CGFloat
        /// The distance from the top of the screen to the baseline of the clock.
        public var clockBaseline: CGFloat
        /// The size of the symbols for the network and the battery.
        public var symbolSize: CGFloat
        /// The distance from the trailing edge of the screen to the battery.
        public var symbolMargin: CGFloat
        /// The space between the symbols.
        public var symbolGap: CGFloat
        /// The color of the clock, the symbols and the home indicator.
        public var color: Color
        /// The size of the home indicator.
        public var indicatorSize: CGSize
        /// The distance from the home indicator to the bottom of the screen.
        public var indicatorBottom: CGFloat
    }
}

extension Theme.DeviceScreen {
    package static let modern = Self(
        topHeight: 59, bottomHeight: 34, islandSize: CGSize(width: 126, height: 37), islandTop: 11.3,
        islandColor: .black, clock: "9:41", clockFont: .systemFont(ofSize: 17, weight: .semibold),
        clockCenter: 56.55, clockBaseline: 35.2, symbolSize: 19, symbolMargin: 25.8, symbolGap: 6,
        color: .label, indicatorSize: CGSize(width: 140, height: 5), indicatorBottom: 8)
}

extension Theme.Frame {
    static let modern = Self(
        background: .systemBackground, padding: 16, spacing: 24,
        borderColor: Color((198, 198, 200), dark: (72, 72, 74)), borderWidth: 1,
        captionFont: .systemFont(ofSize: 13), captionColor: .secondaryLabel, captionGap: 10,
        shadow: .init(
            color: Color(white: 0, alpha: 0.3), radius: 8, offset: CGSize(width: 0, height: 3)),
        device: .init(
            side: 14, end: 14, cornerRadius: 69, screenRadius: 55,
            color: Color((28, 28, 30), dark: (44, 44, 46)), borderColor: Color((99, 99, 102)), borderWidth: 2,
            screen: .modern, slotSize: .zero, detailColor: Color((72, 72, 74), dark: (99, 99, 102)),
            buttonDiameter: 0, buttonStroke: 1.5))
}
