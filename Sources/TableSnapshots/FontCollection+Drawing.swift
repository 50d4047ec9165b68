import Diagnostics

extension SnapshotOptions {
    /// Returns the options with the fonts of the image in the theme. Without fonts, the theme uses the default ones.
    ///
    /// - Throws: ``SnapshotError`` if the folder of the current fonts cannot be used.
    func withFonts() throws(SnapshotError) -> SnapshotOptions {
        var options = self
        options.fonts = nil
        var fonts = self.fonts ?? theme.fonts
        if fonts == nil {
            _ = try FontCollection.currentOrError()
            fonts = FontCollection.specifiedCurrent
        }
        (fonts ?? .default).reportSkippedFiles()
        // Setting the theme clamps all its numbers.
        if fonts != theme.fonts { options.theme.fonts = fonts }
        return options
    }
}

extension TableSnapshot {
    /// The fonts that the image is drawn with.
    package var fonts: FontCollection { options.drawnFonts }

    /// The paths of the font files that contain the image's glyphs. The image is described, but not drawn.
    package var fontPaths: Set<String> {
        let describe = describer()
        var paths: Set<String> = []
        for first in stride(from: 0, to: pixelHeight, by: Self.maxRowsAtOnce) {
            let rows = first..<min(first + Self.maxRowsAtOnce, pixelHeight)
            paths.formUnion(GraphicsContext.list { describe(range(ofRows: rows), $0) }.fontPaths)
        }
        return paths
    }
}

extension SnapshotOptions {
    /// The fonts of options with the fonts of the image in the theme.
    fileprivate var drawnFonts: FontCollection { theme.fonts ?? .default }

    /// Performs an operation of the view, which can request fonts by name and the main screen, with those of the image. The options are
    /// those with the fonts in the theme.
    func withCurrentFonts<Value, Failure: Error>(
        _ operation: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        try FontCollection.withCurrent(.success(drawnFonts)) { () throws(Failure) in
            try Screen.withMain(environment, operation)
        }
    }

    /// Performs a layout of the view with the fonts of the image. In an image of the complete content, tables display
    /// all rows.
    func forLayout<Value>(_ operation: () -> Value) -> Value {
        withCurrentFonts { TableView.$displaysAllContent.withValue(extent == .content, operation: operation) }
    }
}

extension Theme {
    /// Validates that the theme's fonts contain the system font. A fallback font would change every image.
    ///
    /// - Throws: ``SnapshotError`` of the kind ``SnapshotError/Kind-swift.enum/fontMissing``.
    package func checkFont() throws(SnapshotError) {
        let fonts = if let fonts { fonts } else { try FontCollection.currentOrError() }
        guard let problem = fonts.problem(without: systemFont.family) else { return }
        throw SnapshotError(.fontMissing, problem)
    }
}

extension FontCollection {
    /// Returns the current fonts.
    ///
    /// - Throws: ``SnapshotError`` if their folder cannot be used.
    fileprivate static func currentOrError() throws(SnapshotError) -> FontCollection {
        switch currentResult {
        case .success(let fonts): return fonts
        case .failure(let error): throw SnapshotError(.fontMissing, error.description)
        }
    }

    fileprivate func reportSkippedFiles() {
        guard let folder, let first = skippedFiles.first else { return }
        let files = counted(skippedFiles.count, "file")
        Warnings.report("\(folder): \(files) with the extension of a font cannot be used, such as \(first)")
    }

    private static let maxListedCount = 8

    /// Returns the problem and its remedy if the collection lacks a family, or `nil` if it contains the family.
    package func problem(without family: String) -> String? {
        guard !contains(family) else { return nil }
        guard let folder else { return FontFamilies.problem(without: family) }
        let names = familyNames
        let problem = "the folder \(folder) has no \(family)"
        if let suggestion = suggestion(forUnknown: family, among: names) {
            return "\(problem); \(suggestion)"
        }
        if includesSystemFonts, FontFamilies.allowed.contains(family) {
            return "\(problem), nor does the system; \(FontFamilies.advice(for: family))"
        }
        let others = names.count - Self.maxListedCount
        let listed = names.prefix(Self.maxListedCount) + (others > 0 ? [counted(others, "other")] : [])
        let beginning = listed.count > 1 ? listed.dropLast().joined(separator: ", ") + " and " : ""
        return "\(problem); it has \(beginning)\(listed.last ?? "")"
    }
}
