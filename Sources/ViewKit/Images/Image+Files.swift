package import Diagnostics

extension Image {
    /// Creates an image from a PNG or JPEG file. The format is detected from the bytes, not from the file name.
    ///
    /// A name that ends in `@2x` or `@3x` before the extension sets the scale. The image is upright, according to the
    /// Exif orientation. A warning on standard error reports a color profile other than that of sRGB, because it has no
    /// effect.
    ///
    /// - Throws: `ImageError` if the file cannot be read, is not a complete PNG or JPEG, or exceeds 256 MiB or 100
    ///   million pixels. Errors in the pixel data of a JPEG are only detected when it is drawn.
    public convenience init(contentsOf path: String) throws(ImageError) {
        try self.init(contentsOf: path) { Warnings.report($0) }
    }

    /// Creates an image from a file like ``init(contentsOf:)``, with a function that receives the warning.
    package convenience init(
        contentsOf path: String, reporting report: (Diagnostic) -> Void
    ) throws(ImageError) {
        try self.init(ImageFile(path: path).displayImage(report), scale: Self.scale(ofFileNamed: path))
    }

    /// Creates an image from a PNG or JPEG file like ``init(contentsOf:)``, or returns `nil` on failure. Mirrors
    /// `UIImage(contentsOfFile:)`.
    public convenience init?(contentsOfFile path: String) {
        do { try self.init(contentsOf: path) } catch { return nil }
    }

    /// Creates an image from the bytes of a PNG or JPEG file, with `scale` pixels per point.
    ///
    /// - Throws: `ImageError` if the bytes are not a complete PNG or JPEG, or contain more than 100 million pixels.
    public convenience init(decoding data: Data, scale: CGFloat = 1) throws(ImageError) {
        try self.init(ImageFile.displayImage(of: [UInt8](data)), scale: scale)
    }

    /// Creates an image from the bytes of a PNG or JPEG file like ``init(decoding:scale:)``, or returns `nil` on
    /// failure. Mirrors `UIImage(data:scale:)`.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        do { try self.init(decoding: data, scale: scale) } catch { return nil }
    }

    /// Creates an image from a resource of a bundle, or returns `nil` if there is none. Mirrors
    /// `UIImage(named:in:compatibleWith:)`.
    ///
    /// - Parameters:
    ///   - name: The name of a file, with or without extension and scale suffix.
    ///   - bundle: The bundle. `nil` uses the program's main bundle.
    ///   - traits: The traits for which the image is required. It is the image with the smallest scale that is at least
    ///     the display's, or the one with the largest scale. `nil` uses the largest scale.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, compatibleWith traits: TraitCollection? = nil
    ) {
        guard !name.isEmpty, let folder = (bundle ?? .main).resourcePath else { return nil }
        let found = Self.files(named: name, in: folder)
        let suitable = found.filter { $0.scale >= traits?.displayScale ?? .infinity }
        guard let file = suitable.first ?? found.last else { return nil }
        self.init(contentsOfFile: file.path)
    }

    /// Returns the existing files for a name, from the smallest scale to the largest.
    static func files(named name: String, in folder: String) -> [(path: String, scale: CGFloat)] {
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
