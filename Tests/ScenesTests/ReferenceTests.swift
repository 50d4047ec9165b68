import DataFiles
import Foundation
import SceneSchema
import TableKit
import TableSnapshots
import Testing

@testable import DataTables
@testable import Scenes

/// The reference of all objects and keys, with their examples.
@Suite struct ReferenceTests {
    private let sandbox: SceneSandbox
    private let folder: InputFolder

    init() throws {
        sandbox = try SceneSandbox()
        try ReferenceSamples.Outputs(to: sandbox.path).write()
        folder = InputFolder(sandbox.path)
    }

    @Test(arguments: KeyReference.scenes.objects)
    func everyKeyHasExample(object: String) throws {
        let info = try #require(KeyReference.scenes.infos.first { $0.name == object })
        guard info.stage != nil else { return }
        for key in info.keys {
            let example = try #require(try ExampleScene(key, of: info), "\(object): \(key.name)")
            let yaml = example.yaml
            let file = try SceneFile(Array(yaml.utf8), format: .yaml, name: "\(object): \(key.name)")
            #expect(file.warnings.isEmpty, "\(file.warnings) in \(yaml)")
            guard example.isDrawn else {
                #expect(example.remark != nil)
                continue
            }
            let shown = try ExampleScene.drawing(of: example.node, in: folder)
            guard let plain = example.plain else { continue }
            // Without the key, the scene has another image, or is invalid.
            let other = try? ExampleScene.drawing(of: plain, in: folder)
            #expect((shown == other) == (example.remark != nil), "\(object): \(key.name) in \(yaml)")
        }
    }

