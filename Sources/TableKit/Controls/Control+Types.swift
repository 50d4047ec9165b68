extension Control {
    /// What a control is at present; several can hold at once. Mirrors `UIControl.State`.
    public struct State: OptionSet, Sendable, Hashable {
        /// One bit a state, with UIKit's values.
        public let rawValue: UInt

        /// Makes a state from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// None of the others.
        public static let normal: State = []
        /// Touched.
        public static let highlighted = State(rawValue: 1 << 0)
        /// Not to be used.
        public static let disabled = State(rawValue: 1 << 1)
        /// Chosen.
        public static let selected = State(rawValue: 1 << 2)

        /// The states whose looks are tried one after another when this one has none of its own: what makes most
        /// difference first, disabled before highlighted before selected, and normal last.
        package var fallbacks: [State] {
            let order: [State] = [.disabled, .highlighted, .selected, .normal]
            return [self] + order.filter { $0 != self && contains($0) }
        }
    }

    /// What happens to a control; several can be named at once. Mirrors `UIControl.Event`.
    public struct Event: OptionSet, Sendable, Hashable {
        /// One bit an event, with UIKit's values.
        public let rawValue: UInt

        /// Makes a set of events from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// A finger comes down on the control.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger comes down again.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moves within the control.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moves outside the control.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger moves into the control.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger moves out of the control.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger is lifted within the control: a tap on a button.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger is lifted outside the control.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system ends the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The value has been changed by a touch.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// What the control is for has been asked for.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// A text field begins to be edited.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A text field's text has been changed.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A text field has been edited.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// A text field has been edited, and the return key ended it.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Everything that fingers do.
        public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
        /// Everything that happens to text.
        public static let allEditingEvents = Event(rawValue: 0x000F_0000)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// Where content stands between the left and right edges. Mirrors
    /// `UIControl.ContentHorizontalAlignment`.
    public enum ContentHorizontalAlignment: Int, Sendable, Hashable, CaseIterable {
        /// In the middle.
        case center
        /// At the left edge.
        case left
        /// At the right edge.
        case right
        /// From edge to edge.
        case fill
        /// At the edge where reading begins.
        case leading
        /// At the edge where reading ends.
        case trailing
    }

    /// Where content stands between the upper and lower edges. Mirrors `UIControl.ContentVerticalAlignment`.
    public enum ContentVerticalAlignment: Int, Sendable, Hashable, CaseIterable {
        /// In the middle.
        case center
        /// At the upper edge.
        case top
        /// At the lower edge.
        case bottom
        /// From edge to edge.
        case fill
    }
}
