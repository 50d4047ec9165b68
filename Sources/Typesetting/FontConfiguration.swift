import CPangoFT2
import Foundation

/// A private fontconfig configuration: the allowed families from the known folders and nothing else.
///
/// It reads neither the user's nor the system's configuration files, so their substitutions, hinting settings
/// and extra fonts cannot change a picture.
final class FontConfiguration: Sendable {
    /// The one configuration of the process. Reading the font folders takes some 15 ms, so it is done once.
    static let shared: FontConfiguration = {
        let configuration = FontConfiguration(folders: FontFamilies.folders)
        // Pango asks fontconfig for the process's default when it starts, which would read the user's files: time for
        // nothing, and complaints on standard error when they are wrong.
        FcConfigSetCurrent(configuration.pointer)
        return configuration
    }()

    // Safe to share: fontconfig counts references atomically, and a configuration is only read once built.
    nonisolated(unsafe) let pointer: OpaquePointer?

    /// The allowed families that were found.
    let installedFamilies: Set<String>

    /// The versions of the files that hold them, by path.
    let versions: [String: String]

    /// Reads the font files in some folders and below them.
    init(folders: [String]) {
        let configuration = FcConfigCreate()
        // Which an environment variable may have set.
        FcConfigSetSysRoot(configuration, nil)
        let description = Self.description(folders: folders, cacheFolders: Self.cacheFolders)
        FcConfigParseAndLoadFromMemory(configuration, description, FcTrue)
        FcConfigBuildFonts(configuration)
        pointer = configuration
        let faces = Self.faces(in: configuration)
        installedFamilies = Set(faces.compactMap { $0?.string(FC_FAMILY) })
        versions = Dictionary(
            faces.compactMap { face in face?.string(FC_FILE).map { ($0, face?.fontVersion ?? "") } },
            uniquingKeysWith: { first, _ in first })
    }

    deinit {
        FcConfigDestroy(pointer)
    }

    /// Each face of the fonts that were found, as fontconfig describes it.
    private static func faces(in configuration: OpaquePointer?) -> UnsafeBufferPointer<OpaquePointer?> {
        guard let fonts = FcConfigGetFonts(configuration, FcSetSystem)?.pointee else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        return UnsafeBufferPointer(start: fonts.fonts, count: Int(fonts.nfont))
    }

    /// Where fontconfig may find or keep what it has read of font files: the system's cache first, then one of
    /// our own in the user's cache folder.
    private static var cacheFolders: [String] {
        let environment = ProcessInfo.processInfo.environment
        var folders = [
            "/var/cache/fontconfig", "/usr/lib/fontconfig/cache", "/opt/homebrew/var/cache/fontconfig",
        ]
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            folders.append(cache + "/tablesnap/fontconfig")
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            folders.append(home + "/.cache/tablesnap/fontconfig")
        }
        return folders
    }

    private static func description(folders: [String], cacheFolders: [String]) -> String {
        let allowed = FontFamilies.allowed.map { family in
            "<pattern><patelt name=\"family\"><string>\(family)</string></patelt></pattern>"
        }
        return """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            \(folders.map { "<dir>\(escaped($0))</dir>" }.joined())
            \(cacheFolders.map { "<cachedir>\(escaped($0))</cachedir>" }.joined())
            <selectfont>
              <rejectfont><pattern/></rejectfont>
              <acceptfont>\(allowed.joined())</acceptfont>
            </selectfont>
            <match target="pattern">
              <test name="family"><string>emoji</string></test>
              <edit name="family" mode="assign" binding="strong"><string>Noto Color Emoji</string></edit>
            </match>
            \(bitmapScaling)
            </fontconfig>
            """
    }

    /// Emoji are pictures of one fixed size; fontconfig scales them only when its configuration asks for it.
    private static let bitmapScaling = """
        <match target="font">
          <test name="outline"><bool>false</bool></test>
          <edit name="fixup" mode="assign">
            <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
          </edit>
          <edit name="matrix" mode="assign">
            <times>
              <name>matrix</name>
              <matrix><name>fixup</name><double>0</double><double>0</double><name>fixup</name></matrix>
            </times>
          </edit>
        </match>
        """

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    }
}

extension OpaquePointer {
    /// A text of a fontconfig pattern.
    func string(_ object: String) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(self, object, 0, &text) == FcResultMatch, let text else { return nil }
        return String(cString: text)
    }

    /// The version in a fontconfig pattern, which has it as the font's table head has: with 16 bits of fraction.
    fileprivate var fontVersion: String? {
        var version: Int32 = 0
        guard FcPatternGetInteger(self, FC_FONTVERSION, 0, &version) == FcResultMatch else { return nil }
        let thousandths = (Int(version) * 1000 + 1 << 15) >> 16
        let fraction = String(1000 + thousandths % 1000).dropFirst()
        return "\(thousandths / 1000).\(fraction)"
    }
}
