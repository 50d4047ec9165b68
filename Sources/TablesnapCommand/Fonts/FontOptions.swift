import Diagnostics
import Scenes
import Typesetting

/// The options for the fonts of a command that draws.
struct FontOptions: Equatable {
    /// The folder of the font files.
    var folder: String?
    /// A Boolean value that indicates whether families that the folder lacks are those of the system.
    var includesSystemFonts = false

    /// The options, for a command that stores their values at `key`.
    static func options<Values>(_ key: WritableKeyPath<Values, FontOptions> & Sendable) -> [Option<Values>] {
        [
            Option(
                long: "--fonts", value: "DIR", accepted: .folder,
                help:
                    "Use only the font files in a folder and its subfolders, also for scenes with other fonts. Default: TABLESNAP_FONTS in the environment, or the system's fonts."
            ) { values, folder in values[keyPath: key].folder = folder },
            Option(
                long: "--system-fonts", value: nil,
                help: "Use the system's fonts: with --fonts, for families that its folder lacks."
            ) { values, _ in values[keyPath: key].includesSystemFonts = true },
        ]
    }

    /// Reads the fonts. The result is `nil` if there are no options.
    ///
    /// - Throws: A `Diagnostic` if the folder cannot be read or contains no fonts.
    func collection() throws(Diagnostic) -> FontCollection? {
        guard let folder else { return includesSystemFonts ? .system : nil }
        do throws(FontCollectionError) {
            return try FontCollection(folder: folder, includesSystemFonts: includesSystemFonts)
        } catch { throw Diagnostic(message: "--fonts: \(error)") }
    }

    /// Reads the fonts, or else those of the process.
    ///
    /// - Throws: A `Diagnostic` if their folder cannot be read or contains no fonts.
    func collectionInEffect() throws(Diagnostic) -> FontCollection {
        if let collection = try collection() { return collection }
        do throws(FontCollectionError) {
            return try FontCollection.currentResult.get()
        } catch { throw Diagnostic(message: "\(error)") }
    }

    /// Returns the fonts for scenes, which replace those of their files.
    func choice() throws(Diagnostic) -> SceneFontChoice { SceneFontChoice(replacement: try collection()) }
}
