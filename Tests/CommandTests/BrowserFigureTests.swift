import Foundation
import Testing

/// Figures in SVG files, in Chromium.
@Suite(.timeLimit(.minutes(10))) struct BrowserFigureTests {
    private let scene = """
        style: inset-grouped
        rows:
          - {text: Airplane Mode, accessory: {type: switch, on: true}}
          - {text: Wi-Fi, detail: Home, image: wifi, accessory: disclosure}
          - {text: Battery, accessory: {type: slider, value: 0.4}}
        """

    /// A page with the same table as an SVG file and as PNG files.
    private func drawn() throws -> Folder {
        let blocks = ["name=vector format=svg", "name=pixels scale=1"].map {
            "```tablesnap \($0)\n\(scene.replacing("wifi", with: "wifi.png"))\n```\n\n"
        }
        let folder = try Folder(["page.md": blocks.joined()])
        try folder.write(scene.replacing("image: wifi, ", with: ""), to: "icon.yaml")
        #expect(try folder.run("render", "icon.yaml", "-o", "wifi.png", "--width", "60").status == 0)
        let outcome = try folder.run("figures")
        #expect(outcome.status == 0, "\(outcome.errors)")
        for name in ["vector.svg", "pixels.png", "pixels~dark.png"] {
            try folder.write(
                "<body style='margin: 0; background: #888'><img src='\(name)' style='display: block'>",
                to: name + ".html")
        }
        return folder
    }

    @Test(.enabled(if: Browser.isEnabled, "Chromium is not installed; make browser installs it"))
    func fileFollowsTheAppearanceOfTheViewer() throws {
        let folder = try drawn()
        let browser = try Browser()
        func screenshot(_ name: String) throws -> String {
            try browser.open(folder.path(of: name))
            return Data(try browser.screenshot()).base64EncodedString()
        }
        /// Returns the fraction of pixels that differ visibly.
        func difference(_ first: String, _ second: String) throws -> Double {
            try browser.value(
                """
                (async () => {
                    const pixels = await Promise.all(["\(first)", "\(second)"].map(async data => {
                        const image = new Image()
                        image.src = "data:image/png;base64," + data
                        await image.decode()
                        const canvas = new OffscreenCanvas(402, 240)
                        const context = canvas.getContext("2d")
                        context.drawImage(image, 0, 0)
                        return context.getImageData(0, 0, 402, 240).data
                    }))
                    return pixels[0].filter((value, index) => Math.abs(value - pixels[1][index]) > 64).length / pixels[0].length
                })()
                """)
        }
        let images = try (screenshot("pixels.png.html"), screenshot("pixels~dark.png.html"))
        for (appearance, own, other) in [("light", images.0, images.1), ("dark", images.1, images.0)] {
            try browser.call(
                "Emulation.setEmulatedMedia",
                ["features": [["name": "prefers-color-scheme", "value": appearance]]])
            let vector = try screenshot("vector.svg.html")
            // The edges of letters differ.
            #expect(try difference(vector, own) < 0.01)
            #expect(try difference(vector, other) > 0.5)
        }
    }

    @Test(.enabled(if: Browser.isEnabled, "Chromium is not installed; make browser installs it"))
    func textIsSelectable() throws {
        let folder = try drawn()
        let browser = try Browser()
        for appearance in ["light", "dark"] {
            try browser.call(
                "Emulation.setEmulatedMedia",
                ["features": [["name": "prefers-color-scheme", "value": appearance]]])
            try browser.open(folder.path(of: "vector.svg"))
            let text: String = try browser.value(
                "getSelection().selectAllChildren(document.documentElement), getSelection().toString()")
            // Only the visible drawing takes part.
            for word in ["Airplane Mode", "Wi-Fi", "Home", "Battery"] {
                #expect(text.components(separatedBy: word).count == 2, "\(appearance): \(text)")
            }
        }
    }
}
