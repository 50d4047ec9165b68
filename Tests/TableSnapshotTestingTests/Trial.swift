import Foundation
import Goldens
import Images
import Synchronization
import TableSpecimens
import Testing

@testable import TableSnapshotTesting

/// A run of tests within a test: a separate package, and failures that are collected instead of failing.
final class Trial: Sendable {
    let folder: URL
    private let variables: [String: String]
    private let reports = Mutex<[SnapshotReport]>([])

    /// - Parameter variables: The environment, in addition to the package's folder.
    init(_ variables: [String: String] = [:]) throws {
        folder =
            FileManager.default.temporaryDirectory.appending(path: "trial-\(UUID().uuidString)")
            .standardizedFileURL
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        self.variables = variables.merging(
            [
                "TABLESNAP_ROOT": folder.path,
                "TABLESNAP_ARTIFACTS": folder.appending(path: "artifacts").path,
            ],
            uniquingKeysWith: { given, _ in given })
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs assertions as a separate run, and returns the failures. Earlier recordings remain.
    @discardableResult
    func run(
        _ changes: [String: String] = [:], _ assertions: () throws -> Void
    ) rethrows -> [SnapshotReport] {
        let environment = variables.merging(changes, uniquingKeysWith: { $1 })
        reports.withLock { $0 = [] }
        let run = SnapshotRun(environment: environment) { report in
            self.reports.withLock { $0.append(report) }
        }
        try SnapshotRun.$current.withValue(run) { try assertions() }
        return reports.withLock { $0 }
    }

    /// Returns the files of a folder by relative path.
    func files(in name: String = "Snapshots") -> [String] {
        let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: name).path)
        return (paths ?? []).filter { $0.contains(".") && $0 != ".gitignore" }.sorted()
    }

    /// Returns the pixels of a golden image.
    func golden(_ name: String) throws -> Bitmap {
        try Bitmap(pngBytes: #require(bytes(name + ".png")))
    }

    /// Returns the bytes of a golden image.
    func bytes(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: folder.appending(path: "Snapshots/\(path)").path).map {
            [UInt8]($0)
        }
    }
}

extension Bitmap {
    /// Returns an image of one gray.
    static func plain(_ value: UInt8 = 100, width: Int = 6, height: Int = 4) throws -> Bitmap {
        let pixel = [value, value, value, 255]
        return try Bitmap(
            width: width, height: height,
            bytes: [[UInt8]](repeating: pixel, count: width * height).flatMap { $0 })
    }
}

/// A row with a clock, which shows another time whenever it is drawn.
final class ClockCell: TableViewCell {
    let clockLabel = Label(frame: CGRect(x: 200, y: 4, width: 100, height: 20))
    var badges: [View] = []

    override init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(clockLabel)
    }

    required init?(coder: NSCoder) { nil }
}
