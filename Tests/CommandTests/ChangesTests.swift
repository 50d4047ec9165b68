import Foundation
import TestSupport
import Testing

/// Golden images that differ between commits.
@Suite struct ChangesTests {
    private let scene =
        "rows:\n  - Wi-Fi\n  - Bluetooth\nstates:\n  - {name: dark, traits: {appearance: dark}}\n"

    /// A repository with changed, added, removed, renamed and foreign images in its last commit.
    private func repository() throws -> Folder {
        let folder = try Folder([
            "scenes/mail.yaml": scene, "scenes/tips.yaml": "rows: [One]", "scenes/old.yaml": "rows: [Old]",
        ])
        try folder.writeImage(to: "photo.png")
        #expect(try folder.run("verify").status == 1)
        try folder.commit()
        try folder.write(scene.replacing("Wi-Fi", with: "W@LAN `a` | <b>"), to: "scenes/mail.yaml")
        try folder.git("mv", "scenes/tips.yaml", "scenes/hints #1.yaml")
        try folder.git("rm", "-q", "scenes/old.yaml", "scenes/Snapshots/old.png", "scenes/Snapshots/tips.png")
        try folder.write("rows: [New]", to: "scenes/new.yaml")
        try folder.remove("photo.png")
        #expect(try folder.run("verify", "--record", "all").status == 1)
        try folder.commit()
        return folder
    }

    private let lines = [
        "changed  2 images: text “Wi-Fi” → “W@LAN `a` | <b>”", "    scenes/Snapshots/mail.dark.png",
        "    scenes/Snapshots/mail.png", "added    scenes/Snapshots/new.png",
        "removed  scenes/Snapshots/old.png",
        "renamed  scenes/Snapshots/tips.png → scenes/Snapshots/hints #1.png",
        "2 golden images changed, 1 added, 1 removed, 1 renamed", "passed over 1 other PNG file",
    ]

    @Test func changesAreReadOutOfGit() throws {
        let folder = try repository()
        try folder.expect("changes", "HEAD~1..HEAD", status: 0, lines)
        // The working directory has no effect.
        try folder.git("checkout", "-q", "HEAD~1")
        try folder.expect("changes", "main~1...main", "scenes", status: 0, Array(lines.dropLast()))
        let none = ["0 golden images changed"]
        try folder.expect("changes", "main..main", status: 0, none)
        let inner = try folder.run(
            ["changes", "main~1..main", "Snapshots/new.png"],
            Surroundings(directory: folder.path(of: "scenes")))
        #expect(inner.lines == ["added    scenes/Snapshots/new.png", "0 golden images changed, 1 added"])
    }

