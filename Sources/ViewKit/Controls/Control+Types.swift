extension Control {
    /// The state of a control, which can be a combination. Mirrors `UIControl.State`.
    public struct State: OptionSet, Sendable, Hashable {
        /// The bits, one for each state, which are the same as in UIKit.
        public let rawValue: UInt

        /// Creates a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The normal state.
        public static let normal: State = []
        /// The control is highlighted by a touch.
        public static let highlighted = State(rawValue: 1 << 0)
        /// The control is disabled.
        public static let disabled = State(rawValue: 1 << 1)
        /// The control is selected.
        public static let selected = State(rawValue: 1 << 2)

        /// The states whose values apply in order if this state has none: disabled, highlighted, selected, then normal.
        package var fallbacks: [State] {
            let order: [State] = [.disabled, .highlighted, .selected, .normal]
            return [self] + order.filter { $0 != self && contains($0) }
        }
    }

    /// The events of a control, which can be combined. Mirrors `UIControl.Event`.
    public struct Event: OptionSet, Sendable, Hashable {
        /// The bits, one for each event, which are the same as in UIKit.
        public let rawValue: UInt

        /// Creates a set of events from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A touch begins in the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A repeated touch begins in the control.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A touch moves inside the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A touch moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A touch moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A touch moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A touch ends inside the control, such as a tap on a button.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A touch ends outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system cancels the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A touch has changed the value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action is triggered.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Editing of a text field begins.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// The text of a text field has changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// Editing of a text field has ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The return key has ended editing of a text field.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// All touch events.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// All editing events.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// All events.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The horizontal alignment of content. Mirrors `UIControl.ContentHorizontalAlignment`.
    public enum ContentHorizontalAlignment: Int, Sendable, Hashable, CaseIterable {
        /// Centers the content.
        case center
        /// Aligns the content with the left edge.
        case left
        /// Aligns the content with the right edge.
        case right
        /// Fills the width.
        case fill
        /// Aligns the content with the leading edge.
        case leading
        /// Aligns the content with the trailing edge.
        case trailing
    }

    /// The vertical alignment of content. Mirrors `UIControl.ContentVerticalAlignment`.
    public enum ContentVerticalAlignment: Int, Sendable, Hashable, CaseIterable {
        /// Centers the content.
        case center
        /// Aligns the content with the top edge.
        case top
        /// Aligns the content with the bottom edge.
        case bottom
        /// Fills the height.
        case fill
    }
}
