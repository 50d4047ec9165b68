/// A history of consecutive updates.
struct UpdateTrail {
    var maps: [UpdateMap] = []

    /// A Boolean value that indicates whether all data was reloaded meanwhile, so that outcomes are unknown.
    var isBroken = false

    func fate(ofRow path: IndexPath) -> UpdateMap.Counterpart<IndexPath> {
        follow(path, maps) { $0.fate(ofRow: $1) }
    }

    func origin(ofRow path: IndexPath) -> UpdateMap.Counterpart<IndexPath> {
        follow(path, maps.reversed()) { $0.origin(ofRow: $1) }
    }

    func fate(ofSection section: Int) -> UpdateMap.Counterpart<Int> {
        follow(section, maps) { $0.fate(ofSection: $1) }
    }

    func origin(ofSection section: Int) -> UpdateMap.Counterpart<Int> {
        follow(section, maps.reversed()) { $0.origin(ofSection: $1) }
    }

    private func follow<Place>(
        _ place: Place, _ maps: [UpdateMap], _ step: (UpdateMap, Place) -> UpdateMap.Counterpart<Place>
    ) -> UpdateMap.Counterpart<Place> {
        var place = place
        var isMoved = false
        var renewal: TableView.RowAnimation?
        for map in maps {
            switch step(map, place) {
            case .itself(let next, let moves):
                place = next
                isMoved = isMoved || moves
            case .another(let next, let animation):
                place = next
                renewal = animation
            case .none(let animation): return .none(animation)
            }
        }
        return renewal.map { .another(place, $0) } ?? .itself(place, isMoved: isMoved)
    }
}
