import Foundation
import TableSnapshotTesting

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

    /// Returns the environment that a golden image records.
    static func environment(ofGolden name: String) throws -> DrawingEnvironment? {
        let file = folder.appending(path: "Snapshots/\(name).png")
        return DrawingEnvironment(recordedIn: [UInt8](try Data(contentsOf: file)))
    }
}
