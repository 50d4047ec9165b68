import Diagnostics
import SceneSchema
import TableSnapshots

/// A callout for a part of the table: a leader line, bracket, numbered bullet, dimension or magnifier.
public struct SceneCallout: Hashable, Sendable, SceneObject {
    /// The kind of callout: leader, bracket, bullet, dimension or magnifier. Default: leader, a line to a
    /// label.
    public var kind: Kind?
    /// The name of the part, such as `row 0:1`, `header 0`, `section 1`, `row 0:1 accessory` or `row 0:1
    /// content`. A value in a column is `row 0:1 column 2`, or has the title of the column.
    ///
    /// A dimension to another edge begins at an edge, such as `row 0:1 leading`.
    public var part: TablePart?
    /// The text of the label. Default: the name of the part.
    ///
    /// The labels of bullets appear in a legend, from which an empty label omits the bullet. A dimension
    /// appends its length to the label, and shows only the length by default. A magnifier has no label by
    /// default.
    public var label: String?
    /// The side of the table. Default: the nearest side where the lines of the callout cross as little as
    /// possible.
    public var side: Callout.Side?
    /// The length that a dimension shows: width or height. Default: width.
    public var measure: Measure?
    /// The edge at which a dimension ends, such as `row 0:1 text leading`.
    ///
    /// It is a part followed by leading, trailing, top, bottom, center, middle or baseline.
    public var end: TablePart?
    /// The zoom factor of a magnifier, from 1 to 20. Default: the part fills the lens.
    public var zoom: Double?

    /// The kinds of callouts.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The kinds, as in `Callout`.
        case leader, bracket, bullet, dimension, magnifier
    }

    /// The lengths that a dimension can show.
    public enum Measure: String, Hashable, Sendable, CaseIterable {
        /// The width or height of the complete part.
        case width, height
    }

    /// Creates a leader line to a part.
    public init(_ part: TablePart? = nil) { self.part = part }

    /// The callout for drawing.
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

    /// Creates a callout without properties.
    public init() { self.init(nil) }

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
            Key("zoom", \.zoom, .number(1...20)).of("magnifier").shown("3"),
        ], scalarKey: "part",
        check: { callout, reader in
            if callout.measure != nil, callout.end != nil {
                reader.fail("\"measure\" and \"to\" exclude each other; choose one", key: "measure")
            }
        },
        stage: ExampleStage(
            "rows: [One, {text: Two, accessory: disclosure}]\ncallouts: [HERE]",
            bases: [
                "": "part: row 0:1 accessory", "dimension": "type: dimension\npart: row 0:1",
                "magnifier": "type: magnifier\npart: row 0:1 accessory",
            ]))
}

extension SceneCallout.Kind: NamedValue { package static let kind = "a kind of callout" }

extension SceneCallout.Measure: NamedValue { package static let kind = "a measure" }

extension Callout.Side: NamedValue { package static let kind = "a side of the table" }
