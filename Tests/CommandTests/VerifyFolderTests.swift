import Foundation
import TestSupport
import Testing

/// `tablesnap verify` in folders with other files, or shared with another program.
@Suite struct VerifyFolderTests {
    private static let others = [
        "docker-compose.yml": "services:\n  web:\n    image: nginx\n",
        "api/openapi.yaml": "openapi: 3.1.0\ninfo: {title: A, version: '1'}\npaths: {}\n",
        "mkdocs.yml": "site_name: A\ntheme: material\nnav: []\n",
        "deploy/map.yaml": "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: a}\ndata: {a: b}\n",
        "playbook.yml": "- hosts: all\n  tasks: []\n",
        "chart.yaml": "{{- if .Values.a }}\n",
        "node_modules/x/scene.yaml": "rows: [One]\n",
    ]

    @Test func filesOfOtherProgramsArePassedOver() throws {
        let folder = try Folder(Self.others.merging(["a.yaml": "rows: [One]\n"]) { $1 })
        #expect(try folder.run("verify").status == 1)
        try folder.expect("verify", status: 0, ["1 image: 1 same; passed over 6 other YAML files"])
        let json = try folder.run("verify", "--json")
        #expect(json.lines.contains { $0.contains("\"mkdocs.yml\"") })
    }

    @Test(arguments: [
        ("rows: [One]\nstile: plain\n", "no key"), ("rows: [One\n", "b.yaml:"),
        ("{rows: [One], stile: 1}", "stile"),
        ("style: inset-grouped\nprototypes: 3\n", "prototypes"),
    ])
    func scenesWithErrorsAreNotPassedOver(text: String, message: String) throws {
        let folder = try Folder(["a.yaml": "rows: [One]\n", "b.yaml": text])
        let outcome = try folder.run("verify")
        #expect(outcome.status == 3)
        #expect(outcome.lines.contains { $0.hasPrefix("error") && $0.contains(message) }, "\(outcome.lines)")
    }

    @Test func namedFilesAndThoseWithGoldensAreScenes() throws {
        let folder = try Folder(Self.others)
        let named = try folder.run("verify", "docker-compose.yml")
        #expect(named.status == 3 && named.lines[0].contains("services"))
        let folder2 = try Folder(["a.yaml": "rows: [One]\n"])
        #expect(try folder2.run("verify").status == 1)
        try folder2.write("rowz: [One]\n", to: "a.yaml")
        #expect(try folder2.run("verify").status == 3)
    }

    @Test func folderWithoutScenesIsAnError() throws {
        let folder = try Folder(["docker-compose.yml": "services: {}\n"])
        try folder.expectFailure(
            ["verify"], status: 3,
            "no scenes: no YAML file has rows, sections, columns, data or prototypes, such as docker-compose.yml"
        )
    }

    @Test func gitIgnoresTheArtifacts() throws {
        let folder = try Folder(["a.yaml": "rows: [One]\n"])
        #expect(try folder.run("verify").status == 1)
        try folder.write("rows: [Two]\n", to: "a.yaml")
        #expect(try folder.run("verify").status == 1)
        #expect(try folder.text(of: ".build/snapshot-failures/.gitignore") == "*\n")
        // The files of a folder that exists are not ignored.
        try folder.makeFolder("mine")
        #expect(try folder.run("verify", environment: ["TABLESNAP_ARTIFACTS": "mine"]).status == 1)
        #expect(!folder.allNames.contains("mine/.gitignore"))
    }

    @Test func resultRemainsIfArtifactsCannotBeWritten() throws {
        let folder = try Folder(["a.yaml": "rows: [One]\n", "b.yaml": "rows: [One]\n"])
        #expect(try folder.run("verify").status == 1)
        for name in ["a.yaml", "b.yaml"] { try folder.write("rows: [Two]\n", to: name) }
        // A file in the place of the folder.
        try folder.write("", to: "failures")
        let outcome = try folder.run("verify", environment: ["TABLESNAP_ARTIFACTS": "failures"])
        #expect(outcome.status == 1)
        #expect(outcome.lines.contains { $0.hasPrefix("different  a.yaml: ") })
        #expect(outcome.lines.contains("    Changed: row 0:0 text “One” → “Two”"))
        #expect(outcome.errors.components(separatedBy: "the images of failures are not stored").count == 2)
        #expect(outcome.errors.contains("name another folder with --artifacts or TABLESNAP_ARTIFACTS"))
    }

    @Test func runsAtTheSameTimeDoNotInterfere() async throws {
        let scenes = (0..<12).map { ("s\($0).yaml", "rows: [One, Two \($0)]\n") }
        let folder = try Folder(Dictionary(uniqueKeysWithValues: scenes))
        for options in [["--record", "all"], []] {
            let outcomes = try await withThrowingTaskGroup(of: Outcome.self) { group in
                for _ in 0..<3 {
                    group.addTask {
                        try folder.run(["verify"] + options)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            for outcome in outcomes {
                #expect(!outcome.lines.contains { $0.hasPrefix("error") }, "\(outcome.lines)")
            }
        }
    }
}
