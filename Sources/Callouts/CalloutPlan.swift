import Foundation
import TableKit
import Typesetting

/// Callouts with the parts that they name, and the texts that they show, on their way to a side.
struct CalloutPlan {
    /// A bracket or a dimension line.
    struct Track {
        /// What is spanned, and where the lines from a dimension's ends begin.
        var frame: CGRect
        var starts: (CGRect, CGRect)?
        var text: TextLayout?
        var isDimension: Bool { starts != nil }
    }

    /// A line to a label or a glass.
    struct Leader {
        /// What it points at.
        var frame: CGRect
        var text: TextLayout?
        /// How often a glass enlarges; nil for no glass.
        var zoom: CGFloat?
    }

    /// A disc on a part, with what its legend says.
    struct Bullet {
        var frame: CGRect
        var number: TextLayout
        var legend: String?
    }

    struct SideItems {
        var tracks: [Track] = []
        var leaders: [Leader] = []
    }

    private var sides: [Callout.Side: SideItems] = [:]
    private var unsettled: [Leader] = []
    private(set) var bullets: [Bullet] = []

    func items(on side: Callout.Side) -> SideItems { sides[side] ?? SideItems() }

    mutating func add(
        _ callout: Callout, _ parts: CalloutParts, _ layout: CalloutLayout
    ) throws(CalloutParts.PartProblem) {
        let look = layout.look
        switch callout.kind {
        case .bracket:
            let part = try parts.part(callout.part)
            let side = callout.side ?? .below
            let text = layout.text(callout.label ?? part.title, look.font, width: look.labelWidth)
            sides[side, default: SideItems()].tracks.append(Track(frame: part.frame, text: text))
        case .leader:
            let part = try parts.part(callout.part)
            let text = layout.text(callout.label ?? part.title, look.font, width: look.labelWidth)
            add(Leader(frame: part.ink, text: text), to: callout.side)
        case .magnifier(let zoom):
            let part = try parts.part(callout.part)
            let text = callout.label.map { layout.text($0, look.font, width: look.labelWidth) }
            let longest = max(part.ink.width, part.ink.height, 1)
            let glass = look.magnifier
            let fitting = glass.diameter * glass.share / longest
            let zoom = zoom ?? min(max(fitting, glass.minimumZoom), glass.maximumZoom)
            add(Leader(frame: part.ink, text: text, zoom: zoom), to: callout.side)
        case .bullet:
            let part = try parts.part(callout.part)
            let number = layout.text("\(bullets.count + 1)", look.bullet.font)
            bullets.append(Bullet(frame: part.ink, number: number, legend: callout.label))
        case .dimension(let measure):
            try addDimension(callout, measure, parts, layout)
        }
    }

    private mutating func add(_ leader: Leader, to side: Callout.Side?) {
        if let side {
            sides[side, default: SideItems()].leaders.append(leader)
        } else {
            unsettled.append(leader)
        }
    }

    private mutating func addDimension(
        _ callout: Callout, _ measure: Callout.Measure, _ parts: CalloutParts, _ layout: CalloutLayout
    ) throws(CalloutParts.PartProblem) {
        var frame: CGRect
        var starts: (CGRect, CGRect)
        var isHorizontal = measure == .width
        switch measure {
        case .width, .height:
            frame = try parts.part(callout.part).frame
            starts = (frame, frame)
        case .distance(let other):
            let (first, second) = (try parts.edge(callout.part), try parts.edge(other))
            guard first.isHorizontal == second.isHorizontal else {
                throw CalloutParts.PartProblem(
                    sentence: "the distance from \"\(callout.part)\" to \"\(other)\" goes across and down; "
                        + "measure from one edge to another of the same direction")
            }
            isHorizontal = first.isHorizontal
            let inOrder = first.position <= second.position
            let (low, high) = inOrder ? (first, second) : (second, first)
            let both = first.frame.union(second.frame)
            let length = high.position - low.position
            frame =
                isHorizontal
                ? CGRect(x: low.position, y: both.minY, width: length, height: both.height)
                : CGRect(x: both.minX, y: low.position, width: both.width, height: length)
            starts = (low.frame, high.frame)
        }
        let side = callout.side ?? (isHorizontal ? .below : .leading)
        guard isHorizontal == (side == .above || side == .below) else {
            throw CalloutParts.PartProblem(
                sentence: isHorizontal
                    ? "a width is measured above or below the table, not at its \(side.rawValue) side"
                    : "a height is measured at the leading or trailing side of the table, not \(side.rawValue) it"
            )
        }
        let length = isHorizontal ? frame.width : frame.height
        let words = [callout.label, Self.points(length)].compactMap { $0 }.joined(separator: " ")
        let text = layout.text(words, layout.look.dimensionFont, width: layout.look.labelWidth)
        sides[side, default: SideItems()].tracks.append(Track(frame: frame, starts: starts, text: text))
    }

    /// A length as people write it.
    private static func points(_ length: CGFloat) -> String {
        let rounded = (length * 100).rounded() / 100
        return (rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)") + " pt"
    }

    /// Gives leaders without a side the nearer one of the two beside the table; or all of them the one where nothing
    /// is in their way.
    mutating func chooseSides(in body: CGRect, isRightToLeft: Bool) {
        let isLeadingFree = items(on: .leading).tracks.isEmpty
        let isTrailingFree = items(on: .trailing).tracks.isEmpty
        for leader in unsettled {
            let isNearLeading = (leader.frame.midX < body.midX) != isRightToLeft
            let isLeading = isLeadingFree == isTrailingFree ? isNearLeading : isLeadingFree
            sides[isLeading ? .leading : .trailing, default: SideItems()].leaders.append(leader)
        }
        unsettled = []
    }
}

extension CalloutPart {
    /// What a part is called when nobody gives it another label: its name without the row, with a capital.
    var title: String {
        let words = name.split(separator: " ")
        let isOwned = words.count > 2 && ["row", "header", "footer", "section"].contains(words[0])
        let own = isOwned ? words.dropFirst(2).joined(separator: " ") : name
        return own.prefix(1).uppercased() + own.dropFirst()
    }
}
