import DataFiles

/// A target that reads records in every encoding.
enum EncodingTarget {
    /// Runs the target. The first byte determines the encoding and the format, and the others are the input.
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let encodings: [TextEncoding?] = [nil] + TextEncoding.allCases
        var options = RecordOptions()
        options.encoding = encodings[Int(first) % encodings.count]
        let format = formats[Int(first) / encodings.count % formats.count]
        let input = Array(bytes.dropFirst())
        try RecordTarget.check(input, format, options)
        try checkEncodings(of: String(decoding: input, as: UTF8.self), format)
    }

    private static let formats: [RecordFormat] = [.csv, .json, .ndjson, .markdown, .tsv]

    /// Checks that a text has the same records in several encodings.
    private static func checkEncodings(of text: String, _ format: RecordFormat) throws {
        // The first character may be a byte-order mark in one of the encodings.
        let scalars = Array(("x" + text.prefix(2000)).unicodeScalars)
        let text = String(String.UnicodeScalarView(scalars))
        var options = RecordOptions()
        options.encoding = .utf8
        let records = try? RecordFile.open(
            bytes: Array(text.utf8), name: "data", format: format, options: options)
        func check(_ encoding: TextEncoding, _ bytes: [UInt8]) throws {
            options.encoding = encoding
            let other = try? RecordFile.open(bytes: bytes, name: "data", format: format, options: options)
            try FuzzFinding.check(
                records?.columns == other?.columns && records?.count == other?.count,
                "\(encoding.rawValue) has other records than UTF-8")
            guard let records, let other else { return }
            for index in 0..<min(records.count, 40) {
                let (record, copy) = (try records.record(at: index), try other.record(at: index))
                for column in records.columns.indices.prefix(40) {
                    try FuzzFinding.check(
                        record[column] == copy[column], "\(encoding.rawValue) changes record \(index)")
                }
            }
        }
        let units = Array(text.utf16)
        try check(.utf16LittleEndian, units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        try check(.utf16BigEndian, units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
        if scalars.allSatisfy({ $0.value < 256 }) { try check(.latin1, scalars.map { UInt8($0.value) }) }
    }

    static let seeds: [[UInt8]] =
        [
            "\u{1}name,city\nGrüße,Łódź\n\"日本\n😀\",x\n", "\u{2}a\u{0},\u{0}b\u{0}\n\u{0}1\u{0},\u{0}2\u{0}",
            "\u{3}\u{0}a\u{0}\n\u{0}1", "\u{0E}[{\"a\": \"é\", \"b\": [1, \"ÿ\"]}]\n",
            "\u{1B}{\"a\": \"\\u00e9\"}\n",
        ].map { Array($0.utf8) }
        + [
            [0, 0xFF, 0xFE, 0x61, 0, 0x0A, 0, 0x3D, 0xD8, 0, 0xDE],
            [0, 0xFE, 0xFF, 0, 0x61, 0, 0x0A, 0, 0x62],
        ] + (4...12).map { [$0] + Array("a,b\n".utf8) + [0x80, 0x2C, 0x9F, 0x0A, 0xE4, 0x2C, 0xFF, 0x0A] }
}
