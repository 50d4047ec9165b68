import Foundation
import TableSnapshotTesting
import Testing

/// The folder that these sources are in.
enum Repository {
    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the articles. It also contains the golden images that they show.
    static let catalog = "Sources/TableSnapshots/TableSnapshots.docc"

    /// Returns the paths of the golden images in a folder of `Snapshots/` and of the catalog, by name without scale and
    /// extension.
    static func goldenFiles(in folder: String) throws -> [String: String] {
        var goldens: [String: String] = [:]
        for root in ["Snapshots", catalog] {
            let path = self.folder.appending(path: "\(root)/\(folder)").path
            guard FileManager.default.fileExists(atPath: path) else { continue }
            for file in try FileManager.default.contentsOfDirectory(atPath: path) where file.hasSuffix(".png")
            {
                let name = String(file.dropLast(4).prefix { $0 != "@" })
                // DocC's names of dark images end with `~dark`, others with `-dark`.
                let plain = root == catalog ? name.replacing("~dark", with: "-dark") : name
                #expect(
                    goldens.updateValue("\(root)/\(folder)/\(file)", forKey: plain) == nil, "\(plain)")
            }
        }
        return goldens
    }

    /// Returns the names of the golden images in a folder of `Snapshots/` and of the catalog.
    static func goldens(in folder: String) throws -> [String] { try goldenFiles(in: folder).keys.sorted() }

    /// Returns the directory that contains a golden image, or is to contain it, and the path below it without scale and
    /// extension.
    static func golden(_ name: String, in folder: String) -> (directory: String, path: String) {
        let path = "\(folder)/\(name.replacing(/-dark$/, with: "~dark"))"
        let isShown = FileManager.default.fileExists(
            atPath: self.folder.appending(path: "\(catalog)/\(path)@2x.png").path)
        return isShown ? (catalog, path) : ("Snapshots", "\(folder)/\(name)")
    }

    /// Returns the differences of the fonts of this machine from those of the golden images. The result is `nil` if there
    /// are none, or if pixels must be compared nevertheless.
    static func otherFonts() throws -> String? { try foundOtherFonts.get() }

    /// The golden images are read only once.
    private static let foundOtherFonts = Result { try findOtherFonts() }

    private static func findOtherFonts() throws -> String? {
        guard try OtherFonts(environment: ProcessInfo.processInfo.environment) == .compareLayout else {
            return nil
        }
        for path in try goldenFiles(in: "demo").values.sorted() {
            let file = try Data(contentsOf: folder.appending(path: path))
            if let difference = DrawingEnvironment.fontDifferenceHere(from: [UInt8](file), with: .current) {
                return difference
            }
        }
        return nil
    }

    /// Compares images with golden ones, or only their sizes if the fonts are different.
    ///
    /// - Parameters:
    ///   - images: The paths of the golden images in this repository, by those of the images in `folder`.
    static func expectGoldens(
        for images: [String: String], drawnIn folder: URL, by suite: String,
        remedy: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let otherFonts = try otherFonts()
        for (name, golden) in images.sorted(by: { $0.key < $1.key }) {
            let files = [folder.appending(path: name), self.folder.appending(path: golden)]
            let images = try files.map { try Bitmap(pngBytes: [UInt8](Data(contentsOf: $0))) }
            let comparison = ImageComparison(images[0], images[1])
            let sizes = images.map { ($0.width, $0.height) }
            #expect(
                otherFonts == nil ? comparison.passes : OtherFonts.areSimilar(sizes[0], sizes[1]),
                "\(name): \(comparison)\(remedy)", sourceLocation: sourceLocation)
        }
        if let otherFonts {
            print(
                "\(suite): \(images.count) images have the golden size; pixels were not compared: \(otherFonts)"
            )
        }
    }

    /// Returns the environment that a golden image records.
    static func environment(ofGolden path: String) throws -> DrawingEnvironment? {
        DrawingEnvironment(recordedIn: [UInt8](try Data(contentsOf: folder.appending(path: path))))
    }
}
