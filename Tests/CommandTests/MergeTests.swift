import Foundation
import Testing

/// The results of parts, merged.
@Suite struct MergeTests {
    /// Returns a folder with the results of three parts of seven scenes, of which two differ.
    private func parts() throws -> Folder {
        let folder = try Folder()
        for index in 0..<7 { try folder.write("rows: [Row \(index)]", to: "scene-\(index).yaml") }
        #expect(try folder.run("verify").status == 1)
        for index in [1, 5] { try folder.write("rows: [New]", to: "scene-\(index).yaml") }
        for part in 1...3 {
            let outcome = try folder.run(
                "verify", "--shard", "\(part)/3", "--json", "--artifacts", "failures")
            try folder.write(outcome.output, to: "part-\(part).json")
        }
        return folder
    }

    @Test func partsAreOneRun() throws {
        let folder = try parts()
        let whole = try folder.run("verify", "--no-cache", "--artifacts", "failures", "--junit", "whole.xml")
        let merged = try folder.run(
            "merge", "part-3.json", "part-1.json", "part-2.json", "--artifacts", "failures", "--junit",
            "merged.xml", "--report", "report.html")
        #expect(merged.status == 1 && merged.errors == "")
        #expect(merged.lines == whole.lines)
        func cases(_ name: String) throws -> String {
            try folder.text(of: name).replacing(#/time="[0-9.]*"/#, with: "")
        }
        #expect(try cases("merged.xml") == cases("whole.xml"))
        #expect(try folder.text(of: "report.html").contains("scene-5.yaml"))

        let json = try JSONSerialization.jsonObject(
            with: Data(folder.run("merge", "part-1.json", "part-2.json", "part-3.json", "--json").output))
        let images = try #require((json as? [String: Any])?["images"] as? [[String: Any]])
        #expect(images.compactMap { $0["scene"] as? String } == (0..<7).map { "scene-\($0).yaml" })
    }

    /// With other scenes, an image could be in two parts or in none.
    @Test func partsOfRunsWithOtherScenesAreErrors() throws {
        let folder = try parts()
        try folder.write("rows: [New]", to: "scene-9.yaml")
        let other = try folder.run("verify", "--shard", "2/3", "--json")
        try folder.write(other.output, to: "part-2.json")
        try folder.expectFailure(
            ["merge", "part-1.json", "part-2.json", "part-3.json"], status: 3,
            "part-1.json and part-2.json are of runs with other scenes or options; merge the parts of one run"
        )
    }

    @Test func missingImagesAreAWarning() throws {
        let folder = try parts()
        let outcome = try folder.run(
            "merge", "part-1.json", "part-2.json", "part-3.json", "--artifacts", "none", "--report", "r.html")
        #expect(outcome.status == 1 && folder.files.contains("r.html"))
        #expect(outcome.errors.contains("warning: the images of 2 failures are not in \(folder.path)/none"))
    }

    @Test func otherResultsAreErrors() throws {
        let folder = try parts()
        let text = try folder.text(of: "part-2.json")
        try folder.write(try folder.run("verify", "--json").output, to: "all.json")
        try folder.write(try folder.run("verify", "--shard", "2/2", "--json").output, to: "half.json")
        try folder.write(text.replacing("\"tablesnap\" : \"", with: "\"tablesnap\" : \"9"), to: "old.json")
        try folder.write(text.replacing("\"scene\"", with: "\"page\""), to: "odd.json")
        try folder.write("{}", to: "empty.json")
        let expected: [([String], String)] = [
            (["part-1.json"], "the results of 2 parts are missing: 2/3, 3/3; merge one file of each part"),
            (
                ["part-1.json", "part-2.json", "part-1.json"],
                "part-1.json and part-1.json are both part 1/3; merge one file of each part"
            ),
            (
                ["part-1.json", "half.json"],
                "part-1.json is part 1/3, and half.json is part 2/2; merge the parts of one run"
            ),
            (
                ["all.json"],
                "all.json: the results are not those of a part; run tablesnap verify with --shard"
            ),
            (["odd.json"], "odd.json: damaged results of tablesnap; run tablesnap verify --json again"),
            (
                ["empty.json"],
                "empty.json: no results of tablesnap; expected the output of tablesnap verify --json"
            ),
            (["none.json"], "none.json could not be read: No such file or directory"),
        ]
        for (files, sentence) in expected {
            try folder.expectFailure(["merge"] + files, status: 3, sentence)
        }
        let old = try folder.run("merge", "old.json")
        #expect(old.status == 3 && old.errors.contains("old.json: the results are of tablesnap 9"))
        try folder.expectFailure(["merge"], status: 2, "expected the files with the results of all parts")
    }
}
