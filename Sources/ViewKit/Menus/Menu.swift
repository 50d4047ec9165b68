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
