import Foundation
import Images
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Images with callouts and frames")
struct CompositionTests {
    private let callouts: [Callout] = [
        .bracket("row 0:0 content"), .leader("row 0:1 text", "The text"), .bullet("row 0:2", "A row"),
        .dimension(.height, of: "row 0:2", side: .trailing), .magnifier("row 0:1 accessory", zoom: 4),
    ]

    /// Draws a range of a table, because shadows of large ones are slow without optimization.
    private func options(
        _ scale: CGFloat = 2, callouts: [Callout] = [], frame: ImageFrame? = nil, strip: Int? = nil
    ) -> SnapshotOptions {
        var options = SnapshotOptions(scale: scale, theme: .modern, height: 340, compression: .stable)
        options.callouts = callouts
        options.frame = frame
        options.stripHeight = strip
        return options
    }

    private func crop(_ bitmap: Bitmap, x: Int, y: Int, width: Int, height: Int) throws -> Bitmap {
        let rows = (y..<y + height).flatMap { row in
            let start = row * bitmap.bytesPerRow + x * Bitmap.bytesPerPixel
            return Array(bitmap.bytes[start..<start + width * Bitmap.bytesPerPixel])
        }
        return try Bitmap(width: width, height: height, bytes: rows)
    }

    @Test(arguments: [1, 2, 3] as [CGFloat])
    func framedTableEqualsTableAlone(scale: CGFloat) throws {
        let script = richTable()
        let alone = try TableSnapshot(of: script.table, options: options(scale)).bitmap()
        let frame = ImageFrame(hasShadow: true, padding: 21.3, background: .red, caption: "Caption")
        let framed = try TableSnapshot(of: script.table, options: options(scale, frame: frame))
        let padding = 22 * Int(scale)
        #expect(framed.pixelWidth == alone.width + 2 * padding)
        let part = try crop(
            framed.bitmap(), x: padding, y: padding, width: alone.width, height: alone.height)
        let isSame = part == alone
        #expect(isSame)
    }

    @Test(arguments: [1, 1.5] as [CGFloat])
    func stripsDoNotChangeBytesOfComposition(scale: CGFloat) throws {
        let script = richTable(width: 320)
        let frame = ImageFrame(hasDevice: true, hasShadow: true, cornerRadius: 12, caption: "On a device")
        let whole = try TableSnapshot(
            of: script.table, options: options(scale, callouts: callouts, frame: frame, strip: 30_000)
        ).pngData()
        // Each strip draws its part of the shadow and the magnifier again.
        for strip in [101, 300] {
            let bytes = try TableSnapshot(
                of: script.table, options: options(scale, callouts: callouts, frame: frame, strip: strip)
            ).pngData()
            let isSame = bytes == whole
            #expect(isSame, "\(strip) rows")
        }
    }

    @Test func magnifierEnlargesItsPart() throws {
        let script = ScriptedTable(rows: [3]) { cell, path in
            cell.accessoryView = nil
            guard path.row == 1 else { return }
            let square = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            square.backgroundColor = .green
            cell.accessoryView = square
        }
        let snapshot = try TableSnapshot(
            of: script.table, options: options(callouts: [.magnifier("row 0:1 accessory", zoom: 4)]))
        let bitmap = try snapshot.bitmap()
        let green = stride(from: 0, to: bitmap.bytes.count, by: 4).filter {
            bitmap.bytes[$0..<$0 + 4].elementsEqual([0, 255, 0, 255])
        }
        // 10 × 10 points, and the same again 4 times as wide and high, less what the ring takes.
        #expect(abs(Double(green.count) - 400 * 17) < 400)
    }

    @Test func partLocationsIncludeFrame() throws {
        let script = richTable()
        let alone = try TableSnapshot(of: script.table, options: options())
        let framed = try TableSnapshot(
            of: script.table, options: options(frame: ImageFrame(padding: 30)))
        func frames(_ snapshot: TableSnapshot) -> [TablePart: CGRect] {
            let parts = snapshot.parts(inRows: [0..<snapshot.pixelHeight]).map {
                ($0.part, $0.frame)
            }
            return Dictionary(parts, uniquingKeysWith: { first, _ in first })
        }
        #expect(frames(framed) == frames(alone).mapValues { $0.offsetBy(dx: 60, dy: 60) })
    }

