#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A thread with a stack of fixed size, independent of `ulimit -s`.
enum WorkerThread {
    /// The size of the stack in bytes, which must suffice for recursion through documents and views.
    private static let stackSize = 8 << 20

    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    /// Starts a thread, which ends with `body`.
    ///
    /// - Returns: A Boolean value that indicates whether the thread has started. It cannot start without memory for its
    ///   stack.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        #if canImport(Glibc)
            var thread = pthread_t()
            let detached = Int32(PTHREAD_CREATE_DETACHED)
        #else
            var thread: pthread_t?
            let detached = PTHREAD_CREATE_DETACHED
        #endif
        guard pthread_attr_setstacksize(&attributes, stackSize) == 0,
            pthread_attr_setdetachstate(&attributes, detached) == 0
        else { return false }
        let work = Unmanaged.passRetained(Work(body))
        let error = pthread_create(
            &thread, &attributes,
            { context in
                let context: UnsafeMutableRawPointer? = context
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        if error != 0 { work.release() }
        return error == 0
    }
}
