/// An action or a menu in a menu. Mirrors `UIMenuElement`.
public protocol MenuElement: AnyObject {
    /// The title of the element.
    var title: String { get }
    /// The image of the element.
    var image: Image? { get }
}

/// A menu of actions and other menus. Mirrors `UIMenu`. An image does not show menus.
public final class Menu: MenuElement {
    /// The options of a menu. Mirrors `UIMenu.Options`.
    public struct Options: OptionSet, Sendable, Hashable {
        /// The bits, one for each option.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The elements appear in the menu that contains this one.
        public static let displayInline = Options(rawValue: 1)
        /// The menu has the color of a destructive action.
        public static let destructive = Options(rawValue: 2)
        /// The user selects one of the elements.
        public static let singleSelection = Options(rawValue: 32)
    }

    /// The title.
    public let title: String
    /// The subtitle.
    public let subtitle: String?
    /// The image.
    public let image: Image?
    /// The options.
    public let options: Options
    /// The elements, from the top.
    public let children: [any MenuElement]

    /// Creates a menu.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, options: Options = [],
        children: [any MenuElement] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.options = options
        self.children = children
    }
}

extension Action: MenuElement {}
