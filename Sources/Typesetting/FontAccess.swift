import Foundation

/// The lock on font files, and the typesetter behind it.
///
/// Cairo promises that fonts may be used from any thread, and FreeType that several threads may use one library as long
/// as no two of them open or close faces. Up to version 1.18 Cairo breaks both promises. All its fonts share one FreeType
/// library, and it keeps ten font files open: to open another it closes one of them, without asking whether another
/// thread is about to read that one, and without a lock around the opening itself.
///
/// So every call of Cairo that may open, read or close a font file takes its turn here. These are:
///
/// - **Layout and measures**: Pango calls Cairo for both. ``withTypesetter(_:)``.
/// - **Glyphs**: their extents, outlines and pixels. A font at a new size or scale, and so a context's font: setting it,
///   drawing with it, and restoring the context are one turn. Outside of it no context has a font.
/// - **Releasing a font**: Cairo retains some fonts that are not in use, and each one released may be the last that keeps
///   a file open. So the `deinit` of each owner takes its turn.
/// - **Pages**: a PDF surface records glyphs, each with a reference to its font. It reads the fonts, and releases them,
///   when a group is painted or a page ends; it writes parts of their files when it is finished or destroyed. So a page is
///   one turn, and text is laid out on no other thread meanwhile.
///
/// These need no turn: reference counts and a font's matrix and options, which do not change; glyph masks, layouts and
/// display lists once they are made; and the fonts in an SVG file, which HarfBuzz reads from files that it opens itself.
///
/// A thread may take its turn within its turn, because pages contain shadows of text, and values that own fonts are
/// released anywhere.
package enum FontAccess {
    private static let lock = NSRecursiveLock()
    // Safe to share: it is read and written with the lock alone.
    private nonisolated(unsafe) static var typesetter: Typesetter?

    /// Runs `body`, which may use fonts through Cairo.
    package static func exclusively<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    /// Runs `body` with the typesetter, which is made when it is first needed.
    static func withTypesetter<Result>(_ body: (Typesetter) -> Result) -> Result {
        lock.withLock {
            let present = typesetter ?? Typesetter()
            typesetter = present
            present.renewAfterManyFonts()
            return body(present)
        }
    }
}

extension TextLayout {
    /// Lays out a text.
    package init(_ request: TextRequest) {
        self = FontAccess.withTypesetter { $0.layout(request) }
    }
}
