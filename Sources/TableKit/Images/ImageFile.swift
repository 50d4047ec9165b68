/// A file that may hold a picture.
struct ImageFile {
    let path: String

    /// Larger files are refused before they are read: 256 MiB.
    private static let largestFile = 256 << 20

    /// The picture in the file, which is read again whenever its pixels are needed.
    ///
    /// - Throws: ``ImageError`` when the file is no picture.
    func displayImage() throws(ImageError) -> DisplayImage {
        let (bytes, identity) = try read()
        let (width, height) = try EncodedImage(bytes, path: path).size
        return DisplayImage(width: width, height: height, identity: identity) {
            reduction throws(ImageError) in
            let (bytes, present) = try read()
            guard present == identity else {
                throw ImageError(.unreadable, path: path, reason: "was changed before it was drawn")
            }
            return try EncodedImage(bytes, path: path).pixels(reduction: reduction)
        }
    }

    /// The picture whose file is in memory.
    static func displayImage(of bytes: [UInt8]) throws(ImageError) -> DisplayImage {
        let image = try EncodedImage(bytes, path: nil)
        return DisplayImage(width: image.size.width, height: image.size.height, identity: .unique()) {
            reduction throws(ImageError) in try image.pixels(reduction: reduction)
        }
    }

    // MARK: Reading

    /// The bytes of a regular file of bounded size, and what tells it from others.
    private func read() throws(ImageError) -> (bytes: [UInt8], identity: ImageIdentity) {
        // The system would take a path to end at a NUL, and read some other file.
        guard !path.utf8.contains(0) else { throw unreadable("does not exist") }
        // Not to wait for a pipe that nobody writes to.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(Self.reason(errno)) }
        defer { close(descriptor) }
        var status = stat()
        // A pipe or a device might never end.
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw unreadable("is not a file")
        }
        guard status.st_size <= Self.largestFile else {
            throw ImageError(.tooLarge, path: path, reason: "is larger than \(Self.largestFile >> 20) MiB")
        }
        return (try contents(of: descriptor, count: Int(status.st_size)), ImageIdentity(status))
    }

    private func contents(of descriptor: Int32, count: Int) throws(ImageError) -> [UInt8] {
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while filled < count {
                let part = pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, count - filled, off_t(filled))
                if part > 0 { filled += part }
                if part < 0, errno == EINTR { continue }
                if part < 0 { failure = errno }
                if part <= 0 { return }
            }
        }
        guard failure == 0 else { throw unreadable(Self.reason(failure)) }
        return bytes
    }

    private func unreadable(_ reason: String) -> ImageError {
        ImageError(.unreadable, path: path, reason: reason)
    }

    private static func reason(_ code: Int32) -> String {
        switch code {
        case ENOENT, ENOTDIR: "does not exist"
        case EACCES: "cannot be read: permission denied"
        case ELOOP: "is a loop of symbolic links"
        // What a socket and a device without a driver answer.
        case ENXIO, ENODEV: "is not a file"
        default: "cannot be read: \(String(cString: strerror(code)))"
        }
    }
}

extension ImageIdentity {
    fileprivate init(_ status: stat) {
        #if canImport(Darwin)
            let time = status.st_mtimespec
        #else
            let time = status.st_mtim
        #endif
        self = .file(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
            size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
    }
}
