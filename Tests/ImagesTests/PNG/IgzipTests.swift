import CISAL
import CZlib
import Foundation
import TableSpecimens
import Testing

@testable import Images

@Suite("ISA-L's compressor")
struct IgzipTests {
    /// Returns bytes that repeat their beginning.
    private func repetitions(_ seed: UInt64) -> [UInt8] {
        var numbers = SeededNumbers(seed: seed)
        return (0..<2000).map { index in
            index % 50 < 10
                ? UInt8(ascii: "a") + UInt8(index % 50) : UInt8.random(in: 0..<7, using: &numbers)
        }
    }

    private func compressed(
        _ bytes: [UInt8], with deflater: IgzipDeflater, space: Int = 4000
    ) -> [UInt8] {
        var result: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: space)
        bytes.withUnsafeBytes { bytes in
            var input = bytes
            var isDone = false
            while !isDone {
                let rest = buffer.withUnsafeMutableBytes { buffer in
                    var output = buffer
                    isDone = deflater.deflate(&input, into: &output, isLast: true)
                    return output.count
                }
                result += buffer[..<(space - rest)]
            }
        }
        return result
    }

    /// Without its precaution about one of 8,000 addresses gave other bytes, for one seed in two.
    @Test(arguments: 0..<8 as Range<UInt64>)
    func bytesDoNotDependOnStreamAddress(seed: UInt64) throws {
        let bytes = repetitions(seed)
        let count = 8192
        let distance = 1 << 16
        let memory = mmap(
            nil, count * distance + MemoryLayout<isal_zstream>.size, PROT_READ | PROT_WRITE,
            MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        let start = try #require(memory)
        defer { munmap(start, count * distance + MemoryLayout<isal_zstream>.size) }
        var results: Set<[UInt8]> = []
        for position in 0..<count {
            let stream = (start + position * distance).assumingMemoryBound(to: isal_zstream.self)
            results.insert(compressed(bytes, with: IgzipDeflater(level: 1, at: stream)))
        }
        #expect(results.count == 1)
    }

    @Test(arguments: [1, 2, 3, 7, 8, 9, 10, 100, 2000])
    func bytesAreRestoredForAnySpace(count: Int) {
        let bytes = Array(repetitions(9).prefix(count))
        let whole = compressed(bytes, with: IgzipDeflater(level: 1))
        var result = [UInt8](repeating: 0, count: count)
        var length = UInt(count)
        #expect(uncompress(&result, &length, whole, UInt(whole.count)) == Z_OK)
        #expect(result == bytes && length == count)
        let inPieces = compressed(bytes, with: IgzipDeflater(level: 1), space: 1)
        #expect(uncompress(&result, &length, inPieces, UInt(inPieces.count)) == Z_OK)
        #expect(result == bytes && length == count)
    }
}
