import TableKit
import TableSpecimens
import Testing

@Suite struct TablePartTests {
    @Test(
        arguments: [
            ("row 0:1", TablePart(.row([0, 1])), nil),
            ("row 0:1 text", TablePart(.row([0, 1]), "text"), nil),
            ("row 0:1 text leading", TablePart(.row([0, 1]), "text leading"), .leading),
            ("row 12:345 bottom", TablePart(.row([12, 345]), "bottom"), .bottom),
            ("row 0:1 accessory right", TablePart(.row([0, 1]), "accessory right"), .right),
            ("header 2 text baseline", TablePart(.header(2), "text baseline"), .baseline),
            ("footer 0", TablePart(.footer(0)), nil), ("section 3 top", TablePart(.section(3), "top"), .top),
            ("table header", TablePart(.tableHeader), nil),
            ("table footer title", TablePart(.tableFooter, "title"), nil),
            ("background", TablePart(.background), nil), ("refresh control", TablePart(.refreshControl), nil),
            ("index A", TablePart(.index, "A"), nil), ("scroll indicator", TablePart(.scrollIndicator), nil),
        ] as [(String, TablePart, TablePart.Anchor?)])
    func textSpecifiesElementNameAndAnchor(text: String, part: TablePart, anchor: TablePart.Anchor?) {
        #expect(TablePart(text) == part)
        #expect(part.description == text)
        #expect(part.anchor == anchor)
    }

    @Test(arguments: [
        "", " ", "row", "row 0", "row 0:1 ", "row 00:1", "row 0:1234567890", "row -1:0", "row 0:1:2",
        "row +1:0",
        "header", "header 01", "header x", "tableheader", "index ", "Row 0:1", "clock", "dots[0]",
        "ImageView 7",
    ])
    func otherTextIsViewName(text: String) {
        #expect(TablePart(text).element == nil)
        #expect(TablePart(text).name == text)
    }

    @Test func literalsCanHaveInterpolations() {
        let row = 3
        let part: TablePart = "row 0:\(row) text"
        #expect(part == TablePart(.row([0, 3]), "text"))
    }

    @Test func anchorsAreSeparatedFromName() {
        #expect(TablePart("row 0:1 text leading").withoutAnchor == "row 0:1 text")
        #expect(TablePart("row 0:1 leading").withoutAnchor == "row 0:1")
        #expect(TablePart("clock middle").withoutAnchor == "clock")
        #expect(TablePart("row 0:1 text").withoutAnchor == "row 0:1 text")
        #expect(TablePart("leading").anchor == nil)
    }

    /// Any text is printed as it was, and any part is read as it was.
    @Test func printingReversesParsing() {
        var numbers = SeededNumbers(seed: 1)
        let words = [
            "row", "header", "footer", "section", "table", "index", "background", "refresh", "control",
            "scroll",
            "indicator", "0", "0:1", "00:1", "-1", "12:7", "text", "leading", "left", "Mark as read", "",
            "\n", "é",
        ]
        for _ in 0..<5_000 {
            let text = (0..<Int.random(in: 0...5, using: &numbers)).map { _ in
                words.randomElement(using: &numbers) ?? ""
            }.joined(separator: " ")
            let part = TablePart(text)
            #expect(part.description == text)
            #expect(TablePart(part.description) == part)
            let name = part.withoutAnchor.description
            #expect(name == text || text == "\(name) \(part.anchor?.rawValue ?? "")")
        }
    }
}
