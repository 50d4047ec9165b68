import Synchronization

/// Typesetters waiting for work.
///
/// A typesetter serves one thread at a time. Taking one from the pool for each layout lets any thread measure
/// text without a lock held while it does, and without a set-up per thread.
enum TypesetterPool {
    private static let idle = Mutex<[Typesetter]>([])

    /// Runs `body` with a typesetter that no one else uses meanwhile.
    static func withTypesetter<Result>(_ body: (Typesetter) -> Result) -> Result {
        let typesetter = idle.withLock { $0.popLast() } ?? Typesetter()
        defer { idle.withLock { $0.append(typesetter) } }
        return body(typesetter)
    }
}

extension TextLayout {
    /// Lays out a text.
    package init(_ request: TextRequest) {
        self = TypesetterPool.withTypesetter { $0.layout(request) }
    }
}
