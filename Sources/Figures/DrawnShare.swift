import Synchronization

/// The number of drawn figures, including the completed fractions of the current ones. Several threads update
/// it.
final class DrawnShare: Sendable {
    private let figures = Mutex(0.0)

    /// The sum of all fractions.
    var value: Double { figures.withLock { $0 } }

    /// Draws a figure, and adds its completed fraction from 0 to 1.
    func add<Result>(_ work: (@escaping (Double) -> Void) -> Result) -> Result {
        var told = 0.0
        func tell(_ share: Double) {
            figures.withLock { $0 += share - told }
            told = share
        }
        defer { tell(1) }
        return work(tell)
    }
}
