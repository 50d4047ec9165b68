import Foundation
import TableSpecimens
import Testing

@testable import TableSnapshots

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The content of an SVG file.
private final class SVGReader: NSObject, XMLParserDelegate {
    private(set) var texts: [String] = []
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    private(set) var style = ""
    private var current: String?

    init(_ bytes: [UInt8]) throws {
        super.init()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        #expect(parser.parse())
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
        qualifiedName: String?, attributes: [String: String]
    ) {
        elements.append((name, attributes))
        // A part of a text is in a separate element.
        if name != "tspan" { current = "" }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { current? += string }

    func parser(
        _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
        if name == "text" { texts.append(current ?? "") }
        if name == "style" { style = current ?? "" }
        if name != "tspan" { current = nil }
    }

    func all(_ name: String) -> [[String: String]] {
        elements.filter { $0.name == name }.map(\.attributes)
    }
}

@Suite("SVG files")
struct SVGTests {
    @Test func textIsReadableInReadingOrder() throws {
        // More than is in memory at a time.
        let script = ScriptedTable(rows: [100, 3]) { cell, path in
            cell.textLabel?.text = "<Row> \(path.section).\(path.row) & \"more\""
        }
        script.headers = [1: "Header"]
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        let wanted =
            (0..<100).map { "<Row> 0.\($0) & \"more\"" } + ["Header"]
            + (0..<3).map { "<Row> 1.\($0) & \"more\"" }
        #expect(reader.texts == wanted)
    }

    @Test func linksHaveAddresses() throws {
        let script = ScriptedTable(rows: [3]) { cell, path in
            let address = ["https://a.b/?c=1&d=\"<2>\"", "javascript:alert(1)", "mailto:a@b.c"][path.row]
            cell.textLabel?.attributedText = NSAttributedString(string: "Link", attributes: [.link: address])
        }
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        #expect(
            reader.all("a").map { $0["xlink:href"] } == ["https://a.b/?c=1&d=%22%3C2%3E%22", "mailto:a@b.c"])
        #expect(reader.texts == ["Link", "Link", "Link"])
    }

