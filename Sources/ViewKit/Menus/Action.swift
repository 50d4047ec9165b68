/// An action of a control or a menu, as a closure. Mirrors `UIAction`.
public final class Action: MenuElement {
    /// The identifier of an action. Mirrors `UIAction.Identifier`.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
        /// The identifier as a string.
        public let rawValue: String

        /// Creates an identifier from a string.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates an identifier from a string.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// A closure that performs an action, which is its argument.
    public typealias Handler = (Action) -> Void

    /// The identifier. A control can have only one action with the same identifier. `nil` makes the action unique.
    public let identifier: Identifier?

    /// The control or bar button that performs the action, during the call of the handler.
    public var sender: Any? { senderObject }

    private weak var senderObject: AnyObject?

    /// The description of the action in a search for actions. It has no effect.
    public var discoverabilityTitle: String?

    /// The options of the action in a menu.
    public var attributes: Attributes

    /// The state of the action in a menu.
    public var state: State

    private let handler: Handler

    /// Creates an action with a handler. A button created with it has its title and image.
    public init(
        title: String = "", subtitle: String? = nil, image: Image? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping Handler
    ) {
        self.identifier = identifier
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    func perform(sender: AnyObject) {
        // The handler can perform the action again, with another sender.
        let outerSender = senderObject
        senderObject = sender
        handler(self)
        senderObject = outerSender
    }

    /// Returns a Boolean value that indicates whether adding this action to a control replaces another one.
    func replaces(_ other: Action) -> Bool {
        self === other || (identifier != nil && identifier == other.identifier)
    }
}
