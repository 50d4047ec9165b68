import DataFiles

/// A target that draws tables of columns with keys, formats and values from bytes.
enum ColumnTarget {
    static func run(_ bytes: [UInt8]) throws {
        var choices = ByteChoices(bytes)
        let output = choices.number(below: 8)
        var writer = SceneWriter(choices)
        try SceneTarget.drawValidPart(of: writer.columnScene(), output: output)
    }

    static let names = ["A", "B", "C", "D", "E"]

    /// The values of columns, apart from names in braces and texts of many scripts.
    static let values = [
        "0", "1", "-1", "1.5", "-12,345.678", "1.234,5", "1e300", "-1e-300", "123456789012345678901234567890",
        "007",
        "50 %", "€ 4", "(12)", "NaN", "", "yes", "2026-01-05", "5.1.2026", "2026-02-30", "1, 2, 3", "1,-5,,3",
        "**bold** _it_", "[a](https://b.c)", "https://a.b/c", "a\nb", "-", "1/2", "٣", "1\u{A0}000", "x",
    ]
}

extension SceneWriter {
    /// Returns a scene of up to five columns and a few rows, with some keys of the table.
    mutating func columnScene() -> DocumentNode {
        let count = 1 + choices.number(below: ColumnTarget.names.count)
        let columns = ColumnTarget.names.prefix(count).map { column($0) }
        let rows = (0..<choices.number(below: 7)).map { _ in
            DocumentNode(.sequence((0..<count).map { _ in .text(value()) }))
        }
        var entries = [
            DocumentEntry("columns", DocumentNode(.sequence(columns))),
            DocumentEntry("rows", DocumentNode(.sequence(rows))),
        ]
        addTableKeys(choices.number(below: 5), to: &entries)
        return DocumentNode(.mapping(entries))
    }

    private mutating func column(_ name: String) -> DocumentNode {
        guard choices.number(below: 4) > 0, case .mapping(let keys) = node(.kind("column"), 2).content else {
            return .text(name)
        }
        let value = choices.oneIn(4) ? "{A} {\(name)}" : name
        var entries = keys.filter { $0.key != "value" } + [DocumentEntry("value", .text(value))]
        if choices.oneIn(4) {
            entries.removeAll { $0.key == "format" }
            entries.append(DocumentEntry("format", .text(choices.element(of: Self.formats) ?? "number")))
        }
        return DocumentNode(.mapping(entries))
    }

    private mutating func value() -> String {
        choices.element(of: choices.oneIn(6) ? SceneShape.samples : ColumnTarget.values) ?? ""
    }

    private static let formats = [
        "number", "number.2", "number.0-4.sign", "percent.1", "currency.EUR", "bytes", "compact",
        "date.short",
        "date.yyyy-MM-dd",
    ]
}
