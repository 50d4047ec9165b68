import CPangoFT2
import Files
import Synchronization

/// A private fontconfig configuration: with only the allowed families from the known folders, or with the fonts in a
/// folder.
///
/// It does not read the user's or the system's configuration files. Their substitutions, hinting settings and
/// additional fonts therefore cannot affect an image.
final class FontConfiguration: Sendable {
    /// The configuration of the system's fonts.
    static let system = FontConfiguration(folders: FontFamilies.folders)
    /// The configuration of the families of themes alone. Reading it takes a tenth of the time of ``system``, because
    /// fontconfig compares each installed font with each allowed family.
    static let themes = FontConfiguration(folders: FontFamilies.folders, allowed: FontFamilies.themes)

    // Safe to share: fontconfig counts references atomically, and a configuration is immutable after its creation.
    nonisolated(unsafe) let pointer: OpaquePointer?

    /// The folder of the fonts, or `nil` for those of the system.
    let folder: FontFolder?
    let installedFamilies: Set<String>
    /// The installed families, with the other names in their files.
    private let names: Set<String>
    /// The paths of the font files.
    let paths: Set<String>
    /// The families that are on no list of fallbacks, sorted.
    private let otherFamilies: [String]
    /// The faces, which are only read if a program names a font.
    private let knownFaces = Mutex<[FontFace]?>(nil)

    /// Reads the font files in folders and their subfolders, as far as their families are allowed.
    convenience init(folders: [String], allowed: [String] = FontFamilies.allowed) {
        self.init(nil, systemFolders: folders, allowed: allowed)
    }

    /// Reads the font files in a folder.
    convenience init(folder: FontFolder) {
        self.init(
            folder, systemFolders: folder.includesSystemFonts ? FontFamilies.folders : [],
            allowed: FontFamilies.allowed)
    }

    private init(_ folder: FontFolder?, systemFolders: [String], allowed: [String]) {
        let configuration = FcConfigCreate()
        // An environment variable may have set it.
        FcConfigSetSysRoot(configuration, nil)
        // Files that are added one by one need no cache, which could be older than a replaced file, and retain their
        // order.
        for path in folder?.fontPaths ?? [] { FcConfigAppFontAddFile(configuration, path) }
        let own = Self.patterns(in: configuration, FcSetApplication)
        let ownNames = Set(own.flatMap { $0?.strings(FC_FAMILY) ?? [] })
        let description = Self.description(
            folders: systemFolders, allowed: allowed.filter { !ownNames.contains($0) },
            emoji: [FontFamilies.emoji] + Self.colored(own))
        FcConfigParseAndLoadFromMemory(configuration, description, FcTrue)
        FcConfigBuildFonts(configuration)
        let patterns = Self.patterns(in: configuration)
        let families = Set(patterns.compactMap { $0?.string(FC_FAMILY) })
        pointer = configuration
        self.folder = folder
        installedFamilies = families
        names = families.union(ownNames)
        paths = Set(patterns.compactMap { $0?.string(FC_FILE) })
        // Pango separates families by commas.
        otherFamilies = families.subtracting(FontFamilies.fallbacks()).filter { !$0.contains(",") }.sorted()
    }

    deinit { FcConfigDestroy(pointer) }

    // MARK: Families

    /// Returns a Boolean value that indicates whether a family is installed. In a folder, all names of a family count.
    func contains(_ family: String) -> Bool { names.contains(family) }

    /// Returns the families for text, in order of precedence. The order is the same for a folder and the system's
    /// fonts, so that copies of the files that an image uses draw the same image.
    ///
    /// - Parameters:
    ///   - requested: The family of the text's font. `nil` means the system font.
    ///   - system: The family of the system font.
    ///   - han: The region that determines the forms of Chinese characters.
    func families(_ requested: String?, system: String, han: String) -> [String] {
        let fallbacks = FontFamilies.fallbacks(han: han)
        // The system font precedes families of other scripts, which have letters, too.
        let first = [requested ?? system, fallbacks[0]] + (requested == nil ? [] : [system])
        return first + fallbacks.dropFirst() + otherFamilies
    }

    /// The faces of the installed families.
    var faces: [FontFace] {
        knownFaces.withLock { known in
            let faces = known ?? Self.patterns(in: pointer).compactMap { $0.flatMap(FontFace.init) }
            known = faces
            return faces
        }
    }

    /// Returns the faces of all fonts, as fontconfig describes them. The first are those of a folder.
    private static func patterns(in configuration: OpaquePointer?) -> [OpaquePointer?] {
        patterns(in: configuration, FcSetApplication) + patterns(in: configuration, FcSetSystem)
    }

    private static func patterns(in configuration: OpaquePointer?, _ set: FcSetName) -> [OpaquePointer?] {
        guard let fonts = FcConfigGetFonts(configuration, set)?.pointee else { return [] }
        return Array(UnsafeBufferPointer(start: fonts.fonts, count: Int(fonts.nfont)))
    }

    /// Returns the families with colored glyphs, sorted.
    private static func colored(_ patterns: [OpaquePointer?]) -> [String] {
        let colored = patterns.compactMap { $0 }.filter { $0.isTrue(FC_COLOR) }
        return Set(colored.compactMap { $0.string(FC_FAMILY) }).sorted()
    }

    // MARK: Configuration

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

    private static func description(folders: [String], allowed: [String], emoji: [String]) -> String {
        let allowed = allowed.map { family in
            "<pattern><patelt name=\"family\"><string>\(family)</string></patelt></pattern>"
        }
        let emoji = emoji.map { "<string>\($0.xmlEscaped)</string>" }.joined()
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
              <edit name="family" mode="assign" binding="strong">\(emoji)</edit>
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

    /// Returns all values of a property, such as the names of a family.
    func strings(_ object: String) -> [String] {
        var strings: [String] = []
        var text: UnsafeMutablePointer<FcChar8>?
        while FcPatternGetString(self, object, Int32(strings.count), &text) == FcResultMatch, let found = text
        {
            strings.append(String(cString: found))
        }
        return strings
    }

    fileprivate func isTrue(_ object: String) -> Bool {
        var value: FcBool = FcFalse
        return FcPatternGetBool(self, object, 0, &value) == FcResultMatch && value == FcTrue
    }
}
