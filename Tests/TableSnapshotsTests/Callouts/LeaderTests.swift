import Foundation
import TableKit
import Testing

@testable import TableSnapshots

@Suite("Leader lines")
struct LeaderTests {
    private let body = CGRect(x: 0, y: 0, width: 375, height: 88)

    private func part(
        _ name: TablePart, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
        isSolid: Bool = true
    ) -> CalloutPart {
        CalloutPart(name, frame: CGRect(x: x, y: y, width: width, height: height), isSolid: isSolid)
    }

    /// Two rows: a control, a text and a chevron in both.
    private var rows: [CalloutPart] {
        (0..<2).flatMap { row in
            let top = CGFloat(row) * 44
            return [
                part("row 0:\(row)", 0, top, 375, 44, isSolid: false),
                part("row 0:\(row) editing control", 12, top + 11, 22, 22),
                part("row 0:\(row) text", 54, top + 11, 60, 22),
                part("row 0:\(row) accessory", 350, top + 15, 9, 14),
            ]
        }
    }

    /// Returns the sides of the table with the labels of leaders.
    private func sides(_ layout: CalloutLayout) -> [Callout.Side] {
        layout.routes.map { route in
            let box = route.boxes[0]
            if box.maxX <= body.minX { return .leading }
            if box.minX >= body.maxX { return .trailing }
            return box.midY < body.midY ? .above : .below
        }
    }

    @Test func dimensionOfOtherRowLeavesNearSideFree() throws {
        let layout = try lay(
            [.leader("row 0:0 editing control"), .dimension(.height, of: "row 0:1")], of: rows, around: body)
        #expect(sides(layout) == [.leading])
        #expect(layout.crossedParts(rows) == [] && layout.crossedLabels == 0)
        #expect(layout.routes[0].lines[0].start.y == layout.routes[0].lines[0].end.y)
    }

    @Test(arguments: [
        Callout.dimension(.height, of: "row 0:1", side: .trailing), .bracket("row 0:1", side: .trailing),
    ])
    func leaderAvoidsLabelOfSameRow(callout: Callout) throws {
        let layout = try lay([.leader("row 0:1 accessory"), callout], of: rows, around: body)
        #expect(layout.crossedLabels == 0 && layout.crossedParts(rows) == [])
    }

    @Test func leaderAvoidsControlBeforePart() throws {
        let layout = try lay([.leader("row 0:1 text")], of: rows, around: body)
        #expect(layout.crossedParts(rows) == [])
    }

    @Test func requestedSidesAreUsed() throws {
        for side in Callout.Side.allCases {
            let layout = try lay([.leader("row 0:1 text", side: side)], of: rows, around: body)
            #expect(sides(layout) == [side])
        }
    }

    /// The dots are on the areas, not next to them where lines turn. The second one is between the edge and a control.
    @Test func leadersToFullWidthAreasEndInDots() throws {
        let layout = try lay(
            [.leader("row 0:0", side: .trailing), .leader("row 0:1", side: .leading)], of: rows, around: body)
        #expect(layout.dots.map(\.center) == [CGPoint(x: 6, y: 66), CGPoint(x: 365, y: 22)])
    }

    // MARK: Measures

    private func bar(_ layout: CalloutLayout) -> CalloutLayout.Line? {
        layout.lines.filter { $0.role == .dimension }.max { $0.length < $1.length }
    }

    @Test func widthDimensionsUseNearerSide() throws {
        let three = body.union(CGRect(x: 0, y: 0, width: 375, height: 132))
        let first = try lay([.dimension(.width, of: "row 0:0 text")], of: rows, around: three)
        let last = try lay([.dimension(.width, of: "row 0:1")], of: rows, around: body)
        #expect(try #require(bar(first)).start.y < 0)
        #expect(try #require(bar(last)).start.y > 88)
    }

    @Test func widthDimensionsAvoidOtherParts() throws {
        // A text above is as near as the free space below.
        let parts = [part("text", 16, 55, 60, 22), part("other", 50, 10, 60, 22)]
        let layout = try lay(
            [.dimension(.width, of: "text")], of: parts, around: body.insetBy(dx: 0, dy: -30))
        #expect(try #require(bar(layout)).start.y > 88)
    }

    @Test func dimensionsStayWithUnitsAndCentered() throws {
        let layout = try lay(
            [.dimension(.width, of: "row 0:0", "A long label of a dimension")], of: rows, around: body)
        let text = layout.labels[0].text
        let lines = Dictionary(grouping: text.runs, by: \.baseline).sorted { $0.key < $1.key }.map(\.value)
        #expect(text.lineCount == 2 && lines.count == 2)
        #expect(lines[0].map(\.x).min() != lines[1].map(\.x).min())
        let alone = try lay(
            [.dimension(.width, of: "row 0:0", "A label of a dimension")], of: rows, around: body)
        // With a break in front of the unit the first line would hold the number.
        #expect(alone.labels[0].text.lineCount == 2)
    }

    // MARK: Magnifiers

    @Test(arguments: [false, true]) func longTextIsMagnifiedFromLeadingEdge(isRightToLeft: Bool)
        throws
    {
        let text = CalloutPart(
            "text", frame: CGRect(x: 50, y: 11, width: 200, height: 22), baseline: 28)
        let layout = try lay(
            [.magnifier("text"), .magnifier("text")], of: [text], around: body, isRightToLeft: isRightToLeft)
        let lenses = layout.magnifiers.map(\.lens).sorted { $0.focus.x < $1.focus.x }
        let (first, second) = (lenses[0], lenses[1])
        #expect(first.zoom == 1.5 && !first.source.intersects(second.source))
        let begins = isRightToLeft ? second : first
        #expect(begins.source.contains(CGPoint(x: isRightToLeft ? 249 : 51, y: 22)))
    }
}
