/// A transition from one controller to another. Mirrors `UIStoryboardSegue`.
open class StoryboardSegue {
    /// The identifier of the segue.
    public let identifier: String?
    /// The controller that performs the segue.
    public let source: ViewController
    /// The controller that the segue shows.
    public let destination: ViewController

    private let handler: (() -> Void)?

    /// Creates a segue that shows the destination from the source.
    public init(identifier: String?, source: ViewController, destination: ViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
    }

    /// Creates a segue that calls a closure.
    public init(
        identifier: String?, source: ViewController, destination: ViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
    }

    /// Performs the segue.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: self) }
    }
}
