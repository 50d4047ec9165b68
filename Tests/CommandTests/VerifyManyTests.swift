import Foundation
import Testing

/// Many scenes: in parts, in parallel, and unused golden images.
@Suite struct VerifyManyTests {
    private let count = 12

    /// Scenes with goldens, every third of which then changes.
    private func changedScenes() throws -> Folder {
        let folder = try Folder()
        for index in 0..<count { try folder.write("rows: [Row \(index)]", to: name(index)) }
        #expect(try folder.run("verify").status == 1)
        for index in stride(from: 0, to: count, by: 3) { try folder.write("rows: [New]", to: name(index)) }
        return folder
    }

    private func name(_ index: Int) -> String { "scene-\(index + 10).yaml" }

    @Test func resultsAreInTheOrderOfTheScenes() throws {
        let folder = try changedScenes()
        let one = try folder.run("verify", "--no-cache", "--jobs", "1")
        #expect(
            one.lines.filter { $0.hasPrefix("different") }.map { $0.split(separator: ":")[0] } == [
                "different  scene-10.yaml", "different  scene-13.yaml", "different  scene-16.yaml",
                "different  scene-19.yaml",
            ])
        #expect(one.lines.dropLast().last == "12 images: 8 same, 4 different")
        for jobs in ["2", "7", "40"] {
            let many = try folder.run("verify", "--no-cache", "--jobs", jobs)
            #expect(many.status == one.status)
            #expect(many.output == one.output)
        }
    }

    @Test func shardsAreAllScenesTogetherAndNoneTwice() throws {
        let folder = try changedScenes()
        var scenes: [String] = []
        for part in 1...5 {
            scenes += try verified(folder.run("verify", "--shard", "\(part)/5", "--json"))
        }
        #expect(scenes.sorted() == (0..<count).map(name))
        #expect(try verified(folder.run("verify", "--shard", "12/20", "--json")).count == 1)
        #expect(try verified(folder.run("verify", "--shard", "20/20", "--json")).isEmpty)
    }

    @Test func failFastStopsAfterTheFirstFailure() throws {
        let folder = try changedScenes()
        try folder.write("rows: [Row 0]", to: name(0))
        let outcome = try folder.run("verify", "--fail-fast", "--jobs", "1", "--json")
        #expect(outcome.status == 1)
        // Up to four more, the maximum number of pending results, may have begun before the failure was reported.
        #expect((4...8).contains(try verified(outcome).count))
    }

    @Test func goldensOfTestsAreListedWithoutAnyScene() throws {
        let folder = try Folder()
        try folder.makeFolder("Snapshots")
        try folder.makeFolder("Snapshots/Suite")
        for name in ["old", "test"] { try folder.writeImage(to: "Snapshots/Suite/\(name).png") }
        for name in ["old.accessibility.txt", "notes.txt"] {
            try folder.write("header", to: "Snapshots/Suite/\(name)")
        }
        try folder.write("\(folder.path)/Snapshots/Suite/test.png\n", to: "usage.log")
        try folder.expect("verify", "--unreferenced", status: 0, ["0 images"])
        try folder.expect(
            "verify", "--unreferenced", "--usage-log", "usage.log", status: 1,
            [
                "0 images", "unreferenced  Snapshots/Suite/old.accessibility.txt",
                "unreferenced  Snapshots/Suite/old.png",
                "No scene or test uses these golden images; delete them with --unreferenced --delete",
            ])
    }

    /// Returns the scenes in the results, in their order.
    private func verified(_ outcome: Outcome) throws -> [String] {
        let json = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any]
        let images = try #require(json?["images"] as? [[String: Any]])
        return images.compactMap { $0["scene"] as? String }
    }

    /// The result is the same for every spelling of the folder of the goldens.
    @Test(arguments: ["goldens", "goldens/", "./goldens//", "."])
    func goldensOfScenesAreNotListed(goldens: String) throws {
        let folder = try Folder()
        try folder.makeFolder("scenes")
        try folder.write("rows: [One]", to: "scenes/a.yaml")
        #expect(try folder.run("verify", "scenes", "--goldens", goldens).status == 1)
        try folder.expect(
            "verify", "scenes", "--goldens", goldens, "--unreferenced", status: 0, ["1 image: 1 same"])
    }

    @Test func goldensOfNoSceneAreListed() throws {
        let folder = try Folder(["a.yaml": "rows: [One]", "b.yaml": "rows: [Two]"])
        #expect(try folder.run("verify").status == 1)
        try folder.expect("verify", "--unreferenced", status: 0, ["2 images: 2 same"])
        try folder.remove("b.yaml")
        try folder.makeFolder("Snapshots/Suite")
        try folder.writeImage(to: "Snapshots/Suite/test.png")
        try folder.writeImage(to: "photo.png")
        let listed = [
            "1 image: 1 same", "unreferenced  Snapshots/b.png",
            "No scene uses these golden images; if no test does, delete them with --unreferenced --delete",
        ]
        let all = [
            listed[0], "unreferenced  Snapshots/Suite/test.png", listed[1],
            "No scene or test uses these golden images; delete them with --unreferenced --delete",
        ]
        try folder.expect("verify", "--unreferenced", status: 1, listed)
        try folder.expect("verify", status: 0, ["1 image: 1 same"])

        // Golden images of tests are listed only with a usage log.
        try folder.write("\(folder.path)/Snapshots/Other/test.png\n", to: "usage.log")
        try folder.expect(
            "verify", "--unreferenced", "--usage-log", "usage.log", status: 1,
            all)
        try folder.write("\(folder.path)/Snapshots/Suite/test.png\n", to: "usage.log")
        try folder.expect(
            "verify", "--unreferenced", status: 1, [all[0], all[2], all[3]],
            environment: ["TABLESNAP_USAGE_LOG": "usage.log"])

        // After a failure the list would not be to be trusted.
        try folder.write("rows: [Three]", to: "a.yaml")
        let failed = try folder.run("verify", "--unreferenced", "--delete", "--junit", "results.xml")
        #expect(failed.status == 1)
        #expect(
            failed.lines.filter { $0.hasPrefix("unreferenced") }
                == ["unreferenced  not checked: 1 image failed"])
        #expect(try folder.text(of: "results.xml").contains("skipped=\"1\""))
        #expect(folder.files.contains("Snapshots/b.png"))
    }

    @Test func unusedGoldensAreDeleted() throws {
        let folder = try Folder(["a.yaml": "rows: [One]", "b.yaml": "rows: [Two]"])
        #expect(try folder.run("verify").status == 1)
        try folder.remove("b.yaml")
        // tablesnap has not drawn this image.
        try folder.writeImage(to: "Snapshots/photo.png")
        let unused = try folder.run("verify", "--unreferenced", "--junit", "results.xml")
        #expect(unused.status == 1)
        let results = try folder.text(of: "results.xml")
        #expect(results.contains("tests=\"3\" failures=\"2\""))
        #expect(results.contains("<testcase classname=\"unreferenced\" name=\"Snapshots/b.png\">"))
        try folder.expect(
            "verify", "--unreferenced", "--delete", status: 1,
            [
                "1 image: 1 same", "deleted  Snapshots/b.png", "unreferenced  Snapshots/photo.png",
                "tablesnap has not drawn these images; delete them yourself",
            ])
        #expect(folder.files.filter { $0.hasSuffix("png") } == ["Snapshots/a.png", "Snapshots/photo.png"])
        try folder.remove("Snapshots/photo.png")
        try folder.expect("verify", "--unreferenced", "--delete", status: 0, ["1 image: 1 same"])

        // Tests of a package may use other images.
        try folder.write("", to: "Package.swift")
        let refused = try folder.run("verify", "--unreferenced", "--delete")
        #expect(refused.status == 2)
        #expect(refused.errors.contains("--delete requires --usage-log: tests of the package"))
        #expect(try folder.run("verify", "--delete").errors.contains("--delete requires --unreferenced"))
        let elsewhere = try folder.run("verify", "--unreferenced", "--delete", "--goldens", "Snapshots")
        #expect(
            elsewhere.errors.contains("--delete requires golden images next to their scenes; omit --goldens"))
    }

    /// The failures of a scene do not remain after the scene.
    @Test func failuresOfMissingScenesAreRemoved() throws {
        let folder = try Folder(["a.yaml": "rows: [One]", "b.yaml": "rows: [Two]"])
        #expect(try folder.run("verify", "--record", "never").status == 1)
        try folder.remove("b.yaml")
        #expect(try folder.run("verify", "--record", "never").status == 1)
        #expect(try folder.run("review", "--list").lines == ["Snapshots/a.png  a.yaml"])
    }

    /// A scene with another name finds its golden image by the pixels.
    @Test func renamedScenesFindTheirGoldens() throws {
        let folder = try Folder(["tips.yaml": "rows: [One]", "b.yaml": "rows: [Two]"])
        #expect(try folder.run("verify").status == 1)
        try folder.remove("tips.yaml")
        try folder.write("rows: [One]", to: "my hints.yaml")
        try folder.expect(
            "verify", "--record", "never", status: 1,
            [
                "missing  my hints.yaml: there is no golden image Snapshots/my hints.png",
                "    Snapshots/tips.png, which no scene uses, has the same pixels: git mv Snapshots/tips.png "
                    + "'Snapshots/my hints.png'",
                "2 images: 1 same, 1 missing", "Accept or reject them one by one with tablesnap review",
            ])
        #expect(
            try folder.run("verify").lines[1].hasSuffix("same pixels; delete it with --unreferenced --delete")
        )
        // The golden image of another scene is no former one.
        try folder.write("rows: [Two]", to: "c.yaml")
        #expect(try folder.run("verify", "--record", "never").lines[1].hasPrefix("2 images") == false)
        #expect(!(try folder.run("verify", "--record", "never")).lines.contains { $0.contains("git mv") })
    }
}
