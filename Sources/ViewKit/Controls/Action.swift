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

    /// A closure that performs an action, which is its argument.
    public typealias Handler = (Action) -> Void

    /// The title of a button created with the action.
    public let title: String

    /// The image of a button created with the action.
    public let image: Image?

    /// The identifier. A control can have only one action with the same identifier. `nil` makes the action unique.
    public let identifier: Identifier?

    /// The control that performs the action, during the call of the handler.
    public internal(set) weak var sender: Control?

    private let handler: Handler

    /// Creates an action with a handler, and optionally a title, an image and an identifier.
    public init(
        title: String = "", image: Image? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        self.handler = handler
    }

    func perform(sender: Control) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// Returns a Boolean value that indicates whether adding this action to a control replaces another one.
    func replaces(_ other: Action) -> Bool {
        self === other || (identifier != nil && identifier == other.identifier)
    }
}
