import Foundation

/// A regular file of limited size in memory, as opposed to a pipe or a device, which could block or be endless.
package struct RegularFile {
    package let bytes: [UInt8]
    package let stamp: FileStamp

    /// The reason why a file cannot be read.
    package enum Failure: Error {
        case folder
        /// The file is a pipe, a device or a socket.
        case special
        case tooLarge(limit: Int)
        /// Any other error number of the system.
        case system(Int32)
    }

    /// Reads a file.
    ///
    /// - Parameter limit: The maximum size in bytes.
    package init(path: String, limit: Int) throws(Failure) {
        let file = try Self.open(path)
        switch file.kind {
        case .regular where file.stamp.size <= limit: break
        case .regular: throw .tooLarge(limit: limit)
        case .folder: throw .folder
        case .special, .missing: throw .special
        }
        stamp = file.stamp
        var failure: SystemError?
        bytes = [UInt8](unsafeUninitializedCapacity: file.stamp.size) { buffer, count in
            do throws(SystemError) {
                count = try file.read(into: UnsafeMutableRawBufferPointer(buffer), from: 0)
            } catch {
                failure = error
            }
        }
        if let failure { throw .system(failure.code) }
    }

    private static func open(_ path: String) throws(Failure) -> InputFile {
        do throws(SystemError) {
            // Opening a pipe without a writer would block.
            return try InputFile(path: path, flags: O_NONBLOCK)
        } catch {
            // The errors for a socket and for a device without a driver.
            throw [ENXIO, ENODEV].contains(error.code) ? .special : .system(error.code)
        }
    }
}

extension RegularFile.Failure: CustomStringConvertible {
    /// The reason as a clause about the file, such as "it is a folder".
    package var description: String {
        switch self {
        case .folder: "it is a folder"
        case .special: "it is not a file"
        case .tooLarge(let limit): "it is longer than \(limit >> 20) MiB"
        case .system(let code): SystemError(code: code).description
        }
    }
}
