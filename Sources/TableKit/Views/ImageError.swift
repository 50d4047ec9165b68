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
        let attributes: [FileAttributeKey: Any]
        do {
            // Resolved first, because attributes are those of a link itself.
            let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
            attributes = try FileManager.default.attributesOfItem(atPath: resolved)
        } catch {
            throw ImageError(path: path, reason: "does not exist")
        }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw ImageError(path: path, reason: "is not a file")
        }
        guard let size = attributes[.size] as? Int, size <= largestFile else {
            throw ImageError(path: path, reason: "is larger than \(largestFile >> 20) MiB")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ImageError(path: path, reason: "cannot be read: permission denied")
        }
        return [UInt8](data)
    }
}
