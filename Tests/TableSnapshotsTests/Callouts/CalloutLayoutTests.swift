import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Callout layout")
struct CalloutLayoutTests {
    private let cell = [
        CalloutPart("row 0:0", frame: CGRect(x: 0, y: 0, width: 375, height: 44)),
        CalloutPart("row 0:0 content", frame: CGRect(x: 0, y: 0, width: 335, height: 44)),
        CalloutPart(
            "row 0:0 text", frame: CGRect(x: 16, y: 11, width: 303, height: 22),
            ink: CGRect(x: 16, y: 11, width: 40, height: 22), baseline: 28),
        CalloutPart("row 0:0 accessory", frame: CGRect(x: 343, y: 15, width: 16, height: 14)),
    ]
    private let row = CGRect(x: 0, y: 0, width: 375, height: 44)

    @Test func bracketsSpanPartsWithLabelsBelow() throws {
        let layout = try lay(
            [.bracket("row 0:0 content", "Cell content"), .bracket("row 0:0 accessory", "Accessory view")],
            of: cell, around: row)
        let bars = layout.lines.filter { $0.role == .bracket && $0.start.y == $0.end.y }
        #expect(bars.map { [$0.start.x, $0.end.x] } == [[1.5, 333.5], [344.5, 357.5]])
        #expect(Set(bars.map(\.start.y)).count == 1 && bars[0].start.y > 44)
        for label in layout.labels { #expect(label.frame.minY > bars[0].start.y) }
        #expect(layout.labels[0].frame.midX == 167.5)
        // The second label is wider than its bracket, and enlarges the image.
        #expect(layout.labels[1].frame.midX == 351 && layout.bounds.maxX > 375)
        #expect(layout.overlaps == 0)
    }

    @Test func outerBracketsEncloseInnerBrackets() throws {
        let layout = try lay(
            [
                .bracket("row 0:0", side: .above), .bracket("row 0:0 accessory", side: .above),
                .bracket("row 0:0 content", side: .above),
            ],
            of: cell, around: row)
        let bars = layout.lines.filter { $0.role == .bracket && $0.start.y == $0.end.y }
        let byWidth = bars.sorted { $0.end.x - $0.start.x < $1.end.x - $1.start.x }
        #expect(byWidth[0].start.y == byWidth[1].start.y)
        #expect(byWidth[2].start.y < byWidth[1].start.y && byWidth[1].start.y < 0)
    }

    @Test func dimensionsMeasurePoints() throws {
        let layout = try lay(
            [
                .dimension(.height, of: "row 0:0"),
                .dimension(.distance(to: "row 0:0 text leading"), of: "row 0:0 leading", "Margin"),
                .dimension(.distance(to: "row 0:0 text baseline"), of: "row 0:0 top", side: .trailing),
            ], of: cell, around: row)
        let lines = layout.lines.filter { $0.role == .dimension }
        let across = try #require(lines.first { $0.start.y == $0.end.y && $0.end.x - $0.start.x > 10 })
        #expect(across.start.x == 0 && across.end.x == 16)
        let lengths = Set(lines.filter { $0.start.x == $0.end.x }.map { $0.end.y - $0.start.y })
        #expect(lengths.isSuperset(of: [44, 28]))
        #expect(layout.labels.allSatisfy { $0.role == .dimension } && layout.labels.count == 3)
        // From the part's own edge to the line that measures it.
        let extensions = layout.lines.filter { $0.role == .extension && $0.start.x == 16 }
        #expect(extensions.contains { $0.start.y == 33 && $0.end.y > 44 })
    }

    @Test func layoutMirrorsFromRightToLeft() throws {
        var numbers = SeededNumbers(seed: 7)
        let parts = randomParts(8, &numbers)
        let mirrored = parts.map { part in
            let frame = part.frame
            return CalloutPart(
                part.part,
                frame: CGRect(
                    x: body.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height),
                isSolid: part.isSolid)
        }
        let callouts: [Callout] = [
            .leader("part 0", "A"), .leader("part 1", "B"), .magnifier("part 2"), .bracket("part 3", "C"),
            .dimension(.height, of: "part 4"), .bullet("part 5", "D"),
            .leader("part 6", "E", side: .trailing),
            .bracket("part 7", "F", side: .trailing),
        ]
        let layout = try lay(callouts, of: parts)
        let other = try lay(callouts, of: mirrored, isRightToLeft: true)
        func rounded(_ rects: [CGRect], mirrors: Bool) -> [[Int]] {
            rects.map { rect in
                let x = mirrors ? body.width - rect.maxX : rect.minX
                return [x, rect.minY, rect.width, rect.height].map { Int(($0 * 100).rounded()) }
            }
        }
        #expect(
            rounded(layout.boxes + [layout.bounds], mirrors: false)
                == rounded(other.boxes + [other.bounds], mirrors: true))
    }

    @Test func bulletsAreNumberedAndHaveLegend() throws {
        let layout = try lay(
            [
                .bullet("row 0:0 text", "The text"), .bullet("row 0:0 text"),
                .bullet("row 0:0 accessory", ""),
            ],
            of: cell, around: row)
        // Three on their parts, and two before their texts: the second is the part's name, the third is empty.
        #expect(layout.discs.count == 5 && layout.labels.count == 2)
        #expect(layout.labels.allSatisfy { $0.frame.minY > 44 })
        #expect(layout.overlaps == 0)
    }

    @Test func magnifierFillsItsLens() throws {
        let layout = try lay(
            [.magnifier("row 0:0 accessory"), .magnifier("row 0:0", zoom: 2)], of: cell, around: row)
        let magnifiers = layout.magnifiers
        #expect(magnifiers.map(\.lens.zoom) == [88 * 0.75 / 16, 2])
        #expect(magnifiers[0].lens.focus == CGPoint(x: 351, y: 22))
        #expect(magnifiers[1].lens.source.width == 44)
    }

    // MARK: Names

    @Test(arguments: [
        (
            "row 0:0 accesory",
            "the image has no part \"row 0:0 accesory\"; did you mean \"row 0:0 accessory\"? Expected row 0:0, row 0:0 content, row 0:0 text or row 0:0 accessory"
        ),
        (
            "header 3",
            "the image has no part \"header 3\"; expected row 0:0, row 0:0 content, row 0:0 text or row 0:0 accessory"
        ),
    ])
    func reportsUnknownParts(name: String, sentence: String) {
        #expect(throws: SnapshotError(.invalidPart, sentence, of: .callout(1))) {
            try lay([.leader("row 0:0"), .leader(TablePart(name))], of: cell, around: row)
        }
    }

    @Test(arguments: [
        (
            "row 0:0", "row 0:0 text leading",
            "\"row 0:0\" is not an edge; write one of leading, trailing, top, bottom, center, middle, baseline after the part's name"
        ),
        (
            "row 0:0 leading", "row 0:0 text top",
            "the edges \"row 0:0 leading\" and \"row 0:0 text top\" have different directions; measure from one edge to another of the same direction"
        ),
        (
            "row 0:0 top", "row 0:0 accessory baseline",
            "\"row 0:0 accessory\" is not a text, and has no baseline"
        ),
    ])
    func dimensionAnchorsMustMatch(from: String, to: String, sentence: String) {
        #expect(throws: SnapshotError(.invalidPart, sentence, of: .callout(0))) {
            try lay([.dimension(.distance(to: TablePart(to)), of: TablePart(from))], of: cell, around: row)
        }
    }
}
