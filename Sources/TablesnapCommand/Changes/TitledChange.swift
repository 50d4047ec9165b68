import Goldens

/// The changes of images with the same description.
struct TitledChange {
    /// The description, such as “text “Wi-Fi” → “WLAN””.
    let title: String
    /// The indices of the images, in their order.
    private(set) var images: [Int]

    /// Returns the changes in groups by their descriptions, those of most images first. One change can have several areas, and
    /// other pixels in dark appearance.
    static func of(_ groups: ChangeGroups) -> [TitledChange] {
        var changes: [TitledChange] = []
        var indices: [String: Int] = [:]
        for group in groups.groups {
            // The pixels of a part of different texts can be the same.
            let title = group.title + (group.hasOtherTitles ? " and others with the same pixels" : "")
            if let index = indices[title] {
                changes[index].images = Set(changes[index].images + group.images).sorted()
            } else {
                indices[title] = changes.count
                changes.append(TitledChange(title: title, images: group.images))
            }
        }
        return changes.enumerated().sorted {
            ($1.element.images.count, $0.offset) < ($0.element.images.count, $1.offset)
        }.map(\.element)
    }
}