    @Test(arguments: KeyReference.scenes.objects)
    func everyPartOfAThemeHasAnExampleThatShowsIt(object: String) throws {
        let info = try #require(KeyReference.scenes.infos.first { $0.name == object })
        guard info.stage == nil else { return }
        let example = try #require(try ExampleScene(of: info), "\(object)")
        let file = try SceneFile(Array(example.yaml.utf8), format: .yaml, name: object)
        #expect(file.warnings.isEmpty, "\(file.warnings)")
        let shown = try ExampleScene.drawing(of: example.node, in: folder)
        let plain = try ExampleScene.drawing(of: #require(example.plain), in: folder)
        #expect(shown != plain, "\(object)")
    }

    @Test func everyDocCommentDescribesAnObjectOrAKey() {
        var unused = Set(DocComments.scenes.texts.keys)
        for info in KeyReference.scenes.infos {
            #expect(DocComments.scenes.text(of: info.type).hasSuffix("."), "\(info.name)")
            unused.remove(DocComments.name(of: info.type))
            for key in info.keys {
                #expect(key.summary.hasSuffix("."), "\(info.name): \(key.name); run make keys")
                unused.remove(DocComments.scenes.name(of: key))
            }
        }
        // Other objects contain the keys of these.
        let inlined: Set = [
            "ImageFrame", "SceneCase.row", "SceneControl", "SceneFrame.frame", "SceneInteraction",
            "SceneState.interaction",
            "SceneView.control",
            "SceneView.text", "TableScene.interaction",
        ]
        #expect(unused == inlined)
    }

    @Test func rangesInDocCommentsAreThoseOfTheKeys() throws {
        var checked = 0
        for info in KeyReference.scenes.infos {
            for key in info.keys {
                guard case .number(let range, _) = key.shape,
                    let words = key.summary.firstMatch(of: /, from (-?[\d,.]*\d) to (-?[\d,.]*\d)/)
                else { continue }
                let ends = [words.1, words.2].compactMap { Double($0.replacing(",", with: "")) }
                #expect(ends == [range.lowerBound, range.upperBound], "\(info.name): \(key.name)")
                checked += 1
            }
        }
        #expect(checked > 30)
    }

    @Test func everyObjectExceptPartsOfThemesIsInOneGroup() {
        let infos = KeyReference.scenes.infos
        let values = ["fill", "gradient stop", "title position"]
        let parts = infos.map(\.name).filter { name in
            let hasStage = infos.contains { $0.name == name && $0.stage != nil }
            return name != "theme" && !hasStage || values.contains(name)
        }
        let grouped = ReferenceGroup.all.flatMap(\.objects)
        #expect(ReferenceGroup.all.count == 7)
        #expect(grouped.sorted() == Set(infos.map(\.name)).subtracting(parts).sorted())
        #expect(ReferenceGroup.partsOfThemes.map(\.name) == parts)
    }

    /// Seven groups of objects of scenes are on one page, and the parts of themes on another.
    @Test(arguments: [ReferencePages.Dialect.markdown, .docC])
    func fewPagesHaveAllKeysAndLinkToTheirHeadings(dialect: ReferencePages.Dialect) throws {
        let pages = ReferencePages.fewPages(dialect)
        #expect(pages.map(\.name) == ["scene-files.md", "scene-themes.md"])
        let text = pages.map(\.text).joined(separator: "\n")
        for info in KeyReference.scenes.infos {
            #expect(text.contains("\n### \(info.name)\n"))
            for key in info.keys { #expect(text.contains("\n- `\(key.name)`"), "\(info.name): \(key.name)") }
        }
        #expect(pages[0].text.matches(of: #/\n## /#).count == ReferenceGroup.all.count)
        for part in ReferenceGroup.partsOfThemes {
            #expect(!pages[0].text.contains("\n### \(part.name)\n"))
        }
        let headings = pages.map { page in
            page.text.matches(of: /\n### (.*)\n/).map { "#" + String($0.1).replacing(" ", with: "-") }
        }
        let names = dialect == .docC ? ["doc:scene-files", "doc:scene-themes"] : pages.map(\.name)
        #expect(pages[0].text.contains(dialect == .docC ? "<doc:scene-themes>" : "](scene-themes.md)"))
        for (index, page) in pages.enumerated() {
            let known =
                headings[index] + headings[1 - index].map { names[1 - index] + $0 } + ["scene-themes.md"]
            for link in page.text.matches(of: /\]\(([^)]*)\)/).map(\.1) {
                #expect(known.contains(String(link)), "\(link)")
            }
        }
    }

    /// A reference shows the values next to the description. A Boolean value is described by a statement.
    @Test func descriptionsRepeatNoRangeAndEndWithDefault() {
        for info in KeyReference.scenes.infos {
            for key in info.keys {
                let description = key.description
                let place = "\(info.name): \(key.name): \(description)"
                #expect(!description.contains("Boolean value"), "\(place); run make keys")
                let sentences = description.split(separator: ". ")
                let index = sentences.firstIndex { $0.hasPrefix("Default: ") }
                #expect(index == nil || index == sentences.count - 1, "\(place); run make keys")
                guard let range = description.firstMatch(of: #/, (from -?[\d,.]*\d to -?[\d,.]*\d)/#) else {
                    continue
                }
                #expect(!key.shape.inWords.contains(range.1.replacing(",", with: "")), "\(place)")
            }
        }
    }

    @Test func topicsOfValuesAreComplete() throws {
        let topics = Dictionary(
            uniqueKeysWithValues: KeyReference.scenes.values.map { ($0.name, $0.entries.map(\.term)) })
        #expect(topics.keys.sorted() == ["color", "part", "step"])
        for term in try #require(topics["part"]) where !term.contains("NAME") {
            let part = TablePart(term)
            #expect(part.element != nil && part.description == term)
        }
        let forms = try #require(topics["step"]).flatMap { term in
            let steps = term.split(separator: ", with ")[0].replacing(" or ", with: ", ")
            return steps.split(separator: ", ").map(String.init)
        }
        for form in forms {
            let step = form.replacing("ROW", with: "0:1").replacing("PART", with: "accessory")
                .replacing("TITLE", with: "A").replacing("POINTS", with: "20")
            #expect(throws: Never.self, "\(step)") { try SceneStep(step) }
        }
    }

    @Test func pagesLinkToPagesAndImages() throws {
        let pages = try ReferencePages(.markdown).pages
        let names = Set(pages.map(\.name))
        #expect(names.count == KeyReference.scenes.objects.count + 5)
        for page in pages {
            for link in page.text.matches(of: /\]\(([^)]+)\)/).map(\.1) {
                #expect(
                    names.contains(String(link)) || page.images.contains { $0.name == link },
                    "\(link) in \(page.name)")
            }
        }
        let images = pages.flatMap(\.images).map(\.name)
        #expect(Set(images).count == images.count)
    }
}

extension ExampleScene {
    /// The content of a scene's last image, without its pixels.
    fileprivate struct Drawing: Equatable {
        let list: DisplayList
        let width: Int
        let height: Int
    }

    fileprivate static func drawing(of node: DocumentNode, in folder: InputFolder) throws -> Drawing {
        let snapshot = try image(of: node, in: folder)
        return Drawing(
            list: try snapshot.displayList, width: snapshot.pixelWidth, height: snapshot.pixelHeight)
    }
}
