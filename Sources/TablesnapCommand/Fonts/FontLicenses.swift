import Files
import Foundation
import Typesetting

/// The licenses of font files.
///
/// A license consists of the texts in the font file, followed by the copyright file of the Debian package that contains
/// the font, or else by the license files next to the font.
struct FontLicenses {
    /// The end of the names of licenses, after the name of the font file.
    static let suffix = ".license.txt"

    /// The names of the Debian packages, by the path of a font file in them.
    private let packages: [String: String]

    init(of paths: [String]) { packages = Self.packages(of: paths) }

    /// Returns the license of a font file. That of a copied file is next to it.
    func text(of path: String) -> String {
        if let copied = Self.text(at: path + Self.suffix) { return copied }
        var parts = [(path as NSString).lastPathComponent]
        if let details = FontFileDetails(path: path) {
            parts[0] +=
                ": " + Set(details.familyNames).sorted().joined(separator: ", ") + " " + details.version
            parts += [details.copyright, details.license, details.licenseURL].compactMap { $0 }
        }
        parts += documents(of: path).compactMap { document in
            Self.text(at: document).map { "\(document):\n\n\($0)" }
        }
        return parts.map(\.trimmed).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    /// Returns the paths of the files with the license of a font.
    private func documents(of path: String) -> [String] {
        if let package = packages[path] { return ["/usr/share/doc/\(package)/copyright"] }
        let folder = folderPath(of: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter(Self.isLicense).map { FileSearch.joined(folder, $0) }
    }

    private static func isLicense(_ name: String) -> Bool {
        let stem = (name as NSString).deletingPathExtension.uppercased()
        return ["LICENSE", "LICENCE", "OFL", "COPYING", "COPYRIGHT"].contains(stem)
    }

    private static func text(at path: String) -> String? {
        (try? RegularFile(path: path, limit: 1 << 20)).map { String(decoding: $0.bytes, as: UTF8.self) }
    }

    // MARK: Debian

    private static let lists = "/var/lib/dpkg/info"

    private static func packages(of paths: [String]) -> [String: String] {
        var rest = Set(paths.filter { $0.hasPrefix("/usr/") })
        var packages: [String: String] = [:]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: lists)) ?? []
        let isOfFonts = { (name: String) in name.hasPrefix("fonts-") }
        for name in names.filter(isOfFonts).sorted() + names.filter({ !isOfFonts($0) }).sorted()
        where name.hasSuffix(".list") && !rest.isEmpty {
            guard let list = FileManager.default.contents(atPath: "\(lists)/\(name)") else { continue }
            for path in rest where list.range(of: Data("\n\(path)\n".utf8)) != nil {
                // The name of a package for one architecture ends in a colon and the architecture.
                packages[path] = name.dropLast(".list".count).split(separator: ":").first.map(String.init)
                rest.remove(path)
            }
        }
        return packages
    }
}
