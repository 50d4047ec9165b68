/// A mock of the network in the guide's listings. Requests are pending until a test or a figure responds to
/// them.
final class Requests {
    private var waiting: [() -> Void] = []

    /// The modes in which requests are answered.
    enum Answers {
        /// Immediately.
        case immediately
        /// When a test or a figure calls ``Requests/answer()``.
        case onDemand
        /// Never. Handlers are released, because a pending one would retain its controller forever.
        case never
    }

    /// The mode in which requests are answered.
    var answers = Answers.onDemand

    /// Requests data, and calls the handler with the response.
    func dataTask(completionHandler: @escaping () -> Void) {
        switch answers {
        case .immediately: completionHandler()
        case .onDemand: waiting.append(completionHandler)
        case .never: break
        }
    }

    /// Responds to all pending requests.
    func answer() {
        let handlers = waiting
        waiting = []
        for handler in handlers { handler() }
    }
}
