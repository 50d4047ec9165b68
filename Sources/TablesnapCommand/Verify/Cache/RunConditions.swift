import Files
import Foundation
import Goldens
import ImageComparison
import Scenes
import TableSnapshots
import Typesetting

/// Everything that affects the results of all scenes in a run: the program with its libraries, the fonts and
/// dictionaries of the machine, the options, and the environment.
struct RunConditions {
    /// The conditions, one on each line.
    private var lines: [String] = []

    /// The SHA-256 digest of the conditions, in hexadecimal. Runs with the same digest have the same results for the
    /// same files.
    var digest: String { SHA256.hexadecimal(of: Data(lines.joined(separator: "\n").utf8)) }

    init(_ options: VerifyOptions, otherFonts: OtherFonts, fonts: SceneFontChoice) {
        addProgram()
        addEnvironment(ProcessInfo.processInfo.environment)
        let limit = options.tolerance.limit
        lines += [
            "mode \(options.tolerance.mode)",
            "limit \(limit.pixels) \(limit.fraction) \(limit.window.map { "\($0.pixels)@\($0.side)" } ?? "")",
            "other fonts \(otherFonts.rawValue)", "strict \(options.isStrict)",
            "outside \(options.allowsOutside)", "replaces fonts \(fonts.replacement != nil)",
        ]
        add(fonts.replacement.map { .success($0) } ?? FontCollection.currentResult)
        // Scenes with fonts of their own can include those of the system.
        add(.success(.system))
        addMetadata(ofFilesAt: HyphenationDictionaries.paths)
    }

    private mutating func addProgram() {
        let path = Bundle.main.executablePath ?? ""
        let checksum = FileChecksum.crc64(ofFileAt: path).map { String($0, radix: 16) } ?? path
        lines.append("program \(Version.current) \(FileStamp(path: path)?.size ?? 0) \(checksum)")
        addMetadata(ofFilesAt: Self.libraries.filter { $0 != realPath(path) })
    }

    /// The paths of the libraries that the process has loaded, sorted. Empty on systems other than Linux.
    private static var libraries: [String] {
        guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return [] }
        var maps: [UInt8] = []
        // The system returns a part of the file at a time, and no size.
        while let part = try? file.read(upToCount: 4096), !part.isEmpty { maps += part }
        let paths = maps.split(separator: UInt8(ascii: "\n")).compactMap { line -> String? in
            let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
            guard fields.count == 6, fields[1].contains(UInt8(ascii: "x")) else { return nil }
            let path = String(decoding: fields[5], as: UTF8.self).trimmingCharacters(in: .whitespaces)
            return path.hasPrefix("/") ? path : nil
        }
        return Set(paths).sorted()
    }

    /// Adds the variables that libraries read. Those of tablesnap are settings, which have their own lines.
    private mutating func addEnvironment(_ environment: [String: String]) {
        let names = ["LANG", "LANGUAGE", "TZ"]
        let prefixes = ["LC_", "CAIRO_", "FC_", "FONTCONFIG_", "FREETYPE_", "G_", "HB_", "PANGO_", "PIXMAN_"]
        for (name, value) in environment.sorted(by: { $0.key < $1.key })
        where names.contains(name) || prefixes.contains(where: name.hasPrefix) {
            lines.append("variable \(name)=\(value)")
        }
    }

    private mutating func add(_ result: Result<FontCollection, FontCollectionError>) {
        switch result {
        case .failure(let error): lines.append("fonts \(error)")
        case .success(let fonts):
            let own = Set(fonts.folder.map(FontCollection.fontFiles) ?? [])
            // The files of a folder have other dates after a checkout.
            lines += FontFile.files(at: own).map { "font \($0.name) \($0.sha256)" }
            addMetadata(ofFilesAt: fonts.paths.subtracting(own).sorted())
        }
    }

    private mutating func addMetadata(ofFilesAt paths: [String]) {
        lines += paths.map { path in
            let stamp = FileStamp(path: path)
            return "file \(path) \(stamp?.size ?? 0) \(stamp?.modified.timeIntervalSince1970 ?? 0)"
        }
    }
}
