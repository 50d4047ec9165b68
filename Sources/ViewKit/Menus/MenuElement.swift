/// An element of a menu: an action or another menu. Mirrors `UIMenuElement`. Images show no menus.
open class MenuElement {
    /// The options of an element. Mirrors `UIMenuElement.Attributes`.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The element cannot be chosen.
        public static let disabled = Attributes(rawValue: 1 << 0)
        /// The element is destructive, such as the deletion of an item.
        public static let destructive = Attributes(rawValue: 1 << 1)
        /// The element is not in the menu.
        public static let hidden = Attributes(rawValue: 1 << 2)
        /// The menu stays open when the element is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// The state of an element. Mirrors `UIMenuElement.State`.
    public enum State: Int, Sendable, Hashable, CaseIterable {
        /// The element is off.
        case off
        /// The element is on, with a checkmark.
        case on
        /// The element is partly on.
        case mixed
    }

    /// The title of the element.
    public let title: String

    /// The text below the title. `nil` shows none.
    public var subtitle: String?

    /// The image of the element.
    public let image: Image?

    init(title: String, subtitle: String?, image: Image?) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }
}
