import Files
import Foundation
import Scenes
import TableSnapshots

/// What kind of file a picture becomes, by the ending of its name.
enum PictureFormat: String, CaseIterable {
    case png, svg, pdf

    /// The kind that a file's name asks for, in upper or lower case; PNG without an ending.
    ///
    /// - Parameter formats: The kinds that the file may have.
    init(of path: String?, among formats: [PictureFormat] = allCases) throws(UsageError) {
        let path = path ?? ""
        let ending = (path as NSString).pathExtension
        let name = ending.isEmpty ? Self.png.rawValue : ending.lowercased()
        guard let format = formats.first(where: { $0.rawValue == name }) else {
            let endings = formats.map { "." + $0.rawValue }.joined(separator: ", ")
            throw UsageError("\(path): unknown ending .\(ending); expected \(endings)")
        }
        self = format
    }
}

/// The paper that a PDF file is meant for.
enum Paper: String, CaseIterable {
    case a4, letter, fit

    init(_ name: String) throws(UsageError) {
        guard let paper = Paper(rawValue: name.lowercased()) else {
            let all = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("--paper: \"\(name)\" is not a paper; there are \(all)")
        }
        self = paper
    }

    /// Its size; nil for that of the picture.
    var size: PaperSize? {
        switch self {
        case .a4: .a4
        case .letter: .letter
        case .fit: nil
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
    /// Draws the picture into a file of some kind.
    func write(
        _ format: PictureFormat, to sink: any ByteSink, paper: Paper?, pageNumbers: PageNumbers?,
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
