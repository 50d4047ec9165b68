import Figures
import Testing

/// Blocks in containers that MkDocs and MyST have, and CommonMark does not.
@Suite struct ContainerTests {
    private func block(_ markers: String, _ name: String = "a") -> String {
        ["```tablesnap name=\(name)", "rows:", "  - One", "```"].map { markers + $0 + "\n" }.joined()
    }

    @Test(arguments: [
        ("!!! note\n", 4), ("!!! note \"Title\"\n\n", 4), ("??? tip\n    Text\n\n", 4), ("???+ tip\n", 4),
        ("=== \"Tab\"\n\n", 4), ("===! \"Tab\"\n", 4), ("- Item\n\n    !!! note\n\n", 8),
        ("!!! note\n\n    === \"Tab\"\n\n        Text\n\n", 8), ("!!! note\n\n    - Item\n\n", 6),
        ("!!! a\n\n    ```\n    !!! b\n        ```\n    ```\n\n", 4),
    ])
    func indentedContent(before: String, spaces: Int) throws {
        let markers = String(repeating: " ", count: spaces)
        let page = before + block(markers)
        #expect(try Site.page(page) == page + "\n" + link("a", markers: markers) + "\n")
    }

    @Test func contentEndsWithItsIndentation() throws {
        let page = "!!! note\n\n" + block("    ") + "\nText\n\n    " + block("").prefix(1)
        let site = try Site.page(page)
        #expect(site.hasPrefix("!!! note\n\n" + block("    ") + "\n" + link("a", markers: "    ")))
        // Text that is indented without a container is code.
        #expect(try Site.problems("!!! note\n\n    Text\n\nText\n\n" + block("    ")).count == 1)
        #expect(try Site.problems("```\n!!! note\n```\n\n" + block("    ")).count == 1)
    }

    @Test(arguments: [
        ("````{note}\n", "````\n", ""), ("~~~ {admonition} Title\n:class: tip\n\n", "~~~\n", ""),
        ("`````{tab-set}\n````{tab-item} One\n", "````\n`````\n", ""),
        ("- Item\n\n  ````{note}\n", "  ````\n", "  "), (":::{note}\n", ":::\n", ""),
    ])
    func contentOfDirectives(before: String, after: String, markers: String) throws {
        let page = before + block(markers) + after
        let expected = before + block(markers) + "\n" + link("a", markers: markers) + "\n"
        let drawn = try Site.page(page)
        #expect(drawn.hasPrefix(expected) && drawn.hasSuffix(after), "\(drawn)")
    }

    @Test(arguments: ["code-block} md", "code} md", "literalinclude} a", "parsed-literal}", "eval-rst}"])
    func contentOfListingsIsUnchanged(directive: String) throws {
        #expect(try Site.problems("````{\(directive)\n" + block("") + "````\n") == [])
    }

    @Test func textDirectlyBelowTheContentIsSeparated() throws {
        let page = "!!! note\n" + block("    ")
        let end = "\n" + link("a", markers: "    ") + "\n\n"
        #expect(try Site.page(page + block("", "b")) == page + end + block("", "b") + "\n" + link("b") + "\n")
    }

    @Test func linesOutsideOfTheContentAreReported() throws {
        let page = "!!! note\n\n    ```tablesnap name=a\n\n    rows:\n  - One\n    ```\n"
        let message =
            "line 6 of this block is outside of the indented content that the block is in; indent it like the first line"
        #expect(try Site.problems(page) == ["page.md:3:5: \(message)"])
        let comment = "!!! note\n\n    <!-- tablesnap name=a\n\n    rows:\n  - One\n    -->\n"
        #expect(try Site.problems(comment) == ["page.md:3:5: \(message)"])
    }

    @Test func containersMayOverlap() throws {
        let page = "````{note}\n!!! a\n    ````\n    Text\n\nText\n\n" + block("")
        #expect(try Site.page(page).hasPrefix(page))
    }

    @Test func locationsAreThoseInThePage() throws {
        #expect(
            try Site.problems(
                "!!! note\n\n    ```tablesnap\n    figure: {nam: a}\n    rows: [One]\n    ```\n")
                == ["page.md:4:14: unknown attribute \"nam\"; did you mean name?"])
        #expect(
            try Site.problems("````{note}\n```tablesnap name=a\nrow: [One]\n```\n````\n").first?.hasPrefix(
                "page.md:3:6: row: ") == true)
    }

    @Test func sourcesMoveInContainers() throws {
        let page = "!!! note\n\n" + block("    ").replacing("name=a", with: "name=a source=hidden")
        let hidden = try Site.page(page)
        #expect(
            hidden.hasPrefix(
                "!!! note\n\n    <!-- tablesnap name=a source=hidden\n    rows:\n      - One\n    -->\n"))
        let shown = try Site.page(hidden.replacing("source=hidden", with: "source=shown"))
        #expect(
            shown.hasPrefix(
                "!!! note\n\n    ```tablesnap name=a source=shown\n    rows:\n      - One\n    ```\n"))
    }
}
