/// An action of a control, as a closure. Mirrors `UIAction`.
public final class Action {
    /// The identifier of an action. Mirrors `UIAction.Identifier`.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// The attributes of an action in a menu. Mirrors `UIMenuElement.Attributes`.
    public struct Attributes: OptionSet, Sendable, Hashable {
        /// The bits, one for each attribute.
        public let rawValue: UInt

        /// Creates attributes from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The action is disabled.
        public static let disabled = Attributes(rawValue: 1)
        /// The action destroys data.
        public static let destructive = Attributes(rawValue: 2)
        /// The action is hidden.
        public static let hidden = Attributes(rawValue: 4)
    }

    /// A closure that performs an action, which is its argument.
    public typealias Handler = (Action) -> Void

    /// The title of a button created with the action.
    public let title: String

    /// The image of a button created with the action.
    public let image: Image?

    /// The identifier. A control can have only one action with the same identifier. `nil` makes the action unique.
    public let identifier: Identifier?

    /// The attributes of the action in a menu.
    public let attributes: Attributes

    /// The control or bar button that performs the action, during the call of the handler.
    public var sender: Any? { senderObject }

    private weak var senderObject: AnyObject?

    private let handler: Handler

    /// Creates an action with a handler, and optionally a title, an image, an identifier and attributes.
    public init(
        title: String = "", image: Image? = nil, identifier: Identifier? = nil, attributes: Attributes = [],
        handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        self.attributes = attributes
        self.handler = handler
    }

    func perform(sender: AnyObject) {
        senderObject = sender
        handler(self)
        senderObject = nil
    }

    /// Returns a Boolean value that indicates whether adding this action to a control replaces another one.
    func replaces(_ other: Action) -> Bool {
        self === other || (identifier != nil && identifier == other.identifier)
    }
}
