import Diagnostics
import Files

/// A file that may contain an image.
struct ImageFile {
    let path: String

    /// The maximum file size. Larger files are rejected before they are read.
    private static let largestFile = 256 << 20

    /// Returns the image in the file. The file is read again whenever its pixels are required.
    ///
    /// - Parameter report: A function that receives the warning about colors that are not drawn correctly.
    /// - Throws: ``ImageError`` if the file is not an image.
    func displayImage(_ report: (Diagnostic) -> Void) throws(ImageError) -> DisplayImage {
        let file = try read()
        let image = try EncodedImage(file.bytes, path: path)
        let (width, height) = image.size
        if let warning = Self.warning(about: image, path) { report(warning) }
        return DisplayImage(width: width, height: height, identity: .file(file.stamp)) {
            [stamp = file.stamp] reduction throws(ImageError) in
            let present = try read()
            guard present.stamp == stamp else {
                throw ImageError(.unreadable, path: path, reason: "was changed before it was drawn")
            }
            return try EncodedImage(present.bytes, path: path).pixels(reduction: reduction)
        }
    }

    /// Returns the image of a file in memory.
    static func displayImage(of bytes: [UInt8]) throws(ImageError) -> DisplayImage {
        let image = try EncodedImage(bytes, path: nil)
        if let warning = warning(about: image, nil) { Warnings.report(warning) }
        return DisplayImage(width: image.size.width, height: image.size.height, identity: .unique()) {
            reduction throws(ImageError) in try image.pixels(reduction: reduction)
        }
    }

    /// Returns the warning about the colors of an image that are not drawn correctly.
    private static func warning(about image: EncodedImage, _ path: String?) -> Diagnostic? {
        guard let colors = image.ignoredColors else { return nil }
        return Diagnostic(
            .warning, file: path ?? "an image in memory",
            message: "\(colors) has no effect, so its colors are drawn as sRGB",
            remedy: "convert the image to sRGB")
    }

    // MARK: Reading

    private func read() throws(ImageError) -> RegularFile {
        do throws(RegularFile.Failure) {
            return try RegularFile(path: path, limit: Self.largestFile)
        } catch {
            throw Self.error(error).located(at: path)
        }
    }

    private static func error(_ failure: RegularFile.Failure) -> ImageError {
        switch failure {
        case .tooLarge(let limit): ImageError(.tooLarge, reason: "is larger than \(limit >> 20) MiB")
        case .folder, .special: ImageError(.unreadable, reason: "is not a file")
        case .system(ENOENT), .system(ENOTDIR): ImageError(.unreadable, reason: "does not exist")
        case .system(EACCES): ImageError(.unreadable, reason: "cannot be read: permission denied")
        case .system(ELOOP): ImageError(.unreadable, reason: "is a loop of symbolic links")
        case .system: ImageError(.unreadable, reason: "cannot be read: \(failure)")
        }
    }
}
