import CPangoFT2

/// The settings of fontconfig and FreeType for the whole process.
///
/// A library leaves them to its host, whose other code they affect. tablesnap's programs ignore them.
package enum FontSettings {
    /// Makes the process ignore the user's settings. The program calls it at its start, while it has one thread.
    package static func ignore() {
        // Pango requests fontconfig's default configuration when it starts. To read the user's files takes time, and
        // prints the errors in them to standard error.
        let configuration = FcConfigCreate()
        FcConfigSetCurrent(configuration)
        FcConfigDestroy(configuration)
        // FreeType can darken strokes.
        unsetenv("FREETYPE_PROPERTIES")
    }
}
