import Foundation
import TableKit
import TableSpecimens

@testable import TableSnapshots

/// A table for callouts around it.
let body = CGRect(x: 0, y: 0, width: 375, height: 264)

func lay(
    _ callouts: [Callout], of parts: [CalloutPart], around rect: CGRect = body, isRightToLeft: Bool = false
) throws -> CalloutLayout {
    try CalloutLayout(callouts, of: parts, around: rect, theme: .modern, isRightToLeft: isRightToLeft)
}

/// Parts at random positions, named `part 0` and so on. They overlap, and are therefore no obstacles.
func randomParts(_ count: Int, _ numbers: inout SeededNumbers) -> [CalloutPart] {
    (0..<count).map { index in
        let width = CGFloat.random(in: 4...200, using: &numbers)
        // Many are in rows, like the parts of cells.
        let height = [13, 22, 44].randomElement(using: &numbers) ?? 44
        let row = Int.random(in: 0..<6, using: &numbers)
        let x = CGFloat.random(in: 0...body.width - width, using: &numbers)
        return CalloutPart(
            "part \(index)",
            frame: CGRect(
                x: x, y: CGFloat(row) * 44 + CGFloat(44 - height) / 2, width: width, height: CGFloat(height)),
            isSolid: false)
    }
}

/// Returns the parts of a table of random rows, as a table reports them.
func randomTable(isRightToLeft: Bool, _ numbers: inout SeededNumbers) -> [CalloutPart] {
    let isEditing = Bool.random(using: &numbers)
    var parts: [CalloutPart] = []
    for row in 0..<6 {
        let top = CGFloat(row) * 44
        func add(_ name: String, _ x: CGFloat, _ width: CGFloat, _ height: CGFloat, isSolid: Bool = true) {
            parts.append(
                CalloutPart(
                    "row 0:\(row)\(name)",
                    frame: CGRect(
                        x: isRightToLeft ? body.width - x - width : x, y: top + (44 - height) / 2,
                        width: width,
                        height: height), isSolid: isSolid))
        }
        let shift: CGFloat = isEditing ? 38 : 0
        add("", 0, body.width, 44, isSolid: false)
        add(" content", shift, body.width - shift - 40, 44, isSolid: false)
        if isEditing { add(" editing control", 12, 22, 22) }
        let hasImage = Bool.random(using: &numbers)
        if hasImage { add(" image", 16 + shift, 30, 30) }
        let start: CGFloat = (hasImage ? 62 : 16) + shift
        add(" text", start, CGFloat.random(in: 10...100, using: &numbers), 22)
        if Bool.random(using: &numbers) { add(" detail", 300, 30, 22) }
        if Bool.random(using: &numbers) { add(" accessory", 343, 16, 14) }
    }
    return parts
}

func randomLabel(_ numbers: inout SeededNumbers) -> String {
    let words = ["Text", "Accessory view", "A label of several words that wraps", "Image", "i"]
    return words.randomElement(using: &numbers) ?? ""
}

/// A leader line of a layout.
struct CalloutRoute {
    let owner: Int
    let lines: [CalloutLayout.Line]
    /// The rectangles at the end of the line.
    let boxes: [CGRect]
    let hasDot: Bool
}

extension CalloutLayout {
    /// The leader lines to labels and lenses, in the order of the callouts.
    var routes: [CalloutRoute] {
        Set(lines.filter { $0.role == .leader }.map(\.owner)).sorted().map { owner in
            CalloutRoute(
                owner: owner, lines: lines.filter { $0.owner == owner },
                boxes: labels.filter { $0.owner == owner }.map(\.frame)
                    + magnifiers.filter { $0.owner == owner }.map(\.frame),
                hasDot: dots.contains { $0.owner == owner })
        }
    }

    /// Pairs of leader lines that cross, not counting those that meet where one begins.
    var crossings: Int {
        let leaders = lines.filter { $0.role == .leader }
        var count = 0
        for (index, first) in leaders.enumerated() {
            for second in leaders[(index + 1)...] where first.crosses(second) { count += 1 }
        }
        return count
    }

    /// The number of leader lines through a label or a lens.
    var crossedLabels: Int {
        let boxes = labels.map(\.frame) + magnifiers.map(\.frame)
        return routes.reduce(0) { count, route in
            count
                + boxes.count { box in
                    !route.boxes.contains(box)
                        && route.lines.contains { $0.crosses(box.insetBy(dx: 0.01, dy: 0.01)) }
                }
        }
    }

    /// Pairs of a leader line and visible content of the table that it crosses.
    func crossedParts(_ parts: [CalloutPart]) -> [String] {
        routes.flatMap { route in
            parts.filter { part in
                part.isSolid && route.lines.contains { $0.crosses(part.ink.insetBy(dx: 0.01, dy: 0.01)) }
            }.map { "\(route.owner) \($0.part)" }
        }
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
