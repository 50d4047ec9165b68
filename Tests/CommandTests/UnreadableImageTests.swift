import Files
import Foundation
import Images
import Testing

/// Images in records that cannot be read.
@Suite struct UnreadableImageTests {
    private static let problems = [
        "list.csv:3: the image a/none.png does not exist; 2 rows show a placeholder",
        "list.csv:5: the image a/cut.png is cut short; 1 row shows a placeholder",
        "list.csv:6: the image a/photo.png is neither a PNG nor a JPEG file; 1 row shows a placeholder",
        "list.csv:7: the image a/folder.png is not a file; 1 row shows a placeholder",
        "list.csv:8: the image a/loop.png is a loop of symbolic links; 1 row shows a placeholder",
        "list.csv:9: the image a/pipe.png is not a file; 1 row shows a placeholder",
    ]

    /// Returns a list with good and bad images.
    private func makeFolder() throws -> Folder {
        let names = ["ok", "none", "none", "cut", "photo", "folder", "loop", "pipe"]
        var text = "name,image\n" + names.map { "\($0),a/\($0).png\n" }.joined()
        let folder = try Folder()
        text += "absolute,\(folder.path)/a/ok.png\nup,a/../a/ok.png\nempty,\n"
        try folder.write(text, to: "list.csv")
        try folder.makeFolder("a")
        try folder.writeImage(to: "a/ok.png")
        try folder.write(Array(try folder.bytes(of: "a/ok.png").prefix(60)), to: "a/cut.png")
        try folder.write("GIF89a", to: "a/photo.png")
        try folder.makeFolder("a/folder.png")
        try folder.makeLink("a/loop.png", to: "loop.png")
        folder.makePipe("a/pipe.png")
        return folder
    }

    /// Rows are made twice when they are as high as they need, and still are counted once.
    @Test(arguments: [[], ["--wrap"], ["--split", "4"]])
    func eachFileIsReportedOnce(arguments: [String]) throws {
        let folder = try makeFolder()
        let outcome = try folder.run(
            ["render", "list.csv", "--image", "image", "--title", "name"] + arguments)
        #expect(outcome.status == 0)
        #expect(outcome.sentences == Self.problems.map { "tablesnap: " + $0 })
    }

    @Test func onlyRowsInTheWindowAreReported() throws {
        let folder = try makeFolder()
        try folder.render(
            "list.csv", "--image", "image", "--title", "name", "--row-height", "40", "--offset", "130",
            "--height", "60", printing: [Self.problems[1], Self.problems[2]])
    }

    @Test func quietPrintsNothing() throws {
        try makeFolder().render("list.csv", "--quiet")
    }

    @Test(arguments: ["list.png", "-"])
    func strictFailsBeforeWriting(output: String) throws {
        try makeFolder().expectFailure(
            ["render", "list.csv", "--strict", "-o", output], status: 1,
            "list.csv:3: the image a/none.png does not exist")
    }

    @Test func manyFilesAreSummarized() throws {
        let folder = try Folder(["list.csv": "name,image\n" + (1...12).map { "n,\($0).png\n" }.joined()])
        let outcome = try folder.run(["render", "list.csv", "--image", "image"])
        #expect(outcome.sentences.count == 12)
        #expect(outcome.sentences.last == "tablesnap: list.csv: 2 more images could not be read")
        // Without the option, the column is not chosen.
        #expect(
            try folder.run(["render", "list.csv"]).sentences.first
                == "tablesnap: no file in \"image\" exists, so no images are drawn; if they do, add --image image"
        )
    }

    @Test func pathsAreRelativeToTheInput() throws {
        let folder = try makeFolder()
        try folder.write("name,image\nx,ok.png\n", to: "a/near.csv")
        let outcome = try folder.run(["render", "a/near.csv", "--strict"])
        #expect(outcome.status == 0)
        #expect(outcome.errors == "tablesnap: using --title name --image image\n")
    }
}

