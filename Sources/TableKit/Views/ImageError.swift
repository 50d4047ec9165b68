/// Why a picture could not be read.
public struct ImageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file, as it was named.
    public let path: String

    /// The end of a sentence that begins with the file, such as "does not exist".
    public let reason: String

    /// The whole sentence.
    public var description: String { "\(path) \(reason)" }

    /// Larger files are refused before they are read: 256 MiB.
    static let largestFile = 256 << 20

    /// The bytes of a regular file of bounded size.
    static func reading(_ path: String) throws(ImageError) -> [UInt8] {
        var status = stat()
        // The system would take a path to end at a NUL, and read some other file.
        guard !path.utf8.contains(0) else { throw ImageError(path: path, reason: "does not exist") }
        guard stat(path, &status) == 0 else {
            let reason = errno == EACCES ? "cannot be read: permission denied" : "does not exist"
            throw ImageError(path: path, reason: errno == ELOOP ? "is a loop of symbolic links" : reason)
        }
        // A pipe or a device might never end.
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw ImageError(path: path, reason: "is not a file")
        }
        guard status.st_size <= largestFile else {
            throw ImageError(path: path, reason: "is larger than \(largestFile >> 20) MiB")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ImageError(path: path, reason: "cannot be read: permission denied")
        }
        return [UInt8](data)
    }
}
