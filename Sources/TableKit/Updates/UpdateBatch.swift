/// The updates that a table collects between `beginUpdates()` and `endUpdates()`.
struct UpdateBatch {
    private var depth = 0
    private var updates = TableUpdates()

    /// What has been done since recording began, or nil while nobody records.
    private(set) var trail: UpdateTrail?

    var isOpen: Bool { depth > 0 }

    mutating func open() { depth += 1 }

    /// Ends the latest open batch, and answers what was collected if it was the outermost.
    mutating func close() -> TableUpdates? {
        guard depth > 0 else { return nil }
        depth -= 1
        guard depth == 0 else { return nil }
        defer { updates = TableUpdates() }
        return updates
    }

    mutating func collect(_ change: (inout TableUpdates) -> Void) { change(&updates) }

    /// Called when everything is asked for anew, which makes what was collected meaningless.
    mutating func forget() {
        updates = TableUpdates()
        trail?.isBroken = true
    }

    // MARK: Recording

    mutating func record() { trail = UpdateTrail() }

    mutating func stopRecording() -> UpdateTrail {
        defer { trail = nil }
        return trail ?? UpdateTrail()
    }

    mutating func note(_ map: UpdateMap) { trail?.maps.append(map) }
}
