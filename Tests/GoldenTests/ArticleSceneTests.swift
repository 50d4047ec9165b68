import Foundation
import TableKit
import Testing

@testable import Scenes

/// The scenes in articles, which are checked, and their figures.
@Suite struct ArticleSceneTests {
    private static let articles = [
        "Anatomy", "CalloutsAndFrames", "ColumnsAndSummaries", "StepsAndStates", "TablesOfData",
        "WritingScenes",
    ]

    /// The data files that the scenes name.
    private static let data = [
        "people.csv": "name,city,country,score\nAda,London,England,21\nEmmy,Erlangen,Germany,19\n",
        "prices.csv": "name,amount,change,year,region\nPen,2,0.1,2024,North\nInk,4,0.2,2025,South\n",
        "sales.csv": "product,q1,q2\nPen,1200,1300\nInk,400,350\n",
    ]

    @Test(arguments: articles)
    func scenesAreValid(article: String) throws {
        let shell = try Shell()
        defer { shell.remove() }
        for (name, text) in Self.data {
            try Data(text.utf8).write(to: shell.folder.appending(path: name))
        }
        let assets = Repository.folder.appending(path: "Assets")
        for name in ["countries.csv", "flags"] {
            try FileManager.default.copyItem(
                at: assets.appending(path: name), to: shell.folder.appending(path: name))
        }
        for (index, scene) in try PageText(article: article).blocks("yaml").enumerated() {
            try Data(scene.utf8).write(to: shell.folder.appending(path: "scene.yaml"))
            let outcome = try shell.run("tablesnap check scene.yaml")
            #expect(outcome.status == 0, "\(article), scene \(index): \(outcome.errors)")
        }
    }

    /// A listing directly above a figure is the scene of the figure.
    @Test(arguments: articles)
    func figuresShowTheirListings(article: String) throws {
        let figure =
            /```yaml\n((?:(?!```)[\s\S])*?)\n```\n\n<!-- tablesnap name=([a-z-]+)[^\n]*\n([\s\S]*?)\n-->/
        let text = try PageText(article: article).text
        for match in text.matches(of: figure) {
            #expect(match.1 == match.3, "\(article): \(match.2)")
        }
    }

    /// Each word that the article about anatomy defines below a figure is a label of that figure or another one.
    @Test func wordsOfAnatomyAreLabels() throws {
        let text = try PageText(article: "Anatomy").text
        let labels = Set(
            text.matches(of: /label: "?([^,}"(]+)/).map { match in
                match.1.lowercased().trimmingCharacters(in: .whitespaces)
            })
        let sections = text.split(separator: "\n## ").filter { $0.contains("<!-- tablesnap name=") }
        let words = sections.flatMap { section in
            section.matches(of: #/(?m)^\| ([^|`\-][^|`]*) \| /#).flatMap { $0.1.split(separator: ", ") }
        }.filter { $0 != "word" }
        #expect(words.count > 20)
        for word in words { #expect(labels.contains(String(word)), "\(word)") }
    }

    /// The names of parts that tablesnap adds are in the article about callouts.
    @Test func partsAreNamed() throws {
        let text = try PageText(article: "CalloutsAndFrames").text
        let parts = [
            PartName.content, .text, .detail, .image, .selection, .accessory, .separator, .background,
            .editingControl, .reorderControl, .swipeActions,
        ].map(\.rawValue)
        for name in parts + TablePart.Anchor.allCases.map(\.rawValue) where !["left", "right"].contains(name)
        {
            #expect(text.contains("`\(name)`"), "\(name)")
        }
    }

    /// The steps in the table are accepted, and every kind of step is there.
    @Test func stepsAreThoseOfTheTable() throws {
        let rows = try PageText(article: "StepsAndStates").text.matches(of: /\n\| (`[^|]+) \| [A-Z]/).map(\.1)
        let steps = rows.flatMap { $0.matches(of: /`([^`]+)`/).map { String($0.1) } }
        #expect(steps.count >= 20)
        for step in steps {
            let words = [
                ("ROW to ROW", "0:1 to 0:2"), ("ROW", "0:1"), ("PART", "accessory"), ("TITLE", "A"),
                ("POINTS", "40"),
            ]
            let text = words.reduce(step) { $0.replacing($1.0, with: $1.1) }
            #expect(throws: Never.self, "\(step)") { try SceneStep(text) }
        }
        let verbs = Set(steps.compactMap { $0.split(separator: " ").first.map(String.init) })
        #expect(verbs == ["tap", "touch", "swipe", "edit", "done", "move", "drag", "scroll"])
    }
}
