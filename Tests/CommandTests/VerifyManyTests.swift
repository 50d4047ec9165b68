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
        let one = try folder.run("verify", "--jobs", "1")
        #expect(
            one.lines.filter { $0.hasPrefix("different") }.map { $0.split(separator: ":")[0] } == [
                "different  scene-10.yaml", "different  scene-13.yaml", "different  scene-16.yaml",
                "different  scene-19.yaml",
            ])
        #expect(one.lines.dropLast().last == "12 images: 8 same, 4 different")
        for jobs in ["2", "7", "40"] {
            let many = try folder.run("verify", "--jobs", jobs)
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
        try folder.write("\(folder.path)/Snapshots/Suite/test.png\n", to: "usage.log")
        try folder.expect(
            "verify", "--unreferenced", "--usage-log", "usage.log", status: 1,
            [
                "0 images", "unreferenced  Snapshots/Suite/old.png",
                "No scene uses these golden images; delete them if no test uses them",
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
            "No scene uses these golden images; delete them if no test uses them",
        ]
        try folder.expect("verify", "--unreferenced", status: 1, listed)
        try folder.expect("verify", status: 0, ["1 image: 1 same"])

        // Golden images of tests are listed only with a usage log.
        try folder.write("\(folder.path)/Snapshots/Other/test.png\n", to: "usage.log")
        try folder.expect(
            "verify", "--unreferenced", "--usage-log", "usage.log", status: 1,
            [listed[0], "unreferenced  Snapshots/Suite/test.png", listed[1], listed[2]])
        try folder.write("\(folder.path)/Snapshots/Suite/test.png\n", to: "usage.log")
        try folder.expect(
            "verify", "--unreferenced", status: 1, listed, environment: ["TABLESNAP_USAGE_LOG": "usage.log"])

        // After a failure the list would not be to be trusted.
        try folder.write("rows: [Three]", to: "a.yaml")
        let failed = try folder.run("verify", "--unreferenced")
        #expect(failed.status == 1)
        #expect(!failed.lines.contains { $0.hasPrefix("unreferenced") })
    }
}
