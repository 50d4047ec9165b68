import Synchronization

/// Parallel work on a list of inputs, with results in the order of the inputs. The threads use the current fonts of the
/// caller.
package enum OrderedJobs {
    /// Performs the work, and passes each result to `body` on the caller's thread.
    ///
    /// - Parameters:
    ///   - threads: The maximum number of inputs processed concurrently. At least one is.
    ///   - body: Returns `false` to stop. No further work then begins, but results of work in progress are still
    ///     passed.
    ///   - waiting: Called on the caller's thread a few times per second while it waits for a result.
    ///   - startThread: Starts a thread and returns whether it succeeded. Threads that cannot be started, for lack of
    ///     memory for their stacks, are omitted.
    package static func run<Input: Sendable, Output: Sendable>(
        _ inputs: [Input], threads: Int, work: @escaping @Sendable (Input) -> Output, body: (Output) -> Bool,
        waiting: () -> Void = {}, startThread: (@escaping @Sendable () -> Void) -> Bool = WorkerThread.start
    ) {
        let threads = max(min(threads, inputs.count), 1)
        let shared = SharedState<Output>(count: inputs.count, threads: threads)
        var started = 0
        let fonts = FontCollection.currentResult
        while started < threads,
            startThread({
                FontCollection.withCurrent(fonts) {
                    while let index = shared.next() { shared.put(work(inputs[index]), at: index) }
                }
            })
        {
            started += 1
        }
        var index = 0
        if started == 0 {
            // Without any thread, the work is performed on the caller's thread.
            for input in inputs where !body(work(input)) { break }
            return
        }
        while let result = shared.take(at: index, waiting) {
            if !body(result) { shared.stop() }
            index += 1
        }
    }

    /// The shared state of the threads: pending work and results.
    private final class SharedState<Output: Sendable>: Sendable {
        private struct State {
            var next = 0
            var end: Int
            var results: [Output?]
        }

        private let state: Mutex<State>
        private let done: [DispatchSemaphore]
        /// Limits the number of pending results, and thus the memory.
        private let slots = DispatchSemaphore(value: 0)
        private let threads: Int

        init(count: Int, threads: Int) {
            state = Mutex(State(end: count, results: Array(repeating: nil, count: count)))
            done = (0..<count).map { _ in DispatchSemaphore(value: 0) }
            self.threads = threads
            for _ in 0..<4 * threads { slots.signal() }
        }

        /// Returns the index of the next input, or `nil` if there is none.
        func next() -> Int? {
            slots.wait()
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

        /// Waits for a result and returns it, or returns `nil` if there is no such input.
        func take(at index: Int, _ waiting: () -> Void) -> Output? {
            guard state.withLock({ index < $0.end }) else {
                for _ in 0..<threads { slots.signal() }
                return nil
            }
            while done[index].wait(timeout: .now() + .milliseconds(200)) == .timedOut { waiting() }
            slots.signal()
            return state.withLock { state in
                defer { state.results[index] = nil }
                return state.results[index]
            }
        }

        func stop() { state.withLock { $0.end = $0.next } }
    }
}
