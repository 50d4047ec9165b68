/// A file that may contain an image.
struct ImageFile {
    let path: String

    /// The maximum file size. Larger files are rejected before they are read.
    private static let largestFile = 256 << 20

    /// Returns the image in the file. The file is read again whenever its pixels are required.
    ///
    /// - Throws: ``ImageError`` if the file is not an image.
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

    /// Returns the image of a file in memory.
    static func displayImage(of bytes: [UInt8]) throws(ImageError) -> DisplayImage {
        let image = try EncodedImage(bytes, path: nil)
        return DisplayImage(width: image.size.width, height: image.size.height, identity: .unique()) {
            reduction throws(ImageError) in try image.pixels(reduction: reduction)
        }
    }

    // MARK: Reading

    /// Returns the bytes of a regular file of limited size, and its identity.
    private func read() throws(ImageError) -> (bytes: [UInt8], identity: ImageIdentity) {
        // The system would end the path at a NUL and read another file.
        guard !path.utf8.contains(0) else { throw unreadable("does not exist") }
        // Opening a pipe without a writer would block.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(Self.reason(errno)) }
        defer { close(descriptor) }
        var status = stat()
        // A pipe or a device could be endless.
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
        // The errors for a socket and for a device without a driver.
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
