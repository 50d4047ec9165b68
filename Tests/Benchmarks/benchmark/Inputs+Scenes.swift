import Foundation

extension Inputs {
    /// Returns the path of a scene with a number of rows.
    func scene(_ count: Int) throws -> String {
        try lines("scene-\(count).yaml", "rows:", count) {
            "  - {text: \"Row \($0)\", detail: \"District \($0 * 7 % 1_000)\", accessory: disclosure}"
        }
    }

    /// Returns the path of a folder of scenes of 12 rows, with golden images that passed.
    func goldens(_ count: Int) throws -> String {
        try path("goldens-\(count)") { folder in
            try writeScenes(count, to: folder, isChanged: { _ in false })
            // The second run records the scenes that passed.
            try prepare(["verify", folder.path, "--record", "all"] + records, status: 1)
            try prepare(["verify", folder.path, "--record", "never"] + records)
        }
    }

    /// Returns the path of a folder of scenes, every tenth of which differs in a word from that with golden images.
    func changedScenes(_ count: Int) throws -> String {
        try path("changed-\(count)") {
            try writeScenes(count, to: $0) { $0.isMultiple(of: 10) }
        }
    }

    /// The options of `verify` for folders of records and failed images, which are otherwise in the working directory.
    var records: [String] { ["--cache", work("cache"), "--artifacts", work("artifacts")] }

    private func writeScenes(_ count: Int, to folder: URL, isChanged: (Int) -> Bool) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for index in 0..<count {
            let rows = (0..<12).map { row in
                let word = isChanged(index) && row == 7 ? "changed" : "value"
                return "  - {text: \"Row \(row) of list \(index)\", "
                    + "detail: \"\(word) \(index * 31 % 997)\", accessory: disclosure}\n"
            }
            try Data("style: inset-grouped\nwidth: 375\nrows:\n\(rows.joined())".utf8)
                .write(to: folder.appending(path: "scene-\(1000 + index).yaml"))
        }
    }

    /// Returns the path of a folder of pages with a figure each, which are drawn.
    func pages(_ count: Int) throws -> String {
        try path("pages-\(count)") { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for index in 0..<count {
                let page = """
                    # Page \(index)

                    ```tablesnap name=figure-\(index) appearance=light
                    rows:
                      - {text: "First row of page \(index)", detail: "\(index * 31 % 997)"}
                      - {text: "Second row", accessory: disclosure}
                      - {text: "Third row", accessory: checkmark}
                    ```

                    """
                try Data(page.utf8).write(to: folder.appending(path: "page-\(1000 + index).md"))
            }
            try prepare(["figures", folder.path])
        }
    }

    /// Returns the paths of images of two lists, which are equal or differ in a row.
    func images(ofEqualLists areEqual: Bool) throws -> [String] {
        try ["first", areEqual ? "equal" : "second"].map { name in
            try path("\(name).png") { image in
                let last = name == "second" ? "a,b" : "name,place"
                let list = try lines("\(name).csv", "name,place", 20) {
                    $0 == 19 ? last : "Row \($0),District \($0 * 7)"
                }
                try prepare(["render", list, "-o", image.path])
            }
        }
    }

    /// Returns the path of a PNG file of a list.
    func image(_ count: Int) throws -> String {
        try path("list-\(count).png") {
            try prepare(["render", list(count), "-o", $0.path] + Measurement.list)
        }
    }

    private func prepare(_ arguments: [String], status: Int32 = 0) throws {
        guard programs.tablesnap.run(arguments, status: status) != nil else {
            throw Failure(status: 1, "tablesnap \(arguments.joined(separator: " ")) failed")
        }
    }
}
