/// The changes of rows or sections in one update. Indexes of deleted, reloaded and moved elements refer to the state
/// before the update. Indexes of inserted elements refer to the state after it.
struct PlaceChanges<Place: UpdatedPlace>: Sendable, Equatable {
    /// The outcome of an element that exists before the update.
    enum Fate: Sendable, Equatable {
        case deleted(TableView.RowAnimation)
        case reloaded(TableView.RowAnimation)
        case moved(to: Place)

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
        case moved(from: Place)

        var words: String {
            switch self {
            case .inserted: "inserts"
            case .moved(let place): "moves \(place.name) to"
            }
        }
    }

    private(set) var fates: [Place: Fate] = [:]
    private(set) var origins: [Place: Origin] = [:]

    /// The first conflict between two changes.
    private(set) var conflict: TableUpdateError?

    mutating func delete(_ place: Place, _ animation: TableView.RowAnimation) {
        add(.deleted(animation), of: place)
    }

    mutating func reload(_ place: Place, _ animation: TableView.RowAnimation) {
        add(.reloaded(animation), of: place)
    }

    mutating func insert(_ place: Place, _ animation: TableView.RowAnimation) {
        add(.inserted(animation), at: place)
    }

    mutating func move(_ place: Place, to other: Place) {
        add(.moved(to: other), of: place)
        add(.moved(from: place), at: other)
    }

    private mutating func add(_ fate: Fate, of place: Place) {
        guard let other = fates.updateValue(fate, forKey: place) else { return }
        let (one, two) = (other.verb, fate.verb)
        let words = one == two ? "\(one) \(place.name) twice" : "\(one) and \(two) \(place.name)"
        note("the update \(words), where one change of it is the most")
    }

    private mutating func add(_ origin: Origin, at place: Place) {
        guard let other = origins.updateValue(origin, forKey: place) else { return }
        let (one, two) = (other.words, origin.words)
        let words =
            one == two ? "\(one) \(place.name) twice" : "\(one) and \(two) \(place.name)"
        note("the update \(words), where only one can come")
    }

    private mutating func note(_ sentence: String) {
        if conflict == nil { conflict = TableUpdateError(.conflict, sentence) }
    }

    /// The old indexes of deleted and moved elements.
    var leaving: [Place] {
        fates.compactMap { place, fate in if case .reloaded = fate { nil } else { place } }
    }

    /// The new indexes of inserted and moved elements.
    var arriving: [Place] { Array(origins.keys) }
}
