import Synchronization

/// The lock on font files, and the typesetters that it protects.
///
/// Cairo guarantees that fonts can be used from any thread. FreeType guarantees that several threads can share a
/// library as long as no two of them open or close faces. Up to version 1.18, Cairo violates both guarantees. All its
/// fonts share one FreeType library, and at most ten font files are open. To open another, Cairo closes one of them
/// without a lock, even if another thread is about to read it.
///
/// Therefore every Cairo call that can open, read or close a font file requires this lock. These calls are:
///
/// - **Layout and metrics**: Pango calls Cairo for both. Use ``withTypesetter(for:_:)``. Known layouts do not require
///   Pango; see ``knownLayout(_:for:)``.
/// - **Glyphs**: their extents, outlines and pixels. They depend on the context's font. Setting it, drawing with it and
///   restoring the context happen under one lock. Outside of it, no context has a font.
/// - **Releasing a font**: Cairo retains some unused fonts, and each release can close a file. So the `deinit` of each
///   owner acquires the lock.
/// - **Pages**: a PDF surface records glyphs with references to their fonts. It reads and releases the fonts when a
///   group is painted or a page ends. It writes parts of their files when it is finished or destroyed. So a complete
///   page is drawn under one lock, and other threads lay out no new text meanwhile.
///
/// The following need no lock: reference counts, a font's matrix and options, which are immutable, and finished glyph
/// masks, layouts and display lists. HarfBuzz reads the fonts in an SVG file from files that it opens itself.
///
/// The lock is recursive, because pages contain shadows of text, and values that own fonts are released anywhere. A thread
/// with the lock must not wait for another one. Known layouts and the ink of glyphs have locks that a thread acquires after
/// this one, and during which it releases no font without this one.
package enum FontAccess {
    private static let lock = NSRecursiveLock()
    /// The typesetters, each with the fonts of one collection, the most recently used first.
    // Safe to share: every access is under the lock.
    private nonisolated(unsafe) static var typesetters: [(fonts: FontCollection, typesetter: Typesetter)] = []
    /// The typesetter that was replaced last, which Pango's threads can still use; see ``Typesetter``.
    private nonisolated(unsafe) static var replaced: Typesetter?
    private static let maxCount = 8
    /// The known layouts of the typesetters, in the same order.
    private static let known = Mutex<[(fonts: FontCollection, layouts: KnownLayouts)]>([])

    /// Runs `body`, which can use fonts through Cairo, under the lock.
    package static func exclusively<Result>(_ body: () -> Result) -> Result { lock.withLock(body) }

    /// Runs `body` with the typesetter of a collection, which is created at the first call. `nil` uses the current
    /// fonts.
    static func withTypesetter<Result>(
        for fonts: FontCollection? = nil, _ body: (Typesetter) -> Result
    ) -> Result {
        // The fonts are read before other threads have to wait.
        let fonts = fonts ?? .current
        return lock.withLock {
            let present = typesetter(for: fonts)
            present.renewAfterManyFonts()
            return body(present)
        }
    }

    /// Returns the results of `body` for all typesetters.
    static func forEachTypesetter<Result>(_ body: (Typesetter) -> Result) -> [Result] {
        lock.withLock { typesetters.map { body($0.typesetter) } }
    }

    /// Returns the layout of a text if it is known, which requires no lock on fonts.
    static func knownLayout(_ request: TextRequest, for fonts: FontCollection) -> TextLayout? {
        known.withLock { $0.first { $0.fonts == fonts }?.layouts }?.layout(request)
    }

    private static func typesetter(for fonts: FontCollection) -> Typesetter {
        if let first = typesetters.first, first.fonts == fonts { return first.typesetter }
        defer {
            let layouts = typesetters.map { (fonts: $0.fonts, layouts: $0.typesetter.known) }
            known.withLock { $0 = layouts }
        }
        if let index = typesetters.firstIndex(where: { $0.fonts == fonts }) {
            typesetters.insert(typesetters.remove(at: index), at: 0)
        } else {
            let last = typesetters.count < maxCount ? nil : typesetters.removeLast().typesetter
            let typesetter = Typesetter(fonts: fonts, replacing: last)
            typesetters.insert((fonts, typesetter), at: 0)
            if let last { replaced = last }
        }
        return typesetters[0].typesetter
    }
}

extension TextLayout {
    package init(_ request: TextRequest) {
        let fonts = request.systemFont.fonts ?? .current
        self =
            FontAccess.knownLayout(request, for: fonts)
            ?? FontAccess.withTypesetter(for: fonts) { $0.layout(request) }
    }
}
