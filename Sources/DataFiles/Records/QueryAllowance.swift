import Foundation

/// The steps and the processor time that a run of a query may still take.
struct QueryAllowance {
    /// How often SQLite may still call.
    private var callsLeft: Int
    private let seconds: Double
    /// When the query began or went on, on the clock of the thread, less the time that it took before.
    private var start: Double
    /// The time that the query has taken, when it was last counted.
    private var used = 0.0

    init(calls: Int, seconds: Double) {
        callsLeft = calls
        self.seconds = seconds
        start = Self.processorTime
    }

    /// A Boolean value that indicates whether the query was stopped because of its time.
    var isOutOfTime: Bool { used > seconds }

    /// Counts one call of SQLite, and returns whether the query may go on.
    mutating func allowsMore() -> Bool {
        callsLeft -= 1
        pause()
        return callsLeft >= 0 && !isOutOfTime
    }

    /// Records the time that the query has taken.
    mutating func pause() { used = Self.processorTime - start }

    mutating func resume() { start = Self.processorTime - used }

    /// The processor time of this thread, in seconds. Unlike the time of day, it is the same on a busy machine.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
