import Diagnostics
import Foundation
import Testing
import ViewKit

@Suite("Colors of asset catalogs")
struct AssetColorTests {
    private let content = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb", "components":
            {"red": "1.000", "green": "0x80", "blue": "51", "alpha": "0.500"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb", "components":
            {"red": "0.000", "green": "0.250", "blue": "0.500", "alpha": "1.000"}}}]}
        """

    @Test func colorsAreRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let set = folder.appending(path: "Assets.xcassets/Accent.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        try Data(content.utf8).write(to: set.appending(path: "Contents.json"))
        let bundle = try #require(Bundle(path: folder.path))
        let color = try #require(Color(named: "Accent", in: bundle))
        #expect(color.light == RGBA(red: 1, green: 128 / 255, blue: 0.2, alpha: 0.5))
        #expect(color.dark == RGBA(red: 0, green: 0.25, blue: 0.5))
        #expect(Color(named: "Missing", in: bundle) == nil)
        let file = set.appending(path: "Contents.json")
        try Data("{\"colors\": [{}]}".utf8).write(to: file)
        #expect(Color(named: "Accent", in: bundle) == nil)
        let messages = Warnings.reported.map(\.message)
        #expect(messages.contains("Missing: no such color in the asset catalogs of the resources"))
        #expect(
            messages.contains {
                $0.hasSuffix(
                    "Accent.colorset/Contents.json: not a color set; expected the components red, green and blue"
                )
            })
    }
}
