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

    @Test(arguments: ["0:2 text", "row 0:2 text"])
    func rowsHaveShortNames(text: String) {
        #expect(TablePart(shortText: text) == "row 0:2 text")
        #expect(IndexPath(rowText: text.replacing(" text", with: "")) == [0, 2])
    }

    @Test(arguments: ["row", "row ", "row row 0:2", "row x", "rows 0:2", "row  0:2", "Row 0:2"])
    func wordBeforeRowRequiresRow(text: String) {
        #expect(TablePart(shortText: text) == nil)
        #expect(IndexPath(rowText: text) == nil)
    }

    /// Names in reports precede others. Of these, the order is that of the names, then that of the parts.
    @Test func partsHavePrecedence() {
        struct Part: NamedPart {
            let part: TablePart
            let otherNames: [String]
            init(_ name: String, _ others: String...) {
                part = TablePart(.row([0, 1]), name)
                otherNames = others
            }
        }
        let parts = [
            Part("a", "", "price"), Part("b", "price", "cost"), Part("c", "price", "a"), Part("d", "c", "d"),
            Part("separator"), Part("separator", "last"),
        ]
        func name(_ name: String) -> String? { parts.part("row 0:1 \(name)")?.part.name }
        #expect(name("a") == "a" && name("c") == "c" && name("price") == "b" && name("cost") == "b")
        #expect(parts.part("row 0:1 separator")?.otherNames == ["last"])
        #expect(name("e") == nil && parts.part("row 0:2 price") == nil && parts.part("row 0:1") == nil)
        #expect(
            parts.remedy(forUnknown: "row 0:1 prize")
                == "did you mean \"row 0:1 price\"? Expected row 0:1 a, row 0:1 b, row 0:1 c, row 0:1 d or row 0:1 separator"
        )
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
