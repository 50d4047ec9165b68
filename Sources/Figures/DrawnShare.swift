import Synchronization

/// How many figures have been drawn, with the shares of those that are being drawn, told by the threads that draw.
final class DrawnShare: Sendable {
    private let figures = Mutex(0.0)

    /// The sum of all shares.
    var value: Double { figures.withLock { $0 } }

    /// Does the work on a figure, which tells its share from 0 to 1.
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
