import Foundation
import Testing

/// SVG files in a real browser, compared with PNG files of the same scenes.
@Suite(
    .enabled(if: Browser.isEnabled, "Chromium is not installed; make browser installs it"),
    .timeLimit(.minutes(10)))
struct VectorImageTests {
    /// Scenes whose heights are whole points, because the screenshots of browsers are.
    private static let scenes = [
        "wrapped": """
        {wrap: true, style: grouped, sections: [{header: {text: Wrapped, height: 56}, footer: {text: "A footer wraps \
        at the edge of the table, as it does in Settings, over several lines.", height: 70}, rows: [The quick brown fox jumps over the lazy \
        dog while fourteen wizards quietly judge its vexing bow., {text: A title that takes two lines, \
        detail: and a detail below it that takes two lines as well, style: subtitle}]}]}
        """,
        "hyphenated": """
        {wrap: true, traits: {language: de}, rows: [{text: {text: "Donaudampfschifffahrtsgesellschaftskapitän \
        und Rechtsschutzversicherung", paragraph: {hyphenation: true}}}, {text: {text: "Die \
        Bundesverfassungsgerichtsentscheidung überraschte Steuerberater außerordentlich.", \
        paragraph: {hyphenation: true, alignment: justified}}}]}
        """,
        "arabic": """
        {wrap: true, traits: {direction: rtl}, sections: [{header: الشبكات, rows: [{text: وضع الطيران, \
        accessory: {type: switch}}, {text: واي فاي, detail: المنزل, accessory: disclosure, style: value1}, \
        {text: السلام عليكم ورحمة الله وبركاته, detail: اللغة العربية iPhone 15 جميلة, style: subtitle}]}]}
        """,
        "devanagari": """
        {wrap: true, rowStyle: subtitle, rows: [{text: सभी मनुष्यों को गौरव और अधिकारों के मामले में, \
        detail: {text: बुद्धि और अन्तरात्मा की देन, color: "#00000080", font: 26}}]}
        """,
        "cjk": """
        {wrap: true, traits: {language: ja}, rowStyle: subtitle, rows: [{text: 「吾輩は猫である。」名前はまだ無い。\
        （どこで生れたか）、とんと見当がつかぬ。, detail: 何でも薄暗い、じめじめした所で「ニャーニャー」泣いていた。}, \
        {text: 你好，世界！“引号”（括号）。, detail: 한국어 문장}]}
        """,
        "emoji": """
        {rowStyle: subtitle, rows: [{text: Party 🎉 and cake, detail: below}, Two, Three, Four, Five, Six]}
        """,
        "attributed": """
        {wrap: true, rows: [{text: {spans: [Plain, {text: " bold", font: {weight: bold}}, {text: " red", \
        color: systemRed, underline: single}, {text: " struck through", strikethrough: single}, \
        {text: " and marked over the end of a line.", background: systemYellow}]}}, {text: {spans: [{text: \
        Wide, kern: 4}, {text: " shadow", shadow: {x: 2, y: 2, color: systemGray}}]}}]}
        """,
        "truncated": """
        {rows: [A text that is much too long for its row and is truncated, {text: {text: A text that is \
        truncated in the middle of its line, lineBreak: truncate-middle}}, {text: {text: A text that is \
        truncated at its head, lineBreak: truncate-head}}]}
        """,
        "grouped": """
        {style: inset-grouped, sections: [{header: Connections, rows: [{text: Airplane Mode, \
        accessory: {type: switch}}, {text: Bluetooth, accessory: {type: switch, on: true}}, {text: Signal, \
        accessory: {type: slider, value: 0.7, frame: [0, 0, 110, 31]}}]}], frame: {shadow: true, cornerRadius: 12, \
        caption: A caption}, callouts: [{part: row 0:1 accessory, label: A control}, {type: bullet, \
        part: row 0:0 text, label: The text label takes the space that the accessory leaves.}]}
        """,
        "dark": """
        {wrap: true, traits: {appearance: dark}, rowStyle: subtitle, rows: [{text: Ada Lovelace, detail: Notes \
        on the analytical engine and what it might compose one day, accessory: detail}]}
        """,
    ]

    /// A quarter of a channel's range: Chromium positions glyphs on other fractions of a pixel, which changes the smoothed
    /// edges of letters by less. A letter half a pixel away changes them by more.
    private static let tolerance = "channels:64"

    @Test func browsersShowTheSamePixels() throws {
        let folder = try Folder()
        let browser = try Browser()
        for (name, scene) in Self.scenes {
            try folder.write("{width: 240, " + scene.dropFirst(), to: "\(name).yaml")
        }
        for name in Self.scenes.keys.sorted() {
            for ending in ["png", "svg"] { try folder.render("\(name).yaml", "-o", "\(name).\(ending)") }
            try browser.show(folder.path(of: "\(name).svg"), scale: 2)
            try folder.write(browser.screenshot(), to: "seen.png")
            let outcome = try folder.run([
                "compare", "\(name).png", "seen.png", "--tolerance", Self.tolerance, "--limit", "0.1%",
            ])
            #expect(outcome.status == 0, "\(name): \(String(decoding: outcome.output, as: UTF8.self))")
        }
    }
}

extension Browser {
    /// Opens an SVG file in a window as large as the image.
    func show(_ path: String, scale: Double) throws {
        try open(path)
        let size: [Double] = try value(
            "[document.documentElement.width, document.documentElement.height].map((l) => l.baseVal.value)")
        try call(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": size[0].rounded(.up), "height": size[1].rounded(.up), "deviceScaleFactor": scale,
                "mobile": false,
            ])
    }
}
