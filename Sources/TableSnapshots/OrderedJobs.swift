import Dispatch
import Foundation
import Synchronization

/// Work on many things by several threads, whose results are handed over in the order of the things.
package enum OrderedJobs {
    /// Does the work, and gives each result to `body` on the caller's thread.
    ///
    /// - Parameters:
    ///   - threads: How many things are worked on at a time, 1 or more.
    ///   - body: Answers whether to go on. When it does not, nothing more is begun, but what has been is still handed
    ///     over.
    ///   - waiting: Called on the caller's thread a few times a second while it waits for a result.
    ///   - startThread: Starts a thread; returns whether it did. The threads that cannot be started, for want of memory for
    ///     their stacks, are left out.
    package static func run<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], threads: Int, work: @escaping @Sendable (Input) -> Output,
        body: (Output) -> Bool, waiting: () -> Void = {},
        startThread: (@escaping @Sendable () -> Void) -> Bool = WorkerThread.start
    ) {
        let bench = Bench<Output>(count: inputs.count, threads: threads)
        var started = 0
        while started < threads,
            startThread({
                while let index = bench.next() { bench.put(work(inputs[index]), at: index) }
            })
        {
            started += 1
        }
        var index = 0
        if started == 0 {
            // The caller's thread is the one that there is.
            for input in inputs where !body(work(input)) { break }
            return
        }
        while let result = bench.take(at: index, waiting) {
            if !body(result) { bench.stop() }
            index += 1
        }
    }

    /// What threads have to do, and what they have done.
    private final class Bench<Output: Sendable>: Sendable {
        private struct State {
            var next = 0
            var end: Int
            var results: [Output?]
        }

        private let state: Mutex<State>
        private let done: [DispatchSemaphore]
        /// Bounds the results that wait, and with them the memory.
        private let places = DispatchSemaphore(value: 0)
        private let threads: Int

        init(count: Int, threads: Int) {
            state = Mutex(State(end: count, results: Array(repeating: nil, count: count)))
            done = (0..<count).map { _ in DispatchSemaphore(value: 0) }
            self.threads = threads
            for _ in 0..<4 * threads { places.signal() }
        }

        /// The next thing to do; nil when there is none.
        func next() -> Int? {
            places.wait()
            return state.withLock { state in
                guard state.next < state.end else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func put(_ result: Output, at index: Int) {
            state.withLock { $0.results[index] = result }
            done[index].signal()
        }

        /// Waits for a result; nil when there is no such thing to do.
        func take(at index: Int, _ waiting: () -> Void) -> Output? {
            guard state.withLock({ index < $0.end }) else {
                for _ in 0..<threads { places.signal() }
                return nil
            }
            while done[index].wait(timeout: .now() + .milliseconds(200)) == .timedOut { waiting() }
            places.signal()
            return state.withLock { state in
                defer { state.results[index] = nil }
                return state.results[index]
            }
        }

        /// Lets nothing more begin.
        func stop() { state.withLock { $0.end = $0.next } }
    }
}
