/// A mock of the network in the guide's listings. Requests are pending until a test or a figure responds to
/// them.
final class Requests {
    private var waiting: [() -> Void] = []

    /// The modes in which requests receive their responses.
    enum Responses {
        /// Immediately.
        case immediately
        /// When a test or a figure calls ``Requests/respond()``.
        case onDemand
        /// Never. Handlers are released, because a pending one would retain its controller forever.
        case never
    }

    /// The mode in which requests receive their responses.
    var responses = Responses.onDemand

    /// Requests data, and calls the handler with the response.
    func dataTask(completionHandler: @escaping () -> Void) {
        switch responses {
        case .immediately: completionHandler()
        case .onDemand: waiting.append(completionHandler)
        case .never: break
        }
    }

    /// Responds to all pending requests.
    func respond() {
        let handlers = waiting
        waiting = []
        for handler in handlers { handler() }
    }
}
