extension FontCollection {
    /// The fonts of the process, unless a test, a theme or the options of a snapshot specify others.
    ///
    /// The environment variable `TABLESNAP_FONTS` specifies the path of their folder. If `TABLESNAP_FONTS_SYSTEM` is
    /// `1`, families that the folder lacks are those of the system. Without the variable, they are ``system``. The
    /// variables are read once. If the folder cannot be used, the value is ``system``, and drawing with it throws the
    /// error.
    public static var `default`: FontCollection { (try? defaultResult.get()) ?? .system }

    /// The fonts in effect for the running task: those that its test specifies, or the ``default`` ones.
    ///
    /// While a snapshot is drawn, they are the fonts of the snapshot.
    public static var current: FontCollection { (try? currentResult.get()) ?? .system }

    /// The fonts in effect, or the error of their folder. A folder that a test or the environment specifies is only an
    /// error for what is drawn with it.
    package static var currentResult: Result<FontCollection, FontCollectionError> {
        specified ?? defaultResult
    }

    /// The current fonts, if they are not the default ones.
    package static var specifiedCurrent: FontCollection? {
        guard let fonts = try? specified?.get(), fonts != .default else { return nil }
        return fonts
    }

    private static let defaultResult = result(ProcessInfo.processInfo.environment)

    @TaskLocal private static var specified: Result<FontCollection, FontCollectionError>?

    /// Returns the fonts that environment variables specify.
    static func result(_ environment: [String: String]) -> Result<FontCollection, FontCollectionError> {
        guard let folder = environment["TABLESNAP_FONTS"], !folder.isEmpty else { return .success(.system) }
        return result(folder: folder, includesSystemFonts: environment["TABLESNAP_FONTS_SYSTEM"] == "1")
            .mapError { FontCollectionError(description: "TABLESNAP_FONTS: \($0)") }
    }

    /// Returns the fonts in a folder, or the error.
    package static func result(
        folder: String, includesSystemFonts: Bool = false
    ) -> Result<FontCollection, FontCollectionError> {
        Result { () throws(FontCollectionError) in
            try FontCollection(folder: folder, includesSystemFonts: includesSystemFonts)
        }
    }

    /// Performs an operation with other ``current`` fonts. `nil` changes nothing. Threads that the operation starts use
    /// the fonts only if it passes them on.
    package static func withCurrent<Value, Failure: Error>(
        _ fonts: Result<FontCollection, FontCollectionError>?, _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        guard let fonts else { return try operation() }
        // The task-local's own method does not preserve the type of the error.
        let result = $specified.withValue(fonts) {
            Result { () throws(Failure) in try operation() }
        }
        return try result.get()
    }

    /// Performs an asynchronous operation with other ``current`` fonts. `nil` changes nothing.
    package static func withCurrent<Value: Sendable>(
        _ fonts: Result<FontCollection, FontCollectionError>?, _ operation: () async throws -> Value
    ) async throws -> Value {
        guard let fonts else { return try await operation() }
        return try await $specified.withValue(fonts) { try await operation() }
    }
}
