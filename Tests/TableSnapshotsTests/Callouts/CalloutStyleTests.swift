import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Callout style")
struct CalloutStyleTests {
    private let rows = (0..<5).flatMap { row in
        let top = CGFloat(row) * 44
        return [
            CalloutPart(
                "row 0:\(row)", frame: CGRect(x: 0, y: top, width: 375, height: 44), isSolid: false),
            CalloutPart("row 0:\(row) text", frame: CGRect(x: 16, y: top + 11, width: 60, height: 22)),
            CalloutPart("row 0:\(row) accessory", frame: CGRect(x: 350, y: top + 15, width: 9, height: 14)),
        ]
    }
    private let table = CGRect(x: 0, y: 0, width: 375, height: 220)

    private func text(_ label: CalloutLayout.Label) -> String {
        label.text.runs.map(\.run.text).joined()
    }

    private static let themes: [Theme] = [.modern, .ios26, .flat, .classic]

    @Test(arguments: themes.indices, [UserInterfaceStyle.light, .dark])
    func colorsHaveContrast(theme: Int, appearance: UserInterfaceStyle) {
        let theme = Self.themes[theme]
        var traits = TraitCollection(userInterfaceStyle: appearance)
        let style = theme.callouts
        func color(_ color: Color) -> RGBA { color.resolvedColor(with: traits) }
        let margin = color(theme.frame.background)
        traits = traits.withContrast(of: theme.frame.captionColor, on: margin)
        #expect(color(style.textColor).contrast(on: margin) >= 4.5)
        let fills = [theme.plain, theme.grouped].flatMap { [$0.background, $0.rowBackground] }
        let lines = [
            style.lineColor, style.magnifier.ringColor, style.dimensionColor, style.extensionColor,
        ]
        for background in [margin] + fills.compactMap(\.mainColor).map(color) {
            for line in lines { #expect(color(line).contrast(on: background) >= 4.5) }
        }
        #expect(color(style.bullet.textColor).contrast(on: color(style.bullet.color)) >= 4.5)
    }

    /// A leader line crosses the side of a device, and a frame can have another background than the table. The classic
    /// theme has the same colors in both appearances.
    @Test(arguments: themes.indices.dropLast())
    func linesHaveContrastOnDevicesAndFrames(theme: Int) throws {
        let theme = Self.themes[theme]
        let script = ScriptedTable(rows: [1])
        var options = SnapshotOptions(scale: 2, theme: theme)
        options.callouts = [.leader("row 0:0 text", side: .leading)]
        let frame = ImageFrame(hasDevice: true, background: Color((32, 48, 74)))
        let composition = try Composition([SnapshotPanel(script.table, options: options)], frame: frame)
        let panel = composition.panels[0]
        let areas = try composition.traitsOfLines(of: #require(panel.callouts), on: panel)
        #expect(areas.count == 5 && areas[0].traits.userInterfaceStyle == UserInterfaceStyle.light)
        let color = theme.frame.device.color
        for (area, traits) in areas.dropFirst() {
            #expect(panel.body.encloses(area) && !area.overlaps(areas[0].area))
            let line = theme.callouts.lineColor.resolvedColor(with: traits)
            #expect(line.contrast(on: color.resolvedColor(with: options.traits)) >= 4.5)
        }
    }

    @Test(arguments: [(53.01, "53\u{A0}pt"), (53.26, "53.5\u{A0}pt"), (7.7, "7.5\u{A0}pt")])
    func lengthsAreHalfPoints(width: CGFloat, expected: String) throws {
        let part = CalloutPart("part", frame: CGRect(x: 20, y: 20, width: width, height: 10))
        let layout = try lay([.dimension(.width, of: "part")], of: [part])
        #expect(layout.labels.map(text) == [expected])
    }

    @Test(arguments: [false, true]) func bracketsOfRowsAreBesideTable(isRightToLeft: Bool) throws {
        let layout = try lay(
            [.bracket("row 0:2")], of: rows, around: table, isRightToLeft: isRightToLeft)
        let bar = try #require(layout.lines.max { $0.length < $1.length })
        #expect(bar.start.x == bar.end.x && bar.start.x == (isRightToLeft ? 387 : -12))
        #expect(min(bar.start.y, bar.end.y) > 88 && max(bar.start.y, bar.end.y) < 132)
    }

    /// The texts of the rows above and below have the same edge.
    @Test func dimensionBetweenRowsIsAtItsPart() throws {
        let layout = try lay(
            [.dimension(.distance(to: "row 0:2 text leading"), of: "row 0:2 leading")], of: rows,
            around: table)
        for line in layout.lines where line.role == .extension || !line.isLeader {
            #expect(line.area.minY >= 88 && line.area.maxY <= 132)
        }
        #expect(layout.labels.map(text) == ["16\u{A0}pt"] && layout.labels[0].frame.maxX < 0)
        // It is straight.
        #expect(layout.lines.filter(\.isLeader).allSatisfy { $0.start.y == $0.end.y })
    }

    @Test func leadersPassBetweenDimensions() throws {
        let layout = try lay(
            [
                .dimension(.height, of: "row 0:0"), .dimension(.height, of: "row 0:2"),
                .leader("row 0:1 text"), .leader("row 0:3 text"),
            ], of: rows, around: table)
        #expect(layout.lines.filter { $0.role == .leader }.allSatisfy { $0.start.y == $0.end.y })
        let labels = layout.labels.filter { $0.role == .leader }
        #expect(labels.count == 2 && labels.allSatisfy { $0.frame.maxX < 0 })
        #expect(layout.crossedLabels == 0)
    }

    @Test(arguments: Callout.Side.allCases) func magnifierLabelIsCenteredBelowLens(side: Callout.Side) throws
    {
        let layout = try lay(
            [.magnifier("row 0:1 accessory", "A label wider than its lens", side: side)], of: rows,
            around: table)
        let (label, lens) = (layout.labels[0].frame, layout.magnifiers[0].frame)
        #expect(abs(label.midX - lens.midX) < 0.01)
        #expect(side == .above ? label.maxY < lens.minY : label.minY > lens.maxY)
    }

    @Test(arguments: [false, true]) func bulletsAreInsideTableAndCoverNothing(isRightToLeft: Bool) throws {
        let layout = try lay(
            rows.map { .bullet($0.part, "") }, of: rows, around: table, isRightToLeft: isRightToLeft)
        for disc in layout.discs {
            #expect(table.encloses(disc.frame))
            #expect(!rows.contains { $0.isSolid && $0.ink.overlaps(disc.frame) })
        }
        #expect(layout.overlaps == 0)
    }

    @Test func legendIsAlignedWithTableBelowCaption() throws {
        let layout = try CalloutLayout(
            [.leader("row 0:1 text", "Text"), .bullet("row 0:2", "Row")], of: rows, around: table,
            theme: .modern, isRightToLeft: false, captionHeight: 20)
        #expect(layout.bounds.minX < 0)
        #expect(layout.captionTop == 220)
        #expect(layout.discs[1].frame.minX == 0 && layout.discs[1].frame.minY >= 240)
    }

    /// The dot is inside of the row, and not on the edge of the next one.
    @Test(arguments: Callout.Side.allCases) func dotsOfRowsAreNotOnEdges(side: Callout.Side) throws {
        let layout = try lay([.leader("row 0:2", side: side)], of: rows, around: table)
        let dot = try #require(layout.dots.first).center
        #expect(CGRect(x: 4, y: 92, width: 367, height: 36).encloses(CGRect(origin: dot, size: .zero)))
    }

    /// Between the letter and the edge of the table is no space for the dot.
    @Test func dotsOfPartsAtTheEdgeAreBeyondIt() throws {
        let letters = [90, 103, 116].map { CGRect(x: 362, y: $0, width: 8, height: 10) }
        let parts =
            [CalloutPart("index", frame: CGRect(x: 360, y: 88, width: 12, height: 40), isSolid: false)]
            + zip(["index A", "index B", "index C"], letters).map { CalloutPart($0, frame: $1) }
        let layout = try lay([.leader("index B", side: .trailing)], of: parts, around: table)
        #expect(layout.dots.map(\.center) == [CGPoint(x: 380, y: 108)])
    }

    @Test func dotsAreNotOnTheCirclesOfLenses() throws {
        let layout = try lay(
            [.magnifier("row 0:0 accessory"), .leader("row 0:0 accessory")], of: rows, around: table)
        let (dot, lens) = (try #require(layout.dots.first).center, layout.magnifiers[0].lens)
        #expect(!lens.hasEdge(near: dot, within: 3))
    }

    /// The line to the label of a dimension would continue it in the same color.
    @Test func lengthsEndAtTheDimension() throws {
        let layout = try lay([.dimension(.width, of: "row 0:2 text")], of: rows, around: table)
        let (leader, others) = (layout.lines.filter(\.isLeader), layout.lines.filter { !$0.isLeader })
        try #require(!leader.isEmpty && !others.isEmpty)
        #expect(leader.allSatisfy { layout.color(of: $0) == layout.style.lineColor })
        #expect(others.allSatisfy { layout.color(of: $0) != layout.style.lineColor })
    }

    /// The buttons of a swiped row are smaller than the area that they are in.
    @Test(arguments: Callout.Side.allCases) func dotsOfAreasAreNotOnTheirContent(side: Callout.Side) throws {
        let buttons = [240, 310].map { CGRect(x: $0, y: 5, width: 58, height: 34) }
        let area = CGRect(x: 232, y: 0, width: 143, height: 44)
        let parts =
            [CalloutPart("row 0:0 swipe actions", frame: area, isSolid: false)]
            + zip(["row 0:0 Flag", "row 0:0 Delete"], buttons).map { CalloutPart($0, frame: $1) }
        let layout = try lay([.leader("row 0:0 swipe actions", side: side)], of: parts, around: table)
        let dot = CGRect(center: try #require(layout.dots.first).center, diameter: 5)
        #expect(area.encloses(dot) && !buttons.contains { $0.overlaps(dot) })
    }
}

extension Fill {
    fileprivate var mainColor: Color? {
        switch self {
        case .color(let color), .stripes(let color, _, _, _): color
        case .gradient: nil
        }
    }
}
