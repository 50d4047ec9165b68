import Files

extension TraitCollection {
    /// Every combination of traits, such as a page of documentation or a test wants them.
    ///
    /// - Parameters:
    ///   - appearances: Light, dark or both.
    ///   - scales: Pixels per point; positive numbers.
    ///   - directions: From left to right, the other way, or both.
    ///   - sizes: How large people like their text.
    ///   - contrasts: Normal contrast, high contrast, or both.
    public static func matrix(
        appearances: [UserInterfaceStyle] = [.light], scales: [CGFloat] = [2],
        directions: [LayoutDirection] = [.leftToRight], sizes: [ContentSizeCategory] = [.large],
        contrasts: [AccessibilityContrast] = [.normal]
    ) -> [TraitCollection] {
        [TraitCollection()]
            .varied(\.layoutDirection, directions)
            .varied(\.preferredContentSizeCategory, sizes)
            .varied(\.accessibilityContrast, contrasts)
            .varied(\.userInterfaceStyle, appearances)
            .varied(\.displayScale, scales)
    }

    /// The name of the file of a picture under the traits, without extension, as DocC wants it: `name@2x`, or
    /// `name~dark@2x`. At one pixel a point there is no `@1x`.
    ///
    /// What DocC knows nothing of makes a picture of its own, with its variants: `name-rtl`, `name-AX3`,
    /// `name-contrast`, in this order, as in `name-rtl-AX3~dark@2x`.
    public func pictureName(_ name: String) -> String {
        var name = name
        if layoutDirection == .rightToLeft { name += "-rtl" }
        if preferredContentSizeCategory != .large { name += "-" + preferredContentSizeCategory.shortName }
        if accessibilityContrast == .high { name += "-contrast" }
        let language = typesettingLanguage.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        if !language.isEmpty { name += "-" + language }
        if userInterfaceStyle == .dark { name += "~dark" }
        if displayScale != 1 { name += "@" + plain(displayScale) + "x" }
        return name
    }
}

extension Array {
    /// Each element with each of some values of a property, the values of the first element first.
    package func varied<Value>(_ property: WritableKeyPath<Element, Value>, _ values: [Value]) -> [Element] {
        flatMap { element in
            values.map { value in
                var element = element
                element[keyPath: property] = value
                return element
            }
        }
    }
}

extension TableView {
    /// Draws the table under each of the traits into a PNG file of its own, named by
    /// ``TraitCollection/pictureName(_:)``. The files appear when all of them are complete. The table keeps the last
    /// traits.
    ///
    /// - Parameters:
    ///   - folder: The folder of the files, which must be there.
    ///   - name: What the names of the files begin with.
    ///   - traits: The traits; see ``TraitCollection/matrix(appearances:scales:directions:sizes:contrasts:)``. They
    ///     take the place of the options' own.
    ///   - options: Theme and part of the table.
    /// - Returns: The names of the files, in the order of the traits.
    /// - Throws: `SnapshotError` when the options make no picture or a file cannot be written.
    @discardableResult
    public func writePNGs(
        to folder: String, name: String, traits: [TraitCollection],
        options: SnapshotOptions = SnapshotOptions()
    ) throws(SnapshotError) -> [String] {
        var files: [(name: String, file: OutputFile)] = []
        do {
            for traits in traits {
                let name = traits.pictureName(name) + ".png"
                if files.contains(where: { $0.name == name }) { continue }
                var options = options
                options.traits = traits
                let snapshot = try TableSnapshot(of: self, options: options)
                let file = try OutputFile(path: folder + "/" + name)
                try snapshot.writePNG(to: file, progress: nil)
                files.append((name, file))
            }
            for (_, file) in files { try file.commit() }
        } catch let error as SnapshotError {
            throw error
        } catch {
            throw SnapshotError(.output, "\(error)")
        }
        return files.map(\.name)
    }
}
