import DataFiles
import DataTables
import SceneSchema
import TableKit

extension Form where Value == Color {
    /// A color by its name, as `#RRGGBB` or `#RRGGBBAA`, or one for each appearance.
    static let color = Form(
        shape: shape,
        decode: { node, reader in
            if node.mapping != nil { return dynamic(node, &reader) }
            return fixed(node, &reader)
        },
        encode: { color in
            if let name = Color.uiKitNames.first(where: { $0.value == color })?.name { return .text(name) }
            if color == Color(light: color.light, dark: color.light) { return .text(color.light.hexadecimal) }
            let variants: [(String, RGBA?)] = [
                ("light", color.light), ("dark", color.dark), ("highContrastLight", color.highContrastLight),
                ("highContrastDark", color.highContrastDark),
            ]
            let entries = variants.compactMap { name, color in
                color.map { DocumentEntry(name, .text($0.hexadecimal)) }
            }
            return DocumentNode(.mapping(entries), isFlow: true)
        })

    private static let digits = "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"
    private static let plainShape = Shape.either([
        .choice(kind: Color.kind, names: Color.names.map(\.name)),
        .pattern(name: "a color in quotes such as \"#FF9500\"", expression: digits),
    ])
    private static let shape = Shape.either([plainShape, .object(ColorPair.self)])

    private static func dynamic(_ node: DocumentNode, _ reader: inout SceneReader) -> Color? {
        guard let pair = ColorPair.definition.decode(node, &reader), let light = pair.light,
            let dark = pair.dark
        else { return nil }
        return Color(
            light: light.light, dark: dark.dark, highContrastLight: pair.highContrastLight?.light,
            highContrastDark: pair.highContrastDark?.light)
    }

    fileprivate static let plain = Form(
        shape: plainShape, decode: { fixed($0, &$1) }, encode: { .text($0.light.hexadecimal) })

    private static func fixed(_ node: DocumentNode, _ reader: inout SceneReader) -> Color? {
        guard let text = node.scalar?.text, node.scalar?.isNull == false else {
            reader.fail(found: node, expected: .pattern(name: "a color", expression: digits))
            return nil
        }
        if text.hasPrefix("#") {
            if let color = RGBA(hexadecimal: text) { return Color(light: color, dark: color) }
            reader.fail("\"\(text.shortened)\" is not a color; write #RRGGBB or #RRGGBBAA", at: node.position)
            return nil
        }
        do throws(Diagnostic) {
            return try Color.named(text)
        } catch {
            reader.fail("\(error.sentence), or a color such as \"#FF9500\" in quotes", at: node.position)
            return nil
        }
    }
}

/// A color that depends on the appearance.
struct ColorPair: SceneObject {
    /// The color in light appearance.
    var light: Color?
    /// The color in dark appearance.
    var dark: Color?
    /// The color in light appearance with high contrast. Default: the color in light appearance.
    var highContrastLight: Color?
    /// The color in dark appearance with high contrast. Default: the color in dark appearance.
    var highContrastDark: Color?

    package static let definition = Definition<ColorPair>(
        name: "dynamic color",
        keys: [
            Key("light", \.light, .plain).shown("systemBlue").required,
            Key("dark", \.dark, .plain).shown("systemOrange", table: "traits: {appearance: dark}").required,
            Key("highContrastLight", \.highContrastLight, .plain).shown(
                "red", table: "traits: {contrast: high}"),
            Key("highContrastDark", \.highContrastDark, .plain).shown(
                "white", table: "traits: {appearance: dark, contrast: high}"),
        ],
        stage: ExampleStage(
            "rows: [{text: {text: A text, color: HERE}}, Below]",
            base: "light: systemBlue\ndark: systemOrange"))
}

extension Form where Value == Double {
    /// The value of a control.
    static let controlValue = number(-1_000_000_000...1_000_000_000)
}

extension Form where Value == FontFeature {
    /// The tag of an OpenType feature.
    static let feature = Form(
        .pattern(name: "a feature of four letters or digits such as tnum", expression: "^[A-Za-z0-9]{4}$"),
        read: { $0.scalar?.word.flatMap(FontFeature.init(rawValue:)) },
        encode: { .text($0.rawValue) })
}

extension Form where Value == [FontFeature] {
    /// The tags of the OpenType features of a font.
    static let features = list(.feature, max: FontFeature.maxCount, isFlow: true)
}

extension Form where Value == EdgeInsets {
    /// The insets of four edges.
    static let insets = Form.numbers(
        ["top": limits, "left": limits, "bottom": limits, "right": limits],
        { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) },
        { [$0.top, $0.left, $0.bottom, $0.right].map { Double($0) } })

    private static let limits = -10_000.0...10_000
}

extension Form where Value == CGRect {
    /// A position and a size.
    static let frame = Form.numbers(
        ["x": -limit...limit, "y": -limit...limit, "width": 0...limit, "height": 0...limit],
        { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) },
        { [$0.minX, $0.minY, $0.width, $0.height].map { Double($0) } })

    private static let limit = SceneLimits.coordinate
}

extension Form where Value == CGSize {
    /// A width and a height.
    static let size = Form.numbers(
        ["width": 0...10_000, "height": 0...10_000], { CGSize(width: $0[0], height: $0[1]) },
        { [$0.width, $0.height].map { Double($0) } })

    /// A horizontal and a vertical offset.
    static let offset = Form.numbers(
        ["right": -1000...1000, "down": -1000...1000], { CGSize(width: $0[0], height: $0[1]) },
        { [$0.width, $0.height].map { Double($0) } })
}

extension Form where Value == IndexPath {
    /// A row such as `0:2`: its section and its index in the section, both from 0.
    static let row = Form(
        .pattern(
            name: "a row such as 0:2 (section:row, from 0)", expression: "^\(IndexPath.rowExpression)$"),
        read: { IndexPath(rowText: $0.scalar?.word ?? "") }, encode: { .text($0.rowText) })
}

extension Form where Value == TablePart {
    /// A part such as `row 0:1 text`, or `0:1 text` as in steps.
    static let part = Form<String>.text.mapped(
        { TablePart(shortText: $0) ?? TablePart($0) }, \.description)
}

extension Form {
    /// Returns the form of a value, or of a template that determines one for each record.
    static func bound<Inner: Sendable>(_ form: Form<Inner>) -> Form where Value == RecordValue<Inner> {
        Form(
            shape: .either([form.shape, Self.template]),
            decode: { node, reader in
                if let text = node.scalar?.text, text.contains("{") { return .template(text) }
                return form.decode(node, &reader).map { .fixed($0) }
            },
            encode: { value in
                switch value {
                case .fixed(let value): form.encode(value)
                case .template(let text): .text(text)
                }
            })
    }

    static var template: Shape { .pattern(name: "a template with a column in braces", expression: "\\{") }
}
