import ImageComparison
package import Images

/// The changes of images in groups: areas with the same pixels before and after are one change.
///
/// Images are added one after another, so that only the small areas of groups are in memory.
package struct ChangeGroups {
    /// Equal changes of one or several images.
    package struct Group: Sendable {
        /// The first change in words, such as “text “Wi-Fi” → “WLAN””.
        package let title: String
        /// A Boolean value that indicates whether other images describe the change in other words.
        package fileprivate(set) var hasOtherTitles = false
        /// An area before and after, with a little context, as PNG files. `nil` if there is none or if it is too large.
        package let before: Picture?
        package let after: Picture?
        /// The indices of the images, in their order.
        package fileprivate(set) var images: [Int] = []
        /// The number of areas.
        package fileprivate(set) var places = 0
    }

    /// A small image.
    package struct Picture: Sendable {
        package let png: [UInt8]
        package let width: Int
        package let height: Int

        init?(_ bitmap: Bitmap) {
            guard let png = try? bitmap.pngData() else { return nil }
            (self.png, width, height) = (png, bitmap.width, bitmap.height)
        }
    }

    /// What is equal in the changes of a group.
    private enum Key: Hashable {
        case added(String)
        case removed
        case pixels(before: String?, after: String?)
        /// The only change of an image.
        case image(Int)
    }

    /// The groups in the order of their first images.
    package private(set) var groups: [Group] = []
    /// The names of the images.
    package private(set) var names: [String] = []
    private var indices: [Key: Int] = [:]
    /// The remaining number of bytes for areas.
    private var rest: Int

    /// Creates groups without images.
    ///
    /// - Parameter maxBytes: The maximum number of bytes of all areas as PNG files. Further groups show none.
    package init(maxBytes: Int = 2 << 20) { rest = maxBytes }

    /// The indices of the groups, those with most images first.
    package var largestFirst: [Int] {
        groups.indices.sorted { (groups[$1].images.count, $0) < (groups[$0].images.count, $1) }
    }

    /// Adds the changes of an image.
    ///
    /// - Parameters:
    ///   - before: The golden image as a PNG file. `nil` if there is none.
    ///   - lack: The reason why there is no golden image.
    ///   - after: The image as a PNG file. `nil` if it is removed.
    /// - Returns: The index of the group of each area, or of a group without areas.
    /// - Throws: An error if an image cannot be read. The image is then in no group.
    @discardableResult
    package mutating func add(
        _ name: String, before: [UInt8]?, lack: String = "no golden image", after: [UInt8]?,
        _ changes: ImageChanges
    ) throws(ImageError) -> [Int] {
        guard let before, let after else {
            names.append(name)
            return [before == nil ? add(.added(lack), lack) : add(.removed, "removed")]
        }
        let olds = try ImageCrops.of(before, changes.areas.map(\.before))
        let news = try ImageCrops.of(after, changes.areas.map(\.after))
        names.append(name)
        let found = changes.areas.indices.filter { olds[$0] != nil || news[$0] != nil }
        guard !found.isEmpty else {
            let title = changes.words.first?.title ?? "other pixels"
            return [add(.image(names.count - 1), title)]
        }
        return found.map { index in
            let (old, new) = (olds[index], news[index])
            return add(
                .pixels(before: old?.digest, after: new?.digest), changes.title(of: changes.areas[index]),
                old?.bitmap, new?.bitmap)
        }
    }

    /// Adds a change of the last image.
    private mutating func add(
        _ key: Key, _ title: String, _ before: Bitmap? = nil, _ after: Bitmap? = nil
    ) -> Int {
        let index = indices[key] ?? groups.count
        if index == groups.count {
            var pictures = (before.flatMap(Picture.init), after.flatMap(Picture.init))
            let size = (pictures.0?.png.count ?? 0) + (pictures.1?.png.count ?? 0)
            if size > rest { pictures = (nil, nil) } else { rest -= size }
            indices[key] = index
            groups.append(Group(title: title, before: pictures.0, after: pictures.1))
        }
        if groups[index].title != title { groups[index].hasOtherTitles = true }
        if groups[index].images.last != names.count - 1 { groups[index].images.append(names.count - 1) }
        groups[index].places += 1
        return index
    }
}
