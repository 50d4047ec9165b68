import Synchronization

/// The lock that everything that touches a font goes through, and the typesetter behind it.
///
/// Cairo says that fonts may be used from any thread, but up to 1.18 it is not so once more than ten font files are
/// open: to make room it closes files without looking whether another thread is about to use them, and it opens files
/// in one FreeType library from several threads at once. So layouts, glyph outlines and coloured glyphs take turns.
/// What is made from them, layouts and masks, is free of the lock.
package enum FontAccess {
    private static let typesetter = Mutex<Typesetter?>(nil)

    /// Runs `body`, which may use fonts through Cairo. It must not lay out or measure text: that takes the lock itself.
    package static func exclusively<Result>(_ body: () -> Result) -> Result {
        typesetter.withLock { _ in body() }
    }

    /// Runs `body` with the typesetter, which is made when it is first needed.
    static func withTypesetter<Result>(_ body: (Typesetter) -> Result) -> Result {
        typesetter.withLock { typesetter in
            let present = typesetter ?? Typesetter()
            typesetter = present
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
