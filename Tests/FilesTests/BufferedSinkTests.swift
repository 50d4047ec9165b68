import Foundation
import Testing

@testable import Files

@Suite("Buffered output")
struct BufferedSinkTests {
    private final class Parts: ByteSink {
        var parts: [[UInt8]] = []
        func write(_ bytes: UnsafeRawBufferPointer) throws(OutputError) { parts.append(Array(bytes)) }
    }

    @Test func smallPartsAreWrittenTogetherInOrder() throws {
        let parts = Parts()
        let sink = BufferedSink(parts)
        var expected: [UInt8] = []
        for number in 0..<200 {
            let size = number == 90 ? 100_000 : number * 7
            let bytes = (0..<size).map { UInt8(($0 + number) % 251) }
            try sink.write(bytes)
            expected += bytes
        }
        try sink.flush()
        try sink.flush()
        #expect(parts.parts.flatMap(\.self) == expected)
        #expect(parts.parts.count < 8)
    }

    @Test(.enabled(if: access("/dev/full", W_OK) == 0))
    func failureOfTheLastPartIsReported() throws {
        let sink = BufferedSink(try OutputFile(path: "/dev/full"))
        try sink.write([1, 2, 3])
        #expect(throws: OutputError.self) { try sink.flush() }
    }
}
