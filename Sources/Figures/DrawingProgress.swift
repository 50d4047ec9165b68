import Synchronization

/// The number of drawn figures, including the completed fractions of the current ones. Several threads update it.
final class DrawingProgress: Sendable {
    private let figures = Mutex(0.0)

    /// The sum of all fractions.
    var value: Double { figures.withLock { $0 } }

    /// Draws a figure, and adds its completed fraction from 0 to 1.
    func add<Result>(_ work: (@escaping (Double) -> Void) -> Result) -> Result {
        var reported = 0.0
        func report(_ fraction: Double) {
            figures.withLock { $0 += fraction - reported }
            reported = fraction
        }
        defer { report(1) }
        return work(report)
    }
}
