import Foundation
import Testing

/// The article Troubleshooting: each of its commands prints the message below it.
@Suite struct TroubleshootingTests {
    /// The files that the commands read.
    private static let files = [
        "account.csv": "date,text,amount\n2026-01-05,Rent,-900\n2026-01-06,Milk, bread,-7\n",
        "notes.csv": "name,note\nAda,\"first\nBob,second\n",
        "api.json": #"{"users": [{"a": 1}], "roles": [{"b": 2}]}"#,
        "prices.csv": "product,price\nPen,1.20\nInk,many\n",
        "list.csv": "id,iban,amount\n1,DE89370400440532013000,1\n",
        "images.csv": "name,flag\nChad,flag.png\n",
        "habit.yaml": "rows:\n  - {text: Wi-Fi, subtitle: Home}\n",
        "wide.yaml": "width: 320px\nrows: [Wi-Fi]\n",
        "colon.yaml": "rows:\n- text: Wi-Fi: Home\n",
        "steps.yaml": "rows: [Wi-Fi, Bluetooth]\nsteps: [tap 0:2]\n",
        "outside.yaml": "data: ../people.csv\nrow: \"{name}\"\n",
        "fine.yaml": "rows: [Wi-Fi]\n",
        "guide.md": "# Guide\n\n```tablesnap\nrows: [One]\n```\n",
    ]

    @Test func commandsPrintTheirMessages() throws {
        let shell = try Shell()
        defer { shell.remove() }
        for (name, text) in Self.files {
            try Data(text.utf8).write(to: shell.folder.appending(path: name))
        }
        try Data(Array("name\nM".utf8) + [0xFC] + Array("ller\n".utf8)).write(
            to: shell.folder.appending(path: "latin.csv"))
        let assets = Repository.folder.appending(path: "Assets")
        for name in ["countries.csv", "flags"] {
            try FileManager.default.copyItem(
                at: assets.appending(path: name), to: shell.folder.appending(path: name))
        }
        // The widths in messages are those of texts in Inter.
        let hasOtherFonts = try Repository.otherFonts() != nil
        func comparable(_ line: Substring) -> Substring {
            hasOtherFonts ? line.replacing(#/widen it to \d+ points/#, with: "") : line
        }
        let blocks = try PageText(article: "Troubleshooting").blocks("")
        #expect(blocks.count == 20)
        for block in blocks {
            let lines = block.split(separator: "\n")
            let command = try #require(lines.first).dropFirst("$ ".count)
            let outcome = try shell.run("set +e; \(command)")
            let printed = String(decoding: outcome.output, as: UTF8.self) + outcome.errors
            for line in lines.dropFirst() {
                let isPrinted = printed.split(separator: "\n").map(comparable).contains(comparable(line))
                #expect(isPrinted, "\(command): \(printed)")
            }
        }
    }
}