    @Test func fileEmbedsOnlyNeededGlyphs() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.textLabel?.text = path.row == 0 ? "Latin" : "नमस्ते"
        }
        let bytes = try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData()
        let reader = try SVGReader(bytes)
        #expect(reader.style.components(separatedBy: "@font-face").count == 3)
        #expect(reader.style.contains("\"Inter\""))
        // The whole of Inter alone would take ten times as much.
        #expect(bytes.count < 100_000)
    }

    /// Emoji are images of a font, which has them at one size: larger ones would only take more memory.
    @Test func emojiHaveBitmapSizeOfFont() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.textLabel?.text = "😀" }
        func image(_ scale: CGFloat) throws -> [String: String] {
            let bytes = try TableSnapshot(
                of: script.table, options: SnapshotOptions(scale: scale, theme: .modern)
            ).svgData()
            let reader = try SVGReader(bytes)
            let data = reader.all("image").first?["xlink:href"]?.split(separator: ",").last
            let png = try #require(Data(base64Encoded: String(data ?? "")))
            // Width and height, at the beginning of the file.
            let side = png[16..<24].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            return [
                "size": "\(side >> 32) × \(side & 0xFFFF_FFFF)",
                "position": reader.all("use")[0]["transform"] ?? "",
            ]
        }
        let (small, large) = (try image(2), try image(80))
        #expect(small["size"] == "119 × 102")
        #expect(large["size"] == "192 × 165")
        #expect(try image(40)["size"] == large["size"])
    }

    /// The row is as high as its lines and the padding, and so are those of other formats.
    @Test func linesHaveTheDistanceOfTheirTextStyle() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = "One\nTwo\nThree"
        }
        let reader = try SVGReader(TableSnapshot(of: script.table).svgData())
        let rows = reader.all("text").compactMap { $0["y"].flatMap { Int($0) } }
        #expect(zip(rows, rows.dropFirst()).map { $1 - $0 } == [44, 44])
        #expect(reader.all("svg").first?["height"] == "97")
    }

    @Test func edgesMatchRenderedImage() throws {
        let script = ScriptedTable(rows: [3])
        script.table.separatorColor = .red
        let snapshot = try TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern))
        let reader = try SVGReader(snapshot.svgData())
        #expect(reader.all("svg").first?["viewBox"] == "0 0 750 264")
        #expect(reader.all("svg").first?["height"] == "132")
        let lines = reader.all("rect").filter { $0["fill"] == "#ff0000" }
        #expect(lines.map { $0["y"] } == ["87", "175", "263"] && lines.allSatisfy { $0["height"] == "1" })
    }

    @Test func eachImageIsEmbeddedOnce() throws {
        let sampleImage = Image.plain(90, 60)
        let script = ScriptedTable(rows: [100]) { cell, _ in cell.imageView?.image = sampleImage }
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        #expect(reader.all("image").count == 1 && reader.all("use").count == 100)
    }

    @Test func emojiAreVisibleAndReadable() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.textLabel?.text = "😀" }
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        #expect(reader.texts == ["😀"] && reader.all("use").count == 1)
    }

    @Test func aCharacterWithoutAFontIsABox() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in cell.textLabel?.text = "\u{10FFFD}" }
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        let boxes = reader.all("path").filter { $0["d"]?.split(separator: "z").count == 4 }
        #expect(boxes.count == 1 && reader.texts.isEmpty)
    }

    @Test func textHasNoCharactersThatAreBoxes() throws {
        let texts = ["Box \u{10FFFD} here", "\u{10FFFD}\u{10FFFD} at the start", "שלום \u{10FFFD} עולם"]
        let script = ScriptedTable(rows: [3]) { cell, path in cell.textLabel?.text = texts[path.row] }
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        let shown = reader.texts.joined()
        #expect(!shown.contains("\u{10FFFD}"))
        for word in ["Box ", " here", " at the start", "שלום", "עולם"] { #expect(shown.contains(word)) }
        // Otherwise, a viewer would stretch the rest of a text to the width of the whole text.
        let box = try #require(reader.all("text").first)
        let width = TextLayout("Box ", .systemFont(ofSize: 17)).width
        #expect(box["textLength"].flatMap(Double.init).map { abs($0 - 2 * width) < 1 } == true)
    }

    @Test func equalTablesGiveEqualBytes() throws {
        var options = SnapshotOptions(theme: .modern)
        options.callouts = [.magnifier("row 0:1 image"), .bracket("row 0:0"), .bullet("header 0")]
        options.frame = ImageFrame(hasDevice: true, hasShadow: true)
        let scripts = [richTable(width: 320), richTable(width: 320)]
        let files = try scripts.map { try TableSnapshot(of: $0.table, options: options).svgData() }
        let isSame = files[0] == files[1]
        #expect(isSame)
        let first = files[0]
        let reader = try SVGReader(first)
        let names = reader.elements.compactMap { $0.attributes["id"] }
        #expect(Set(names).count == names.count)
        // Every referenced element exists.
        for element in reader.elements {
            for value in element.attributes.values {
                guard let start = value.range(of: "url(#") else { continue }
                #expect(names.contains(String(value[start.upperBound...].prefix { $0 != ")" })))
            }
        }
    }

    @Test func textDirectionMatchesDrawingDirection() throws {
        let script = ScriptedTable(rows: [1]) { cell, _ in
            cell.textLabel?.text = "one\u{202E}two\u{202C}\tthree"
        }
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        #expect(reader.texts == ["one", "two", "three"])
        #expect(reader.all("text").map { $0["direction"] } == [nil, "rtl", nil])
        #expect(reader.style.contains("unicode-bidi:bidi-override"))
    }

    @Test func tallRowIsWrittenOnce() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text =
                path.row == 0 ? "first" : (0..<300).map { "line \($0)" }.joined(separator: "\n")
        }
        script.identifier = { _ in nil }
        script.table.rowHeight = TableView.automaticDimension
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        #expect(reader.texts == ["first"] + (0..<300).map { "line \($0)" })
    }

    /// All letters of a run have the same spacing, which needs no position for each of them.
    @Test func letterSpacingIsAStyle() throws {
        let script = ScriptedTable(rows: [2]) { cell, path in
            cell.textLabel?.text = path.row == 0 ? "0x10 -> text" : "العربية"
        }
        let reader = try SVGReader(
            TableSnapshot(of: script.table, options: SnapshotOptions(theme: .modern)).svgData())
        #expect(reader.texts == ["0x10 -> text", "العربية"] && reader.all("tspan").isEmpty)
        let rules = reader.style.split(separator: "\n").filter { $0.hasPrefix(".t") }
        #expect(rules.map { $0.contains("letter-spacing:-0.959px") } == [true, false])
        let features = "font-feature-settings:\"calt\" 0,\"clig\" 0,\"liga\" 0"
        #expect(rules.map { $0.contains(features) } == [true, false])
        // The width includes the spacing of the last letter, as in CSS.
        let layout = TextLayout("0x10 -> text", .systemFont(ofSize: 17))
        let length = try #require(Double(reader.all("text")[0]["textLength"] ?? ""))
        #expect(abs(length - 2 * layout.width) < 0.01)
    }
}
