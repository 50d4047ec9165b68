import Foundation
import TableKit
import TableSpecimens

@testable import Callouts

/// A table to put callouts around.
let body = CGRect(x: 0, y: 0, width: 375, height: 264)

func lay(
    _ callouts: [Callout], of parts: [CalloutPart], around rect: CGRect = body, isRightToLeft: Bool = false
) throws -> CalloutLayout {
    try CalloutLayout(callouts, of: parts, around: rect, theme: .modern, isRightToLeft: isRightToLeft)
}

/// Parts at random places, called `part 0` and so on.
func randomParts(_ count: Int, _ numbers: inout SeededNumbers) -> [CalloutPart] {
    (0..<count).map { index in
        let width = CGFloat.random(in: 4...200, using: &numbers)
        // Many stand in rows, as the parts of cells do.
        let height = [13, 22, 44].randomElement(using: &numbers) ?? 44
        let row = Int.random(in: 0..<6, using: &numbers)
        let x = CGFloat.random(in: 0...body.width - width, using: &numbers)
        return CalloutPart(
            "part \(index)",
            frame: CGRect(
                x: x, y: CGFloat(row) * 44 + CGFloat(44 - height) / 2, width: width, height: CGFloat(height)))
    }
}

func randomLabel(_ numbers: inout SeededNumbers) -> String {
    let words = ["Text", "Accessory view", "A label of several words that wraps", "Image", "i"]
    return words.randomElement(using: &numbers) ?? ""
}

extension CalloutLayout {
    /// Labels, discs and glasses: what must not overlap.
    var boxes: [CGRect] { labels.map(\.frame) + discs.map(\.frame) + glasses.map(\.frame) }

    /// Pairs of leader lines that cross, not counting those that meet where one begins.
    var crossings: Int {
        let leaders = lines.filter { $0.role == .leader }
        var count = 0
        for (index, first) in leaders.enumerated() {
            for second in leaders[(index + 1)...] where first.properlyCrosses(second) { count += 1 }
        }
        return count
    }

    var overlaps: Int {
        var count = 0
        for (index, box) in boxes.enumerated() {
            for other in boxes[(index + 1)...] {
                let shared = box.intersection(other)
                if shared.width > 0.01, shared.height > 0.01 { count += 1 }
            }
        }
        return count
    }
}

extension CalloutLayout.Line {
    func properlyCrosses(_ other: Self) -> Bool {
        func turn(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
            (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        }
        let (first, second) = (turn(start, end, other.start), turn(start, end, other.end))
        let (third, fourth) = (turn(other.start, other.end, start), turn(other.start, other.end, end))
        return first * second < -1e-3 && third * fourth < -1e-3
    }
}

extension CGRect {
    /// Whether a rectangle lies inside; Foundation's own `contains` rounds.
    func holds(_ rect: CGRect) -> Bool {
        rect.minX >= minX && rect.maxX <= maxX && rect.minY >= minY && rect.maxY <= maxY
    }
}
