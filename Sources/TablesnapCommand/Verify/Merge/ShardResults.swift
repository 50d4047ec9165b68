import Diagnostics
import Files
import Foundation
import TableSnapshots

/// The results of one part of a verification, in a file.
struct ShardResults {
    private let path: String
    private let shard: VerifyOptions.Shard
    private let run: String
    private let images: [ImageResult]
    private let otherFiles: [String]

    private static let maxBytes = 256 << 20

    private struct Header: Decodable { let tablesnap: String }

    private struct Document: Decodable {
        let shard: VerifyOptions.Shard?
        let run: String?
        let images: [ImageResult]
        let otherFiles: [String]
    }

    /// Reads the results in the output of `tablesnap verify --json`.
    ///
    /// - Throws: A `Diagnostic` if the file has no results, or those of another version or of all scenes.
    init(contentsOf path: String) throws(Diagnostic) {
        func problem(_ message: String, _ remedy: String) -> Diagnostic {
            Diagnostic(file: path, message: message, remedy: remedy)
        }
        let data: Data
        do throws(RegularFile.Failure) {
            data = Data(try RegularFile(path: path, limit: Self.maxBytes).bytes)
        } catch {
            throw Diagnostic(message: "\(path) could not be read: \(error.description)")
        }
        let decoder = JSONDecoder()
        guard let header = try? decoder.decode(Header.self, from: data) else {
            throw problem("no results of tablesnap", "expected the output of tablesnap verify --json")
        }
        guard header.tablesnap == Version.current else {
            throw problem(
                "the results are of tablesnap \(header.tablesnap), and this is \(Version.current)",
                "use one version for all parts and for merge")
        }
        guard let document = try? decoder.decode(Document.self, from: data) else {
            throw problem("damaged results of tablesnap", "run tablesnap verify --json again")
        }
        guard let shard = document.shard, shard.number >= 1, shard.number <= shard.count,
            shard.count <= VerifyOptions.Shard.maxCount, let run = document.run
        else {
            throw problem("the results are not those of a part", "run tablesnap verify with --shard")
        }
        (self.path, self.shard, self.run, images, otherFiles) = (
            path, shard, run, document.images, document.otherFiles
        )
    }

    /// Returns the results of all parts, in the order of the scenes.
    ///
    /// - Throws: A `Diagnostic` if a part is missing or there twice, or if the parts are those of different runs.
    static func merged(_ parts: [ShardResults]) throws(Diagnostic) -> VerificationResults {
        guard let first = parts.first else { return VerificationResults() }
        var known: [Int: ShardResults] = [:]
        for part in parts {
            guard part.shard.count == first.shard.count else {
                throw Diagnostic(
                    message: "\(first.path) is part \(first.shard), and \(part.path) is part \(part.shard)",
                    remedy: "merge the parts of one run")
            }
            guard part.run == first.run else {
                throw Diagnostic(
                    message: "\(first.path) and \(part.path) are of runs with other scenes or options",
                    remedy: "merge the parts of one run")
            }
            if let other = known[part.shard.number] {
                throw Diagnostic(
                    message: "\(other.path) and \(part.path) are both part \(part.shard)",
                    remedy: "merge one file of each part")
            }
            known[part.shard.number] = part
        }
        guard parts.count == first.shard.count else {
            let missing = (1...first.shard.count).lazy.filter { known[$0] == nil }
            let names = missing.prefix(5).map { "\($0)/\(first.shard.count)" }.joined(separator: ", ")
            let count = first.shard.count - parts.count
            throw Diagnostic(
                message:
                    "the results of \(counted(count, "part")) are missing: \(names)\(count > 5 ? ", …" : "")",
                remedy: "merge one file of each part")
        }
        let scenes = parts.sorted { $0.shard.number < $1.shard.number }.map(\.scenes)
        var results = VerificationResults()
        for index in 0..<(scenes.map(\.count).max() ?? 0) {
            for part in scenes where index < part.count { results.images += part[index] }
        }
        var names: Set<String> = []
        if let twice = results.images.first(where: { !names.insert($0.name).inserted }) {
            throw Diagnostic(
                message: "\(twice.name): the image is in the results twice",
                remedy: "merge the parts of one run")
        }
        results.otherFiles = Set(parts.flatMap(\.otherFiles)).sorted()
        return results
    }

    /// The images of each scene, which are next to each other.
    private var scenes: [[ImageResult]] {
        images.reduce(into: []) { scenes, image in
            if let last = scenes.indices.last, scenes[last].first?.scene == image.scene {
                scenes[last].append(image)
            } else {
                scenes.append([image])
            }
        }
    }
}
