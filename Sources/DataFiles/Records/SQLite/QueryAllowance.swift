import Foundation

/// The remaining steps and processor time of one run of a query.
struct QueryAllowance {
    /// The remaining number of calls from SQLite.
    private var callsLeft: Int
    private let seconds: Double
    /// The time on the thread's clock when the query began or resumed, minus the time that it took before.
    private var start: Double
    /// The time that the query had taken when it was last measured.
    private var used = 0.0

    init(calls: Int, seconds: Double) {
        callsLeft = calls
        self.seconds = seconds
        start = Self.processorTime
    }

    /// A Boolean value that indicates whether the query was stopped because of its time.
    var isOutOfTime: Bool { used > seconds }

    /// Counts one call of SQLite, and returns whether the query may continue.
    mutating func allowsMore() -> Bool {
        callsLeft -= 1
        pause()
        return callsLeft >= 0 && !isOutOfTime
    }

    /// Records the time that the query has taken.
    mutating func pause() { used = Self.processorTime - start }

    mutating func resume() { start = Self.processorTime - used }

    /// The processor time of this thread, in seconds. Unlike the time of day, it does not depend on the load
    /// of the machine.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
