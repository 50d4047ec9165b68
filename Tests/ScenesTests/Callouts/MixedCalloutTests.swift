import Foundation
import TableKit
import TableSpecimens
import TestSupport
import Testing

@testable import Scenes
@testable import TableSnapshots

/// Random figures of up to twelve callouts, in both directions, with text from L to AX3, on a device and in single rows.
@Suite struct MixedCalloutTests {
    /// The number of figures of one test case.
    private static let count = 50

    /// The parts of tables, each of which several figures show.
    private struct Tables {
        struct Table {
            let parts: [CalloutPart]
            let body: CGRect
            let frame: CGRect
            let isRightToLeft: Bool
        }

        private let folder: TestFolder
        private var tables: [String: Table] = [:]

        init() throws { folder = try TestFolder() }

        mutating func table(_ yaml: String) throws -> Table {
            if let table = tables[yaml] { return table }
            // With a callout, the image is a composition.
            let content = try folder.content(yaml + "callouts: [row 0:0]\n")
            let snapshot = try SceneTable.showing(content).snapshot()
            guard case .composition(let composition) = snapshot.subject else { throw CancellationError() }
            let panel = composition.panels[0]
            let table = Table(
                parts: panel.snapshot.calloutParts(for: []), body: panel.body, frame: panel.table,
                isRightToLeft: panel.source.options.traits.layoutDirection == .rightToLeft)
            tables[yaml] = table
            return table
        }
    }

    /// The bounds are those of the worst case. All 500 figures have 3297 callouts, of which 3 pairs of lines cross, and 4
    /// labels and 45 parts of the table are crossed. The mean distance is 69 points.
    @Test(arguments: 0..<caseCount(10)) func calloutsDoNotCollide(batch: Int) throws {
        var tables = try Tables()
        var sum = CalloutCounts()
        for seed in batch * Self.count + 1...(batch + 1) * Self.count {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let yaml = RandomFigure.table(&numbers)
            let table = try tables.table(yaml)
            let figure = RandomFigure(of: yaml, table.parts, &numbers)
            let layout = try CalloutLayout(
                figure.callouts, of: table.parts, around: table.body, theme: .modern,
                isRightToLeft: table.isRightToLeft)
            sum =
                sum
                + CalloutCounts(
                    layout, of: figure.callouts, on: table.parts, around: table.body, table: table.frame)
        }
        let far = sum.distances.sorted()
        #expect(sum.crossedLines <= 2)
        #expect(sum.crossedLabels <= 2)
        #expect(sum.crossedContent <= 9)
        #expect(sum.overlaps == 0)
        #expect(sum.misplaced == 0)
        #expect(sum.dotsOnEdges == 0)
        #expect(sum.discsOutside == 0)
        // In points.
        #expect(far[far.count / 2] <= 53)
        #expect(far[far.count * 9 / 10] <= 200)
    }
}
