/// The updates that a table collects between `beginUpdates()` and `endUpdates()`.
struct UpdateBatch {
    private var depth = 0
    private var updates = TableUpdates()

    /// The updates since recording began. `nil` while there is no recording.
    private(set) var history: UpdateHistory?

    var isOpen: Bool { depth > 0 }

    mutating func open() { depth += 1 }

    /// Closes the innermost batch, and returns the collected updates if it was the outermost.
    mutating func close() -> TableUpdates? {
        guard depth > 0 else { return nil }
        depth -= 1
        guard depth == 0 else { return nil }
        defer { updates = TableUpdates() }
        return updates
    }

    mutating func collect(_ change: (inout TableUpdates) -> Void) { change(&updates) }

    /// Discards the collected updates, because all data is reloaded.
    mutating func discard() {
        updates = TableUpdates()
        history?.isBroken = true
    }

    // MARK: Recording

    mutating func record() { history = UpdateHistory() }

    mutating func stopRecording() -> UpdateHistory {
        defer { history = nil }
        return history ?? UpdateHistory()
    }

    mutating func add(_ map: UpdateMap) { history?.maps.append(map) }
}
