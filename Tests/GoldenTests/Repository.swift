import Foundation
import TableSnapshotTesting
import Testing

/// The folder that these sources are in.
enum Repository {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Returns the golden images in a folder of `Snapshots/`, by name.
    static func goldens(in folder: String) throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(
            atPath: self.folder.appending(path: "Snapshots/\(folder)").path)
        return names.filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
    }

    /// Returns the differences of the fonts of this machine from those of the golden images. The result is `nil` if there
    /// are none, or if pixels must be compared nevertheless.
    static func otherFonts() throws -> String? {
        guard try OtherFonts(environment: ProcessInfo.processInfo.environment) == .compareLayout else {
            return nil
        }
        for name in try goldens(in: "demo") {
            let file = try Data(contentsOf: folder.appending(path: "Snapshots/demo/\(name).png"))
            if let difference = DrawingEnvironment.fontDifferenceHere(from: [UInt8](file), with: .current) {
                return difference
            }
        }
        return nil
    }

    /// Compares images with the golden ones of the same names, or only their sizes if the fonts are different.
    static func expectGoldens(
        in goldenFolder: URL, for names: [String], drawnIn folder: URL, by suite: String,
        remedy: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let otherFonts = try otherFonts()
        for name in names {
            let images = try [folder, goldenFolder].map {
                try Bitmap(pngBytes: [UInt8](Data(contentsOf: $0.appending(path: name))))
            }
            let comparison = ImageComparison(images[0], images[1])
            let sizes = images.map { ($0.width, $0.height) }
            #expect(
                otherFonts == nil ? comparison.passes : OtherFonts.areSimilar(sizes[0], sizes[1]),
                "\(name): \(comparison)\(remedy)", sourceLocation: sourceLocation)
        }
        if let otherFonts {
            print(
                "\(suite): \(names.count) images have the golden size; pixels were not compared: \(otherFonts)"
            )
        }
    }

    /// Returns the environment that a golden image records.
    static func environment(ofGolden name: String) throws -> DrawingEnvironment? {
        let file = folder.appending(path: "Snapshots/\(name).png")
        return DrawingEnvironment(recordedIn: [UInt8](try Data(contentsOf: file)))
    }
}
