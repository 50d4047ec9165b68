import Foundation
import GuideListings
import TableSnapshots
import Typesetting

/// A program that draws the guides' figures from their listings to a folder: `make figures`.
@main
enum Guides {
    static func main() throws {
        FontSettings.ignore()
        let folder = CommandLine.arguments.dropFirst().first ?? "figures"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for figure in Figure.all {
            try figure.withSnapshot { try $0.writePNG(to: "\(folder)/\(figure.name).png") }
        }
        print("The \(Figure.all.count) figures are in \(folder).")
    }
}
