extension Image {
    /// Reads a PNG or JPEG file; its bytes say which it is, not its name. A name that ends in `@2x` or `@3x` before the
    /// extension sets the scale. The picture is upright, as a camera's note says.
    ///
    /// - Throws: `ImageError` when the file cannot be read, is not a whole PNG or JPEG, or is larger than 256 MiB or
    ///   100 million pixels. Mistakes among the pixels of a JPEG show only when it is drawn.
    public convenience init(contentsOf path: String) throws(ImageError) {
        try self.init(ImageFile(path: path).displayImage(), scale: Self.scale(ofFileNamed: path))
    }

    /// Reads a PNG or JPEG file as ``init(contentsOf:)`` does, or answers nil when that fails. Mirrors
    /// `UIImage(contentsOfFile:)`.
    public convenience init?(contentsOfFile path: String) {
        do { try self.init(contentsOf: path) } catch { return nil }
    }

    /// Takes the bytes of a PNG or JPEG file for a picture, of whose pixels `scale` make a point.
    ///
    /// - Throws: `ImageError` when they are not a whole PNG or JPEG, or have more than 100 million pixels.
    public convenience init(decoding data: Data, scale: CGFloat = 1) throws(ImageError) {
        try self.init(ImageFile.displayImage(of: [UInt8](data)), scale: scale)
    }

    /// Takes the bytes of a PNG or JPEG file for a picture as ``init(decoding:scale:)`` does, or answers nil when that
    /// fails. Mirrors `UIImage(data:scale:)`.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        do { try self.init(decoding: data, scale: scale) } catch { return nil }
    }

    /// Finds a picture among a bundle's resources, by its name without extension and without `@2x` or `@3x`, or by its
    /// whole name; nil when there is none. Mirrors `UIImage(named:in:compatibleWith:)`.
    ///
    /// - Parameters:
    ///   - name: The name of a file, with or without extension and scale.
    ///   - bundle: Nil for that of the program.
    ///   - traits: Where the picture is to be shown: of several scales the nearest one that is not below the display's
    ///     is taken, or the largest. Nil for the largest.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: TraitCollection? = nil
    ) {
        guard !name.isEmpty, let folder = (bundle ?? .main).resourcePath else { return nil }
        let found = Self.files(named: name, in: folder)
        let suitable = found.filter { $0.scale >= traits?.displayScale ?? .infinity }
        guard let file = suitable.first ?? found.last else { return nil }
        self.init(contentsOfFile: file.path)
    }

    /// The files a name may stand for, from the smallest scale to the largest.
    private static func files(named name: String, in folder: String) -> [(path: String, scale: CGFloat)] {
        let whole = folder + "/" + name
        let suffix = (name as NSString).pathExtension
        let isWhole = extensions.contains(suffix.lowercased())
        let stem = isWhole ? (whole as NSString).deletingPathExtension : whole
        let candidates: [(String, CGFloat)] = [("", 1), ("@2x", 2), ("@3x", 3)].flatMap { mark, scale in
            (isWhole ? [suffix] : extensions).map { ("\(stem)\(mark).\($0)", scale) }
        }
        return candidates.filter { FileManager.default.fileExists(atPath: $0.0) }
    }

    private static let extensions = ["png", "jpg", "jpeg"]

    private static func scale(ofFileNamed path: String) -> CGFloat {
        let name =
            path.split(separator: "/").last?.split(separator: ".").dropLast().joined(separator: ".") ?? ""
        if name.hasSuffix("@2x") { return 2 }
        return name.hasSuffix("@3x") ? 3 : 1
    }
}
