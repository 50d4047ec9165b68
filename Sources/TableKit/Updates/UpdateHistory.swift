struct UpdateHistory {
    var maps: [UpdateMap] = []

    /// A Boolean value that indicates whether all data was reloaded meanwhile, so that outcomes are unknown.
    var isBroken = false

    func outcome(ofRow path: IndexPath) -> UpdateMap.Counterpart<IndexPath> {
        follow(path, maps) { $0.outcome(ofRow: $1) }
    }

    func origin(ofRow path: IndexPath) -> UpdateMap.Counterpart<IndexPath> {
        follow(path, maps.reversed()) { $0.origin(ofRow: $1) }
    }

    func outcome(ofSection section: Int) -> UpdateMap.Counterpart<Int> {
        follow(section, maps) { $0.outcome(ofSection: $1) }
    }

    func origin(ofSection section: Int) -> UpdateMap.Counterpart<Int> {
        follow(section, maps.reversed()) { $0.origin(ofSection: $1) }
    }

    private func follow<Position>(
        _ position: Position, _ maps: [UpdateMap],
        _ step: (UpdateMap, Position) -> UpdateMap.Counterpart<Position>
    ) -> UpdateMap.Counterpart<Position> {
        var position = position
        var isMoved = false
        var renewal: TableView.RowAnimation?
        for map in maps {
            switch step(map, position) {
            case .itself(let next, let moves):
                position = next
                isMoved = isMoved || moves
            case .another(let next, let animation):
                position = next
                renewal = animation
            case .none(let animation): return .none(animation)
            }
        }
        return renewal.map { .another(position, $0) } ?? .itself(position, isMoved: isMoved)
    }
}
