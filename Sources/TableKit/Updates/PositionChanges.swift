/// The changes of rows or sections in one update. Indexes of deleted, reloaded and moved elements refer to the state
/// before the update. Indexes of inserted elements refer to the state after it.
struct PositionChanges<Position: UpdatedPosition>: Sendable, Equatable {
    /// The outcome of an element that exists before the update.
    enum Outcome: Sendable, Equatable {
        case deleted(TableView.RowAnimation)
        case reloaded(TableView.RowAnimation)
        case moved(to: Position)

        var verb: String {
            switch self {
            case .deleted: "deletes"
            case .reloaded: "reloads"
            case .moved: "moves"
            }
        }
    }

    /// The origin of an element that exists after the update.
    enum Origin: Sendable, Equatable {
        case inserted(TableView.RowAnimation)
        case moved(from: Position)

        var verb: String {
            switch self {
            case .inserted: "inserts"
            case .moved(let position): "moves \(position.name) to"
            }
        }
    }

    private(set) var outcomes: [Position: Outcome] = [:]
    private(set) var origins: [Position: Origin] = [:]

    /// The first conflict between two changes.
    private(set) var conflict: TableUpdateError?

    mutating func delete(_ positions: some Sequence<Position>, _ animation: TableView.RowAnimation) {
        for position in positions { add(.deleted(animation), of: position) }
    }

    mutating func reload(_ positions: some Sequence<Position>, _ animation: TableView.RowAnimation) {
        for position in positions { add(.reloaded(animation), of: position) }
    }

    mutating func insert(_ positions: some Sequence<Position>, _ animation: TableView.RowAnimation) {
        for position in positions { add(.inserted(animation), at: position) }
    }

    mutating func move(_ position: Position, to other: Position) {
        add(.moved(to: other), of: position)
        add(.moved(from: position), at: other)
    }

    private mutating func add(_ outcome: Outcome, of position: Position) {
        guard let other = outcomes.updateValue(outcome, forKey: position) else { return }
        recordConflict(other.verb, outcome.verb, position)
    }

    private mutating func add(_ origin: Origin, at position: Position) {
        guard let other = origins.updateValue(origin, forKey: position) else { return }
        recordConflict(other.verb, origin.verb, position)
    }

    private mutating func recordConflict(_ one: String, _ two: String, _ position: Position) {
        let changes = one == two ? "\(one) \(position.name) twice" : "\(one) and \(two) \(position.name)"
        conflict = conflict ?? TableUpdateError(.conflict, "the update \(changes); expected one change of it")
    }

    /// The old indexes of deleted and moved elements, in order.
    var leaving: [Position] {
        outcomes.compactMap { position, outcome in if case .reloaded = outcome { nil } else { position } }
            .sorted()
    }

    /// The new indexes of inserted and moved elements, in order.
    var arriving: [Position] { origins.keys.sorted() }
}
