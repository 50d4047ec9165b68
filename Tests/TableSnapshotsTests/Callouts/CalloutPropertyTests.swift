import Foundation
import TableKit
import TableSpecimens
import Testing

@testable import TableSnapshots

@Suite("Callouts of random parts")
struct CalloutPropertyTests {
    private static let seeds = Array(1...caseCount(20))

    /// Checks the properties of every layout.
    private func check(_ layout: CalloutLayout, _ seed: Int) {
        #expect(layout.overlaps == 0, "seed \(seed)")
        for box in layout.boxes {
            #expect(layout.bounds.insetBy(dx: -0.01, dy: -0.01).encloses(box), "seed \(seed)")
        }
        for label in layout.labels {
            let shared = label.frame.intersection(body)
            #expect(shared.width < 0.01 || shared.height < 0.01, "seed \(seed): a label on the table")
            for line in layout.lines where line.role == .extension {
                #expect(
                    !line.crosses(label.frame.insetBy(dx: 0.01, dy: 0.01)),
                    "seed \(seed): a line through a label")
            }
        }
    }

    @Test(arguments: seeds) func leadersDoNotCross(seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let parts = randomParts(Int.random(in: 1...24, using: &numbers), &numbers)
        let callouts = parts.map { Callout.leader($0.part, randomLabel(&numbers)) }
        let layout = try lay(callouts, of: parts)
        check(layout, seed)
        #expect(layout.crossings == 0, "seed \(seed)")
    }

    @Test(arguments: seeds, Callout.Side.allCases) func leadersToOneSideDoNotCross(
        seed: Int, side: Callout.Side
    ) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let parts = randomParts(Int.random(in: 1...16, using: &numbers), &numbers)
        let callouts = parts.enumerated().map { index, part in
            index % 5 == 4
                ? Callout.magnifier(part.part, randomLabel(&numbers), side: side)
                : .leader(part.part, randomLabel(&numbers), side: side)
        }
        let layout = try lay(callouts, of: parts)
        check(layout, seed)
        #expect(layout.crossings == 0, "seed \(seed)")
    }

    /// Without moving the labels of whole sides, lines cross in some of these 80 images.
    @Test func leadersToOppositeSidesDoNotCross() throws {
        for seed in 1...caseCount(80) {
            var numbers = SeededNumbers(seed: UInt64(seed))
            let parts = randomParts(Int.random(in: 2...10, using: &numbers), &numbers)
            let isAcross = Bool.random(using: &numbers)
            let sides: [Callout.Side] = isAcross ? [.leading, .trailing] : [.above, .below]
            let callouts = parts.map { part in
                Callout.leader(
                    part.part, randomLabel(&numbers), side: sides.randomElement(using: &numbers))
            }
            let layout = try lay(callouts, of: parts)
            check(layout, seed)
            #expect(layout.crossings == 0, "seed \(seed)")
        }
    }

    @Test func opposingLeadersOfRowDoNotOverlap() throws {
        let parts = [20, 300].enumerated().map { index, x in
            CalloutPart("part \(index)", frame: CGRect(x: x, y: 100, width: 40, height: 22))
        }
        let crossed = try lay(
            [.leader("part 0", "Text", side: .trailing), .leader("part 1", "Switch", side: .leading)],
            of: parts)
        #expect(!crossed.lines[0].meets(crossed.lines[2]) && crossed.lines.count == 4)
        // Without obstacles, they are straight.
        let straight = try lay(
            [.leader("part 0", "Text", side: .leading), .leader("part 1", "Switch", side: .trailing)],
            of: parts)
        #expect(straight.lines.allSatisfy { $0.start.y == $0.end.y })
    }

    @Test(arguments: seeds) func calloutsOfAllKindsDoNotOverlap(seed: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let parts = randomParts(Int.random(in: 1...30, using: &numbers), &numbers)
        let callouts = parts.map { part -> Callout in
            let (name, label) = (part.part, randomLabel(&numbers))
            let side = Callout.Side.allCases.randomElement(using: &numbers)
            switch Int.random(in: 0..<6, using: &numbers) {
            case 0: return .bracket(name, label, side: side)
            case 1: return .leader(name, label, side: side)
            case 2: return .bullet(name, label)
            case 3: return .dimension(.height, of: name, label, side: .trailing)
            case 4: return .dimension(.width, of: name, side: .above)
            default: return .magnifier(name, label, side: side)
            }
        }
        check(try lay(callouts, of: parts, isRightToLeft: seed % 2 == 0), seed)
    }

    @Test(arguments: seeds.prefix(6)) func leadersMirror(seed: Int) throws {
        let layouts = try [false, true].map { isRightToLeft in
            var numbers = SeededNumbers(seed: UInt64(seed))
            let parts = randomTable(isRightToLeft: isRightToLeft, &numbers)
            let callouts = parts.shuffled(using: &numbers).prefix(6).map { Callout.leader($0.part) }
            return try lay(Array(callouts), of: parts, isRightToLeft: isRightToLeft)
        }
        func rounded(_ line: CalloutLayout.Line, isMirrored: Bool) -> [Int] {
            [line.start, line.end].flatMap { [isMirrored ? body.width - $0.x : $0.x, $0.y] }
                .map { Int(($0 * 100).rounded()) }
        }
        let lines = zip(layouts, [false, true]).map { layout, isMirrored in
            layout.routes.map { rounded($0.lines[0], isMirrored: isMirrored) }
        }
        #expect(lines[0] == lines[1], "seed \(seed)")
    }

    /// Leaders without a side cross nothing, regardless of other callouts.
    @Test(arguments: seeds.prefix(12), [false, true]) func leadersDoNotCrossLabels(
        seed: Int, isRightToLeft: Bool
    ) throws {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let parts = randomTable(isRightToLeft: isRightToLeft, &numbers)
        let callouts = (0..<Int.random(in: 1...8, using: &numbers)).map { _ -> Callout in
            let name = parts.randomElement(using: &numbers)?.part ?? ""
            let isTrailing = Bool.random(using: &numbers)
            switch Int.random(in: 0..<10, using: &numbers) {
            case 0: return .bracket(name, side: isTrailing ? .trailing : .leading)
            case 1: return .bracket(name, side: isTrailing ? .above : .below)
            case 2: return .dimension(.height, of: name, side: isTrailing ? .trailing : .leading)
            case 3: return .dimension(.width, of: name)
            case 4: return .magnifier(name, randomLabel(&numbers))
            default: return .leader(name, randomLabel(&numbers))
            }
        }
        let layout = try lay(callouts, of: parts, isRightToLeft: isRightToLeft)
        check(layout, seed)
        #expect(layout.crossings == 0 && layout.crossedLabels == 0, "seed \(seed)")
        for route in layout.routes where route.hasDot {
            #expect(route.lines[0].length > 2 * layout.style.dotDiameter, "seed \(seed)")
        }
    }

    @Test(arguments: seeds) func elementsAreSpreadNoFurtherThanNecessary(seed: Int) {
        var numbers = SeededNumbers(seed: UInt64(seed))
        let count = Int.random(in: 1...20, using: &numbers)
        let preferred = (0..<count).map { _ in CGFloat.random(in: 0...300, using: &numbers) }.sorted()
        let lengths = (0..<count).map { _ in CGFloat.random(in: 1...40, using: &numbers) }
        let middles = Spreading(preferred: preferred, lengths: lengths, spacing: 5).centers
        for index in 1..<max(count, 1) where count > 1 {
            let space = middles[index] - middles[index - 1] - (lengths[index] + lengths[index - 1]) / 2
            #expect(space > 5 - 1e-9)
        }
        // An object that touches no other is at its preferred position.
        for index in preferred.indices {
            let isFree =
                (index == 0
                    || middles[index] - middles[index - 1] > (lengths[index] + lengths[index - 1]) / 2 + 5.001)
                && (index == count - 1
                    || middles[index + 1] - middles[index] > (lengths[index] + lengths[index + 1]) / 2 + 5.001)
            if isFree { #expect(abs(middles[index] - preferred[index]) < 1e-9) }
        }
    }
}
