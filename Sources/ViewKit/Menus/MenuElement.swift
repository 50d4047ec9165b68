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

/// A menu of actions and other menus. Mirrors `UIMenu`. Images show no menus.
public final class Menu: MenuElement {
    /// The options of a menu. Mirrors `UIMenu.Options`.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The options as bits.
        public let rawValue: UInt

        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The children are part of the parent menu.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The menu is destructive.
        public static let destructive = Options(rawValue: 1 << 1)
        /// Only one of the children can be on.
        public static let singleSelection = Options(rawValue: 1 << 5)
        /// The children are a palette of images.
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// The identifier of a menu. Mirrors `UIMenu.Identifier`.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The identifier, or `nil` for a menu without one.
    public let identifier: Identifier?

    /// The options of the menu.
    public let options: Options

    /// The actions and menus of the menu.
    public let children: [MenuElement]

    /// Creates a menu of elements.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [MenuElement] = []
    ) {
        self.identifier = identifier
        self.options = options
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }
}
