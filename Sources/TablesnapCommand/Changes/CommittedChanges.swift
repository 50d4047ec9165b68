import Diagnostics
import Files
import Goldens
import Images
import TableSnapshots

/// The changes of golden images between two commits.
struct CommittedChanges {
    /// A golden image with another path.
    struct Rename {
        let before: String
        let after: String
    }

    /// The commits.
    let range: GitRepository.Range
    /// The changes of pixels, in groups.
    private(set) var groups = ChangeGroups()
    /// The paths of new golden images, without renamed ones.
    private(set) var added: [String] = []
    /// The paths of removed golden images, without renamed ones.
    private(set) var removed: [String] = []
    private(set) var renamed: [Rename] = []
    /// The paths of golden texts that were changed, added or removed, whose lines Git shows.
    private(set) var texts: [String] = []
    /// The paths of golden images that have other bytes, but the same pixels.
    private(set) var rewritten: [String] = []
    /// The number of PNG files that tablesnap has not drawn.
    private(set) var otherImages = 0
    /// The files that cannot be read.
    private(set) var problems: [Diagnostic] = []
    /// The golden images without a partner, with the digests of their pixels.
    private var unpaired: (old: [(path: String, digest: Int)], new: [(path: String, digest: Int)]) = ([], [])

    /// Reads the golden images that differ.
    ///
    /// - Parameter paths: The files or folders to search, relative to the working directory. Empty for all.
    static func of(
        _ range: GitRepository.Range, in repository: GitRepository, paths: [String]
    ) throws(Diagnostic) -> CommittedChanges {
        var changes = CommittedChanges(range: range)
        let objects = try GitObjects()
        for file in try repository.changedFiles(range, in: paths) {
            if GoldenName.isText(file.path) { changes.texts.append(file.path) }
            guard file.path.hasSuffix(GoldenName.imageEnding) else { continue }
            do throws(Diagnostic) {
                let contents = { (identifier: String) throws(Diagnostic) -> [UInt8] in
                    let bytes = try objects.contents(identifier)
                    if (try? PNGFile(bytes)) != nil { return bytes }
                    // It may be a pointer of Git LFS.
                    return try repository.filteredContents(identifier, path: file.path)
                }
                try changes.add(
                    file.path, before: file.before.map(contents), after: file.after.map(contents))
            } catch {
                changes.problems.append(error.located(in: file.path))
            }
        }
        changes.pairRenamed()
        return changes
    }

    /// Adds a file with its bytes, `nil` where it does not exist.
    private mutating func add(_ path: String, before: [UInt8]?, after: [UInt8]?) throws(Diagnostic) {
        guard Self.isGolden(before) || Self.isGolden(after) else {
            otherImages += 1
            return
        }
        do throws(ImageError) {
            switch (before, after) {
            case (let before?, let after?):
                let changes = try ImageChanges.of(before: before, after: after)
                if changes.areas.isEmpty, changes.words.isEmpty {
                    rewritten.append(path)
                } else {
                    try groups.add(path, before: before, after: after, changes)
                }
            case (let before?, nil): unpaired.old.append((path, try Self.digest(before)))
            case (nil, let after?): unpaired.new.append((path, try Self.digest(after)))
            case (nil, nil): break
            }
        } catch { throw Diagnostic(message: "it \(error.reason)") }
    }

    /// Returns a Boolean value that indicates whether a file is a drawing by tablesnap, or may be one.
    private static func isGolden(_ bytes: [UInt8]?) -> Bool {
        guard let bytes else { return false }
        guard let file = try? PNGFile(bytes) else { return true }
        return DrawingEnvironment(recordedIn: bytes) != nil || LayoutRecord.recorded(in: file) != nil
    }

    private static func digest(_ bytes: [UInt8]) throws(ImageError) -> Int {
        DrawnImage(try Bitmap(pngBytes: bytes)).digest(ignoring: [])
    }

    /// Finds the removed images that were added at another path.
    private mutating func pairRenamed() {
        var news = unpaired.new
        for old in unpaired.old {
            if let index = news.firstIndex(where: { $0.digest == old.digest }) {
                renamed.append(Rename(before: old.path, after: news.remove(at: index).path))
            } else {
                removed.append(old.path)
            }
        }
        added = news.map(\.path)
        unpaired = ([], [])
    }

    /// The number of changed images.
    var changedCount: Int { groups.names.count }

    /// A Boolean value that indicates whether no golden image or text changed, and all could be read.
    var isEmpty: Bool {
        changedCount + added.count + removed.count + renamed.count + texts.count + problems.count == 0
    }

    /// The numbers in one sentence, such as “41 golden images changed, 2 added, 1 removed, 1 renamed”.
    var summary: String {
        let changed = "\(counted(changedCount, "golden image")) changed"
        let others = [
            (added.count, "added"), (removed.count, "removed"), (renamed.count, "renamed"),
            (rewritten.count, "with the same pixels"), (texts.count, texts.count == 1 ? "text" : "texts"),
            (problems.count, "unreadable"),
        ]
        return ([changed] + others.compactMap { $0.0 > 0 ? "\($0.0) \($0.1)" : nil }).joined(separator: ", ")
    }
}
