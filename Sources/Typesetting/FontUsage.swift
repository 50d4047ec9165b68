import CPangoFT2
import Synchronization

/// A record of the font files that the process has used to measure or draw text.
package enum FontUsage {
    private static let recorded = Mutex<Set<String>>([])

    /// The paths of the files.
    package static var paths: Set<String> { recorded.withLock { $0 } }

    /// Records the file of a font that Pango loaded.
    static func record(_ font: UnsafeMutablePointer<PangoFont>) {
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        guard let path = pattern?.string(FC_FILE) else { return }
        recorded.withLock { _ = $0.insert(path) }
    }
}

extension FontCollection {
    /// The paths of the font files.
    package var paths: Set<String> { configuration.paths }
}