/// Images in JPEG files.
@Suite struct PhotoTests {
    private static let photo: [UInt8] = {
        let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return (try? [UInt8](Data(contentsOf: repository.appending(path: "Assets/photo.jpg")))) ?? []
    }()

    /// A photo with invalid pixels in the middle.
    private static let damaged: [UInt8] = {
        var photo = Self.photo
        photo.replaceSubrange(6_000..<6_400, with: repeatElement(0xFF, count: 400))
        return photo
    }()

    @Test func photosAreDrawnRegardlessOfTheirExtension() throws {
        let folder = try Folder(["list.csv": "name,image\nx,a.jpg\ny,b.png\nz,c\n"])
        for name in ["a.jpg", "b.png", "c"] { try folder.write(Self.photo, to: name) }
        try folder.render(
            "list.csv", "--image", "image", "--title", "name", "--strict", "--theme", "modern", printing: [])
        let image = try Bitmap(pngBytes: folder.bytes(of: "list.png"))
        // The sky, in the same column of each row.
        let blues = [30, 118, 206].map { image.bytes[($0 * image.width + 60) * 4 + 2] }
        #expect(blues.allSatisfy { $0 == blues[0] } && blues[0] != 255)
    }

    @Test(arguments: [[], ["--split", "2"]])
    func damagedPhotoShowsAPlaceholder(arguments: [String]) throws {
        let folder = try Folder(["list.csv": "name,image\nx,a.jpg\ny,b.jpg\nz,b.jpg\n"])
        try folder.write(Self.photo, to: "a.jpg")
        try folder.write(Self.damaged, to: "b.jpg")
        let outcome = try folder.run(
            ["render", "list.csv", "--image", "image", "--title", "name"] + arguments)
        #expect(outcome.status == 0 && outcome.sentences.count == 1)
        #expect(outcome.errors.hasPrefix("tablesnap: list.csv:3: the image b.jpg is damaged: "))
        #expect(outcome.errors.hasSuffix("; 2 rows show a placeholder\n"))
    }

    @Test func placeholdersInViewsAreReported() throws {
        let folder = try Folder([
            "a.yaml": """
            header: {type: image, image: head.png, frame: [0, 0, 100, 40]}
            swiped: "0:0"
            rows:
              - text: A
                views:
                  - {type: button, image: icon.png, backgroundImage: back.png, frame: [0, 0, 40, 40]}
                  - {type: segmented, segments: [{image: part.png}], frame: [50, 0, 40, 40]}
                trailingActions: [{title: Flag, image: flag.png}]
            """
        ])
        let outcome = try folder.run("render", "a.yaml")
        #expect(outcome.status == 0)
        #expect(
            outcome.sentences.filter { $0.contains("placeholder") }
                == ["head", "icon", "back", "part", "flag"].map {
                    "tablesnap: a.yaml: the image \($0).png does not exist; a view shows a placeholder"
                })
    }

    @Test func rowsInSeveralImagesCountOnce() throws {
        let folder = try Folder(["list.csv": "name,image\nx,a.png\ny,a.png\n"])
        let outcome = try folder.run([
            "render", "list.csv", "--image", "image", "--title", "name", "--scale", "1,2", "--appearance",
            "light,dark",
        ])
        #expect(
            outcome.errors
                == "tablesnap: list.csv:2: the image a.png does not exist; 2 rows show a placeholder\n")
    }

    @Test func strictReportsDamagedPhotos() throws {
        let folder = try Folder(["list.csv": "name,image\nx,a.jpg\n"])
        try folder.write(Self.damaged, to: "a.jpg")
        let outcome = try folder.run(["render", "list.csv", "--strict"])
        #expect(outcome.status == 1)
        #expect(outcome.errors.hasPrefix("tablesnap: list.csv:2: the image a.jpg is damaged: "))
        #expect(try folder.names == ["a.jpg", "list.csv"])
    }
}
