/// Stands for the network in the guide's listings: requests wait until a test or a figure has them answered.
final class Requests {
    private var waiting: [() -> Void] = []

    /// Whether requests are answered as soon as they are made.
    var areAnsweredAtOnce = false

    /// Asks for data; the handler is called with the answer.
    func dataTask(completionHandler: @escaping () -> Void) {
        if areAnsweredAtOnce { completionHandler() } else { waiting.append(completionHandler) }
    }

    /// Answers everything that waits.
    func answer() {
        let handlers = waiting
        waiting = []
        for handler in handlers { handler() }
    }
}
