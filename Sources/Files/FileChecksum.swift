import CISAL
import Foundation

/// A namespace for checksums of large files, which take a fraction of the time of a digest. They detect changes, but not
/// manipulations.
package enum FileChecksum {
    /// Returns the CRC-64 (ECMA-182) of a file. The result is `nil` if it cannot be read or is not a regular file.
    package static func crc64(ofFileAt path: String) -> UInt64? {
        guard let file = try? InputFile(path: path, flags: O_NONBLOCK), file.kind == .regular else {
            return nil
        }
        var checksum: UInt64 = 0
        let isRead: Void? = try? file.forEachBlock { block in
            let start = block.bindMemory(to: UInt8.self).baseAddress
            checksum = crc64_ecma_refl(checksum, start, UInt64(block.count))
        }
        return isRead.map { checksum }
    }
}
