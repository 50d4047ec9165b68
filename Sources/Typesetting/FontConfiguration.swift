import CPangoFT2
import Foundation

/// A private fontconfig configuration: the allowed families from the known folders and nothing else.
///
/// It reads neither the user's nor the system's configuration files, so their substitutions, hinting settings
/// and extra fonts cannot change a picture.
final class FontConfiguration: Sendable {
    /// The one configuration of the process. Reading the font folders takes some 15 ms, so it is done once.
    static let shared = FontConfiguration()

    // Safe to share: fontconfig counts references atomically, and a configuration is only read once built.
    nonisolated(unsafe) let pointer: OpaquePointer?

    /// The allowed families that were found.
    let installedFamilies: Set<String>

    private init() {
        let configuration = FcConfigCreate()
        let description = Self.description(cacheFolders: Self.cacheFolders)
        FcConfigParseAndLoadFromMemory(configuration, description, FcTrue)
        FcConfigBuildFonts(configuration)
        // Pango asks fontconfig for the process's default when it starts, which would read the user's files: time for
        // nothing, and complaints on standard error when they are wrong.
        FcConfigSetCurrent(configuration)
        pointer = configuration
        installedFamilies = Self.families(in: configuration)
    }

    deinit {
        FcConfigDestroy(pointer)
    }

    private static func families(in configuration: OpaquePointer?) -> Set<String> {
        guard let fonts = FcConfigGetFonts(configuration, FcSetSystem)?.pointee else { return [] }
        var families: Set<String> = []
        for index in 0..<Int(fonts.nfont) {
            var name: UnsafeMutablePointer<FcChar8>?
            guard FcPatternGetString(fonts.fonts[index], FC_FAMILY, 0, &name) == FcResultMatch, let name
            else {
                continue
            }
            families.insert(String(cString: name))
        }
        return families
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

    private static func description(cacheFolders: [String]) -> String {
        let allowed = FontFamilies.allowed.map { family in
            "<pattern><patelt name=\"family\"><string>\(family)</string></patelt></pattern>"
        }
        return """
            <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
            <fontconfig>
            \(FontFamilies.folders.map { "<dir>\($0)</dir>" }.joined())
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
