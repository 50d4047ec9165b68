import TableKit
import TableSnapshots

/// A label for a part of the picture: a bracket, a line to a label, a numbered bullet, a measure or a magnifier.
public struct SceneCallout: Hashable, Sendable {
    /// How the part is pointed out; by a line to a label when nil.
    public var kind: Kind?
    /// The part, such as `row 0:1 accessory`; for a dimension to another edge with its own, as `row 0:1 leading`.
    public var part: TablePart?
    /// The label; nil for the part's name. A dimension tells its points after it, and without one alone; a magnifier
    /// without one has none.
    public var label: String?
    /// The side of the table.
    public var side: Callout.Side?
    /// What a dimension measures; its width when nil.
    public var measure: Measure?
    /// The edge that a dimension goes to.
    public var end: TablePart?
    /// How often a magnifier enlarges; as fills it when nil.
    public var zoom: Double?

    /// How a part is pointed out.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// As the kinds of `Callout`.
        case leader, bracket, bullet, dimension, magnifier
    }

    /// What a dimension measures.
    public enum Measure: String, Hashable, Sendable, CaseIterable {
        /// Of the part as a whole.
        case width, height
    }

    /// Makes a line to a part.
    public init(_ part: TablePart? = nil) { self.part = part }

    /// The callout as it is drawn.
    var callout: Callout {
        let kind: Callout.Kind =
            switch kind ?? .leader {
            case .leader: .leader
            case .bracket: .bracket
            case .bullet: .bullet
            case .magnifier: .magnifier(zoom: zoom.map { CGFloat($0) })
            case .dimension:
                .dimension(end.map { .distance(to: $0) } ?? (measure == .height ? .height : .width))
            }
        return Callout(kind, part ?? "", label: label, side: side)
    }
}

extension SceneCallout.Kind: NamedValue {
    package static let kind = "a kind of callout"
    package static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension SceneCallout.Measure: NamedValue {
    package static let kind = "a measure"
    package static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension Callout.Side: NamedValue {
    package static let kind = "a side of the table"
    package static let names = allCases.map { (name: $0.rawValue, value: $0) }
}

extension SceneCallout: SceneObject {
    /// Makes one that says nothing.
    public init() { self.init(nil) }

    static let definition = Definition<SceneCallout>(
        name: "callout",
        summary:
            "A label for a part of the picture, which grows by the room for it. A text alone is the part.",
        keys: [
            Key(
                "type", \.kind, .choice,
                "How the part is pointed out: leader, a line to a label, unless given; bracket, a numbered bullet, a dimension in points, or a magnifier."
            ).shown("bracket"),
            Key(
                "part", \.part, .part,
                "The part, such as row 0:1, header 0, section 1, row 0:1 accessory or row 0:1 content; a dimension to another edge begins at one, such as row 0:1 leading."
            ).required.shown("row 0:1 text"),
            Key(
                "label", \.label, .text,
                "The label; of leaders, brackets and bullets the part's name unless given. Those of bullets are a legend, which one with an empty label is left out of; a dimension tells its points after its label."
            ).shown("A chevron"),
            Key(
                "side", \.side, .choice,
                "The side of the table; unless given, one near to the part where lines run through little."
            ).of(
                "leader", "bracket", "dimension", "magnifier"
            ).shown("above"),
            Key("measure", \.measure, .choice, "What of the part is measured; width unless given.").of(
                "dimension"
            ).shown("height"),
            Key(
                "to", \.end, .part,
                "The edge that is measured to: a part and leading, trailing, top, bottom, center, middle or baseline, such as row 0:1 text leading."
            ).of("dimension").shown("row 0:1 text leading", beside: "part: row 0:1 leading"),
            Key(
                "zoom", \.zoom, .number(1...20),
                "How often the part is enlarged; until it fills the glass unless given."
            )
            .of("magnifier").shown("3"),
        ], scalarKey: "part",
        check: { callout, node, reader in
            guard callout.measure != nil, callout.end != nil, let entry = node.entry("measure") else {
                return
            }
            reader.fail("write either \"measure\" or \"to\"", at: entry.position)
        },
        stage: ExampleStage(
            "rows: [One, {text: Two, accessory: disclosure}]\ncallouts: [HERE]",
            bases: [
                "": "part: row 0:1 accessory", "dimension": "type: dimension\npart: row 0:1",
                "magnifier": "type: magnifier\npart: row 0:1 accessory",
            ]))
}
