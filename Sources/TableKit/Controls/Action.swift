/// Something a control does, as a closure. Mirrors `UIAction`.
public final class Action {
    /// A name that tells actions apart. Mirrors `UIAction.Identifier`.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
        /// The name.
        public let rawValue: String

        /// Makes an identifier from a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Makes an identifier from a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// What is called with the action itself when it is performed.
    public typealias Handler = (Action) -> Void

    /// What the action is called: a button made with it has this title.
    public let title: String

    /// A picture for the action: a button made with it shows it.
    public let image: Image?

    /// A control holds one action with an identifier at a time. Nil for one that is unlike all others.
    public let identifier: Identifier?

    /// The control that performs the action, while it does.
    public internal(set) weak var sender: Control?

    private let handler: Handler

    /// Makes an action from what it does.
    public init(
        title: String = "", image: Image? = nil, identifier: Identifier? = nil, handler: @escaping Handler
    ) {
        self.title = title
        self.image = image
        self.identifier = identifier
        self.handler = handler
    }

    /// Calls the handler on behalf of a control.
    func perform(sender: Control) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }

    /// Whether a control that gets this action drops the other one.
    func replaces(_ other: Action) -> Bool {
        self === other || (identifier != nil && identifier == other.identifier)
    }
}
