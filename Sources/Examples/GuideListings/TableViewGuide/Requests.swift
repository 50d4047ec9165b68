/// Stands for the network in the guide's listings: requests wait until a test or a figure has them answered.
final class Requests {
    private var waiting: [() -> Void] = []

    /// When requests are answered.
    enum Answers {
        /// As soon as they are made.
        case immediately
        /// When a test or a figure calls ``Requests/answer()``.
        case onDemand
        /// Never. Handlers are dropped, since one that waits forever would retain its controller forever.
        case never
    }

    /// When requests are answered.
    var answers = Answers.onDemand

    /// Asks for data; the handler is called with the answer.
    func dataTask(completionHandler: @escaping () -> Void) {
        switch answers {
        case .immediately: completionHandler()
        case .onDemand: waiting.append(completionHandler)
        case .never: break
        }
    }

    /// Answers all requests that wait.
    func answer() {
        let handlers = waiting
        waiting = []
        for handler in handlers { handler() }
    }
}
