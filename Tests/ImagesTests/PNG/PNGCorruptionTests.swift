import Foundation
import Testing

@testable import Images

/// Every kind of damaged file that the PNG conformance suite (PngSuite) has, by the names of its files.
@Suite struct PNGCorruptionTests {
    private static let color = HandmadePNG(width: 32, height: 32, depth: 8, color: .rgb) { x, y in
        [x * 8, y * 8, 10]
    }.bytes()

    private static func changing(_ position: Int, to byte: UInt8) -> [UInt8] {
        var bytes = color
        bytes[position] = byte
        return bytes
    }

    /// Returns a file with other bytes for depth and color type, and the right checksum.
    private static func header(depth: UInt8, color type: UInt8) -> [UInt8] {
        let header = bigEndian(32) + bigEndian(32) + [depth, type, 0, 0, 0]
        return HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + color[33...]
    }

    /// Returns a file whose line endings a program has converted, as in a text.
    private static func converting(_ line: [UInt8], to other: [UInt8]) -> [UInt8] {
        var bytes: [UInt8] = []
        var rest = color[...]
        while !rest.isEmpty {
            if rest.starts(with: line) {
                bytes += other
                rest = rest.dropFirst(line.count)
            } else {
                bytes.append(rest.removeFirst())
            }
        }
        return bytes
    }

    private static let withoutPixels =
        Array(color[..<33]) + HandmadePNG.chunk("IEND", [])

    @Test(
        arguments: [
            ("xs1: a bit of the signature is cleared", changing(0, to: 0x09), "is not a PNG file"),
            ("xs2: the signature has a Q", changing(1, to: UInt8(ascii: "Q")), "is not a PNG file"),
            ("xs4: the signature is in lowercase", changing(3, to: UInt8(ascii: "g")), "is not a PNG file"),
            ("xs7: the signature has a space", changing(6, to: 0x20), "is not a PNG file"),
            (
                "xcr: carriage returns are added", converting([0x0A], to: [0x0D, 0x0A]),
                "is a PNG file with other line ends; write *.png binary in .gitattributes and check it out again"
            ),
            (
                "xlf: carriage returns are removed", converting([0x0D, 0x0A], to: [0x0A]),
                "is a PNG file with other line ends; write *.png binary in .gitattributes and check it out again"
            ),
            (
                "xhd: the checksum of IHDR is wrong", changing(32, to: color[32] ^ 1),
                "is damaged: the checksum of the chunk IHDR is wrong"
            ),
            ("xc1: color type 1", header(depth: 8, color: 1), "is damaged: there is no color type 1"),
            ("xc9: color type 9", header(depth: 8, color: 9), "is damaged: there is no color type 9"),
            (
                "xd0: depth 0", header(depth: 0, color: 2),
                "is damaged: its samples have 0 bits, which is not possible with color type 2"
            ),
            (
                "xd3: depth 3", header(depth: 3, color: 2),
                "is damaged: its samples have 3 bits, which is not possible with color type 2"
            ),
            (
                "xd9: depth 99", header(depth: 99, color: 2),
                "is damaged: its samples have 99 bits, which is not possible with color type 2"
            ),
            ("xdt: there is no IDAT", withoutPixels, "is damaged: it has no pixels"),
            (
                "xcs: the checksum of IDAT is wrong",
                changing(color.count - 13, to: color[color.count - 13] ^ 1),
                "is damaged: the checksum of the chunk IDAT is wrong"
            ),
        ])
    func oneSentence(name: String, bytes: [UInt8], expected: String) {
        let error = #expect(throws: ImageError.self, "\(name)") { try Bitmap(pngBytes: bytes) }
        #expect(error?.reason == expected, "\(name)")
    }

    /// Optimized builds lost the rows of every damaged file: 100 MB of address space each here, 6 GB in all. Other tests
    /// run meanwhile, so that not every byte counts.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/statm")))
    func damagedFilesLeakNoMemory() throws {
        func pagesInUse() throws -> Int {
            let numbers = try String(contentsOfFile: "/proc/self/statm", encoding: .ascii).split(
                separator: " ")
            return try #require(numbers.first.flatMap { Int($0) })
        }
        let header = bigEndian(5000) + bigEndian(5000) + [8, 0, 0, 0, 1]
        // As many bytes as could be compressed pixels, which they are not.
        let pixels = [UInt8](repeating: 0, count: 25_000)
        let file =
            HandmadePNG.signature + HandmadePNG.chunk("IHDR", header) + HandmadePNG.chunk("IDAT", pixels)
            + HandmadePNG.chunk("IEND", [])
        let before = try pagesInUse()
        for _ in 0..<60 {
            #expect(throws: ImageError.self) { try Bitmap(pngBytes: file) }
        }
        #expect(try pagesInUse() - before < 3_000_000_000 / Int(sysconf(Int32(_SC_PAGESIZE))))
    }
}
