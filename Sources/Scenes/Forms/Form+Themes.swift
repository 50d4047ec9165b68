import DataFiles
import DataTables
import SceneSchema
import TableKit

extension Form where Value == CGFloat {
    /// Returns the form of a number of points in a range.
    static func points(_ range: ClosedRange<Double>) -> Form {
        Form<Double>.number(range).mapped({ CGFloat($0) }, { Double($0) })
    }

    /// The size of a part of a table, or the space around it. It is in points, or a factor of another length.
    static let length = points(0...1000)

    /// A side of a table, in points.
    static let tableSide = points(1...16_000)

    /// A zoom factor.
    static let zoom = points(1...20)

    /// An opacity, or a fraction of a length.
    static let fraction = Form<Double>.number(0...1).mapped({ CGFloat($0) }, { Double($0) })
}

extension Form where Value == Font {
    /// A font.
    static let font = Form<FontProperties>.object.mapped({ $0.font }, { FontProperties($0) })
}

extension FontProperties {
    fileprivate init(_ font: Font) {
        let style = font.textStyle
        let (size, weight) = (font.usualPointSize, font.weight)
        self.init(
            family: font.family, size: font.scaling?.hasLinePitch == true ? nil : Double(size),
            weight: weight == style?.usual.weight ?? .regular ? nil : weight, italic: font.isItalic)
        textStyle = style
        features = font.features
    }
}

extension Form where Value == Fill {
    /// A color, a vertical gradient, or stripes.
    static let fill = Form(
        shape: .either([Form<Color>.color.shape, .object(SceneFill.self)]),
        decode: { node, reader in
            if SceneFill.isMeant(by: node) { return SceneFill.definition.decode(node, &reader)?.fill }
            return Form<Color>.color.decode(node, &reader).map { .color($0) }
        },
        encode: { fill in
            if case .color(let color) = fill { return Form<Color>.color.encode(color) }
            return SceneFill.definition.encode(SceneFill(fill))
        })
}

/// A gradient from top to bottom, or vertical stripes.
struct SceneFill: SceneObject {
    /// The color stops of a gradient, from top to bottom.
    var gradient: [SceneGradientStop] = []
    /// The background color and the line color of stripes.
    var stripes: [Color] = []
    /// The width of the lines. Default: 1.
    var width: CGFloat?
    /// The distance between the beginnings of consecutive lines. Default: 2.
    var period: CGFloat?

    init() {}

    init(_ fill: Fill) {
        switch fill {
        case .color: break
        case .gradient(let stops, _, _):
            gradient = stops.map { SceneGradientStop(color: $0.color, location: $0.location) }
        case .stripes(let ground, let line, let width, let period):
            stripes = [ground, line]
            (self.width, self.period) = (width, period)
        }
    }

    /// Returns a Boolean value that indicates whether a mapping is one of these instead of a color for each
    /// appearance.
    static func isMeant(by node: DocumentNode) -> Bool {
        node.mapping?.contains { ["gradient", "stripes", "width", "period"].contains($0.key) } ?? false
    }

    var fill: Fill? {
        guard stripes.count == 2 else { return .gradient(gradient.map { .init($0.location, $0.color) }) }
        return .stripes(stripes[0], stripes[1], width: width ?? 1, period: period ?? 2)
    }

    package static let definition = Definition<SceneFill>(
        name: "fill",
        keys: [
            Key("gradient", \.gradient, .list(.object, max: 16)).shown(
                "[{color: white, at: 0}, {color: systemBlue, at: 1}]"),
            Key("stripes", \.stripes, .list(.color, max: 2)).shown("[white, \"#C0D0E0\"]"),
            Key("width", \.width, .points(0.1...1000)).shown(
                "4", adding: "stripes: [white, \"#C0D0E0\"]\nperiod: 12"),
            Key("period", \.period, .points(1...1000)).shown("12", adding: "stripes: [white, \"#C0D0E0\"]"),
        ],
        check: { fill, reader in
            if fill.gradient.isEmpty == fill.stripes.isEmpty {
                reader.fail("a fill has either a gradient or stripes")
            } else if fill.stripes.count == 1 {
                reader.fail("stripes require two colors: the background and the lines")
            }
        },
        stage: ExampleStage("style: grouped\ntheme: {grouped: {background: HERE}}\nsections: [[One], [Two]]"))
}

/// A color stop of a gradient.
struct SceneGradientStop: SceneObject {
    /// The color.
    var color = Color.clear
    /// The location, from 0 at the top to 1 at the bottom.
    var location: CGFloat = 0

    package static let definition = Definition<SceneGradientStop>(
        name: "gradient stop",
        keys: [
            Key(always: "color", \.color, .color).shown("systemOrange").required,
            Key(always: "at", \.location, .fraction).describing("location").shown("0.5").required,
        ],
        stage: ExampleStage(
            "style: grouped\ntheme: {grouped: {background: {gradient: [{color: white, at: 0}, HERE, {color: systemBlue, at: 1}]}}}\nsections: [[One], [Two]]",
            base: "color: systemOrange\nat: 0.2"))
}

extension Form where Value == Theme.TitlePosition {
    /// `centered`, or a distance from an edge.
    static let titlePosition = Form(
        shape: .either([.choice(kind: "a position", names: ["centered"]), .object(SceneTitlePosition.self)]),
        decode: { node, reader in
            if node.scalar?.word == "centered" { return .centered }
            guard let position = SceneTitlePosition.definition.decode(node, &reader) else { return nil }
            return position.below.map { .below($0) }
                ?? position.baselineAboveBottom.map { .baselineAboveBottom($0) }
        },
        encode: { title in
            var position = SceneTitlePosition()
            switch title {
            case .centered: return .word("centered")
            case .below(let distance): position.below = distance
            case .baselineAboveBottom(let distance): position.baselineAboveBottom = distance
            }
            return SceneTitlePosition.definition.encode(position)
        })
}

/// The vertical position of a title in a header or footer view that is taller than the title.
struct SceneTitlePosition: SceneObject {
    /// The distance of the title from the top edge.
    var below: CGFloat?
    /// The distance of the last baseline from the bottom edge.
    var baselineAboveBottom: CGFloat?

    package static let definition = Definition<SceneTitlePosition>(
        name: "title position",
        keys: [
            Key("below", \.below, .points(-1000...1000)).shown("4"),
            Key("baselineAboveBottom", \.baselineAboveBottom, .points(-1000...1000)).shown("4"),
        ],
        check: { position, reader in
            if (position.below == nil) == (position.baselineAboveBottom == nil) {
                reader.fail("expected centered, or one of the keys below and baselineAboveBottom")
            }
        },
        stage: ExampleStage(
            "theme: {plain: {header: {titlePosition: HERE}}}\nsections: [{header: {text: A high header, height: 70}, rows: [One]}]"
        ))
}
