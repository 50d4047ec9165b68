import Files
import Foundation
import Testing

@testable import Images

/// A sink with space for a number of bytes.
private final class FullSink: ByteSink {
    private var space: Int

    init(space: Int) { self.space = space }

    func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) {
        guard bytes.count <= space else { throw .diskFull("disk") }
        space -= bytes.count
    }
}

/// The result of a failed write of a PNG file.
@Suite struct PNGOutputTests {
    @Test func failedWriteThrowsAndLeavesNoFile() throws {
        let header = PNGHeader(width: 300, height: 300, isOpaque: false)
        let pixels = CairoPixels(of: try testImage(width: 300, height: 300, isOpaque: false))
        #expect(throws: OutputError.diskFull("disk")) {
            try PNGWriter(header: header, sink: FullSink(space: 7))
        }
        for space in [60, 100_000] {
            let sink = FullSink(space: space)
            let writer = try PNGWriter(header: header, compression: .zlib(level: 0), sink: sink)
            #expect(throws: OutputError.diskFull("disk")) {
                try pixels.write(to: writer, height: 300, split: [300])
            }
        }
        let folder = NSTemporaryDirectory() + "tablesnap-tests-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            let file = try OutputFile(path: folder + "/a.png")
            let writer = try PNGWriter(header: header, sink: file)
            try pixels.write(to: writer, height: 200, split: [200])
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
}
