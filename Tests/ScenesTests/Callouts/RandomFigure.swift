import TableKit
import TableSpecimens

@testable import TableSnapshots

/// A figure of a table with random callouts.
struct RandomFigure {
    /// The scene of the table, without its callouts.
    let table: String
    let callouts: [Callout]

    private static let tables = [
        """
        style: inset-grouped
        sections:
          - header: Network
            rows:
              - {text: Airplane Mode, accessory: {type: switch}}
              - {text: Wi-Fi, detail: Home, accessory: disclosure}
              - {text: Bluetooth, accessory: {type: switch, on: true}}
          - footer: The text size of apps that support it follows yours.
            rows:
              - {text: Brightness, accessory: {type: slider, value: 0.7, frame: [0, 0, 150, 31]}}
        """,
        """
        sections:
          - header: Messages
            rows:
              - {text: Ada Lovelace, detail: On the engine, style: subtitle, image: star, accessory: disclosure}
              - {text: Alan Turing, detail: On computable numbers, style: subtitle, image: heart, accessory: detail}
              - {text: Grace Hopper, detail: On compilers, style: subtitle, image: bell, accessory: checkmark}
              - {text: Kurt, detail: On proofs, style: subtitle, image: flag, accessory: disclosure}
        """,
        "rows: [{text: Playlist, detail: 12 songs, style: value1, image: star, accessory: disclosure}]",
        "rows: [{text: Notifications, detail: Banners, style: subtitle, accessory: {type: switch, on: true}}]",
        """
        editing: true
        rows:
          - {text: Inbox, detail: "4", style: value1, editingStyle: delete, reorder: true}
          - {text: Drafts, editingStyle: delete, reorder: true}
          - {text: Sent, detail: "12", style: value1, editingStyle: insert, reorder: true}
        """,
        """
        style: inset-grouped
        device: iPhone SE2
        screen: {}
        frame: {device: true, caption: Settings}
        sections:
          - header: General
            rows: [{text: About, accessory: disclosure}, {text: Software Update, detail: "1", accessory: disclosure}]
          - footer: Usage is measured on this device only.
            rows: [{text: Storage, detail: 64 GB, accessory: disclosure}]
          - rows: [{text: Reset, accessory: detail}]
        """,
        """
        style: grouped
        sections:
          - header: Account
            footer: Your password is never shared.
            rows:
              - {style: value2, text: name, detail: Ada Lovelace}
              - {style: value2, text: mail, detail: ada@example.com}
          - rows: [{text: Remember me, accessory: {type: switch, on: true}}, {text: Log out}]
        """,
        """
        device: iPhone SE2
        screen: {}
        frame: {device: true}
        rows: [{text: Music, detail: "8", style: value1, accessory: disclosure}, {text: Films, detail: "3", style: value1, accessory: disclosure}, {text: Books, accessory: checkmark}, {text: Games, image: star}, {text: Podcasts, detail: New, style: subtitle}]
        """,
    ]
    private static let sizes = ["L", "xL", "xxxL", "AX1", "AX3"]

    /// The scene of the table, under random traits. There are fewer than figures.
    static func table(_ numbers: inout SeededNumbers) -> String {
        let direction = Bool.random(using: &numbers) ? "rtl" : "ltr"
        let size = sizes[Int.random(in: 0..<sizes.count, using: &numbers)]
        return tables[Int.random(in: 0..<tables.count, using: &numbers)]
            + "\ntraits: {direction: \(direction), typeSize: \(size)}\n"
    }

    /// Creates a figure with up to twelve callouts, none of which has a side.
    init(of table: String, _ parts: [CalloutPart], _ numbers: inout SeededNumbers) {
        self.table = table
        let known = parts.filter { part in
            part.part.element != nil && !["separator", "background"].contains(part.part.name)
                && parts.part(part.part) == part
        }
        var callouts: [Callout] = []
        var magnifiers = 0
        for index in 0..<Int.random(in: 1...12, using: &numbers) {
            let part = known[Int.random(in: 0..<known.count, using: &numbers)].part
            // Each label has its own letter.
            let letter = Character(Unicode.Scalar(UInt8(65 + index)))
            let words = ["", " row", " of the row", " that the accessory leaves to the text"]
            let label = "\(letter)\(words[Int.random(in: 0..<words.count, using: &numbers)])"
            switch Int.random(in: 0..<20, using: &numbers) {
            case 0..<3: callouts.append(.bracket(part, label))
            case 3..<6: callouts.append(.bullet(part, label))
            case 6..<7: callouts.append(.dimension(.width, of: part, label))
            case 7..<9: callouts.append(.dimension(.height, of: part, label))
            case 9..<12:
                let siblings = known.filter { $0.part.element == part.element }
                let other = siblings[Int.random(in: 0..<siblings.count, using: &numbers)]
                let edges: [TablePart.Anchor] =
                    Bool.random(using: &numbers) ? [.leading, .trailing] : [.top, .bottom]
                let first = Int.random(in: 0..<2, using: &numbers)
                let second = part == other.part ? 1 - first : Int.random(in: 0..<2, using: &numbers)
                let (from, to) = ("\(part) \(edges[first])", "\(other.part) \(edges[second])")
                callouts.append(.dimension(.distance(to: TablePart(to)), of: TablePart(from), label))
            case 12..<14 where magnifiers < 2:
                magnifiers += 1
                callouts.append(.magnifier(part, label))
            default: callouts.append(.leader(part, label))
            }
        }
        self.callouts = callouts
    }

    /// The scene, with its callouts.
    var yaml: String {
        table + "callouts:\n"
            + callouts.map { callout in
                var words = ["part: \(callout.part)", "label: \(callout.label ?? "")"]
                switch callout.kind {
                case .bracket: words.append("type: bracket")
                case .bullet: words.append("type: bullet")
                case .magnifier: words.append("type: magnifier")
                case .leader: break
                case .dimension(.width): words.append("type: dimension")
                case .dimension(.height): words.append("type: dimension, measure: height")
                case .dimension(.distance(let other)): words.append("type: dimension, to: \(other)")
                }
                return "  - {\(words.joined(separator: ", "))}\n"
            }.joined()
    }
}
