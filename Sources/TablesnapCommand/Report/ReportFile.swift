import Files
import Foundation
import Goldens

/// A report: the file of a page, and a folder next to it if its images are large.
struct ReportFile {
    private let page: OutputClaim
    private let files: RunFiles
    /// The names of the written images.
    private var names: Set<String> = []
    /// The images that were not there before.
    private var created: [String] = []

    /// The maximum number of bytes of whole images in a page.
    private static let maxEmbeddedBytes = 3 << 19

    init(_ path: String, of files: RunFiles) throws(OutputError) {
        (page, self.files) = (try files.claim(path), files)
    }

    private var folder: String { page.path + ".images" }

    /// Writes the images, and then the page together with other files. Images of an earlier report remain until then.
    mutating func write(_ content: ReviewPage, with others: inout OutputFiles) throws {
        do {
            try others.append(html(content), for: page)
            try others.commit()
        } catch {
            for path in created { unlink(path) }
            rmdir(folder)
            throw error
        }
        removeOtherImages()
    }

    private mutating func html(_ content: ReviewPage) throws -> [UInt8] {
        // Other outputs than files have no folder next to them.
        if try FileKind(path: page.path) == .special || Self.isSmall(content) {
            var images = PageImages.Embedded()
            return try ReviewPage.html(content.document(&images), sources: "img-src data:")
        }
        return try ReviewPage.html(content.document(&self), sources: "img-src data: 'self'")
    }

    private static func isSmall(_ content: ReviewPage) -> Bool {
        var rest = maxEmbeddedBytes
        for failure in content.entries.compactMap(\.failure) {
            for kind in PageImages.kinds {
                var status = stat()
                guard stat(content.artifacts.path(failure.name, kind), &status) == 0 else { continue }
                rest -= Int(status.st_size)
                if rest < 0 { return false }
            }
        }
        return true
    }

    /// Removes the images of an earlier report, and the folder if it is then empty. They have the names of digests.
    private func removeOtherImages() {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in all where !names.contains(name) && name.wholeMatch(of: /[0-9a-f]{64}\.png/) != nil {
            unlink(folder + "/" + name)
        }
        rmdir(folder)
    }
}

extension ReportFile: PageImageSource {
    /// Writes an image into the folder. Equal images are one file.
    mutating func address(of png: [UInt8], _ index: Int, _ kind: String) throws(OutputError) -> String {
        let name = SHA256.hexadecimal(of: Data(png)) + ".png"
        let path = folder + "/" + name
        if names.insert(name).inserted {
            if access(path, F_OK) != 0 { created.append(path) }
            try files.claim(path, within: folder).write(png, makesFolders: true)
        }
        let last = (folder as NSString).lastPathComponent
        // A colon would end the scheme of the address.
        let allowed = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._~")).subtracting(
            CharacterSet(charactersIn: "\u{80}"..."\u{10FFFF}"))
        return (last.addingPercentEncoding(withAllowedCharacters: allowed) ?? last) + "/" + name
    }
}
