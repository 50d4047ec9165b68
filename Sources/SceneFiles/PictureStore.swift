import TableKit

/// Why a picture cannot be shown.
package struct PictureError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file, as it was looked for.
    package let path: String
    /// The end of a sentence that begins with the file, such as "does not exist".
    package let reason: String

    package var description: String { "\(path) \(reason)" }
}

/// The pictures that records name, each read once while it is needed, and what was wrong with those that could not
/// be read.
package final class PictureStore {
    /// A file that could not be read, and whose place a placeholder takes.
    package struct Problem: Equatable, Sendable {
        package let error: PictureError
        /// The line of the first record shown without it; nil as long as there is none.
        package fileprivate(set) var line: Int?
        /// How many rows show a placeholder for it.
        package fileprivate(set) var rows = 0
    }

    private let folder: SceneFolder
    private var images: [String: Image] = [:]
    private var byteCount = 0
    private var problems: [String: Problem] = [:]
    /// The files that could not be read, in the order they were met.
    private var problemPaths: [String] = []

    /// Pictures are dropped, to be read again when needed, when they take more memory than this.
    private static let largestCache = 48 << 20

    /// Makes a store for paths relative to a folder.
    package init(folder: SceneFolder) { self.folder = folder }

    /// The files that rows show a placeholder for, in the order they were met.
    package var shownProblems: [Problem] { problemPaths.compactMap { problems[$0] }.filter { $0.rows > 0 } }

    /// Whether any file could not be read so far.
    package var hasProblems: Bool { !problems.isEmpty }

    /// The picture at a path, or a placeholder when it cannot be read; nil for an empty path.
    package func image(_ path: String) -> Image? {
        guard !path.isEmpty else { return nil }
        return load(path) ?? .placeholder
    }

    /// Why the picture at a path cannot be read; nil when it can, and for an empty path.
    package func error(_ path: String) -> PictureError? {
        guard !path.isEmpty, load(path) == nil else { return nil }
        return problems[path]?.error
    }

    /// Notes that the row of the record on a line shows the picture at a path.
    package func noteShown(_ path: String, line: Int?) {
        guard var problem = problems[path] else { return }
        problem.line = problem.line ?? line
        problem.rows += 1
        problems[path] = problem
    }

    private func load(_ path: String) -> Image? {
        if let known = images[path] { return known }
        guard problems[path] == nil else { return nil }
        do throws(ImageError) {
            if let objection = folder.objection(to: path) {
                note(objection, path, path)
                return nil
            }
            let image = try Image(contentsOf: folder.place(path))
            keep(image, path)
            return image
        } catch {
            note(error.reason, path, error.path)
            return nil
        }
    }

    private func note(_ reason: String, _ path: String, _ place: String) {
        problems[path] = Problem(error: PictureError(path: place, reason: reason))
        problemPaths.append(path)
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
