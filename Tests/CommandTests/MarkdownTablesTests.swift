import TestSupport
import Testing

/// Tables of a Markdown text.
@Suite struct MarkdownTablesTests {
    private let text = """
        # Sizes

        | name | size |
        | --- | --- |
        | Fig | 1 |

        ```
        | no | table |
        | - | - |
        ```

        | city | area |
        | :- | -: |
        | Oslo | 454 |
        | - | - |
        | Rome | 1285 |
        ## Others
        country | people
        --- | ---
        Norway | 5
        """

    private func outcome(_ options: String...) throws -> (Outcome, String?) {
        let folder = try Folder(["list.md": text])
        let outcome = try folder.run(["render", "list.md", "--columns", "-o", "a.png"] + options)
        return (outcome, outcome.status == 0 ? try folder.description(of: "a.png") : nil)
    }

    @Test(arguments: [
        ("1", "A table of 1 row under the header name, size: name Fig, size 1."),
        (
            "2",
            "A table of 3 rows under the header city, area: city Oslo, area 454; city -, area missing; city Rome, area 1285."
        ),
        ("3", "A table of 1 row under the header country, people: country Norway, people 5."),
    ])
    func tablesHaveNumbers(number: String, description: String) throws {
        let (outcome, found) = try outcome("--table", number)
        #expect(outcome.errors.isEmpty && found == description, "\(outcome.errors) \(found ?? "")")
    }

    @Test func firstTableIsShownWithANoteAboutTheOthers() throws {
        let (outcome, found) = try outcome()
        #expect(
            outcome.errors
                == "tablesnap: list.md: note: the text has 3 tables, and this is the first; for another one, add --table 2\n"
        )
        #expect(found?.contains("Fig") == true)
    }

    @Test(arguments: [
        ("4", "list.md: the text has 3 tables, and none with the number 4"),
        ("0", "--table: expected the number of a table in Markdown, such as 2, found \"0\""),
        ("cities", "--table: expected the number of a table in Markdown, such as 2, found \"cities\""),
    ])
    func numbersOfOtherTablesAreErrors(number: String, message: String) throws {
        let (outcome, _) = try outcome("--table", number)
        #expect(outcome.status != 0 && outcome.errors.contains(message), "\(outcome.errors)")
    }

    /// Rows of texts have the styles of the markup, and their alt text has none of its characters.
    @Test func listsShowInlineMarkup() throws {
        let folder = try Folder([
            "list.md":
                "| name | kind | note |\n|-|-|-|\n| **Fig** | _Nut_ | `a*b*c` |\n| [Date](https://a.org) | _Nut_ | 2 |\n",
            "plain.csv": "name,kind,note\n**Fig**,_Nut_,`a*b*c`\n",
        ])
        let options = ["--title", "name", "--value", "note", "--section", "kind"]
        #expect(try folder.run(["render", "list.md", "-o", "a.svg"] + options).status == 0)
        let svg = try folder.text(of: "a.svg")
        #expect(
            !svg.contains("**") && !svg.contains("[Date]") && svg.contains(">Fig<") && svg.contains(">Nut<"))
        #expect(svg.contains("href=\"https://a.org\""), "\(svg.prefix(900))")
        #expect(try folder.run(["render", "plain.csv", "-o", "b.svg"] + options).status == 0)
        #expect(try folder.text(of: "b.svg").contains("**Fig**"))
    }

    @Test func scenesHaveTheSameKey() throws {
        let folder = try Folder([
            "list.md": text, "a.yaml": "data: {file: list.md, table: 3}\ncolumns: [country]\n",
            "b.yaml": "data: {file: list.csv, table: 3}\ncolumns: [a]\n", "list.csv": "a\n1\n",
        ])
        try folder.render("a.yaml", "-o", "a.png")
        #expect(try folder.description(of: "a.png")?.contains("Norway") == true)
        #expect(try folder.run(["check", "b.yaml"]).errors.contains("only SQLite files and Markdown have"))
    }

    // MARK: Markup

    /// Values are compared without their markup.
    @Test func markupDoesNotAffectTheSelection() throws {
        let folder = try Folder([
            "a.md":
                "| name | size |\n| - | - |\n| **Fig** | `3` |\n| [Apple](https://a.b) | **12** |\n| Date | 5 |\n"
        ])
        func description(_ options: String...) throws -> String? {
            let outcome = try folder.run(["render", "a.md", "--columns", "-o", "a.png"] + options)
            #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
            return try folder.description(of: "a.png")
        }
        #expect(try description("--filter", "name = Fig")?.contains("1 row") == true)
        #expect(try description("--filter", "size > 4")?.contains("2 rows") == true)
        let order = try #require(try description("--sort", "size"))
        let positions = try ["Fig", "Date", "Apple"].map { try #require(order.firstRange(of: $0)).lowerBound }
        #expect(positions == positions.sorted(), "\(order)")
    }

    @Test func tablesInCommentsDoNotCount() throws {
        let comment = "<!-- | a | b |\n| - | - |\n| x | y |\n-->\n\n<!-- one line -->\n"
        let folder = try Folder(["a.md": comment + "| c | d |\n| - | - |\n| z | y |\n"])
        let outcome = try folder.run(["render", "a.md", "--columns", "-o", "a.png"])
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
        #expect(try folder.description(of: "a.png")?.contains("c z") == true)
    }
}
