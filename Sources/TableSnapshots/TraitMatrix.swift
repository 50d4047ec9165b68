import Files

extension TraitCollection {
    /// Returns all combinations of traits, for documentation or tests.
    ///
    /// - Parameters:
    ///   - appearances: The light or dark appearance, or both. Empty values leave a trait unspecified.
    ///   - scales: The numbers of pixels per point, which must be positive.
    ///   - directions: The layout directions.
    ///   - sizes: The preferred text sizes.
    ///   - contrasts: The contrast levels.
    public static func matrix(
        appearances: [UserInterfaceStyle] = [], scales: [CGFloat] = [], directions: [LayoutDirection] = [],
        sizes: [ContentSizeCategory] = [], contrasts: [AccessibilityContrast] = []
    ) -> [TraitCollection] {
        [TraitCollection()]
            .varied(\.layoutDirection, directions)
            .varied(\.preferredContentSizeCategory, sizes)
            .varied(\.accessibilityContrast, contrasts)
            .varied(\.userInterfaceStyle, appearances)
            .varied(\.displayScale, scales)
    }

    /// Returns the file name of an image for the traits, without extension, in DocC's format: `name@2x` or
    /// `name~dark@2x`. There is no `@1x` for one pixel per point.
    ///
    /// Traits that DocC does not support become part of the image's base name: `name-rtl`, `name-AX3`, `name-contrast`,
    /// in this order, as in `name-rtl-AX3~dark@2x`. A language, `-regularWidth`, `-compactHeight` and the idiom follow.
    public func imageName(_ name: String) -> String {
        variantName(name) + (displayScale == 1 ? "" : Self.suffix(ofScale: displayScale))
    }

    /// Returns the end of the file name of an image, such as `@2x`.
    package static func suffix(ofScale scale: CGFloat) -> String { "@" + scale.plainText + "x" }

    /// Returns the file name of an image without its scale, such as `name~dark`.
    package func variantName(_ name: String) -> String {
        var name = name
        if layoutDirection == .rightToLeft { name += "-rtl" }
        if preferredContentSizeCategory != .large { name += "-" + preferredContentSizeCategory.shortName }
        if accessibilityContrast == .high { name += "-contrast" }
        let language = typesettingLanguage.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        if !language.isEmpty { name += "-" + language }
        if horizontalSizeClass == .regular { name += "-regularWidth" }
        if verticalSizeClass == .compact { name += "-compactHeight" }
        if userInterfaceIdiom != .phone { name += "-\(userInterfaceIdiom)" }
        if userInterfaceStyle == .dark { name += "~dark" }
        return name
    }
}

extension Array {
    /// Returns each element with each value of a property, grouped by element. Without values, the elements are
    /// unchanged.
    package func varied<Value>(_ property: WritableKeyPath<Element, Value>, _ values: [Value]) -> [Element] {
        guard !values.isEmpty else { return self }
        return flatMap { element in
            values.map { value in
                var element = element
                element[keyPath: property] = value
                return element
            }
        }
    }
}

extension TableView {
    /// Draws the table with each of the traits into a separate PNG file, named by `TraitCollection.imageName(_:)`.
    /// All files appear when all of them are complete, or none. The table retains the last traits.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files, which must exist.
    ///   - name: The beginning of the file names.
    ///   - traits: The traits, whose specified ones replace those of the options; see
    ///     `TraitCollection.matrix(appearances:scales:directions:sizes:contrasts:)`.
    ///   - options: The theme and the part of the table.
    /// - Returns: The file names, in the order of the traits.
    /// - Throws: `SnapshotError` if the options are invalid or a file cannot be written.
    @discardableResult
    public func writePNGs(
        to folder: String, name: String, traits: [TraitCollection],
        options: SnapshotOptions = SnapshotOptions()
    ) throws(SnapshotError) -> [String] {
        var names: [String] = []
        var files = OutputFiles(count: traits.count)
        do {
            for traits in traits {
                var options = options
                options.traits = TraitCollection(traitsFrom: [options.traits, traits])
                let name = options.traits.imageName(name) + ".png"
                if names.contains(name) { continue }
                let snapshot = try TableSnapshot(of: self, options: options)
                let file = try OutputFile(path: folder + "/" + name)
                try snapshot.writePNG(to: file, progress: nil)
                names.append(name)
                files.append(file)
            }
            try files.commit()
        } catch let error as SnapshotError {
            throw error
        } catch {
            throw SnapshotError(.output, "\(error)")
        }
        return names
    }
}
