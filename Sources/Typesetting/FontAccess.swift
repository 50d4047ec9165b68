/// The lock on font files, and the typesetter that it protects.
///
/// Cairo guarantees that fonts can be used from any thread. FreeType guarantees that several threads can share a
/// library as long as no two of them open or close faces. Up to version 1.18, Cairo violates both guarantees. All its
/// fonts share one FreeType library, and at most ten font files are open. To open another, Cairo closes one of them
/// without a lock, even if another thread is about to read it.
///
/// Therefore every Cairo call that can open, read or close a font file requires this lock. These calls are:
///
/// - **Layout and metrics**: Pango calls Cairo for both. Use ``withTypesetter(_:)``.
/// - **Glyphs**: their extents, outlines and pixels. They depend on the context's font. Setting it, drawing with it and
///   restoring the context happen under one lock. Outside of it, no context has a font.
/// - **Releasing a font**: Cairo retains some unused fonts, and each release can close a file. So the `deinit` of each
///   owner acquires the lock.
/// - **Pages**: a PDF surface records glyphs with references to their fonts. It reads and releases the fonts when a
///   group is painted or a page ends. It writes parts of their files when it is finished or destroyed. So a complete
///   page is drawn under one lock, and other threads lay out no text meanwhile.
///
/// The following need no lock: reference counts, a font's matrix and options, which are immutable, and finished glyph
/// masks, layouts and display lists. HarfBuzz reads the fonts in an SVG file from files that it opens itself.
///
/// The lock is recursive, because pages contain shadows of text, and values that own fonts are released anywhere.
package enum FontAccess {
    private static let lock = NSRecursiveLock()
    // Safe to share: every access is under the lock.
    private nonisolated(unsafe) static var typesetter: Typesetter?

    /// Runs `body`, which can use fonts through Cairo, under the lock.
    package static func exclusively<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    /// Runs `body` with the typesetter, which is created at the first call.
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
    package init(_ request: TextRequest) { self = FontAccess.withTypesetter { $0.layout(request) } }
}
