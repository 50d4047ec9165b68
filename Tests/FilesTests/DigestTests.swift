import Files
import Foundation
import TestSupport
import Testing

@Suite struct DigestTests {
    @Test(arguments: [0, 1, 256 << 10, 600_000])
    func fileHasDigestOfItsBytes(count: Int) throws {
        let folder = try TestFolder()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        let path = try folder.write(bytes, to: "file")
        #expect(SHA256.hexadecimal(ofFileAt: path) == SHA256.hexadecimal(of: Data(bytes)))
    }

    @Test func otherPathsHaveNoDigest() throws {
        let folder = try TestFolder()
        mkfifo(folder.path(of: "pipe"), 0o600)
        for path in [folder.path, folder.path(of: "pipe"), folder.path(of: "missing"), "/dev/zero"] {
            #expect(SHA256.hexadecimal(ofFileAt: path) == "")
        }
    }
}
