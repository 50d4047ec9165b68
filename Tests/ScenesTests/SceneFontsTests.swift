import Foundation
import TableSnapshots
import Testing

@testable import DataTables
@testable import Scenes

/// Scenes and theme files with the fonts in a folder.
@Suite struct SceneFontsTests {
    /// Creates a folder with the regular font of the modern theme in its folders.
    private func sandbox(_ files: [String: String] = [:], fontsIn folders: String...) throws -> SceneSandbox {
        let sandbox = try SceneSandbox(files)
        let font = try #require(FontCollection.system.paths.first { $0.hasSuffix("/Inter-Regular.otf") })
        for folder in folders {
            try sandbox.write(
                Array(Data(contentsOf: URL(fileURLWithPath: font))), to: folder + "/Inter-Regular.otf")
        }
        return sandbox
    }

    @Test(arguments: [
        ("fonts: brand", SceneFonts(folder: "brand")),
        ("fonts: {folder: brand}", SceneFonts(folder: "brand")),
        ("fonts: {folder: brand, system: true}", SceneFonts(folder: "brand", includesSystemFonts: true)),
    ])
    func fontsRoundTrip(yaml: String, fonts: SceneFonts) throws {
        let scene = try scene(yaml + "\nrows: [One]")
        #expect(scene.fonts == fonts)
        #expect(try TableScene(yaml: scene.yaml) == scene)
    }

    @Test func fontsRequireAFolder() {
        #expect(
            reportedProblems("fonts: {system: true}\nrows: [One]").first?.contains(
                "a font folder requires the key \"folder\"") == true)
    }

    @Test func scenesUseTheFontsOfTheirFolder() throws {
        let sandbox = try sandbox(fontsIn: "fonts")
        let content = try sandbox.content("fonts: fonts\nrows: [One]")
        #expect(content.theme.fonts?.familyNames == ["Inter"])
        let table = try SceneTable.showing(content)
        let paths = try table.snapshot().fontPaths
        #expect(paths == [sandbox.path + "/fonts/Inter-Regular.otf"])
        #expect(content.fontPaths == paths)
    }

    @Test func themeFilesUseTheFontsNextToThem() throws {
        let sandbox = try sandbox(
            ["brand/theme.yaml": "base: modern\nfonts: fonts\n"], fontsIn: "brand/fonts", "own")
        let theme = try sandbox.content("theme: brand/theme.yaml\nrows: [One]").theme
        #expect(theme.fonts?.folder == sandbox.path + "/brand/fonts")
        let own = try sandbox.content("theme: brand/theme.yaml\nfonts: own\nrows: [One]").theme
        #expect(own.fonts?.folder == sandbox.path + "/own")
    }

    @Test func fontsOutsideOfTheFilePrecedeAndFollow() throws {
        let sandbox = try sandbox(fontsIn: "own", "other")
        let other = try FontCollection(folder: sandbox.path + "/other")
        func fonts(_ yaml: String, _ choice: SceneFontChoice) throws -> FontCollection? {
            var file = try SceneFile(Array(yaml.utf8), format: .yaml, name: "s")
            file.fonts = choice
            return try OpenScene.open(file, in: InputFolder(sandbox.path), isStrict: false).theme.fonts
        }
        let scene = "fonts: own\nrows: [One]"
        #expect(try fonts(scene, SceneFontChoice(replacement: other)) == other)
        #expect(try fonts(scene, SceneFontChoice(fallback: other))?.folder == sandbox.path + "/own")
        #expect(try fonts("rows: [One]", SceneFontChoice(fallback: other)) == other)
    }

    @Test func foldersWithoutFontsAreErrors() throws {
        let sandbox = try SceneSandbox([
            "empty/notes.txt": "", "theme.yaml": "tint: red\nfonts: missing\n",
        ])
        for (yaml, location, reason) in [
            ("fonts: missing", "s:1:8: fonts.folder: ", "missing: no such folder"),
            ("fonts: {folder: empty}", "s:1:17: fonts.folder: ", "expected files with the extension ttf"),
            ("fonts: ../fonts", "s:1:8: fonts.folder: ", "../fonts is outside the scene's folder"),
            ("theme: theme.yaml", sandbox.path + "/theme.yaml:2:8: fonts: ", "missing: no such folder"),
        ] {
            let error = #expect(throws: InputError.self) { try sandbox.content(yaml + "\nrows: [One]") }
            let description = error?.description ?? ""
            #expect(description.hasPrefix(location) && description.contains(reason), "\(description)")
        }
    }

    @Test func fontsOfAThemeInASceneAreKeysOfTheScene() {
        #expect(
            reportedProblems("theme: {base: classic, fonts: fonts}\nrows: [One]") == [
                "s:1:24: theme: only a theme file has the key \"fonts\"; write it as a key of the scene"
            ])
    }

    @Test func missingFamiliesAreErrors() throws {
        let sandbox = try sandbox(fontsIn: "fonts")
        let error = #expect(throws: SnapshotError.self) {
            try sandbox.content("theme: classic\nfonts: fonts\nrows: [One]")
        }
        #expect(error?.kind == .fontMissing)
        #expect(error?.description.contains("has no Nimbus Sans") == true)
    }
}
