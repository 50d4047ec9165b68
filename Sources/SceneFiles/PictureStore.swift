import TableKit

/// The pictures that records name, each read once while it is needed, and what was wrong with those that could not
/// be read.
package final class PictureStore {
    /// A file that could not be read.
    package struct Problem: Equatable, Sendable {
        package var error: ImageError
        /// How many rows show a placeholder for it.
        package var rows: Int
    }

    private let folder: String
    private var images: [String: Image] = [:]
    private var byteCount = 0
    private var problems: [String: Problem] = [:]
    /// The files that could not be read, in the order they were met.
    private var problemPaths: [String] = []

    /// Pictures are dropped, to be read again when needed, when they take more memory than this.
    private static let largestCache = 48 << 20

    /// Makes a store for paths relative to a folder.
    package init(folder: String) { self.folder = folder }

    /// What could not be read, in the order it was met.
    package var unreadable: [Problem] { problemPaths.compactMap { problems[$0] } }

    /// The picture at a path, or a placeholder when it cannot be read; nil for an empty path.
    package func image(_ path: String) -> Image? {
        guard !path.isEmpty else { return nil }
        if let image = load(path) { return image }
        problems[path]?.rows += 1
        return .placeholder
    }

    /// The picture at a path, without noting that a row shows it.
    package func peek(_ path: String) -> Image? {
        path.isEmpty ? nil : load(path) ?? .placeholder
    }

    private func load(_ path: String) -> Image? {
        if let known = images[path] { return known }
        guard problems[path] == nil else { return nil }
        do throws(ImageError) {
            let image = try Image(contentsOf: path.hasPrefix("/") ? path : folder + "/" + path)
            keep(image, path)
            return image
        } catch {
            problems[path] = Problem(error: error, rows: 0)
            problemPaths.append(path)
            return nil
        }
    }

    private func keep(_ image: Image, _ path: String) {
        let size = Int(image.size.width * image.scale * image.size.height * image.scale) * 4
        if byteCount + size > Self.largestCache {
            images.removeAll()
            byteCount = 0
        }
        images[path] = image
        byteCount += size
    }
}
