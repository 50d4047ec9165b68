import Diagnostics
import SceneSchema
import TableSnapshots

extension Form where Value == Callout {
    /// A callout.
    static let callout = Form<SceneCallout>.object.mapped({ $0.callout }, { SceneCallout($0) })
}

/// A callout for a part of the table: a leader line, bracket, numbered bullet, dimension or magnifier.
struct SceneCallout: SceneObject {
    /// The kind of callout: leader, bracket, bullet, dimension or magnifier. Default: leader, a line to a
    /// label.
    var kind: Callout.Kind?
    /// The name of the part, such as `row 0:1`, `header 0`, `section 1`, `row 0:1 accessory` or `row 0:1
    /// content`. A value in a column is `row 0:1 column 2`, or has the title of the column.
    ///
    /// A dimension to another edge begins at an edge, such as `row 0:1 leading`.
    var part: TablePart?
    /// The text of the label. Default: the name of the part.
    ///
    /// The labels of bullets appear in a legend, from which an empty label omits the bullet. A dimension
    /// appends its length, rounded to half points, and shows only the length by default. A magnifier has no
    /// label by default.
    var label: String?
    /// The side of the table. Default: the side where lines are short and do not cross other callouts or visible
    /// content.
    ///
    /// By default, the bracket of a row or section is beside the table. A bracket or dimension that can reach no side
    /// is at its part, and a line leads to its label.
    var side: Callout.Side?
    /// The length that a dimension shows: width or height. Default: width.
    var measure: Callout.Measure?
    /// The edge at which a dimension ends, such as `row 0:1 text leading`.
    ///
    /// It is a part followed by leading, trailing, top, bottom, center, middle or baseline.
    var end: TablePart?
    /// The zoom factor of a magnifier, from 1 to 20. Default: the part fills the lens.
    var zoom: CGFloat?

    init() {}

    init(_ callout: Callout) {
        (kind, part, label, side) = (callout.kind, callout.part, callout.label, callout.side)
        switch callout.kind {
        case .leader: kind = nil
        case .bracket, .bullet: break
        case .dimension(let length):
            kind = .dimension(.width)
            if case .distance(let edge) = length { end = edge } else if length != .width { measure = length }
        case .magnifier(let zoom):
            kind = .magnifier(zoom: nil)
            self.zoom = zoom
        }
    }

    var callout: Callout {
        let kind: Callout.Kind =
            switch kind ?? .leader {
            case .dimension: .dimension(end.map { .distance(to: $0) } ?? measure ?? .width)
            case .magnifier: .magnifier(zoom: zoom)
            case let other: other
            }
        return Callout(kind, part ?? "", label: label, side: side)
    }

    package static let definition = Definition<SceneCallout>(
        name: "callout",
        keys: [
            Key("type", \.kind, .choice).describing("kind").shown("bracket"),
            Key("part", \.part, .part).required.shown("row 0:1 text"),
            Key("label", \.label, .text).shown("A chevron"),
            Key("side", \.side, .choice).of("leader", "bracket", "dimension", "magnifier").shown("above"),
            Key("measure", \.measure, .choice).of("dimension").shown("height"),
            Key("to", \.end, .part).describing("end").of("dimension").shown(
                "row 0:1 text leading", adding: "part: row 0:1 leading"),
            Key("zoom", \.zoom, .zoom).of("magnifier").shown("3"),
        ], scalarKey: "part",
        check: { callout, reader in
            if callout.measure != nil, callout.end != nil {
                reader.fail("\"measure\" and \"to\" exclude each other; choose one", key: "measure")
            }
            // Without a type, a callout is a leader.
            guard callout.kind == nil else { return }
            let others = [
                ("measure", "dimension", callout.measure != nil), ("to", "dimension", callout.end != nil),
                ("zoom", "magnifier", callout.zoom != nil),
            ]
            for (key, type, isSpecified) in others where isSpecified {
                reader.fail("a leader has no key \"\(key)\"; write type: \(type)", key: key)
            }
        },
        stage: ExampleStage(
            "rows: [One, {text: Two, accessory: disclosure}]\ncallouts: [HERE]",
            bases: [
                "": "part: row 0:1 accessory", "dimension": "type: dimension\npart: row 0:1",
                "magnifier": "type: magnifier\npart: row 0:1 accessory",
            ]))
}

extension Callout.Kind: NamedValue {
    package static let kind = "a kind of callout"
    package static var names: Names {
        [
            ("leader", .leader), ("bracket", .bracket), ("bullet", .bullet),
            ("dimension", .dimension(.width)), ("magnifier", .magnifier(zoom: nil)),
        ]
    }
}

extension Callout.Measure: NamedValue {
    package static let kind = "a measure"
    package static var names: Names { [("width", .width), ("height", .height)] }
}

extension Callout.Side: NamedValue { package static let kind = "a side of the table" }
