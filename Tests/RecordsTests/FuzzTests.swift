import Testing

@testable import Records

/// SplitMix64: the same numbers for the same seed on every machine.
private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

@Suite("Inputs with random damage")
struct FuzzTests {
    private static let seeds: [RecordFormat: String] = [
        .csv: "a,b,c\n1,\"x \"\"y\"\"\r\nz\",é\n\n2,,\"\"\r3,q,😀\n4,\"\n\n\",d\n5,5,5\n6,6,6\n",
        .tsv: "a\tb\n1\t\"x\ty\"\n2\té\r\n\n3\t\n4\t4\n5\t5\n",
        .json: #"[{"a":1,"b":{"c":"x\u00e9\ud83d\ude00","d":[1,"y",null]}},"# + "\n"
            + #" {"a":-1.5e3,"e":[{"f":[ ]}, 2]},{},{"b":{"c":null}},{"a":true}]"#,
        .ndjson:
            "{\"a\":1,\"b\":\"x\"}\n\n{\"b\":[1,2],\"c\":{\"d\":false}}\r\n{}\n{\"a\":\"\\n😀\"}\n{\"a\":2}\n",
    ]

    private static let fragments: [[UInt8]] =
        [
            ",", "\"", "\"\"", "\n", "\r", "\r\n", "\t", "{", "}", "[", "]", ":", "\\", "\\u", "\\ud83d", " ",
            "0",
            "-", "e", ".", "null", "é", "😀", "\u{FEFF}", "\u{0}", "/", "'",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80], [0xF0, 0x9F]]

    private func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let start = Int.random(in: 0...bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0...3, using: &generator))
            let fragment = Self.fragments.randomElement(using: &generator) ?? []
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: fragment, at: start)
            case 2: bytes.replaceSubrange(start..<end, with: fragment)
            default: bytes.insert(contentsOf: Array(bytes[start..<end]), at: end)
            }
        }
    }

    @Test(arguments: RecordFormat.allCases)
    func damageIsAnErrorOrReadsTheSameInAnyOrder(format: RecordFormat) throws {
        var generator = SeededGenerator(state: 1)
        var opened = 0
        for _ in 0..<1000 {
            var bytes = Array(Self.seeds[format]!.utf8)
            damage(&bytes, using: &generator)
            do throws(RecordError) {
                let file = try open(bytes, format)
                opened += 1
                try checkOrder(of: file, against: open(bytes, format, limits: RecordLimits()))
            } catch {
                #expect((error.line ?? 1) >= 1)
                #expect((error.line ?? 1) <= bytes.count(where: { $0 == 0x0A || $0 == 0x0D }) + 1)
                #expect(complaint(bytes, format, limits: RecordLimits()) == error.description)
            }
        }
        #expect((50..<950).contains(opened), "the damage should be neither harmless nor always fatal")
    }

    private func checkOrder(of file: RecordFile, against whole: RecordFile) throws(RecordError) {
        #expect(file.columns == whole.columns)
        #expect(file.count == whole.count)
        for index in (0..<file.count).reversed() {
            let record = try file.record(at: index)
            let other = try whole.record(at: file.count - 1 - index)
            let same = try whole.record(at: index)
            #expect(record.line == same.line)
            #expect(other.line >= 1)
            for column in file.columns.indices {
                #expect(record[column] == same[column])
            }
        }
    }
}
