import DataFiles
import Scenes

/// A target that parses constraints of views, and draws the views with the valid ones.
enum ConstraintTarget {
    /// Runs the target. The first byte determines the width, the layout direction and the height of the row, and each
    /// line is a constraint.
    static func run(_ bytes: [UInt8]) throws {
        guard let first = bytes.first else { return }
        let lines = bytes.dropFirst().split(separator: 0x0A).prefix(24)
        let constraints = lines.map { DocumentNode.text(String(decoding: $0, as: UTF8.self)) }
        func view(_ type: String, _ outlet: String) -> DocumentNode {
            DocumentNode(
                .mapping(
                    [
                        DocumentEntry("type", .text(type)), DocumentEntry("outlet", .text(outlet)),
                        DocumentEntry("text", .text("A text of a few words")),
                    ].prefix(type == "label" ? 3 : 2).map { $0 }))
        }
        let views = [
            view("label", "title"), view("label", "detail"), view("view", "box"), view("switch", "toggle"),
        ]
        var row = [
            DocumentEntry("views", DocumentNode(.sequence(views))),
            DocumentEntry("constraints", DocumentNode(.sequence(constraints))),
        ]
        if first & 1 > 0 { row.append(DocumentEntry("height", .word("60"))) }
        var entries = [
            DocumentEntry("width", .word(first & 2 > 0 ? "320" : "80")),
            DocumentEntry("rows", DocumentNode(.sequence([DocumentNode(.mapping(row))]))),
        ]
        if first & 4 > 0 { entries.append(DocumentEntry("direction", .text("rightToLeft"))) }
        try SceneTarget.drawValidPart(of: DocumentNode(.mapping(entries)), output: 2)
    }

    static let seeds: [[UInt8]] = [
        "\u{0}title.leading = content.leading + 16\ntitle.top = content.top + 8\ntitle.bottom <= content.bottom - 8 @750\n",
        "\u{3}H:|-16-[title]-(>=8@500)-[toggle(51)]-|\nV:|-[title]-[detail(==title)]-|\nbox.width = 0.5 * title.width / 3\n",
        "\u{6}box.left = content.left\nbox.width = 1000\nbox.width = 20 @999\nbox.height = box.width * 2 - 4\n",
        "\u{1}title.firstBaseline = detail.lastBaseline\ntitle.centerX = content.layoutMarginsGuide.centerX\n",
        "\u{4}title.trailing == content.safeAreaLayoutGuide.trailingMargin\nV:[box(>=4,<=8)]-0-[title]\n",
    ].map { Array($0.utf8) }
}
