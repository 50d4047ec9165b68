import Diagnostics
import Foundation
import TableKit

/// The images of records, and the errors of those that could not be read. Each image is read once while it is
/// needed.
package final class ImageStore {
    /// A file that could not be read, and is shown as a placeholder.
    package struct Problem: Equatable, Sendable {
        package let error: Diagnostic
        /// The file with the first visible row that shows the placeholder. `nil` if there is none.
        package fileprivate(set) var file: String?
        /// The line of that row's record. `nil` for a static row.
        package fileprivate(set) var line: Int?
        /// The rows that show the placeholder, by the indices of their sections in the scene. Several images may show a row.
        fileprivate var shownRows: [Int: IndexSet] = [:]
        /// The number of these rows.
        package var rows: Int { shownRows.values.reduce(0) { $0 + $1.count } }
        /// A Boolean value that indicates whether a view of the scene shows the placeholder, such as one in a header.
        fileprivate var isInView = false
    }

    private let folder: InputFolder
    private var images: [String: Image] = [:]
    private var problems: [String: Problem] = [:]
    /// The paths of the files that could not be read, in the order in which they were found.
    private var problemPaths: [String] = []

    /// The maximum number of cached images. Images without pixels are small, but each of many records may
    /// have one. Beyond the maximum, they are removed, and read again on demand.
    private static let maxImages = 10_000

    /// The function that receives the warnings about the colors of images.
    package var report: (Diagnostic) -> Void = { Warnings.report($0) }
    /// The number of warnings about colors.
    private var colorWarningCount = 0
    private static let maxColorWarnings = 10

    /// Creates a store for paths relative to a folder.
    package init(folder: InputFolder) { self.folder = folder }

    /// The files that visible rows and views show as placeholders, in the order in which they were found.
    package var shownProblems: [Problem] {
        problemPaths.compactMap { problems[$0] }.filter { !$0.shownRows.isEmpty || $0.isInView }
    }

    /// A Boolean value that indicates whether any file could not be read.
    package var hasProblems: Bool { !problems.isEmpty }

    /// Returns the image at a path, decoded for a size in pixels, or a placeholder if it cannot be read. The
    /// result is `nil` for an empty path.
    package func image(_ path: String, fitting size: CGSize) -> Image? {
        guard !path.isEmpty else { return nil }
        return load(path, fitting: size) ?? .placeholder
    }

    /// Returns the image at a path for a view, with a rendering mode. The image is decoded for the limit, a size
    /// in points, in which 0 is an unspecified width or height.
    package func image(
        _ path: String?, _ mode: Image.RenderingMode? = nil, within limit: CGSize, on view: View
    ) -> Image? {
        let scale = view.traitCollection.displayScale
        let size = CGSize(
            width: limit.width > 0 ? limit.width * scale : .infinity,
            height: limit.height > 0 ? limit.height * scale : .infinity)
        guard let image = path.flatMap({ image($0, fitting: size) }) else { return nil }
        return mode.map { image.withRenderingMode($0) } ?? image
    }

    /// Returns the size in points of the image at a path, or of its placeholder. The result is `nil` for an
    /// empty path.
    package func size(_ path: String) -> CGSize? {
        guard !path.isEmpty else { return nil }
        let image = images[path] ?? readable(path) ?? .placeholder
        return image?.size
    }

    /// Returns the reason why the image at a path cannot be read. The result is `nil` if it can be read, and for an
    /// empty path.
    package func error(_ path: String) -> Diagnostic? {
        guard !path.isEmpty, load(path, fitting: .zero) == nil else { return nil }
        return problems[path]?.error
    }

    /// Records that a visible row contains the image at a path. `file` and `line` are those of the record, or
    /// of the static row.
    ///
    /// - Parameters:
    ///   - row: The position of the row in its section of the scene.
    ///   - section: The index of that section.
    package func recordShown(_ path: String, file: String, line: Int?, row: Int, section: Int) {
        guard let isFirst = problems[path]?.shownRows.isEmpty else { return }
        if isFirst {
            problems[path]?.file = file
            problems[path]?.line = line
        }
        problems[path]?.shownRows[section, default: IndexSet()].insert(row)
    }

    /// Records that a view other than a row's own image shows the image at a path.
    package func recordShownInView(_ path: String) { problems[path]?.isInView = true }

    /// The beginning of paths that are the names of symbols.
    package static let symbolPrefix = "symbol:"

    /// Returns the name of the symbol at a path, or `nil` for a file.
    private func symbol(_ path: String) -> String? {
        path.hasPrefix(Self.symbolPrefix) ? String(path.dropFirst(Self.symbolPrefix.count)) : nil
    }

    /// Returns the remedy for an unknown name of a symbol, or `nil` if there is a symbol with the name.
    package static func remedy(forSymbol name: String) -> String? {
        let catalog = SymbolCatalog.shared
        return catalog.contains(name)
            ? nil : catalog.suggestion(for: name) ?? "the article Symbols lists all names"
    }

    /// Returns the remedy for a file that is the name of a symbol, or `nil` for other files.
    private static func remedy(forFile path: String) -> String? {
        let prefixed = path.lowercased().hasPrefix(symbolPrefix)
        let name = prefixed ? String(path.dropFirst(symbolPrefix.count)) : path
        return SymbolCatalog.shared.contains(name) ? "for the symbol, write \(symbolPrefix)\(name)" : nil
    }

    /// Returns the image at a path without its pixels, or `nil` if it cannot be read or is not permitted.
    private func readable(_ path: String) -> Image? {
        if let symbol = symbol(path) {
            return SymbolCatalog.shared.contains(symbol) ? Image(systemName: symbol) : nil
        }
        guard folder.objection(to: path) == nil else { return nil }
        // The warning about its colors follows when it is loaded.
        return try? Image(contentsOf: folder.systemPath(path)) { _ in }
    }

    private func record(_ error: Diagnostic, _ path: String) {
        problems[path] = Problem(error: error)
        problemPaths.append(path)
    }

    private func load(_ path: String, fitting size: CGSize) -> Image? {
        if let cached = images[path] { return cached }
        guard problems[path] == nil else { return nil }
        if let symbol = symbol(path) { return load(symbol: symbol, path) }
        if path.contains("://") {
            let remedy = "images are not loaded from the Internet, so save it next to the data"
            record(Diagnostic(message: "\(path) is an address", remedy: remedy), path)
            return nil
        }
        do throws(ImageError) {
            if let objection = folder.objection(to: path) {
                record(Diagnostic(message: "\(path) \(objection)"), path)
                return nil
            }
            let image = try Image(contentsOf: folder.systemPath(path)) { reportColors($0) }
            // Errors in the pixels are detected only by decoding them, and drawing needs them next.
            try image.prepare(fitting: size)
            if images.count >= Self.maxImages { images.removeAll() }
            images[path] = image
            return image
        } catch {
            let name = error.path ?? folder.systemPath(path)
            record(
                Diagnostic(message: "\(name) \(error.reason)", remedy: Self.remedy(forFile: path)), path)
            return nil
        }
    }

    /// Reports a warning about the colors of an image. Many records may have one.
    private func reportColors(_ warning: Diagnostic) {
        colorWarningCount += 1
        switch colorWarningCount {
        case ...Self.maxColorWarnings: report(warning)
        case Self.maxColorWarnings + 1:
            report(
                Diagnostic(
                    .warning, message: "more images are drawn as sRGB, although their colors are others",
                    remedy: "convert them to sRGB"))
        default: break
        }
    }

    private func load(symbol: String, _ path: String) -> Image? {
        if let remedy = Self.remedy(forSymbol: symbol) {
            record(Diagnostic(message: "\(path) does not exist", remedy: remedy), path)
            return nil
        }
        images[path] = Image(systemName: symbol)
        return images[path]
    }
}

extension Image {
    /// Decodes the pixels now, for drawing within a size in pixels.
    fileprivate func prepare(fitting limit: CGSize) throws(ImageError) {
        let pixels = (width: size.width * scale, height: size.height * scale)
        let fraction = min(limit.width / pixels.width, limit.height / pixels.height, 1)
        try prepare(
            forWidth: Int((pixels.width * fraction).rounded()),
            height: Int((pixels.height * fraction).rounded()))
    }
}

extension Image {
    /// The placeholder of an image that could not be read: a gray square with a cross.
    static let placeholder: Image? = {
        let side = 120
        let (border, cross): ([UInt8], [UInt8]) = ([199, 199, 204, 255], [174, 174, 178, 255])
        let ground: [UInt8] = [229, 229, 234, 255]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(side * side * 4)
        for y in 0..<side {
            for x in 0..<side {
                let isBorder = min(x, y, side - 1 - x, side - 1 - y) < 4
                let isCross = abs(x - y) < 3 || abs(side - 1 - x - y) < 3
                bytes += isBorder ? border : isCross ? cross : ground
            }
        }
        return (try? Bitmap(width: side, height: side, bytes: bytes)).map { Image(bitmap: $0, scale: 3) }
    }()
}
