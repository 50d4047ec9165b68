import Figures
import Foundation

/// A target that reads Markdown and DocC pages, and plans their figures without drawing them.
enum PageTarget {
    /// Runs the target. The first byte determines whether the page is in a DocC catalog.
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let page = first % 2 == 0 ? "page.md" : "pages.docc/page.md"
        let path = folder.appendingPathComponent(page)
        try Data(bytes.dropFirst()).write(to: path)
        var figures = DocumentationFigures(in: [path.path])
        figures.jobs = 1
        let report = try figures.check()
        try FuzzFinding.check(report.pages.count == 1, "\(report.pages.count) pages")
        for problem in report.pages.flatMap(\.problems) {
            try FuzzFinding.check(
                (problem.line ?? 0) > 0 && (problem.column ?? 0) > 0, "\(problem) has no place")
        }
    }

    /// A folder for the page that no other process uses.
    private static let folder: URL = {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "tablesnap-fuzz-\(getpid())")
        let catalog = folder.appendingPathComponent("pages.docc")
        try? FileManager.default.createDirectory(at: catalog, withIntermediateDirectories: true)
        return folder
    }()

    static let seeds: [[UInt8]] = [
        """
        \u{0}---
        tablesnap: {scale: [1, 2], folder: images}
        ---
        # A page

        ```tablesnap name=fruits alt="Three kinds."
        rows: [Apple, Banana, {text: Cherry, accessory: checkmark}]
        ```

        <!-- tablesnap: from the block above -->
        <img src="fruits@2x.png" width="375" alt="Three kinds.">
        <!-- tablesnap: end -->

        > - ```tablesnap name=b scene=other.yaml source=collapsed
        >   ```
        """,
        """
        \u{0}!!! note "Title"

            ```tablesnap
            figure: {name: a, caption: "A *b*", id: c, markup: myst, format: svg}
            rows: [One]
            ```

            <!-- tablesnap: from the block above -->

            ```{figure} a.svg
            :alt: "One."
            ```

            <!-- tablesnap: end 0123abcd -->

        ````{note}
        ~~~ {.yaml .tablesnap name=b markup=figure.txt}
        rows: [One]
        ~~~
        ````

            ```{tablesnap}
        """,
        """
        \u{1}# An article

        @TabNavigator {
            @Tab("One") {
                ```tablesnap name=a source=hidden appearance=light,dark
                rows: [One, {text: Two, oops: 1}]
                ```
            }
        }

        <!-- tablesnap: from the block below -->
        @Image(source: "a", alt: "One.")
        <!--
        ```tablesnap name=c
        rows: [One]
        ```
        -->
        """,
    ].map { Array($0.utf8) }
}