    @Test func commentsShowImages() throws {
        let folder = try repository()
        let (base, head) = (try folder.git("rev-parse", "HEAD~1"), try folder.git("rev-parse", "HEAD"))
        #expect(
            try folder.run(
                "changes", "HEAD~1..HEAD", "--summary", "comment.md", "--image-url",
                "https://example.com/raw/{commit}/{path}"
            ).status == 0)
        let mail = "<code>scenes/Snapshots/mail.dark.png</code>"
        let images = [base, head].map {
            "src=\"https://example.com/raw/\($0)/scenes/Snapshots/mail.dark.png\">"
        }
        #expect(
            try folder.text(of: "comment.md") == """
                <!-- tablesnap -->
                ### Golden images: 2 changed · 1 added · 1 removed · 1 renamed

                | change | images |
                | --- | --- |
                | <code>text “Wi-Fi” → “W&#64;LAN &#96;a&#96; &#124; &#60;b&#62;”</code> | \(mail), <code>scenes/Snapshots/mail.png</code> |

                Added: <code>scenes/Snapshots/new.png</code>

                Removed: <code>scenes/Snapshots/old.png</code>

                Renamed: <code>scenes/Snapshots/tips.png</code> → <code>scenes/Snapshots/hints &#35;1.png</code>

                <details open><summary>\(mail)</summary>

                | before | after |
                | --- | --- |
                | <img width="320" alt="before" \(images[0]) | <img width="320" alt="after" \(images[1]) |

                </details>

                """)
        #expect(try folder.run("changes", "HEAD..HEAD", "--summary", "comment.md").status == 0)
        #expect(
            try folder.text(of: "comment.md")
                == "<!-- tablesnap -->\n### ✅ Golden images are unchanged\n")
    }

    /// Images that are not committed have text, the command that fetches them, and images if they have an address.
    @Test func commentsNameFailedImages() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        #expect(try folder.run("verify", "--artifacts", "failed").status == 1)
        try folder.write("rows: [Two]", to: "a.yaml")
        try folder.write("rows: [Three]", to: "b.yaml")
        #expect(try folder.run("verify", "--record", "never", "--artifacts", "failed").status == 1)
        let command = ["--artifact-command", "gh run download 1"]
        let outcome = try folder.run(
            ["changes", "--artifacts", "failed", "--summary", "comment.md"] + command)
        #expect(
            outcome.lines == [
                "failed  1 image: text “One” → “Two”", "    Snapshots/a.png",
                "failed  1 image: no golden image",
                "    Snapshots/b.png", "2 images failed",
            ])
        #expect(
            try folder.text(of: "comment.md") == """
                <!-- tablesnap -->
                ### Golden images: 2 failed

                #### 2 images fail, not committed

                | change | images |
                | --- | --- |
                | <code>text “One” → “Two”</code> | <code>Snapshots/a.png</code> |
                | <code>no golden image</code> | <code>Snapshots/b.png</code> |

                To see and accept them: <code>gh run download 1</code>

                """)
        #expect(
            try folder.run(
                "changes", "--artifacts", "failed", "--summary", "comment.md", "--artifact-url",
                "https://example.com/x/{path}"
            ).status == 0)
        let comment = try folder.text(of: "comment.md")
        #expect(
            comment.contains(
                "| <img width=\"320\" alt=\"before\" src=\"https://example.com/x/Snapshots/a.reference.png\"> |"
            ))
        #expect(
            comment.contains(
                "| none | <img width=\"320\" alt=\"after\" src=\"https://example.com/x/Snapshots/b.actual.png\"> |"
            ))
    }

    /// GitHub accepts 65,536 characters.
    @Test func commentsAreShort() throws {
        let folder = try Folder()
        func write(_ factor: Int) throws {
            for number in 100..<155 {
                let text = "<<<<<< \(number * factor)"
                try folder.write(
                    "width: 200\ntraits: {scale: 1}\nrows: [\"\(text)\"]", to: "\(number).yaml")
            }
        }
        try write(97)
        #expect(try folder.run("verify").status == 1)
        try folder.commit()
        try write(89)
        #expect(try folder.run("verify", "--record", "all").status == 1)
        try folder.commit()
        #expect(
            try folder.run(
                "changes", "HEAD~1..HEAD", "--summary", "comment.md", "--image-url",
                "https://example.com/\(String(repeating: "a", count: 800))/{commit}/{path}"
            ).status == 0)
        let comment = try folder.text(of: "comment.md")
        #expect((40_000...60_000).contains(comment.utf16.count))
        #expect(comment.hasSuffix("\n… 5 more changes, which the report shows.\n"))
    }

    @Test func wrongRangesAreReported() throws {
        let folder = try repository()
        let missing =
            "there is no such commit in this repository; fetch it, or check its name with git rev-parse"
        try folder.expectFailure(["changes", "no..HEAD"], status: 1, "no: \(missing)")
        try folder.expectFailure(["changes", "--", "--all..HEAD"], status: 1, "--all: \(missing)")
        try folder.expectFailure(
            ["changes", "HEAD"], status: 2, "expected a range such as origin/main...HEAD, found \"HEAD\"")
        try folder.expectFailure(
            ["changes", "HEAD~1..HEAD", "scenes/nothing.png"], status: 1,
            "scenes/nothing.png: no such file or folder in these commits")
        try folder.expectFailure(
            ["changes"], status: 2,
            "expected a range: tablesnap changes BASE...HEAD; see tablesnap changes --help")
        try folder.expectFailure(
            ["changes", "HEAD..HEAD", "--image-url", "https://example.com/{path}"], status: 2,
            "--image-url: expected a URL with {commit}, found \"https://example.com/{path}\"")
        let outside = try Folder().run("changes", "HEAD..HEAD")
        #expect(outside.status == 1 && outside.errors.contains("not a git repository"))
    }

    /// Golden images in Git LFS are pointers in the repository, which a filter replaces by the images.
    @Test func objectsOutsideOfTheRepositoryAreRead() throws {
        let folder = try Folder([
            "a.yaml": "rows: [One]", ".gitattributes": "*.png filter=store\n",
            "store/clean": """
            cat >store/new
            digest=$(sha256sum <store/new | cut -c 1-64)
            mv store/new store/$digest
            printf 'version https://git-lfs.github.com/spec/v1\\noid sha256:%s\\n' $digest
            """,
            "store/smudge": "sed -n 's,oid sha256:,store/,p' | xargs cat",
        ])
        #expect(try folder.run("verify").status == 1)
        try folder.git("init", "-q", "-b", "main")
        try folder.git("config", "filter.store.clean", "sh store/clean")
        try folder.git("config", "filter.store.smudge", "sh store/smudge")
        try folder.commit()
        try folder.write("rows: [Two]", to: "a.yaml")
        #expect(try folder.run("verify", "--record", "all").status == 1)
        try folder.commit()
        #expect(try folder.git("show", "HEAD:Snapshots/a.png").hasPrefix("version https://git-lfs"))
        let outcome = try folder.run("changes", "HEAD~1..HEAD")
        #expect(outcome.lines.first == "changed  1 image: text “One” → “Two”", "\(outcome)")
    }

    @Test func unreadableGoldensAreReported() throws {
        let folder = try Folder(["a.yaml": "rows: [One]"])
        #expect(try folder.run("verify").status == 1)
        try folder.commit()
        try folder.write(
            "version https://git-lfs.github.com/spec/v1\noid sha256:0a\nsize 3\n", to: "Snapshots/a.png")
        try folder.commit()
        let outcome = try folder.run("changes", "HEAD~1..HEAD", "--summary", "comment.md")
        #expect(outcome.status == 1)
        #expect(outcome.lines == ["0 golden images changed, 1 unreadable"])
        #expect(
            outcome.sentences == ["tablesnap: Snapshots/a.png: it is a Git LFS pointer; run git lfs pull"])
        #expect(
            try folder.text(of: "comment.md") == """
                <!-- tablesnap -->
                ### Golden images: 1 unreadable

                Could not be read: <code>Snapshots/a.png&#58; it is a Git LFS pointer&#59; run git lfs pull</code>

                """)
        let missing = try folder.run("changes", "--artifacts", "none", "--summary", "comment.md")
        #expect(missing.errors == "tablesnap: warning: the folder none does not exist, so no image failed\n")
        #expect(
            try folder.text(of: "comment.md") == "<!-- tablesnap -->\n### No image failed\n\n"
                + "The golden images of the commits were not compared.\n")
    }

    // MARK: verify --base

    @Test func scenesAreComparedWithThoseOfACommit() throws {
        let folder = try Folder([
            "scenes/mail.yaml": "sections: [{data: list.csv, row: {text: \"{name}\"}}]",
            "scenes/list.csv": "name\nOne\n",
            "scenes/tips.yaml": "rows: [Tip]", "scenes/old.yaml": "rows: [Old]",
        ])
        try folder.commit()
        try folder.write("name\nTwo\n", to: "scenes/list.csv")
        try folder.git("mv", "scenes/tips.yaml", "scenes/hints.yaml")
        try folder.remove("scenes/old.yaml")
        try folder.write("rows: [New]", to: "scenes/new.yaml")
        let before = try folder.git("status", "--porcelain")
        let outcome = try folder.run("verify", "scenes", "--base", "HEAD", "--report", "report.html")
        #expect(outcome.status == 1)
        try #require(outcome.lines.count == 7, "\(outcome)")
        #expect(
            outcome.lines[0...1] == [
                "missing  scenes/hints.yaml: HEAD has no such image",
                "    HEAD:scenes/tips.png, which no scene uses, has the same pixels",
            ])
        #expect(outcome.lines[2].hasPrefix("different  scenes/mail.yaml: "))
        #expect(
            outcome.lines[3...] == [
                "    Changed: row 0:0 text “One” → “Two”", "missing  scenes/new.yaml: HEAD has no such image",
                "3 images: 1 different, 2 missing", "removed  HEAD:scenes/old.png",
            ])
        // The failure is no golden image to accept.
        let page = try folder.text(of: "report.html")
        #expect(page.contains("text “One” → “Two”") && !page.contains("tablesnap accept"))
        let accepted = try folder.run("accept", "scenes/mail.png")
        #expect(accepted.status == 1)
        #expect(
            accepted.errors
                == "tablesnap: scenes/mail.png was compared with HEAD, and not with a golden image; "
                + "run tablesnap verify without --base to accept it\n")
        // Neither the files nor the index have changed, and no golden image was recorded.
        #expect(
            try folder.git("status", "--porcelain").split(separator: "\n").filter { !$0.hasSuffix("html") }
                .joined(separator: "\n") == before)
        #expect(!folder.files.contains { $0.hasSuffix(".png") })
    }

    @Test func newScenesAreComparedWithACommitWithoutThem() throws {
        let folder = try Folder(["scenes/old.yaml": "rows: [Old]", "gone/a.yaml": "rows: [Gone]"])
        try folder.commit()
        try folder.write("rows: [New]", to: "scenes/new.yaml")
        try folder.expect(
            "verify", "scenes/new.yaml", "--base", "HEAD", status: 1,
            ["missing  scenes/new.yaml: HEAD has no such image", "1 image: 1 missing"])
        try folder.remove("gone/a.yaml")
        try folder.expect(
            "verify", "gone", "--base", "HEAD", status: 1, ["0 images", "removed  HEAD:gone/a.png"])
    }

    @Test func scenesWithErrorsInACommitAreReported() throws {
        let folder = try Folder(["a.yaml": "rows: [{textt: x}]"])
        try folder.commit()
        try folder.write("rows: [x]", to: "a.yaml")
        let outcome = try folder.run("verify", "--base", "HEAD")
        #expect(outcome.status == 3)
        #expect(
            outcome.lines.first
                == "error  HEAD:a.yaml:1:9: rows[0]: a row has no key \"textt\"; did you mean \"text\"?")
        #expect(
            try folder.run("verify", "--base", "HEAD", "--record", "all").errors
                == "tablesnap: --base compares with no golden images; omit --record\n")
    }
}
