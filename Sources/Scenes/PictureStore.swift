import Diagnostics
import TableKit

/// The pictures that records name, each looked at once while it is needed, and what was wrong with those that could
/// not be read.
package final class PictureStore {
    /// A file that could not be read, and whose place a placeholder takes.
    package struct Problem: Equatable, Sendable {
        package let error: Diagnostic
        /// The file that names it in the first row shown without it; nil as long as there is none.
        package fileprivate(set) var file: String?
        /// The line of the record there; nil for a row that is written down.
        package fileprivate(set) var line: Int?
        /// How many rows show a placeholder for it.
        package fileprivate(set) var rows = 0
    }

    private let folder: SceneFolder
    private var images: [String: Image] = [:]
    private var problems: [String: Problem] = [:]
    /// The files that could not be read, in the order they were met.
    private var problemPaths: [String] = []

    /// Pictures without their pixels are small, but there may be one for each of many records: when there are more,
    /// they are dropped, to be looked at again when needed.
    private static let mostImages = 10_000

    /// Makes a store for paths relative to a folder.
    package init(folder: SceneFolder) { self.folder = folder }

    /// The files that rows show a placeholder for, in the order they were met.
    package var shownProblems: [Problem] { problemPaths.compactMap { problems[$0] }.filter { $0.rows > 0 } }

    /// Whether any file could not be read so far.
    package var hasProblems: Bool { !problems.isEmpty }

    /// The picture at a path, decoded to be drawn at a size in pixels, or a placeholder when it cannot be read; nil for
    /// an empty path.
    package func image(_ path: String, fitting size: CGSize) -> Image? {
        guard !path.isEmpty else { return nil }
        return load(path, fitting: size) ?? .placeholder
    }

    /// The size of the picture at a path, or of its placeholder, in points; nil for an empty path.
    package func size(_ path: String) -> CGSize? {
        guard !path.isEmpty else { return nil }
        let image = images[path] ?? readable(path) ?? .placeholder
        return image?.size
    }

    /// Why the picture at a path cannot be read; nil when it can, and for an empty path.
    package func error(_ path: String) -> Diagnostic? {
        guard !path.isEmpty, load(path, fitting: .zero) == nil else { return nil }
        return problems[path]?.error
    }

    /// Notes that a row shows the picture at a path: that of a record on a line of a file, or one that is written down.
    package func noteShown(_ path: String, file: String, line: Int?) {
        guard var problem = problems[path] else { return }
        if problem.file == nil { (problem.file, problem.line) = (file, line) }
        problem.rows += 1
        problems[path] = problem
    }

    /// The picture at a path if it may be read and can be, without its pixels.
    private func readable(_ path: String) -> Image? {
        folder.objection(to: path) == nil ? Image(contentsOfFile: folder.place(path)) : nil
    }

    private func note(_ reason: String, _ path: String, _ place: String) {
        problems[path] = Problem(error: Diagnostic(message: "\(place) \(reason)"))
        problemPaths.append(path)
    }

    private func load(_ path: String, fitting size: CGSize) -> Image? {
        if let known = images[path] { return known }
        guard problems[path] == nil else { return nil }
        do throws(ImageError) {
            if let objection = folder.objection(to: path) {
                note(objection, path, path)
                return nil
            }
            let image = try Image(contentsOf: folder.place(path))
            // Only the pixels tell whether all of the file is sound. Drawing needs them next.
            try image.prepare(fitting: size)
            if images.count >= Self.mostImages { images.removeAll() }
            images[path] = image
            return image
        } catch {
            note(error.reason, path, error.path ?? folder.place(path))
            return nil
        }
    }
}

extension Image {
    /// Decodes the pixels now, as drawing the picture within a size in pixels does.
    fileprivate func prepare(fitting limit: CGSize) throws(ImageError) {
        let pixels = (width: size.width * scale, height: size.height * scale)
        let share = min(limit.width / pixels.width, limit.height / pixels.height, 1)
        try prepare(
            forWidth: Int((pixels.width * share).rounded()), height: Int((pixels.height * share).rounded()))
    }
}
