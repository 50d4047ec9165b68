import Diagnostics
import Files
import Foundation
import Scenes
import TableSnapshots

/// The format of an image file, by its file name extension.
enum ImageFormat: String, CaseIterable {
    case png, svg, pdf

    /// Creates the format of a file name extension, regardless of case. Default: PNG.
    ///
    /// - Parameter formats: The permitted formats.
    init(of path: String?, among formats: [ImageFormat] = allCases) throws(UsageError) {
        let path = path ?? ""
        let ending = (path as NSString).pathExtension
        let name = ending.isEmpty ? Self.png.rawValue : ending.lowercased()
        guard let format = formats.first(where: { $0.rawValue == name }) else {
            let endings = formats.map { "." + $0.rawValue }.joined(separator: ", ")
            throw UsageError("\(path): unknown extension .\(ending); expected \(endings)")
        }
        self = format
    }
}

/// The paper size of a PDF file.
enum Paper: String, CaseIterable {
    case a4, letter
    case a4Landscape = "a4-landscape"
    case letterLandscape = "letter-landscape"
    case fit

    /// The size. `nil` uses the size of the image.
    var size: PaperSize? {
        switch self {
        case .a4: .a4
        case .letter: .letter
        case .a4Landscape: .a4.landscape
        case .letterLandscape: .letter.landscape
        case .fit: nil
        }
    }

    /// The same paper with its longer sides at the top and the bottom. `nil` if they already are.
    var landscape: Paper? {
        switch self {
        case .a4: .a4Landscape
        case .letter: .letterLandscape
        case .a4Landscape, .letterLandscape, .fit: nil
        }
    }
}

extension PageNumbers: NamedValue {
    package static let kind = "a kind of page numbers"
    package static let names: [(name: String, value: Self)] = [
        ("none", .none), ("number", .number), ("total", .numberOfTotal),
    ]
}

extension TableSnapshot {
    /// Draws the image to a file of the format.
    func write(
        _ format: ImageFormat, to sink: any ByteSink, paper: Paper?, pageNumbers: PageNumbers?,
        progress: @escaping (Double) -> Void
    ) throws(SnapshotError) {
        switch format {
        case .png: try writePNG(to: sink, progress: progress)
        case .svg: try writeSVG(to: sink, progress: progress)
        case .pdf:
            try writePDF(
                to: sink, paper: (paper ?? .a4).size, pageNumbers: pageNumbers ?? .numberOfTotal,
                progress: progress)
        }
    }
}
