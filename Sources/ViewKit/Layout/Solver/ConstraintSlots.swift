/// The slots in which the quantities with certain identities are stored, in the order of the identities.
struct ConstraintSlots {
    private(set) var entries: [(identity: Int, slot: Int)] = []

    /// Adds an identity that is greater than all others.
    mutating func append(_ identity: Int, slot: Int) { entries.append((identity, slot)) }

    /// Returns the slot of an identity.
    func slot(of identity: Int) -> Int? { position(of: identity).map { entries[$0].slot } }

    /// Removes an identity, and returns the slot that it had.
    mutating func remove(_ identity: Int) -> Int? {
        position(of: identity).map { entries.remove(at: $0).slot }
    }

    private func position(of identity: Int) -> Int? {
        guard let first = entries.first?.identity, identity >= first else { return nil }
        var upper = min(identity - first, entries.count - 1)
        // Without removals, the identities have no gaps.
        if entries[upper].identity == identity { return upper }
        var lower = 0
        while lower < upper {
            let middle = (lower + upper) / 2
            if entries[middle].identity < identity { lower = middle + 1 } else { upper = middle }
        }
        return entries[lower].identity == identity ? lower : nil
    }
}