    @Test func panelsFollowReadingDirection() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let scripts = [(100, 1), (200, 4)].map { ScriptedTable(width: $0, rows: [$1]) }
            var first = SnapshotPanel(scripts[0].table)
            var second = SnapshotPanel(scripts[1].table, caption: "Four")
            first.options.traits.layoutDirection = direction
            second.options.traits.layoutDirection = direction
            // The tables do not retain the scripts, which are their data sources.
            let composition = try withExtendedLifetime(scripts) {
                try Composition([first, second], frame: ImageFrame(padding: 10))
            }
            let positions = composition.panels.map(\.x)
            #expect(positions == (direction == .leftToRight ? [20, 268] : [468, 20]))
            #expect(composition.width == 688 && composition.panels.map(\.y) == [20, 20])
            #expect(composition.height > 4 * 88 + 40)
        }
    }

    @Test func panelsRequireSameScale() {
        let panels = [1, 2].map {
            SnapshotPanel(ScriptedTable(rows: [1]).table, options: SnapshotOptions(scale: $0, theme: .modern))
        }
        let error = #expect(throws: SnapshotError.self) {
            try TableSnapshot(of: panels)
        }
        #expect(
            error?.description
                == "adjacent tables require one scale; found 1 and 2 pixels per point")
    }

    /// Callouts and captions of dark tables are read on a light background, and those of light ones on a dark one.
    @Test(
        arguments: [
            (.dark, .white, .light), (.dark, nil, .dark), (.light, .black, .dark), (.light, nil, .light),
            (.dark, Color(white: 1, alpha: 0), .dark),
        ] as [(UserInterfaceStyle, Color?, UserInterfaceStyle)])
    func captionAppearanceFollowsBackground(
        tables: UserInterfaceStyle, background: Color?, written: UserInterfaceStyle
    ) throws {
        var panel = SnapshotPanel(ScriptedTable(rows: [1]).table, caption: "Caption")
        panel.options.traits.userInterfaceStyle = tables
        let composition = try Composition([panel], frame: ImageFrame(background: background))
        #expect(composition.surroundingTraits.userInterfaceStyle == written)
    }

    @Test func reportsUnknownCalloutPart() {
        let script = ScriptedTable(rows: [2])
        let error = #expect(throws: SnapshotError.self) {
            try TableSnapshot(of: script.table, options: options(callouts: [.leader("row 0:0 txt")]))
        }
        #expect(error?.kind == .invalidPart && error?.option == .callout(0))
        #expect(error?.description.contains("did you mean \"row 0:0 text\"?") == true)
    }

    @Test func partsMirrorWithTable() throws {
        func part(_ direction: LayoutDirection) throws -> CalloutPart {
            let script = ScriptedTable(rows: [1]) { cell, _ in
                cell.textLabel?.text = "Text"
                cell.accessoryType = .checkmark
            }
            var options = SnapshotOptions(theme: .modern)
            options.traits.layoutDirection = direction
            let snapshot = try TableSnapshot(of: script.table, options: options)
            return try #require(snapshot.calloutParts(for: []).first { $0.part == "row 0:0 text" })
        }
        let (left, right) = (try part(.leftToRight), try part(.rightToLeft))
        #expect(left.ink.minX == 16 && right.ink.maxX == 375 - 16 && left.ink.width == right.ink.width)
        #expect(left.baseline == 28 && right.baseline == 28)
    }

    @Test func distantPartsAreFoundWithoutRowsAbove() throws {
        let script = ScriptedTable(rows: [20_000])
        let snapshot = try TableSnapshot(of: script.table, options: SnapshotOptions(scale: 1, theme: .modern))
        let parts = snapshot.calloutParts(for: [.leader("row 0:19000 text")])
        let part = try #require(parts.first { $0.part == "row 0:19000 text" })
        #expect(part.frame.minY > 19_000 * 44 && part.frame.maxY < 19_001 * 44)
        #expect(script.made.count < 1_000)
    }

    @Test func updateSnapshotsHaveNoFrameOrCallouts() throws {
        let script = ScriptedTable(rows: [3])
        let plain = try script.table.snapshot({}, progress: 0.5, options: options())
        let framed = try script.table.snapshot(
            {}, progress: 0.5, options: options(callouts: callouts, frame: ImageFrame()))
        #expect(framed.pixelWidth == plain.pixelWidth && framed.pixelHeight == plain.pixelHeight)
    }
}
