import CPangoFT2
import Files

/// A private fontconfig configuration with only the allowed families from the known folders.
///
/// It does not read the user's or the system's configuration files. Their substitutions, hinting settings and
/// additional fonts therefore cannot affect an image.
final class FontConfiguration: Sendable {
    /// The configuration of the process. It is shared because reading the font folders takes about 15 ms.
    static let shared = FontConfiguration(folders: FontFamilies.folders)

    // Safe to share: fontconfig counts references atomically, and a configuration is immutable after its creation.
    nonisolated(unsafe) let pointer: OpaquePointer?

    let installedFamilies: Set<String>
    let versions: [String: String]

    /// Reads the font files in folders and their subfolders.
    init(folders: [String]) {
        let configuration = FcConfigCreate()
        // An environment variable may have set it.
        FcConfigSetSysRoot(configuration, nil)
        let description = Self.description(folders: folders, cacheFolders: Self.cacheFolders)
        FcConfigParseAndLoadFromMemory(configuration, description, FcTrue)
        FcConfigBuildFonts(configuration)
        pointer = configuration
        let patterns = Self.patterns(in: configuration)
        installedFamilies = Set(patterns.compactMap { $0?.string(FC_FAMILY) })
        versions = Dictionary(
            patterns.compactMap { face in face?.string(FC_FILE).map { ($0, face?.fontVersion ?? "") } },
            uniquingKeysWith: { first, _ in first })
    }

    deinit { FcConfigDestroy(pointer) }

    /// Returns the faces of the installed fonts, as fontconfig describes them.
    static func patterns(in configuration: OpaquePointer?) -> UnsafeBufferPointer<OpaquePointer?> {
        guard let fonts = FcConfigGetFonts(configuration, FcSetSystem)?.pointee else {
            return UnsafeBufferPointer(start: nil, count: 0)
        }
        return UnsafeBufferPointer(start: fonts.fonts, count: Int(fonts.nfont))
    }

    /// The folders of fontconfig's caches: those of the system, followed by tablesnap's folder in the user's cache
    /// folder.
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
            \(folders.map { "<dir>\($0.xmlEscaped)</dir>" }.joined())
            \(cacheFolders.map { "<cachedir>\($0.xmlEscaped)</cachedir>" }.joined())
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

    /// Emoji are images of one fixed size, which fontconfig scales only if the configuration requests it.
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
}

extension OpaquePointer {
    func string(_ object: String) -> String? {
        var text: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(self, object, 0, &text) == FcResultMatch, let text else { return nil }
        return String(cString: text)
    }

    func integer(_ object: String) -> Int? {
        var integer: Int32 = 0
        return FcPatternGetInteger(self, object, 0, &integer) == FcResultMatch ? Int(integer) : nil
    }

    /// The font version in a fontconfig pattern. As in the font's head table, it has 16 fractional bits.
    fileprivate var fontVersion: String? {
        guard let version = integer(FC_FONTVERSION) else { return nil }
        let thousandths = (version * 1000 + 1 << 15) >> 16
        let fraction = String(1000 + thousandths % 1000).dropFirst()
        return "\(thousandths / 1000).\(fraction)"
    }
}
